"""Ballot Box in a terminal: the player, the replay and the commands for those who build and test the box."""
