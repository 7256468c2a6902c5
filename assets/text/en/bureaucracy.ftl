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


## What players say; numbers at the end are variants of one statement, drawn in turn

say-claim-prey-1 = { $seat } is one of my targets. Now you all know.
    .you = You are one of my targets. I thought you should hear it from me.
say-claim-prey-2 = I will not hide it: I am after { $seat }.
    .you = I will not hide it: I am after you.
say-claim-spared-1 = { $seat } is no target of mine.
    .you = You are no target of mine.
say-claim-spared-2 = { $seat } is not on my list.
    .you = You are not on my list. It is a short list, too.
say-claim-spared-3 = I have no orders concerning { $seat }.
    .you = I have no orders concerning you.

say-estimate-hunts-1 = I think { $one } is after { $two }.
say-estimate-hunts-2 = If you ask me, { $one } has the file on { $two }.
say-estimate-hunts-3 = { $two } is on the list of { $one }, I would say.

say-accuse-hunts-me-1 = You are after me.
say-accuse-hunts-me-2 = My name is on your list. Admit it.
say-accuse-hunts-me-3 = I know a hunter when one stands at my counter.
say-accuse-broke-1 = You gave me your word. I have it on file.
say-accuse-broke-2 = That is not what you promised me.
say-accuse-broke-3 = Your promises expire sooner than your permits.
say-agree-broke-1 = { $seat } breaks promises: so noted.
say-agree-broke-2 = The word of { $seat }? I have filed it under fiction.

say-promise-peace-1 = No attack from me on you, for a round.
say-promise-peace-2 = For one round my troops will not find your address.
say-promise-peace-3 = I leave you alone for a round.
say-promise-alliance-1 = Offer me an alliance, and I agree.
say-promise-alliance-2 = An alliance between us? Consider it signed.
say-promise-vote-with-1 = I vote With.
say-promise-vote-with-2 = My vote on this: With.
say-promise-vote-against-1 = I vote Against.
say-promise-vote-against-2 = My vote on this: Against.
say-promise-veto-1 = I will veto the attack on you.
say-promise-veto-2 = That attack stops at my desk.
say-promise-defend-1 = I will lend you defenders.
say-promise-defend-2 = You can have some of my defenders for this.
say-promise-revenge-1 = Attack me, and I attack you in my turn.
say-promise-revenge-2 = March on me, and I return the visit.
say-promise-revenge-3 = Every attack on me is answered in the order received. You would be first.
say-promise-threat-with-1 = Vote With, or I attack you.
say-promise-threat-with-2 = With, if you please. My attackers are counting hands.
say-promise-threat-against-1 = Vote Against, or I attack you.
say-promise-threat-against-2 = Against, if you please. My attackers are counting hands.

say-request-peace-1 = Leave me alone for a round?
say-request-peace-2 = Could your troops be busy elsewhere for a round?
say-request-alliance-1 = Shall we be allies?
say-request-alliance-2 = If an alliance is offered between us, will you agree?
say-request-vote-with-1 = Let us pass this.
say-request-vote-with-2 = With, all of you. It is good for us.
say-request-vote-against-1 = Let us vote this down.
say-request-vote-against-2 = Against, I would say. All of us.
say-request-veto-1 = Veto that attack on me, please?
say-request-veto-2 = One veto from you, and I sleep at home tonight.
say-request-defend-1 = Will you lend me defenders?
say-request-defend-2 = I could use some of your defenders here.

say-offer-peace-for-peace-1 = You leave me alone, I leave you alone. One round?
say-offer-peace-for-peace-2 = A round without war between the two of us?
say-offer-alliance-for-peace-1 = I agree to an alliance, and you leave me alone for a round?
say-offer-alliance-for-peace-2 = My seal on an alliance for a quiet round?
say-offer-peace-for-alliance-1 = I leave you alone for a round, and you agree to an alliance?
say-offer-peace-for-alliance-2 = A quiet round from me for your seal on an alliance?
say-offer-peace-for-vote-with-1 = Vote With, and I leave you alone for a round.
say-offer-peace-for-vote-with-2 = Your With for a quiet round from me?
say-offer-peace-for-vote-against-1 = Vote Against, and I leave you alone for a round.
say-offer-peace-for-vote-against-2 = Your Against for a quiet round from me?
say-offer-vote-with-for-peace-1 = I vote With, and you leave me alone for a round?
say-offer-vote-with-for-peace-2 = My With for a quiet round?
say-offer-vote-against-for-peace-1 = I vote Against, and you leave me alone for a round?
say-offer-vote-against-for-peace-2 = My Against for a quiet round?
say-offer-peace-for-defend-1 = Lend me defenders, and I leave you alone for a round.
say-offer-peace-for-defend-2 = Your defenders now, a quiet round afterwards?
say-offer-peace-for-veto-1 = Veto this attack, and I leave you alone for a round.
say-offer-peace-for-veto-2 = Your veto now, a quiet round afterwards?

say-accept-peace-1 = All right. No attack for a round.
say-accept-peace-2 = A round of peace it is.
say-accept-alliance-1 = Offer it, and I sign.
say-accept-alliance-2 = Allies, then.
say-accept-vote-with-1 = All right, I vote With.
say-accept-vote-with-2 = With it is.
say-accept-vote-against-1 = All right, I vote Against.
say-accept-vote-against-2 = Against it is.
say-accept-veto-1 = It will be vetoed.
say-accept-veto-2 = You have my veto.
say-accept-defend-1 = My defenders are on their way.
say-accept-defend-2 = You can have some of mine.

say-reject-peace-1 = I promise nothing of the kind.
say-reject-peace-2 = Peace has not been budgeted for.
say-reject-alliance-1 = I do not think so.
say-reject-alliance-2 = My circle of friends is closed to applications.
say-reject-vote-with-1 = Not with my vote.
say-reject-vote-with-2 = You will have to pass it without me.
say-reject-vote-against-1 = I vote as I like.
say-reject-vote-against-2 = Leave my vote to me.
say-reject-veto-1 = I will not pay for that.
say-reject-veto-2 = That form is out of stock.
say-reject-defend-1 = I need my defenders at home.
say-reject-defend-2 = Not with my defenders.
say-reject-aim-1 = My orders are secret.
say-reject-aim-2 = No comment.

say-ask-aim-1 = Am I one of your targets?
say-ask-aim-2 = Is my name on your list?


## Why players say it: facts that everybody can see

reason-struck-me = { $one } attacked me.
    .you = You attacked me.
reason-struck = { $one } attacked { $two }.
    .me = I attacked { $two }.
    .you = You attacked { $two }.
reason-hurt-me = { $one } played a card against me.
    .you = You played a card against me.
reason-left-me = { $one } broke an alliance with me.
    .you = You broke an alliance with me.
reason-refused-me = { $one } refused me an alliance.
    .you = You refused me an alliance.
reason-let-me-down = { $one } let me down when I was attacked.
    .you = You let me down when I was attacked.
reason-broke = { $one } has broken a promise before.
    .you = You have broken a promise before.
reason-saved-me = { $one } helped me when I was attacked.
    .you = You helped me when I was attacked.
reason-ally = { $one } is my ally.
    .you = You are my ally.
reason-kept = { $one } has kept a promise before.
    .me = I have kept a promise before.
    .you = You have kept a promise before.
reason-never-struck = { $one } has never attacked me.
    .you = You have never attacked me.
reason-richest = Nobody is as rich as { $one }.
    .you = Nobody is as rich as you.
reason-poorest = Nobody is as poor as { $one }.
    .me = Nobody is as poor as I am.
    .you = Nobody is as poor as you.
reason-armed = Nobody has as many attackers as { $one }.
    .you = Nobody has as many attackers as you.
reason-army = { $one } has { $number } { $number ->
        [one] attacker
       *[other] attackers
    }.
    .me = I have { $number } { $number ->
        [one] attacker
       *[other] attackers
    }.
    .you = You have { $number } { $number ->
        [one] attacker
       *[other] attackers
    }.
reason-purse = { $one } has { $number } { $number ->
        [one] coin
       *[other] coins
    }.
    .me = I have { $number } { $number ->
        [one] coin
       *[other] coins
    }.
    .you = You have { $number } { $number ->
        [one] coin
       *[other] coins
    }.


## What a statement speaks of, in a word or two, for the fields of the form

talk-about-prey = { $player } is my target
talk-about-spared = { $player } is no target of mine
talk-about-hunts = { $player } is after { $other }
talk-about-hunts-me = { $player ->
    [nobody] being after me
   *[other] { $player } being after somebody
}
talk-about-broke = a broken promise
talk-about-peace = no attack for a round
talk-about-alliance = yes to an alliance
talk-about-vote-with = a vote With
talk-about-vote-against = a vote Against
talk-about-veto = a veto of the attack
talk-about-defend = lent defenders
talk-about-revenge = attack me, and I attack you
talk-about-threat-with = vote With, or I attack
talk-about-threat-against = vote Against, or I attack
talk-about-aim = whether I am a target
talk-about-peace-for-peace = peace for peace
talk-about-alliance-for-peace = an alliance for peace
talk-about-peace-for-alliance = peace for an alliance
talk-about-peace-for-vote-with = peace for a With
talk-about-peace-for-vote-against = peace for an Against
talk-about-vote-with-for-peace = a With for peace
talk-about-vote-against-for-peace = an Against for peace
talk-about-peace-for-defend = peace for defenders
talk-about-peace-for-veto = peace for a veto
talk-reply-claim-prey = You are my target
talk-reply-claim-spared = You are not


## Why a hint is a good one

hint-recruit-attacker = Whoever strikes first meets no defenders.
hint-recruit-defender = A defender stops two attackers, and you look like prey.
hint-buy-attacker = With { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } you can afford to go to war.
hint-buy-defender = Others have { $attackers ->
        [one] one attacker
       *[other] { $attackers } attackers
    } around the table, and { $defenders ->
        [one] one defender
       *[other] { $defenders } defenders
    } at your gate.
hint-assign = Troops on the wrong side of the wall are wages without work.
hint-done = What you keep of your { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } keeps you in the game.
hint-assign-troops = { $attackers } to attack and { $defenders } to defend suits what stands around you.
hint-attack = { $player } has { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } behind { $defenders ->
        [one] one defender
       *[other] { $defenders } defenders
    }.
hint-attack-declare = The plan is as good as it gets.
hint-attack-nobody = Nobody can be hurt enough to be worth the losses.
hint-force = Against all the defenders of { $player } it would take { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } and cost { $attackers ->
        [one] one attacker
       *[other] { $attackers } attackers
    }.
hint-veto = { $player } has { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } to lose, and you would miss them at the table.
hint-veto-pass = It is not your war, and a veto costs coins.
hint-lend = { $player } would lose { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } instead of { $without }.
hint-lend-none = Your defenders are better off at home than with { $player }.
hint-defend = You lose { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } instead of { $without }.
hint-defend-none = You lose { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } at the most, and keep your defenders.
hint-ballot-with = Your coins change by { $mine }, those of all others together by { $others }.
hint-ballot-against = Your coins would change by { $mine }, those of all others together by { $others }.
hint-ballot-with-plain = It moves no coins now, but it suits where your troops stand.
hint-ballot-against-plain = It moves no coins now, but it does not suit where your troops stand.
hint-diplomacy-done = There is nobody left who would be a better friend than now.
hint-form = An alliance brings both of you coins; { $player } has { $allies ->
        [one] one ally
       *[other] { $allies } allies
    } now.
hint-break = { $player } draws income from your turns, and has { $allies ->
        [one] one ally
       *[other] { $allies } allies
    } in all.
hint-agree = An alliance with { $player } is a coin for both of you, turn after turn.
hint-refuse = { $player } gains more by it than you.
hint-refuse-attacker = { $player } has sent { $attackers ->
        [one] one attacker
       *[other] { $attackers } attackers
    } against you.
