### Words of the window: after the game, what the bots thought.

beliefs-title = What the bots thought
beliefs-subtitle = { $game } · { $players } players
beliefs-back = Back to the result
beliefs-looking = Looking into every head at the table
beliefs-was-corrupt = was Corrupt
beliefs-was-reformist = was a Reformist
beliefs-step-deal = deal
beliefs-step-debate = debate
beliefs-role = { $character }, { $side }
beliefs-note = Bots see only what their seat may see. This is what followed from it, worked out from the record; no ballot of a shuffled vote was ever kept.
beliefs-page = Page { $page } of { $pages }
beliefs-result = Back to the result
beliefs-again = Play again
beliefs-to-title = Title
beliefs-none = none

beliefs-headline-fooled = { $player } trusted the wrong one: { $other }
beliefs-headline-clear = Nobody was fooled
beliefs-headline-unsure = Nobody was quite sure
beliefs-headline-none = The art of looking innocent

beliefs-caption-suspects = Its suspicion that each is Corrupt, %
beliefs-caption-felt = How suspected it was by each Reformist, %
beliefs-right = { $round ->
    [0] Right about { $count ->
            [one] the one Corrupt
           *[other] all the Corrupt
        } from the start.
   *[other] Right about { $count ->
            [one] the one Corrupt
           *[other] all the Corrupt
        } from round { $round } on.
    }
beliefs-half = Right about { $right }, wrong about { $wrong }.
beliefs-wrong = Wrong about { $player }.
beliefs-unsure = Never quite sure of anybody.
beliefs-seen-through = Fooled nobody.
beliefs-won-half = Won over { $fooled }, never { $saw }.
beliefs-won-over = { $count ->
    [one] Won over { $player }.
   *[other] Won over { $player } and others.
    }
beliefs-guessing = Kept everybody guessing.
beliefs-flag = { $up ->
    [yes] { $deed } Suspicion of { $player } rose by { $points }.
   *[no] { $deed } Suspicion of { $player } fell by { $points }.
    }

beliefs-lies = Lies: { $count }
beliefs-broken = Broken promises: { $count }
beliefs-quote = “{ $sentence }” R{ $round }
beliefs-trusted = Trusted most
beliefs-trusted-by = Trusted most by
beliefs-trust-line = { $player }: { $points } %

beliefs-decisive = The decisive vote
beliefs-counted = { $seats } of { $all } seats counted
beliefs-voter = { $player }’s { $seats } seats
beliefs-voter-text = Went to { $candidate }. The other way round it would have been { $first } to { $second }, and another side would have won.
beliefs-no-voter = No single vote
beliefs-no-voter-text = Nobody alone could have turned it. That is what a mandate looks like.

beliefs-lie-worked = The lie that worked
beliefs-lie-bold = A bold lie
beliefs-lie-tag = { $act }, round { $round }
beliefs-lie-agreed = Agreed: { $players }.
beliefs-lie-alone = Nobody said they believed it.
