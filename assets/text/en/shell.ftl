### Words of the window: shell.
