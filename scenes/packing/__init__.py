"""Makes a standalone program of the box; it stays behind when the program leaves."""
