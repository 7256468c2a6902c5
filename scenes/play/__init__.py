"""A game being played in the window: who is asked, what is covered, and what bots answer meanwhile."""
