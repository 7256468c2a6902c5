"""How Bureaucracy looks in the window: a round table with a mat for every player."""
