### Bureaucracy in English.
###
### Whoever fills in arguments passes what players should read: names of seats, factions and cards, numbers as numbers,
### lists as one string. Choices between variants go by words that are never translated: "yes" and "no"; "nobody" for
### a seat that is none; and the engine’s own ids for pieces and kinds of cards.

game-bureaucracy = Bureaucracy
    .tagline = Sign here, initial there, and mind the neighbours with the siege engine.
mode-standard = Standard game
house-rule-twelve-rounds = Twelve rounds
    .text = After round 12 the game is counted out: most targets eliminated wins, then most coins.
clock-turn = Turn clock

# Phrases that cards share; they read the same arguments as the text that quotes them.
count-coins = { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
count-attackers = { $amount ->
        [one] 1 attacker
       *[other] { $amount } attackers
    }
count-defenders = { $amount ->
        [one] 1 defender
       *[other] { $amount } defenders
    }


## Factions

faction-salt-guild = Salt Guild
    .text = With two allies or more you gain { count-coins } extra at the start of your turn.
faction-tollgate-hermits = Tollgate Hermits
    .text = Without an ally you gain { count-coins } extra at the start of your turn.
faction-grain-hoarders = Grain Hoarders
    .text = Without an attacker you gain { count-coins } extra at the start of your turn.
faction-widows-league = Widows’ League
    .text = If nobody has fewer coins, you gain { count-coins } extra at the start of your turn.
faction-quarry-clans = Quarry Clans
    .text = Your attackers cost { count-coins } less.
faction-bridge-wardens = Bridge Wardens
    .text = The first defender you buy in a turn costs { count-coins } less.
faction-seal-office = Seal Office
    .text = You may veto attacks of players who are not your allies, for { count-coins }.
faction-notaries-chamber = Notaries’ Chamber
    .text = Your vetoes cost { count-coins } less.
faction-ferry-kin = Ferry Kin
    .text = You may offer one alliance at the start of your turn, too.
faction-lamplighters = Lamplighters
    .text = In your turn you see the next card of the deck before you buy.
faction-court-poets = Court Poets
    .text = In an open vote your voice counts { $amount } times. A sealed ballot counts papers.
faction-customs-house = Customs House
    .text = Whoever attacks you pays { count-coins } at the barrier first.
faction-field-surgeons = Field Surgeons
    .text = In each attack on you { $amount ->
        [one] one fallen defender gets
       *[other] { $amount } fallen defenders get
    } up again.
faction-stretcher-union = Stretcher Union
    .text = In each of your attacks { $amount ->
        [one] one fallen attacker gets
       *[other] { $amount } fallen attackers get
    } up again.
faction-tax-farmers = Tax Farmers
    .text = Each attack of yours that costs anybody a coin brings you { count-coins }.
faction-vault-keepers = Vault Keepers
    .text = Each attack on you takes { count-coins } less, but never nothing.
faction-glass-blowers = Glass Blowers
    .text = An ally’s turn brings you { count-coins } more.
faction-armoury-lenders = Armoury Lenders
    .text = You gain { count-coins } for each defender you lend.
faction-almanac-press = Almanac Press
    .text = You gain { count-coins } whenever a law or motion passes.
faction-loyal-opposition = Loyal Opposition
    .text = You gain { count-coins } whenever a law or motion fails.
faction-kennel-masters = Kennel Masters
    .text = Your own defenders fight even when an ally attacks you.
faction-orphan-regiment = Orphan Regiment
    .text = If you have no troops at the start of your turn, you get { $amount ->
        [one] a defender
       *[other] { $amount } defenders
    }.
faction-divorce-court = Divorce Court
    .text = Whoever breaks an alliance with you pays you { count-coins }, as far as they can.
faction-siege-engineers = Siege Engineers
    .text = In each of your attacks { $amount ->
        [one] one attacker slips
       *[other] { $amount } attackers slip
    } past the defenders.


## Laws

paper-toll-roads = Toll Roads
    .text = Each attack costs its attacker { count-coins }.
paper-compensation-act = Compensation Act
    .text = Whoever attacks pays the attacked player { count-coins } in advance.
paper-quartermaster-act = Quartermaster Act
    .text = At the start of your turn, lose 1 coin for every troop you have beyond { $amount }.
paper-hoarding-act = Hoarding Act
    .text = At the start of your turn, lose { count-coins } if you then have { $wealthy } or more.
paper-poor-relief = Poor Relief
    .text = At the start of your turn, gain { count-coins } if nobody has fewer.
paper-living-wage = Living Wage
    .text = At the start of your turn, gain { count-coins } extra.
paper-austerity = Austerity
    .text = At the start of your turn, gain { count-coins } less.
paper-closed-borders = Closed Borders
    .text = Alliances bring nobody any coins.
paper-arms-duty = Arms Duty
    .text = Attackers cost { count-coins } more.
paper-arms-fair = Arms Fair
    .text = Attackers cost { count-coins } less. There is a buffet.
paper-bulwark-subsidy = Bulwark Subsidy
    .text = Defenders cost { count-coins } less.
paper-honour-among-allies = Honour Among Allies
    .text = Nobody may attack an ally.
paper-protected-species = Protected Species
    .text = Nobody may attack a player while no living player has fewer coins.
paper-one-war-at-a-time = One War at a Time
    .text = Nobody may attack more than one player in a turn.
paper-parade-order = Parade Order
    .text = No attack may have more than { count-attackers }.
paper-cheap-objections = Cheap Objections
    .text = A veto costs { count-coins } less.
paper-no-objections = No Objections
    .text = Nobody may veto an attack.
paper-strict-neutrality = Strict Neutrality
    .text = Nobody may lend defenders.
paper-short-pikes = Short Pikes
    .text = A defender takes on { count-attackers } only, and falls doing so.
paper-finders-keepers = Finders Keepers
    .text = Coins lost to an attack go to its attacker.


## Motions

paper-open-ledgers = Open Ledgers
    .text = The richest lose { count-coins } each; the poorest share them, as far as they divide evenly.
paper-winter-bonus = Winter Bonus
    .text = Everybody gains { count-coins }.
paper-stamp-duty = Stamp Duty
    .text = Everybody loses { count-coins }. The last one counts, too.
paper-luxury-levy = Luxury Levy
    .text = Everybody with { $wealthy } coins or more loses { $amount }.
paper-auditors-visit = Auditors’ Visit
    .text = The richest lose { count-coins } each.
paper-relief-rolls = Relief Rolls
    .text = The poorest gain { count-coins } each.
paper-solitude-grant = Solitude Grant
    .text = Everybody without an ally gains { count-coins }.
paper-friendship-tax = Friendship Tax
    .text = Everybody with an ally loses { count-coins }.
paper-sabre-rattling-fine = Sabre-Rattling Fine
    .text = Everybody with more attackers than defenders loses { count-coins }.
paper-watchmens-pay = Watchmen’s Pay
    .text = Everybody with a defender gains { count-coins }.
paper-representation-costs = Representation Costs
    .text = The player whose turn it is gains { count-coins }.
paper-disarmament-day = Disarmament Day
    .text = Everybody loses { count-attackers }.
paper-militia-draft = Militia Draft
    .text = Everybody gets { count-attackers }.
paper-home-guard = Home Guard
    .text = Everybody without a defender gets { count-defenders }.
paper-ploughshares = Ploughshares
    .text = All attackers become defenders.
paper-clean-break = Clean Break
    .text = All alliances end.
paper-spring-cleaning = Spring Cleaning
    .text = The law in force is repealed.
paper-paper-shortage = Paper Shortage
    .text = All action cards before players are discarded.
paper-change-at-the-top = Change at the Top
    .text = The poorest draw a new faction each. Their targets stay the same.
paper-show-of-force = Show of Force
    .text = The player whose turn it is must attack somebody this turn, if at all possible.


## Actions

paper-petty-cash = Petty Cash
    .text = Gain { count-coins }.
paper-overtime-claim = Overtime Claim
    .text = Gain { count-coins } for each of your allies.
paper-audit-letter = Audit Letter
    .text = Take { count-coins } from a player, even the last.
paper-surprise-fine = Surprise Fine
    .text = One of the richest loses { count-coins }.
paper-volunteers = Volunteers
    .text = Get { count-attackers }.
paper-night-watch = Night Watch
    .text = Get { count-defenders }, in time for an attack.
paper-late-filing = Late Filing
    .text = One attack on you does not take place.
paper-injunction = Injunction
    .text = One attack, on whomever, does not take place.
paper-lost-paperwork = Lost Paperwork
    .text = A player discards all action cards.
paper-sandbags = Sandbags
    .text = The attack on you takes { count-coins } less.
paper-last-reserves = Last Reserves
    .text = { $amount ->
        [one] 1 new attacker joins
       *[other] { $amount } new attackers join
    } one of your attacks, after the defenders are known.
paper-spiked-ditch = Spiked Ditch
    .text = Against this attack on you, each defender takes on { count-attackers }.
paper-party-line = Party Line
    .text = Your voice counts { $amount } times in this open vote.
paper-filibuster = Filibuster
    .text = The card on the table is discarded without a vote.
paper-drawn-curtains = Drawn Curtains
    .text = This vote becomes a secret ballot.
paper-loophole = Loophole
    .text = Repeal the law in force.
paper-poison-pen = Poison Pen
    .text = All alliances of a player end.
paper-leaked-dossier = Leaked Dossier
    .text = See one of a player’s secret targets.
paper-safe-conduct = Safe Conduct
    .text = Nobody may attack you this turn.
paper-new-letterhead = New Letterhead
    .text = Draw a new faction. Your targets stay the same.


## What a card leaves in force for a turn

effect-march = Show of Force
    .text = Must attack this turn.
effect-shield = Sandbags
    .text = Loses fewer coins to this attack.
effect-strength = Spiked Ditch
    .text = Defenders take on more attackers.
effect-votes = Party Line
    .text = This voice counts more.
effect-seal-vote = Drawn Curtains
    .text = This vote is a secret ballot.
effect-protect = Safe Conduct
    .text = May not be attacked this turn.


## What a player is asked

topic-faction = Which of these factions do you lead? All are revealed together.
topic-recruit = Your first troop: an attacker or a defender?
topic-action = Play an action card now?
topic-action-target = { $card }: on whom?
topic-vote = Pass { $card }? The votes are shown together, with names.
topic-vote-secret = Pass { $card }? The papers are shuffled; only the counts are shown.
topic-muster = Troops: buy, or say who attacks and who defends.
topic-muster-assign = How many of your troops are attackers? The rest defend.
topic-muster-late = Last chance to buy troops this turn.
topic-attack = Whom do you attack? Everything planned is declared together.
topic-attack-force = How many attackers go against { $player }?
topic-veto = { $player } attacks. Do you pay to stop it?
topic-lend = { $count } march on { $player }. How many defenders do you lend?
topic-defend = { $count } march on you. How many defenders do you send?
topic-divide = { $left } survive. How many does { $player } get back?
topic-diplomacy = Form or break alliances, each player once a turn.
topic-diplomacy-answer = { $player } offers you an alliance. Do you agree?


## What a player may answer

option-recruit-attacker = Attacker
    .hint = to ruin somebody early
option-recruit-defender = Defender
    .hint = to be ruined late
option-action-pass = Keep it
    .hint = its moment will come
option-vote-with = With
    .hint = let it pass
option-vote-against = Against
    .hint = a tie will do
option-vote-secret-with = With
    .hint = nobody will ever know
option-vote-secret-against = Against
    .hint = nobody will ever know
option-muster-buy-attacker = Buy an attacker
    .hint = hits one coin a turn
option-muster-buy-defender = Buy a defender
    .hint = stops two attackers
option-muster-assign = Assign troops
    .hint = once a turn
option-muster-done = Done
    .hint = on to the attack
option-muster-late-buy-attacker = Buy an attacker
    .hint = ready next turn
option-muster-late-buy-defender = Buy a defender
    .hint = ready at once
option-muster-late-done = Done
    .hint = on to diplomacy
option-attack-done = Declare
    .hint = or keep the peace, if nothing is planned
option-veto-pass = Let it happen
    .hint = and keep your coins
option-diplomacy-form = Offer to { $player }
    .hint = a coin for both, each turn
option-diplomacy-break = Break with { $player }
    .hint = no consent needed
option-diplomacy-done = Done
    .hint = the turn is over
option-diplomacy-answer-agree = Agree
    .hint = and watch your back
option-diplomacy-answer-refuse = Refuse
    .hint = and watch your front


## Why a choice is closed

why-price = This costs { $price }, and you have { $coins }. One coin must be left.
why-assigned = You have assigned your troops this turn.
why-no-troops = You have no troops to assign.
why-no-attackers = All your attackers are spoken for.
why-eliminated = This player is out of the game.
why-attacked-already = You attack this player already.
why-one-attack = The law allows one attack a turn.
why-protected = This player has Safe Conduct this turn.
why-honour = The law forbids attacks on allies.
why-poorest = The law protects the poorest.
why-must-attack = You must attack somebody this turn.
why-stopped = This attack has been stopped already.
why-own-attack = You are the one attacked. Send defenders.


## What happened

event-answer-given = { $seat } answered in secret.
event-table-opened = The table was set. { $first } goes first.
event-secrets-dealt = { $seat } was dealt two targets and three factions.
    .secret = { $seat } was dealt the targets { $targets }, and the factions { $factions }.
event-factions-revealed = The flags went up: { $factions }.
event-turn-begins = Round { $round }: { $seat } took the floor.
event-time-up = { $seat } ran out of time, and the turn was over.
event-income = { $seat } took in { $amount }; allies: { $allies }.
event-coins-changed = { $seat } came to { $coins } coins ({ $amount }).
event-troops-changed = { $seat }: attackers { $attackers }, defenders { $defenders }.
event-fee-paid = { $seat } paid { $target } { $amount } for the divorce.
event-card-flipped = { $kind ->
        [action] { $seat } turned up the action { $card } and may play it later.
        [law] { $seat } turned up the law { $card }.
       *[motion] { $seat } turned up the motion { $card }.
    }
event-next-card-seen = { $seat } looked at the next card of the deck.
    .secret = { $seat } saw the next card of the deck: { $card }.
event-deck-shuffled = The discards were shuffled into a new deck of { $cards }.
event-vote-called = { $secret ->
        [yes] A secret ballot was called on { $card }.
       *[no] An open vote was called on { $card }.
    }
event-votes-revealed = The votes were shown: { $votes }.
event-vote-counted = { $passed ->
        [yes] { $card } passed: { $votes_with } With, { $votes_against } Against.
       *[no] { $card } failed: { $votes_with } With, { $votes_against } Against.
    }
event-law-passed = { $card } is the law.
event-law-repealed = { $card } was repealed.
event-motion-carried = { $card } was carried out.
event-card-shelved = { $card } was talked out and discarded.
event-alliances-dissolved = All alliances ended. Nobody returned the cutlery.
event-effect-begins = In force for { $seat } this turn: { $effect }.
event-action-played = { $target ->
        [nobody] { $seat } played { $card }.
       *[other] { $seat } played { $card } on { $target }.
    }
event-actions-shredded = { $seat } lost all action cards ({ $count }).
event-faction-changed = { $seat } now leads the { $faction }.
event-target-seen = { $seat } saw one of the targets of { $target }.
    .secret = { $seat } saw that { $target } is after { $shown }.
event-troop-bought = { $piece ->
        [attacker] { $seat } bought an attacker for { $price }.
       *[defender] { $seat } bought a defender for { $price }.
    }
event-troops-assigned = { $seat } assigned troops: { $attackers } attack, { $defenders } defend.
event-attack-planned = { $seat } planned to send { $attackers } against { $target }.
event-attack-declared = { $ally ->
        [yes] { $seat } attacked an ally, { $target }, with { $attackers }.
       *[no] { $seat } attacked { $target } with { $attackers }.
    }
event-attack-vetoed = { $seat } vetoed the attack on { $target } for { $price }.
event-attack-stopped = { $seat } had the attack on { $target } stopped.
event-defenders-lent = { $seat } lent { $target } { $count } of the own defenders.
event-defenders-sent = { $seat } sent { $count } defenders.
event-attack-resolved = { $seat } on { $target }, { $attackers } against { $defenders }: fell { $attackers_lost } and { $defenders_lost }, coins lost { $coins_lost }.
event-defenders-returned = { $seat } got back { $returned } of { $lent } defenders from { $target }.
event-alliance-offered = { $seat } offered { $partner } an alliance.
event-alliance-formed = { $seat } and { $partner } are allies.
event-alliance-refused = { $partner } refused the alliance with { $seat }.
event-alliance-ended = The alliance of { $seat } and { $partner } ended.
event-eliminated = { $seat } lost the last coin and is out.
event-counted-out = After round { $rounds } the game was counted out.
event-targets-shown = { $seat } was after { $targets }.
event-game-won = { $winners } won.


## The rules in short

rules-bureaucracy-1 = You lead a faction, hold a few coins and a few troops, and have two secret targets. You win when both are eliminated, by whomever. Whoever loses the last coin is out, with troops, cards and alliances, and cannot win. Everybody is the target of two others.
rules-bureaucracy-2 = Set-up: keep one of three factions in secret; all are revealed together. Everybody has 3 coins and recruits one troop. There are no alliances yet, and nobody trusts anybody.
rules-bureaucracy-3 = Your turn begins with income: 1 coin, and 1 for each of your allies. Each of your allies gains 1 as well. Friends are expensive to lose.
rules-bureaucracy-4 = Then the top card is turned up. All vote on a law or a motion at the same time; a strict majority passes, a tie fails. Cards with a seal are voted on by secret ballot: the papers are shuffled, and only the counts are ever shown.
rules-bureaucracy-5 = A law holds until a newer law passes or it is repealed; there is one law at a time. A motion works once. Both are discarded when they are done, or when they fail. The deck is reshuffled when it runs out.
rules-bureaucracy-6 = An action card lies open before the player who turned it up, and can be played when its moment comes: at the start of a turn, before a vote, after attacks are declared, before the damage, or at the end of a turn. Players are asked clockwise from the one whose turn it is.
rules-bureaucracy-7 = Before and after your attacks you may buy attackers and defenders for 3 coins each, and before them say anew which of your troops attack and which defend. What you pay for of your own will never takes your last coin. What is taken from you may.
rules-bureaucracy-8 = Attack any number of players at once, each attacker one of them. Your allies, except the attacked, may each veto an attack for 3 coins; its attackers stay at home. An attack on an ally is allowed: that player’s own defenders do not count then, and the alliance holds.
rules-bureaucracy-9 = The attacked player’s allies may lend defenders, then the attacked player sends any number of the own. A defender takes on as many attackers as it can, up to two, and falls only if it took two. Attackers it takes on fall; each of the others destroys a coin.
rules-bureaucracy-10 = All attacks of a turn are settled at the same time. Surviving lent defenders go home first; if several lenders cannot all be repaid, the attacked player divides. Nobody gets back more than they lent.
rules-bureaucracy-11 = At the end of your turn you may buy troops again, then offer alliances, which need the other’s consent, and break them, which does not. Each player can be approached once a turn.
rules-bureaucracy-12 = If several players would win at once, the one whose turn it is wins; if it is none of theirs, they share it. With the twelve-round limit most targets eliminated wins, then most coins. Without it the game is counted out in the same way after round 24.


## The table in a terminal

term-bureaucracy-none = nobody
term-bureaucracy-sealed = Secret ballot.
term-bureaucracy-kind-law = Law
term-bureaucracy-kind-motion = Motion
term-bureaucracy-kind-action = Action
term-bureaucracy-header = Round { $round } · { $player } at the desk · deck { $deck }
term-bureaucracy-before = Before the first round
term-bureaucracy-law = In force: { $card }. { $text }
term-bureaucracy-no-law = No law is in force.
term-bureaucracy-flipped = On the table: { $card } ({ $kind }). { $text }
term-bureaucracy-out = out
term-bureaucracy-counts = { $coins } c  { $attackers } a  { $defenders } d
term-bureaucracy-allies = allied with { $players }
term-bureaucracy-effect = { $player }: { $effect }. { $text }
term-bureaucracy-attack = { $attacker } → { $target }: { $attackers } against { $defenders }
term-bureaucracy-attack-stopped = { $attacker } → { $target }: stopped by { $player }
term-bureaucracy-losses = { $coins } c, { $attackers } a, { $defenders } d would go
term-bureaucracy-forecast = { $player } { $coins } → { $coins_then } c
term-bureaucracy-forecast-troops = { $player } { $coins } → { $coins_then } c, { $attackers } → { $attackers_then } a, { $defenders } → { $defenders_then } d
term-bureaucracy-price = costs { $price }, leaves { $left }
term-bureaucracy-hand-targets = Targets
term-bureaucracy-hand-seen = Seen
term-bureaucracy-hand-next = Next card
term-bureaucracy-hand-offers = Factions
term-bureaucracy-target-out = { $player } (out)
term-bureaucracy-seen = { $player } is after { $target }
term-bureaucracy-result = { $count ->
        [one] { $winners } won.
       *[other] { $winners } shared the victory.
    }
term-bureaucracy-fate-alive = alive with { $coins } c, after { $targets }
term-bureaucracy-fate-out = out in turn { $turn }, after { $targets }
