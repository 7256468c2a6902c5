### The round table in the window: mats, cards of players, attacks, votes and their booth, and how it ended.

## Turns and cards

rt-round-turn = Round { $round } · { $player }’s turn
rt-before = Before the first turn
    .text = Everybody keeps one of three factions and recruits a first troop. Then the first card is turned up.
rt-turn-of = { $player }’s turn
rt-alive = { $alive } of { $players } factions alive
rt-phase-income = Income
rt-phase-vote = Card and vote
rt-phase-troops = Troops
rt-phase-attack = Attack
rt-phase-end = Alliances, end
rt-rail-table = Table
rt-rail-targets = Targets
rt-rail-factions = Factions
rt-roster = Factions and their abilities
rt-roster-card = Holds { $name }.

rt-kind-law = Law
rt-kind-motion = Motion
rt-kind-action = Action
rt-kind-faction = Faction
rt-no-law = No law in force
rt-no-card = No card is voted on
rt-deck = Deck { $deck } · Discard { $discards }
rt-tally-secret = secret ballot
rt-passed = Passed
rt-failed = Failed
rt-repealed = Repealed
rt-if-passes = if it passes
rt-count = { $votes_with } With, { $votes_against } Against
rt-in-force-since = { $round ->
        [0] in force
       *[other] in force since round { $round }
    }
rt-law-row = In force: { $name }
rt-income = { $player }: income now
rt-income-ally = { $player }, an ally
rt-price-attacker = An attacker costs
rt-price-defender = A defender costs
rt-effect-march = { $player } must attack
rt-effect-shield = { $player } keeps coins back
rt-effect-strength = { $player }: each defender takes on { $amount }
rt-effect-votes = { $player } votes { $amount } times
rt-effect-seal-vote = The vote is secret
rt-effect-protect = { $player } is not to be attacked


## The cards of players

rt-status-out = Out
rt-status-deciding = Deciding now
rt-status-turn = Has the turn
rt-status-attacks = { $count ->
        [one] Attacks
        [2] Attacks two
        [3] Attacks three
       *[other] Attacks { $count }
    }
rt-status-attacked = Attacked
rt-status-spared = Spared
rt-status-vetoed = { $price ->
        [0] Stopped it
       *[other] Vetoed: pays { $price }
    }
rt-status-lends = Lends { $count }
rt-status-voted = Has voted
rt-status-voting = Voting
rt-out = Out
rt-faction-hidden = Faction hidden
rt-no-faction = All factions are revealed together.
rt-no-action = no action card
rt-actions = { $count } action cards
rt-action-open = lies open
rt-tip-faction = { $name }: { $text }
rt-tip-counts = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $attackers ->
        [one] 1 attacker
       *[other] { $attackers } attackers
    }, { $defenders ->
        [one] 1 defender
       *[other] { $defenders } defenders
    }
rt-tip-allies = { $count ->
        [0] No allies.
       *[other] Allied with { $names }.
    }
rt-tip-action = Action card { $name }: { $text }
rt-tip-out = Out since turn { $turn }.
rt-tip-look = Press to look at your own targets.


## Attacks

rt-attacks = { $count ->
        [one] One attack
        [2] Two attacks at once
        [3] Three attacks at once
       *[other] { $count } attacks at once
    }
rt-settled-together = settled together
rt-attacker = Attacker
rt-attacked = Attacked
rt-fall = { $all ->
        [0] none sent
       *[other] { $fallen } of { $all } fall
    }
rt-unguarded = nobody in the way
rt-stay-home = they stay at home
rt-as-it-stands = As it stands
rt-if-answered = If you answer so
rt-word-attackers = attackers
rt-word-defenders = defenders
rt-word-coins = coins lost
rt-word-out = coins: out!
rt-battle-meaning = Each defender takes on attackers up to its strength and falls only if it took them all. Everyone who gets through destroys a coin.
rt-ally-meaning = { $player } is an ally of the attacker: the own defenders do not count. Other allies may lend theirs.
rt-deadly = As it stands, { $player } loses the last coin and is out.
rt-stopped-meaning = { $count ->
        [one] The attack does not take place. Its attacker stays at home.
       *[other] The attack does not take place. Its { $count } attackers stay at home.
    }
rt-row-result = { $coins ->
        [0] no coin
        [one] 1 coin
       *[other] { $coins } coins
    } lost · fall { $attackers } and { $defenders }
rt-veto = Veto
rt-veto-by = { $player } pays { $price }
rt-stopped = Stopped
rt-stopped-by = by { $player }
rt-resolves = { $player } on { $target }
rt-cost = { $coins ->
        [0] No coin lost
        [one] One coin lost
       *[other] { $coins } coins lost
    }
rt-plays = { $player } plays this
rt-eliminated = { $player } is out
rt-time-up = Time is up


## Questions and answers

rt-lent = { $player } lent { $count }
rt-aside-attack = { $count ->
        [one] 1 attacker comes
       *[other] { $count } attackers come
    }{ $lent ->
        [none] {""}
       *[other] {" "}· { $lent }
    }
rt-aside-attackers = { $free ->
        [one] 1 attacker free
       *[other] { $free } attackers free
    }
rt-aside-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
rt-planned = { $count ->
        [one] 1 attacker planned
       *[other] { $count } attackers planned
    }
rt-holdings = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $guards ->
        [0] no guard
        [one] 1 guard
       *[other] { $guards } guards
    }
rt-ally = ally
rt-declare = { $count ->
        [0] no attack this turn
        [one] one attack, now binding
       *[other] { $count } attacks, now binding
    }
rt-price-leaves = pay { $price }, keep { $left }
rt-buy-attacker = Attacker
rt-buy-defender = Defender
rt-assign = Assign
rt-offer = { $count ->
        [0] ally? has none
        [one] ally? has 1 other
       *[other] ally? has { $count } others
    }
rt-break = break the alliance
rt-number-defend = { $own ->
        [yes] { $coins ->
            [0] you keep { $left }
            [one] lose 1 coin
           *[other] lose { $coins } coins
        }
       *[no] { $coins ->
            [0] no coin lost
            [one] 1 coin lost
           *[other] { $coins } coins lost
        }
    }
rt-number-force = takes { $least } to { $most } coins
rt-number-assign = { $attackers } attack, { $defenders } defend
rt-number-divide = { $count ->
        [one] one goes home
       *[other] { $count } go home
    }


## Secret targets

rt-targets = { $player ->
        [none] Your secret targets
       *[other] { $player }’s secret targets
    }
rt-target-hidden = Target { $number }: you win when both are out, by whomever.
rt-target-stands = { $coins ->
        [one] 1 coin left
       *[other] { $coins } coins left
    }
rt-target-out = Out
rt-targets-rule = You win when both of these players are eliminated, by whomever. Two others have you on their list.
rt-secrets = What you know
rt-secrets-none = Nobody has shown you anything yet. Watch who attacks whom: everybody is after two others.
rt-secret-known = { $player } is after { $target }.
rt-next-card = The next card of the deck is { $card }.


## The booth

rt-purpose-faction = Choose your faction
rt-purpose-vote = Vote; all cards are shown together
rt-purpose-vote-secret = Vote in secret
rt-booth-faction = Which faction do you lead?
    .tag = Your faction
    .text = Keep one of three. All factions are revealed together and stay public.
rt-booth-vote = { $kind ->
        [law] Pass this law?
       *[motion] Pass this motion?
    }
    .tag = Open vote
    .text = Cards turn over together. Your name stands on yours.
rt-booth-secret = { $kind ->
        [law] Pass this law?
       *[motion] Pass this motion?
    }
    .tag = Secret ballot
    .text = The papers are shuffled. Only the counts will ever be known.
rt-booth-look = For your eyes only
    .tag = Your secrets
    .text = Take your time. Nobody is waiting for you in here.
rt-faction-note = Your targets stay the same whichever faction you lead.
rt-foot-law = stays until a newer law passes
rt-foot-motion = works once, then is discarded
rt-one-law = One law
    .law = A newer law repeals the older one.
    .motion = A motion leaves the law in force as it is.
rt-vote-with = it passes if most say so
rt-vote-against = a tie is enough
rt-lay = Lay “{ $word }”
rt-threshold = { $need } of { $all } must vote With. A tie fails.
rt-choosing = choosing
rt-has-chosen = has chosen
rt-counter = { $given } of { $all } cards on the counter
rt-strip-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
rt-effects = If it passes
rt-effects-law = after your next income
rt-effects-motion = at once
rt-effects-player = player
rt-effects-troops = troops
rt-effects-coins = coins
rt-effects-change = change
rt-you = { $player } (you)
rt-for-you = { $coins ->
        [0] { $troops ->
            [0] { $touched ->
                [yes] For you: no coin moves, but it binds what you may do.
               *[no] For you: nothing changes as things stand.
            }
           *[other] For you: your troops change, your coins do not.
        }
       *[other] { $size ->
            [one] For you: one coin changes hands.
           *[other] For you: { $size } coins change hands.
        }
    }


## The end

rt-result-won = { $count ->
        [one] { $players } wins
       *[other] { $players } share the victory
    }
rt-result-why = { $why ->
        [targets] Both targets are out.
        [counted] The last round is over: most targets eliminated, then coins.
       *[drawn] Nobody was left alive.
    }
rt-result-hunts = Who was after whom
rt-result-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
rt-result-alive = Alive
rt-result-fell = { $by ->
        [nobody] Out in round { $round }
       *[other] Out in round { $round }, by { $by }
    }
rt-result-targets = { $done } of 2 targets out
rt-result-winner = Winner
