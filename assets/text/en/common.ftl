### Words that all games share: the terminal player (term-), the commands (cmd-) and the box itself (ui-).
###
### Whoever fills in arguments passes what players should read; "yes", "no", "nobody" and "none" choose variants.


# Who sits at a table when nobody has given names; bots take these names in turn.
ui-player = Player { $number }
ui-bot-1 = Rima
ui-bot-2 = Ziad
ui-bot-3 = Karim
ui-bot-4 = Hana
ui-bot-5 = Samir
ui-bot-6 = Dunya
ui-bot-7 = Tony
ui-bot-8 = Maya
ui-bot-9 = Walid
ui-bot-10 = Joumana
ui-bot-11 = Elias
ui-bot-12 = Salma


## Commands

cmd-about = Political board games: secret roles, open votes and nobody to trust.
cmd-usage = python3 game.py [COMMAND] [OPTIONS]
cmd-default = Without a command, the window opens. Each command explains itself: COMMAND --help.
cmd-commands = commands
cmd-options = options
cmd-play = play a game in this terminal
cmd-simulate = let bots play many games, and count who wins
cmd-ladder = measure how much stronger one level of bots is than another
cmd-honesty = prove that bots choose by what their seat sees, and by nothing else
cmd-bench = measure how fast the rules run
cmd-replay = tell a saved game again
cmd-check = check that cards, texts and maps fit together
cmd-help = show this help and end
cmd-version = show the version and end
cmd-portable = keep saves and settings under this folder

cmd-bad-arguments = { $problem }; see { $command } --help.
cmd-unknown-command = There is no command “{ $command }”; there are: { $commands }.
cmd-unknown-game = There is no game “{ $game }”; there { $count ->
        [one] is
       *[other] are
    }: { $games }.
cmd-portable-needs = --portable needs a folder.

cmd-play-game = the game to play; without it, { $game }
cmd-play-terminal = play in this terminal
cmd-play-players = how many play
cmd-play-humans = how many of them are people, from the first seat on; 1 if not given
cmd-play-names = the people’s names, separated by commas; bots take the other seats
cmd-play-bots = how strong the bots are, separated by commas: { $levels }
cmd-play-seed = a number that decides how the cards are shuffled
cmd-play-mode = which version of the game: { $modes }
cmd-play-house-rule = switch a house rule, as in NAME=on or NAME=off: { $rules }
cmd-play-clock = off, or the seconds a turn may take; off for one person, else as in the rule book
cmd-play-elders = the players from the oldest to the youngest, by name or number, separated by commas
cmd-play-load = go on with a saved game
cmd-play-continue = go on with the last game
cmd-play-color = colours: auto, always or never
cmd-play-save = where to save the game, besides the automatic save

cmd-bad-number = { $option } needs a whole number from { $least } on, not “{ $given }”.
cmd-bad-clock = --clock needs “off” or the seconds of a turn, from { $least } to { $most }, not “{ $given }”.
cmd-bad-house-rule = --house-rule needs NAME=on or NAME=off, not “{ $given }”.
cmd-bad-names = “{ $given }” cannot be a name; give 1 to { $most } letters that can be printed, and at least one that is no digit.
cmd-same-names = Two players cannot both be called “{ $given }”.
cmd-too-many-people = { $people } people cannot sit at a table for { $players }.
cmd-names-and-humans = --names names { $names ->
        [one] one person
       *[other] { $names } people
    }, but --humans asks for { $humans }.
cmd-bad-level = There is no bot “{ $level }”; there are: { $levels }.
cmd-bad-elder = --elders does not know “{ $given }”; name the players, or give their numbers from 1 to { $players }.
cmd-same-elder = --elders names { $given } twice.
cmd-load-or-continue = --load and --continue cannot go together; choose one.
cmd-load-settles = { $option } cannot be changed for a game that is already under way.
cmd-nothing-to-continue = There is no game to go on with; start one first.
cmd-other-game = The saved game is { $saved }, not { $game }.
cmd-bad-save-folder = The game cannot be saved as { $path }: it is a folder.
cmd-bad-save-file = The game cannot be saved as { $path }: that file is no saved game, and it would be lost.

cmd-replay-file = the saved game
cmd-replay-seat = whose eyes to see it with: a number from 1 on, a name, or spectator
cmd-replay-seed = taken as by the other commands; a replay follows its file
cmd-replay-json = print the game as JSON
cmd-replay-moves = print each move before what followed from it
cmd-replay-bad-seat = There is no seat “{ $given }” in this game; there are: { $seats } and spectator.
cmd-replay-unfinished-seat = This game is not over yet: it can only be seen with an onlooker’s eyes.
cmd-replay-unfinished-moves = This game is not over yet: its moves stay secret until then.
cmd-replay-old-moves = This game was played under other rules, so its moves cannot be made again; without --moves its log can be read.
cmd-replay-unfinished = The game is not over yet.


## The terminal player

term-cover = Pass to { $name }, press Enter
term-prompt = { $name } >
term-prompt-neutral = Everybody may read this. Press Enter, then pass to { $name } >
term-prompt-visit = { $name }, press Enter to cover this again >
term-prompt-standing = { $name }, a number, or Enter to go on >
term-enter = [Enter]
term-standing = You may also, at any time of your turn:
term-pick-several = Pick { $least ->
        [0] up to { $most }
       *[other] { $least } to { $most }
    }, separated by commas{ $least ->
        [0] , or - for none
       *[other] {""}
    }.
term-news = Since you were last asked
term-news-public = What everybody saw
term-news-earlier = { $count ->
        [one] one line before this (l shows the log)
       *[other] { $count } lines before this (l shows the log)
    }
term-log-empty = Nothing has happened yet.
term-log-earlier = { $count ->
        [one] one line before this (l all shows everything)
       *[other] { $count } lines before this (l all shows everything)
    }
term-welcome = Type the number of an answer, or ? for help.
term-continued = Going on where you left off.
term-continued-spare = The newest automatic save was damaged or missing, so this is the one before it.
term-set-aside = Your last game is kept; go back to it with: { $command }
term-time-up = Time is up.
term-undone = Taken back.
term-redone = Done again.
term-nothing-to-undo = There is nothing that you could still take back.
term-nothing-to-redo = There is nothing to do again.
term-peek-covered = Not while everybody is looking: type your name, and take the machine.
term-unknown-place = There is no place called “{ $place }” on the board.
term-saved = Saved as { $path }.
term-save-failed = The game could not be saved ({ $reason }); try another file: s FILE.
term-save-refused = { $path } is no saved game, so it is not written over; try another file: s FILE.
term-autosave-failed = The game goes on, but it cannot be saved automatically ({ $reason }).
term-left = The game is saved; go on with: { $command }
term-left-unsaved = The game could not be saved automatically.
term-replay = See this game again with: { $command }

term-unclear-empty = Type a number from 1 to { $last }, or ? for help.
term-unclear-number = There is no { $number } here; type a number from 1 to { $last }, or ? for help.
term-unclear-unknown = “{ $typed }” is none of the answers; type a number from 1 to { $last }, or ? for help.
term-unclear-several = “{ $typed }” could be { $names }; type more of it, or the number.
term-unclear-count = { $least ->
        [0] Pick up to { $most } different answers, or - for none.
       *[other] { $most ->
            [one] Pick one answer.
           *[other] Pick { $least } to { $most } different answers.
        }
    }
term-unclear-neutral = Press Enter to go on; ? shows what else you may type.
term-unclear-visit = Press Enter to cover this again; ? shows what else you may type.

term-help-1 = answers with that option; the beginning of its name will do, too
    .keys = 1, 2, ...
term-help-2 = this help
    .keys = ?
term-help-3 = the board; b and the name of a place shows what borders it
    .keys = b [PLACE]
term-help-4 = the rules in short
    .keys = r
term-help-5 = the log as you saw it; l all from the beginning
    .keys = l [all]
term-help-6 = your own cards, with all their texts
    .keys = p
term-help-7 = take back your last choice, if nobody has acted and nothing was revealed since
    .keys = u
term-help-8 = do again what you took back
    .keys = y
term-help-9 = save the game, wherever you like
    .keys = s [FILE]
term-help-10 = save and leave; the option --continue brings you back
    .keys = q
term-help-11 = talk: promise, ask, bargain or accuse; it shows the promises made so far
    .keys = t
term-help-12 = while a page is covered or for everybody: that person takes the machine to look at their cards
    .keys = a name


## Machrou3 Ra2is in the terminal

term-machrou3-round = Round { $round } of { $rounds }
term-machrou3-election = Presidential Election
term-machrou3-speaker = Speaker { $seat }
term-machrou3-completed = { $count } of { $most } Objectives completed
term-machrou3-holds = { $districts ->
        [one] { " " }1 district,
       *[other] { $districts } districts,
    } { $objectives ->
        [0] no Objective yet
        [one] 1 Objective
       *[other] { $objectives } Objectives
    }
term-machrou3-districts = { $districts ->
        [one] { " " }1 district
       *[other] { $districts } districts
    }
term-machrou3-you = you
term-machrou3-candidate = candidate
term-machrou3-tied = tied: nobody
term-machrou3-no-holder = nobody
term-machrou3-column-group = District Group
term-machrou3-column-districts = holder, IP, { $station } Media Station
term-machrou3-column-seats = seats, leader, lead
term-machrou3-swing = Swing Districts:
term-machrou3-done = Completed:
term-machrou3-frontiers = Frontiers:
term-machrou3-frontier = { $is_open ->
        [yes] { $one } and { $two } border each other now
       *[no] { $one } and { $two } border each other no longer
    }
term-machrou3-effect = In force: { $effect } ({ $whom }){ $until ->
        [0] {""}
       *[other] {" "}until the end of round { $until }
    }. { $meaning }

term-machrou3-hand-character = You are
term-machrou3-hand-allies = You know
term-machrou3-hand-objective = Objective
term-machrou3-hand-where = It counts
term-machrou3-hand-known = Learned
term-machrou3-allies = { $players ->
        [nobody] You are the only Corrupt player.
       *[other] Corrupt like you: { $players }.
    }
term-machrou3-allies-none = Nobody else’s side.
term-machrou3-no-objective = None in hand; the action Objective draws one.

term-machrou3-battle = Battle of Influence
term-machrou3-if-now = If it ended now: { $end ->
        [none] nothing changes hands
       *[other] { $end }
    }{ $seats ->
        [none] {""}
       *[other] ; seats { $seats }
    }.
term-machrou3-would-go = { $seat ->
        [nobody] { $district } becomes a Swing District
       *[other] { $district } to { $seat }
    }
term-machrou3-seats-change = seats { $changes }
term-machrou3-points = { $points } IP
term-machrou3-reaches = reaches { $places }
term-machrou3-helpers = may step in: { $players }
term-machrou3-player = { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, { $districts ->
        [one] 1 district
       *[other] { $districts } districts
    }, { $objectives ->
        [0] no Objective
        [one] 1 Objective
       *[other] { $objectives } Objectives
    } completed
term-machrou3-surroundings = { $district } ({ $group }{ $coast ->
        [yes] , on the coast
       *[no] {""}
    }) borders { $near }{ $far ->
        [none] {""}
       *[other] ; linked by Media Stations to { $far }
    }.

term-machrou3-result = { $president ->
        [nobody] The vote is tied at the top: nobody is elected, and { $winners } win.
       *[other] { $president } is President, and { $winners } win.
    }
term-machrou3-votes = Votes, weighed by seats
term-machrou3-voted = { $counts ->
        [yes] { $seats } for { $choice }
       *[no] void ({ $seats }) for { $choice }
    }
term-machrou3-won = won
term-machrou3-seats-legend = { $void } a seat whose vote is void   { $empty } a seat that nobody holds
term-machrou3-no-completed = no Objective
term-machrou3-secret-for-ever = The ballots of the campaigns were shuffled before they were counted: who voted With and who Against stays secret for ever.


## Why a saved game cannot be loaded

save-too-large = { $file } is too large to be a saved game.
save-unreadable = { $file } cannot be read: { $problem }.
save-unknown-game = { $file } is a game that this version of Ballot Box does not have.
save-contents = { $file } is damaged: its contents do not fit together.
save-impossible = { $file } is damaged: it describes a game that cannot be.
save-no-json = { $file } is not a saved game, or it is damaged.
save-foreign = { $file } is not a saved game of Ballot Box.
save-no-version = { $file } is damaged: it does not say which version it is.
save-newer = { $file } was saved by a newer version of Ballot Box; please update the program.
save-too-old = { $file } is damaged, or too old for this version of Ballot Box.
save-changed = { $file } is damaged: its contents have been changed.
save-packed = { $file } is damaged and cannot be unpacked.


## Why a table cannot be set up

setup-players = { $game } is for { $few } to { $many } players, not { $players }.
setup-mode = { $game } has no mode '{ $mode }'; it has: { $modes }.
setup-house-rule = { $game } has no house rule '{ $rule }'; it has: { $rules }.
setup-elders = The order of ages must name every seat once.
