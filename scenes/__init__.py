"""Everything that players see, hear and touch: the window and the terminal."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame greets on the console otherwise
