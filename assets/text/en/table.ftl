### The table in the window: what stands on its sheets, buttons and tips.

table-phase-parliament = Phase 1 · Battle of the Parliament
table-phase-election = Phase 2 · Presidential Election
table-round = Round { $round }
table-menu = Menu (Esc)
table-hint = A hint (H)
table-undo = Take back your last choice (Z)
table-rules = Rules (F1)
table-sound = Sound on or off (M)
table-options = Options (Ctrl+,)

table-seats-word = seats
table-seats-held = { $held } of { $all } seats held
table-parliament = Parliament
table-tie = tie
table-nobody = –
table-group-seats = { $seats ->
        [one] One seat goes to whoever has most IP.
       *[other] { $seats } seats go to whoever has most IP.
    }
table-group-points = { $player }: { $points } IP

# Where there is no room for the full name.
table-short-mount-lebanon-1 = Mount I
table-short-mount-lebanon-2 = Mount II
table-short-mount-lebanon-3 = Mount III
table-short-mount-lebanon-4 = Mount IV

table-speaker = Speaker
table-challenger = Challenger
table-defender = Defender
table-versus = vs
table-status-deciding = Deciding
table-status-candidate = Candidate
table-status-turn = Has the floor
table-status-backs = Backs { $player }
table-player-kind = { $person ->
        [yes] A person at this computer.
       *[no] A bot, level { $level }.
    }
table-player-holds = { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, { $districts ->
        [one] 1 district
       *[other] { $districts } districts
    }
table-player-completed = Completed: { $objective }
table-player-look = Press to look at your own cards.

table-battle = Battle of Influence
table-battle-considered = if you challenge it
table-battle-more = { $count ->
        [one] one more district
       *[other] { $count } more districts
    }
table-if-now = If it ended now
table-would-go = { $seat ->
        [nobody] { $district } becomes a Swing District
       *[other] { $district } goes to { $seat }
    }
table-seats-change = { $player } { $change } seats
table-nothing-changes = no seat changes hands

table-floor = On the table
table-floor-note = { $count } of { $most } Objectives completed
table-in-force = In force
table-nothing-in-force = No card bends the rules just now. A completed Objective brings its owner an Exceptional Power; the sixth at the table ends the first part of the game.
table-last-power = The last Exceptional Power

table-asked = { $player }: { $question }
table-choose-action = Choose one of the actions below. Whatever is grey tells you why when you point at it.
table-choose-on-map = Choose on the map: the dashed districts are open to you. Point at one to see what it would bring.
table-note-thinking = { $player } is thinking
table-note-voting = The ballots are being gathered
table-note-wait = One moment
table-note-over = The game is over
table-passes-in = { $seconds ->
        [one] passes in 1 second
       *[other] passes in { $seconds } seconds
    }
table-skip = Space or a click on the map skips what moves.
table-not-now = Not now: somebody else has to answer first, or your action is already chosen.
table-not-your-turn = Only on your own turn.

table-tip-pass = Do nothing, and give nothing away.
table-tip-objective = Draw a secret Objective, or change the one you hold for another.
table-tip-swap = Offer one of your districts for another player’s of equal or lower IP. They may refuse.
table-tip-campaign = Court a Swing District. Everybody votes in secret, With or Against.
table-tip-battle = Challenge another player’s district from one of yours. A tie goes to you; a defeat costs you the district you came from.
table-tip-declare = Turn up your fulfilled Objective, and draw an Exceptional Power. Costs no action.

table-act-pass = do nothing
table-act-objective = draw or change
table-act-swap = trade districts
table-act-campaign = take a Swing
table-act-battle = challenge
table-act-declare = turn it up

table-log = Log
table-log-new = { $count } new
table-log-empty = Nothing has happened yet. Enjoy it.
table-log-count = { $count ->
        [one] one line
       *[other] { $count } lines
    }
table-log-all = All
table-log-close = Back to the table
table-open-log = The whole log (L)

table-hand = { $player ->
        [none] Your hand
       *[other] { $player }’s hand
    }
table-private = private
table-hand-nobody = Nobody at this computer is asked just now.
table-look = Your cards
table-peek-hold = Hold to look
table-peek-press = Press to look
table-peek-close = Press to hide

table-rail-map = Map
table-rail-parliament = Seats
table-rail-talk = { $count ->
    [0] Talk
   *[other] Talk ({ $count })
    }
table-rail-hand = Hand

table-swing = Swing Districts
table-swing-none = none left
table-pile-objectives = Objectives { $count }
table-pile-powers = Powers { $count }
table-district-tip = { $district } · { $points } IP
table-district-holder = { $seat ->
        [nobody] A Swing District: nobody holds it.
       *[other] Held by { $seat }.
    }
table-district-group = { $group }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
table-district-leader = { $seat ->
        [nobody] Nobody leads the group.
       *[other] { $seat } leads the group by { $lead } IP.
    }
table-district-media = A Media Station: linked to all others.
table-district-battle = From { $origin } it would be { $challenge } to { $defence }{ $helpers ->
        [none] .
       *[other] ; { $helpers } could step in.
    }
table-district-reaches = Could challenge: { $places }.

table-confirm = Are you sure?
table-confirm-text = This cannot be taken back.
table-set-aside = Your last game is kept among the saved games.
table-save-no-save = The file { $path } is no saved game any more, so nothing was written over it.
table-save-failed = The game could not be saved ({ $reason }).

table-menu-resume = Back to the table
table-menu-save = Save as a new file
table-menu-log = Log
table-menu-rules = Rules
table-menu-options = Options
table-menu-title = To the title
table-menu-quit = Quit
table-menu-saved = the game is saved

motion-round = Round { $round } · { $speaker } presides
motion-candidate = { $player } stands for President
motion-battle-won = Challenger wins
motion-battle-held = Defence holds
motion-count = The count
motion-passed = Passed
motion-failed = Rejected
motion-vote-with = With
motion-vote-against = Against

cmd-window = open the window (what happens without a command)
cmd-window-size = size of the window in pixels, such as 1920x1080
cmd-window-fullscreen = fill the whole screen
cmd-window-theme = the printing: paper, or night for dark rooms
cmd-window-lang = the language
cmd-bad-size = A size is given as in 1920x1080, at least 640x360, not as “{ $given }”.
cmd-bad-language = There are no texts in the language “{ $given }”; there are: { $known }.
cmd-no-window = No window can be opened here ({ $reason }); { $program } play plays in the terminal.
cmd-shot = keep a picture of any scene, without a screen
cmd-shot-scene = the scene; --list names them
cmd-shot-list = name the scenes and end
cmd-shot-game = the game
cmd-shot-people = how many of the players are people
cmd-shot-moves = how many moves have been made; without it, a telling moment is sought
cmd-shot-seat = whose eyes, from 0 on
cmd-shot-out = the PNG file to write
cmd-shot-unknown = There is no scene “{ $given }”; there are: { $known }.
cmd-shot-other-game = This game has no scene “{ $given }”; it has: { $known }.
cmd-shot-no-game = There is no game “{ $given }” to draw; there are: { $known }.
cmd-shot-failed = The picture { $path } could not be made: { $reason }.
cmd-shot-no-moment = This game never comes to the moment that the scene shows; try another --seed.

map-title = LEBANON
map-note = 28 districts · 5 governorates


## Talk: the sheet, its form and its menus

talk-title = Talk
talk-statements = Statements
talk-says = { $player } says
talk-speaks = { $player } speaks
talk-open-ledger = The public ledger: promises kept and broken
talk-empty = Nobody has said a word yet. It will not last.
talk-nothing = Nothing to be said just now. Deeds count too.
talk-send = Send
talk-say-it = Say it
talk-preview = “{ $sentence }”
talk-no-reason = no reason given
talk-label-to = To
talk-label-act = I
talk-label-because = because
talk-tip-to = To whom: { $chosen }
talk-tip-act = What kind of thing to say: { $chosen }
talk-tip-what = What to say: { $chosen }
talk-tip-because = Why: { $chosen }
talk-status-open = open
talk-status-unproven = unproven
talk-status-accepted = accepted
talk-status-rejected = refused
talk-status-unanswered = no answer
talk-status-answers = { $agreed } of { $all } agreed
talk-reply-accept = Accept
talk-reply-reject = Reject
talk-reply-agree = Agree
talk-reply-disagree = Disagree
talk-reply-ask = Ask why
talk-reply-claim = Answer
talk-reply-claim-why = Say why
talk-bubble-to = { $speaker }, to { $target }
talk-bubble-to-all = { $speaker }, to all


## The public ledger

ledger-title = Public ledger
ledger-note = promises of this game, settled by deeds
ledger-kept = kept
ledger-broken = broken
ledger-open = open
ledger-unverifiable = nobody can tell
ledger-none = No promises. That is one way to keep them all.


## The hint

hint-title = A hint
hint-close = Put the hint away (H)
hint-thinking = Thinking it over
hint-none = No advice this time. Trust your nose.
hint-no-reason = It came out best when all answers were tried.
hint-nobody = Nobody at this computer is asked anything just now.
