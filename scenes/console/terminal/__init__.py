"""Playing in a terminal: pages of text, answers by number, a cover between people."""
