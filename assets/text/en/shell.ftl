### Words of the window around the games: the wall of posters (ui-), the menu (menu-), options (options-),
### saved games (load-) and the page that is shown when something broke (crash-).

ui-title = Ballot Box
ui-version = Ballot Box { $version }
ui-tagline = Political games for one table and no friends
ui-back = Back
ui-scroll = Scroll
ui-key-delete = Del
ui-screenshot-saved = A picture of the window was kept: { $path }.
ui-screenshot-failed = The picture could not be kept ({ $reason }).
ui-screenshot-private = No picture is taken while somebody's own cards lie open.

# Posters: what is printed on them and said beside them.
ui-poster-machrou3 = Machrou3 Ra2is
    .second = مشروع رئيس
    .tagline = One parliament, one palace, and nobody at the table you should believe.
    .players = 4–6 players
    .time = 60 min
    .kind = hidden roles
ui-poster-bureaucracy = Bureaucracy
    .second = stamped in triplicate
    .tagline = Sign here, initial there, and mind the neighbours with the siege engine.
    .players = 3–8 players
    .time = 60 min
    .kind = secret targets
ui-poster-tip = Play { $game }


## The title

ui-continue = Continue
    .note = Round { $round } · { $names }
ui-play = Play
    .note = { $game } · bots fill the empty chairs
ui-load = Load
    .note = games you walked away from
ui-rules = Rules
    .note = short paragraphs, numbered
ui-options = Options
    .note = sight, sound, speed
ui-quit = Quit
    .note = leave politics
ui-quit-title = Leave politics?
ui-quit-message = Nothing is lost: every game is saved after each move. The republic will still be here tomorrow, more or less.
ui-quit-yes = Quit
ui-title-keys = Arrows choose · Enter opens · F1 rules · F11 full screen
ui-theme-paper = Paper
ui-theme-night = Night session
ui-language-en = English
ui-language-ar = العربيّة
ui-language-fr = Français


## The rule book

ui-rules-title = The rules in short
ui-rules-back = Back
    .cap = PgUp
ui-rules-next = Next
    .cap = PgDn
ui-rules-close = Close the book
ui-rules-first = This is the first page.
ui-rules-page = { $page } of { $pages }

ui-keys-title = The keys
ui-keys-text = All of it works by mouse alone, and all of it by keyboard alone.
ui-key-1 = Tab · arrows
    .does = go from one thing to the next
ui-key-2 = Enter · Space
    .does = press what the brass ring is around
ui-key-3 = Key on a button
    .does = presses that button
ui-key-4 = Esc
    .does = back, or the menu; it never quits by itself
ui-key-5 = F1
    .does = these rules
ui-key-6 = F11 · Alt+Enter
    .does = full screen and back
ui-key-7 = F12
    .does = keep a picture of the window, never of secrets
ui-key-8 = Ctrl+N
    .does = on the title: a new game
ui-key-9 = Ctrl+O
    .does = on the title: saved games
ui-key-10 = Ctrl+,
    .does = on the title: options
ui-key-11 = Ctrl+plus · minus
    .does = larger and smaller text
ui-key-12 = Ctrl+Q
    .does = quit; the game is saved already
ui-key-13 = T · H · P · L
    .does = at the table: talk, a hint, your own cards, the log


## Menus and questions

menu-title = Point of order
menu-note = the table waits
menu-no = Better not
menu-esc = Esc


## Options

options-title = Options
options-note = Applied at once, and remembered on this machine
options-done = Done

options-access = Access
    .note = seeing, secrets, motion
options-table = Table
    .note = pace, second thoughts
options-sound = Sound
    .note = knocks and rustles
options-window = Window
    .note = size, language
options-about = About
    .note = version, licences, files

options-seeing = Seeing
options-secrets = Keeping secrets
options-moving = Moving
options-pace = How fast others act
options-caution = Second thoughts
options-effects = Effects
options-frame = The window
options-words = Words
options-program = The program
options-licences = Licences
options-files = Files

options-theme = Look
    .text = ink on paper, or paper on ink
options-text_size = Text size
    .text = every screen, the cards too
options-percent = { $size } %
options-pattern_assist = Patterns on land
    .text = dots, lines, waves: each governorate its own
options-discreet = Discreet cards
    .text = portraits in grey, sides as words
options-reveal = Looking at your cards
    .text = how the curtain opens
options-reveal-hold = Hold
options-reveal-press = Press twice
options-reduced_motion = Reduced motion
    .text = short fades; nothing shakes, marches or counts up
options-speed-off = Off
    .text = nothing moves; a short pause after each bot’s act
options-speed-slow = Slow
    .text = time to read every line twice
options-speed-normal = Normal
    .text = the pace of a table that knows the rules
options-speed-fast = Fast
    .text = the pace of a table that wants dinner
options-speed-instant = Instant
    .text = no pauses at all; the log will tell you what hit you
options-moments = Moments for cards
    .text = the same time for everybody, person or bot
options-moments-wait = Until answered
options-moments-short = 3 seconds
options-moments-long = 8 seconds
options-confirm = Ask again
    .text = before an act that cannot be taken back
options-effects_volume = Volume
    .text = paper, pawns, stamps and the gavel
options-mute = Mute
    .text = not a sound; every cue has a visible twin
options-fullscreen = Full screen
    .text = F11 does the same, everywhere
options-language = Language
    .text = switches at once, in the middle of a game too

options-about-name = Ballot Box { $version }
    .text = Board games about power, for one table. No network, no accounts, no spying: the players do that.
options-about-code = The program
    .text = MIT licence: use it, change it, share it, and keep the notice. It stands on Python, pygame-ce (LGPL), Fluent and a few small helpers, each under its own free licence.
options-about-fonts = The letters
    .text = Bebas Neue and the Noto family, under the SIL Open Font License 1.1: free to use and to pass on, not to sell on their own.
options-about-art = The pictures
    .text = Drawn for this box. All faces are invented; a likeness is bad luck for the likeness.
options-about-saves = Saved games and pictures
options-open-folder = Open folder
options-folder-failed = The folder could not be opened. It is here: { $path }

options-preview = As you will see it
    .note = live
options-preview-cards = The same card
    .note = { $discreet ->
        [yes] discreet
       *[no] for all to see
    }
options-preview-text = The Corrupt win if the vote is tied. They will have planned it.
options-preview-button = Campaign
options-preview-name = Lara
options-preview-side = Reformist
options-land-north = North
options-land-mount-lebanon = Mt Lebanon
options-land-beirut = Beirut
options-land-bekaa = Bekaa
options-land-south = South


## Saved games

load-title = Saved games
load-count = { $count ->
        [0] None yet
        [one] One game
       *[other] { $count } games, the newest first
    }
load-empty = A clean slate
    .text = No game has been saved yet. Start one; it saves itself after every move, which is more than most archives do.
load-open = Open
load-delete = Delete
load-delete-title = Delete this game?
load-delete-message = { $game }, saved on { $when }. There is no archive: what is deleted never happened.
load-deleted = Deleted. It never happened.
load-delete-failed = The game could not be deleted ({ $problem }).
load-finished = Finished
load-autosave = autosave
load-round = { $over ->
        [yes] Finished in round { $round }
       *[no] Round { $round }
    }
load-spoilt = Damaged file
load-unreadable = { $file } cannot be read.
load-when = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }, { $time }


## When something broke

crash-title = Something broke
crash-note = Not your fault
crash-head = The table fell over
crash-text-saved = The program met something it did not expect, and stopped before it could make matters worse. Your game was saved after the last move, so you can go on from there. The report on the right tells whoever mends this where it happened; it holds no cards, no votes and no names.
crash-text = The program met something it did not expect, and stopped before it could make matters worse. No game was going on, so nothing is lost. The report on the right tells whoever mends this where it happened; it holds no cards, no votes and no names.
crash-no-game = There is no saved game to go on with.
crash-continue = Go on with the saved game
crash-home = Back to the title
crash-copy = Copy the report
crash-save = Save the report
crash-report = Report
crash-copied = The report is on the clipboard.
crash-kept = Saved as { $path }
crash-not-kept = The report could not be saved: the log folder does not let itself be written to.
