"""Pure rules of the games in the box: no window, no clock, no words for players."""
