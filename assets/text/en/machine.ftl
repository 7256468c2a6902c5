### Words about the computer that the box runs on: what is missing or in the way (machine-), what `doctor` finds
### (doctor-), and the options of commands that have to do with it (cmd-).


## What is missing or in the way

machine-no-saving = Nothing can be saved here ({ $reason }): games are lost when the window closes.
machine-second-window = Ballot Box is already open: this window keeps its own game, { $file }.
machine-no-screen = there is no screen
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
cmd-package-build-only = build, and stop before the checks
cmd-package-pack-only = check and pack what was built before
cmd-package-frozen = This program is already packed; python3 game.py package needs the source.


## What doctor finds

cmd-doctor = look at this computer, for a report of a bug
cmd-doctor-json = tell what was found as JSON
cmd-doctor-out = write it to a file instead, for computers without a terminal
cmd-doctor-not-kept = The report { $path } could not be written: { $reason }.

doctor-box = The box
doctor-box-version = version
doctor-box-packed = standalone program
doctor-box-games = games and their rules
doctor-box-languages = languages
doctor-system = The computer
doctor-system-name = system
doctor-system-machine = processor
doctor-system-cores = cores
doctor-system-python = Python
doctor-system-encoding = file names in
doctor-libraries = Libraries
doctor-video = Picture
doctor-video-driver = driver
doctor-video-desktops = screens
doctor-video-card = graphics card
doctor-sound = Sound
doctor-sound-driver = driver
doctor-sound-rate = samples a second
doctor-sound-channels = channels
doctor-pads = Gamepads
doctor-pads-count = how many
doctor-fonts = Typefaces
doctor-folders = Folders
doctor-folders-data = saved games
doctor-folders-data-free = free there (MB)
doctor-folders-config = settings
doctor-folders-config-free = free there (MB)
doctor-folders-log = logs
doctor-folders-log-free = free there (MB)
doctor-bots = Bots
doctor-bots-levels = levels
doctor-bots-seconds = first answer (s)
doctor-environment = What SDL is told
doctor-yes = yes
doctor-no = no
doctor-none = none
doctor-well = All is well.
doctor-no-screen = There is no screen here; { $program } play plays in the terminal.
doctor-bad-screen = No window can be opened here ({ $reason }); { $program } play plays in the terminal.
doctor-no-sound = There is no loudspeaker here; games go on in silence.
doctor-bad-sound = The loudspeaker does not answer ({ $reason }); games go on in silence.
doctor-bad-font = The typeface { $font } cannot be read: install the box again.
doctor-no-fonts = There are no typefaces: install the box again.
doctor-no-writing = Nothing can be written to { $folder } ({ $reason }): allow it, or choose another folder with --portable.
doctor-little-room = Only { $free } MB are free in { $folder }: saving will fail soon.
doctor-no-bots = Bots cannot think in a process of their own; in their place chance answers.
