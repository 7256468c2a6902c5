### Words of the window: newgame.
