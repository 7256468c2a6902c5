### Words of the window: what one player alone may see, the curtain before it, and the cards.

## Cards

card-agenda = Hidden agenda
card-reward = Then draw a Power
card-power = Exceptional Power
card-progress = { $met ->
        [yes] { $now } of { $need }: fulfilled
       *[no] { $now } of { $need }
    }
card-group = { $group } · { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
card-back-identity = Identity
card-back-objective = Objective
card-back-power = Power
card-back-newsflash = Newsflash
card-back-ballot = Ballot
card-seats = { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
card-completed = { $count ->
        [0] no Objective done
        [one] one Objective done
       *[other] { $count } Objectives done
    }


## The curtain

cover-pass = Pass to
cover-sign = Polling booth
cover-look-away = Everyone else looks away from the screen.
cover-take-hold = { $name } takes over. The curtain stays shut until the button is held.
cover-take-press = { $name } takes over. The curtain opens at the second press.
cover-hold = I am { $name } · hold to open
    .how = Hold the button, Space or Enter for one second
cover-press = I am { $name } · press twice
    .how = The button, Space or Enter: once, and once more
cover-again = Once more, { $name }
    .how = Press a second time, and the curtain opens
cover-menu = Wrong player? Menu
cover-purpose-identify = Your character
cover-purpose-campaign-vote = Secret ballot
cover-purpose-president = Presidential vote
cover-purpose-power-choose-objective = A choice of Objectives
cover-purpose-declare = Declaring an Objective
cover-purpose-look = A look at your own cards
cover-purpose-hint = A hint
cover-purpose-news = News for you alone


## The booth

booth-private = For your eyes only
booth-hide = Hide now
booth-key-space = Space
booth-key-enter = Enter
booth-back = Back to the table
booth-covered = Covered, { $name }
    .text = The window was left, so the curtain fell. Nothing is lost.
booth-clock = { $minutes }:{ $seconds }

booth-known = What you know
booth-known-nobody = Nobody else’s side. Everybody else may lie to you.
booth-known-alone = You are the only one on your side. Nobody else knows that.
booth-known-allies = On your side: { $players }. They know it too.
booth-no-objective = No Objective in hand
    .text = The action Objective draws one.
booth-on-desk = On the desk
    .text = Your Objective lies before you.
booth-bloc = Your bloc
booth-bloc-needed = { $seats } win alone
booth-completed = { $count ->
        [0] You have completed no Objective.
        [one] Completed: { $objectives }
       *[other] Completed: { $objectives }
    }

booth-tag-identify = Before the first round
booth-tag-campaign-vote = Secret ballot
booth-tag-president = Secret ballot
booth-tag-power-choose-objective = Exceptional Power
booth-tag-declare = Declaring
booth-tag-look = Just looking
booth-tag-other = Your choice
booth-sub-campaign-vote = Campaign for a Swing District
booth-sub-president = Hands open together
booth-sub-declare = An Objective, face up for all
booth-sub-look = Nobody can tell what you look at
booth-question-vote = Shall { $player } take { $district }?
booth-question-identify = This is you. Let your face say nothing.
booth-question-president = Who shall be President?
booth-question-declare = { $met ->
        [yes] Turn it up?
       *[no] Not yet.
    }
booth-question-look = Your cards
booth-with = { $player } takes { $district }
booth-against = { $district } stays Swing
booth-vote-outlook = { $seats ->
        [0] Your bloc would stay as it is.
        [one] With: your bloc gains a seat.
       *[other] With: your bloc gains { $seats } seats.
    }
booth-vote-outlook-loss = { $seats ->
        [one] With: your bloc loses a seat.
       *[other] With: your bloc loses { $seats } seats.
    }
booth-choose = Choose a ballot
booth-choose-why = Choose one of the ballots first.
booth-choose-card = Choose a card
booth-choose-card-why = Choose one of the cards first.
booth-cast = Cast “{ $word }”
booth-keep = Keep “{ $word }”
booth-shuffled = Ballots are shuffled; only the count is shown. A tie fails.
booth-opened = Hands are opened for all to see, at the same time.
booth-who = Who you are
booth-far = How far you are
booth-state = { $now } of { $need }
booth-state-met = Fulfilled. It may be declared on your turn.
booth-state-open = Not fulfilled yet.
booth-where = What counts
booth-anywhere = It does not matter where.
booth-voted = voted
booth-voting = voting
booth-waits = waits
booth-looks = looking
booth-knows = knows
booth-bloc-seats = { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
booth-round = Round { $round }
booth-box = { $given } of { $all } ballots in the box
booth-answered = { $given } of { $all } have answered
