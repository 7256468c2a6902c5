### Words about the computer that the box runs on: what is missing or in the way (machine-), what `doctor` finds
### (doctor-), and the options of commands that have to do with it (cmd-).


## What is missing or in the way

machine-no-saving = Nothing can be saved here ({ $reason }): games are lost when the window closes.
machine-second-window = Ballot Box is already open: this window keeps its own game, { $file }.
machine-silent = No loudspeaker answers: the game goes on in silence.
machine-pad-gone = The gamepad is gone; mouse and keyboard go on.
machine-screen-gone = A screen was taken away: the window has been brought back into sight.


## Options of the window

cmd-window-continue = go on with the last game at once
cmd-window-watch = watch bots play; the same SEED deals the same cards
cmd-window-game = the game to watch
cmd-window-leave-at-end = end when the game is over and its result has been shown
cmd-window-once = show one frame and end, to measure how long a start takes


## The packer

cmd-package = make a standalone program of the box, check it and pack it
cmd-package-out = the folder that the archive goes to
cmd-package-keep = leave out the checks
cmd-package-frozen = This program is already packed; python3 game.py package needs the source.
