### Words of the window: the debate, the reveal and the result of the Presidential Election.

## The debate

debate-title = The last debate
debate-ledger = Public ledger
debate-stands = Stands for President
debate-stood = Stood for President
debate-undecided = Undecided
debate-asked = Asked now
debate-voted = Has voted
debate-not-voted = Has yet to vote
debate-voted-for = Voted for { $player }
debate-elected = President-elect
debate-kept = { $count } kept
debate-broken = { $count } broken
debate-own-vote = votes for themselves
debate-promised = says
debate-silent = has not said
debate-projection = If everybody keeps their word
debate-declared = { $seats } seats are spoken for
debate-unspoken = { $seats } have not spoken
debate-nobodys = { $seats } nobody’s
debate-majority = { $seats } settle it
debate-question = { $player }, will you stand?
debate-question-text = Once you stand you cannot withdraw, and your { $seats } seats vote for you. Everybody is asked in turn, until a whole round adds no candidate.
debate-question-alone = Nobody stands so far. If it stays like that, { $player } must, as Speaker. Once you stand you cannot withdraw, and your { $seats } seats vote for you.
debate-vote = The secret vote
debate-ballots-in = { $count } of { $all } ballots are in
debate-waiting = The table is asked in turn
debate-counted = The votes are counted


## The reveal

result-reveal = The ballots are opened
result-reveal-skip = Any key or click: straight to the end
result-void = Void


## The result

result-president = President-elect
result-no-president = No President
result-nobody = Nobody
result-headline-won = You won with { $winners }
result-headline-lost = You lost to { $winners }
result-headline = { $winners } win
result-was = { $player } was { $character }, { $epithet }
result-was-you = You were { $character }, { $epithet }
result-and = { $first } and { $last }
result-tied = { $players } tied at { $seats } seats. At the top, a tie is a win for the Corrupt.
result-facts = Round { $round } of 5 · { $count ->
        [0] no Objective completed
        [one] { $count } Objective completed
       *[other] { $count } Objectives completed
    }
result-seats-count = { $seats ->
        [one] seat
       *[other] seats
    }
result-seats-note = { $void ->
        [0] { $empty } seats nobody’s
       *[other] { $empty ->
            [0] { $void } seats void
           *[other] { $void } seats void · { $empty } nobody’s
        }
    }
result-all-count = All { $seats } held seats count
result-voted = voted for
result-candidate = Candidate
result-won = Won
result-objectives = { $count ->
        [0] No Objective
        [one] { $count } Objective completed
       *[other] { $count } Objectives completed
    }
result-in-vain = No Objective: vote void
result-corrupt = Corrupt: always counts
result-void-note = With its { $seats } void seats the vote would have been { $score }.
result-sound-note = Nobody voted in vain. It does happen.
result-score = { $first } to { $second }

result-again = Play again
result-look = Look at the table
result-log = Log
result-title = Title
result-beliefs = What they thought

# What became of them: these end "Hana was Nahida, …".
result-epithet-adnan = who had budgeted for this.
result-epithet-nisreen = who signed where told.
result-epithet-fawzi = who had a poem ready either way.
result-epithet-lara = who had brought the placard anyway.
result-epithet-latif = who paid for the confetti himself.
result-epithet-nahida = the film star who meant it.
result-epithet-faten = who had footnoted every promise.
result-epithet-mansour = who had the headline set already.
result-epithet-saleh = who wanted it in writing.
