### Machrou3 Ra2is in English.
###
### Whoever fills in arguments passes what players should read: names of seats, districts and cards, numbers as numbers,
### lists as one string. Choices between variants go by words that are never translated: "yes" and "no"; "nobody" for
### a seat that is none; "none" for a thing that is none; and the engine’s own ids for side, answer and clock.

game-machrou3 = Machrou3 Ra2is
    .tagline = One parliament, one palace, and nobody at the table you should believe.
mode-beginner = Beginner’s Game
house-rule-speaker-takes-swing = The Speaker’s privilege
    .text = The Speaker may take a Swing District without a vote. It still costs the action.
clock-turn = Turn clock
clock-debate = Debate clock


## The board

district-akkar = Akkar
district-tripoli = Tripoli
district-miniyeh = Miniyeh
district-zgharta = Zgharta
district-koura = Koura
district-bcharre = Bcharre
district-batroun = Batroun
district-jbeil = Jbeil
district-keserwan = Keserwan
district-metn = Metn
district-baabda = Baabda
district-aley = Aley
district-chouf = Chouf
district-beirut-1 = Beirut I
district-beirut-2 = Beirut II
district-saida = Saida
district-zahrani = Zahrani
district-jezzine = Jezzine
district-sour = Sour
district-nabatieh = Nabatieh
district-bint-jbeil = Bint Jbeil
district-marjayoun = Marjayoun
district-hasbaya = Hasbaya
district-zahle = Zahle
district-west-bekaa = West Bekaa
district-rashaya = Rashaya
district-baalbek = Baalbek
district-hermel = Hermel

group-north-1 = North I
group-north-2 = North II
group-north-3 = North III
group-mount-lebanon-1 = Mount Lebanon I
group-mount-lebanon-2 = Mount Lebanon II
group-mount-lebanon-3 = Mount Lebanon III
group-mount-lebanon-4 = Mount Lebanon IV
group-beirut-1 = Beirut I
group-beirut-2 = Beirut II
group-south-1 = South I
group-south-2 = South II
group-south-3 = South III
group-bekaa-1 = Bekaa I
group-bekaa-2 = Bekaa II
group-bekaa-3 = Bekaa III

governorate-north = North Lebanon
governorate-bekaa = Bekaa
governorate-mount-lebanon = Mount Lebanon
governorate-beirut = Beirut
governorate-south = South Lebanon


## Sides and characters

side-corrupt = Corrupt
    .plural = the Corrupt
    .goal = See a Corrupt player elected President, or the vote tied at the top.
side-reformist = Reformist
    .plural = the Reformists
    .goal = Complete an Objective so that your vote counts, then see a Reformist elected President.

character-adnan = Adnan
    .bio = Owns the cement, the casino and the view. Starts every speech with his humble beginnings, cigar in hand. His rivals tend to retire early, and to leave no address.
    .win = You win with a Corrupt President, or a tie at the top. You have paid for both.
character-nisreen = Nisreen
    .bio = She is on the ballot because her husband may not be: the courts would like a word with him. She smiles, signs what she is handed, and never got round to a programme.
    .win = You win with a Corrupt President, or a tie at the top. You will be told which.
character-fawzi = Fawzi
    .bio = Quotes the poets from a balcony guarded by forty men. He wears a plain jacket so that all may see how modest he is. The jacket has its own driver.
    .win = You win with a Corrupt President, or a tie at the top. Tradition demands it.
character-lara = Lara
    .bio = Arrested at more ministries than most ministers have visited. She is young, loud, and right often enough to be a nuisance. Her reform plan fits on a placard.
    .win = You win with a Reformist President. Complete an Objective, or your own vote is void.
character-latif = Latif
    .bio = A banker who gives generously, preferably on camera. He says that the system must change, and he should know: it was very good to him. He recommends himself.
    .win = You win with a Reformist President. Complete an Objective, or your own vote is void.
character-nahida = Nahida
    .bio = Forty films, three of them good, and one rescued donkey you will hear about. She has never read a budget, but she has played a minister twice, with better reviews.
    .win = You win with a Reformist President. Complete an Objective, or your own vote is void.
character-faten = Faten
    .bio = Has written three books on how laws ought to be made. Every reader agreed; none of them sits in Parliament. The professor now comes in person, with footnotes.
    .win = You win with a Reformist President. Complete an Objective, or your own vote is void.
character-mansour = Mansour
    .bio = Prints what others shred. So far it has cost him two jobs and a windscreen, but never a court case. He wants every public contract on a public screen.
    .win = You win with a Reformist President. Complete an Objective, or your own vote is void.
character-saleh = Judge Saleh
    .bio = Has never taken a bribe, and owns the furniture to prove it. In his court the rules hold for everybody, which many find unfair. They would love to see him promoted, abroad.
    .win = You win with a Reformist President, who cannot be you. Complete an Objective, or your vote is void.


## Objectives

# Phrases that the conditions share; they read the same arguments as the text that quotes them.
count-districts = { $need ->
        [one] a district
       *[other] { $need } districts
    }
count-groups = { $need ->
        [one] a District Group
       *[other] { $need } District Groups
    }
count-battles = { $need ->
        [one] a Battle of Influence
       *[other] { $need } Battles of Influence
    }
count-governorates = { $need ->
        [one] a governorate
       *[other] each of { $need } governorates
    }

objective-northern-pact = Northern Pact
    .text = Hold { count-districts } in { governorate-north } that you were not dealt.
objective-southern-pact = Southern Pact
    .text = Hold { count-districts } in { governorate-south } that you were not dealt.
objective-bekaa-road = The Bekaa Road
    .text = Gain { $need } of { district-beirut-1 }, { district-baabda }, { district-aley }, { district-zahle }, { district-west-bekaa } and { district-rashaya }. Those you were dealt do not count.
objective-mountain-benches = Mountain Benches
    .text = Lead { count-groups } in { governorate-mount-lebanon }.
objective-two-halves-of-the-capital = Two Halves of the Capital
    .text = Hold { count-districts } in { governorate-beirut }. Mind the traffic between them.
objective-six-harbours = Six Harbours
    .text = Gain { $need } of { district-tripoli }, { district-keserwan }, { district-beirut-1 }, { district-beirut-2 }, { district-saida } and { district-sour }. Those you were dealt do not count.
objective-corniche = The Corniche
    .text = Hold { count-districts } on the coast that you were not dealt.
objective-far-from-the-sea = Far from the Sea
    .text = Hold { count-districts } without a beach that you were not dealt.
objective-one-foot-everywhere = A Foot in Every Door
    .text = Hold a district that you were not dealt in { count-governorates }.
objective-two-strongholds = Strongholds
    .text = Hold at least { $least ->
        [one] one district
       *[other] { $least } districts
    } in { count-governorates }.
objective-on-every-screen = On Every Screen
    .text = Hold { count-districts } with a Media Station.
objective-great-bloc = The Great Bloc
    .text = Bring your bloc to { $need ->
        [one] one seat
       *[other] { $need } seats
    } or more.
objective-many-benches = Many Benches
    .text = Lead { count-groups }, wherever { $need ->
        [one] it lies
       *[other] they lie
    }.
objective-clean-sweep = Clean Sweep
    .text = Hold every district of { count-groups }. Groups of one district do not count, nor any you were dealt whole.
objective-unbroken-land = Unbroken Land
    .text = Hold { count-districts } in one piece, frontier to frontier. Media Stations do not bridge a gap.
objective-deep-pockets = Deep Pockets
    .text = Hold districts worth { $need } IP or more in all.
objective-heavyweights = Heavyweights
    .text = Hold { count-districts } of { $least } IP or more.
objective-grass-roots = Grass Roots
    .text = Hold { count-districts } of { $least } IP or less. Small places have long memories.
objective-frontrunner = Frontrunner
    .text = Lead the next largest bloc by { $need ->
        [one] one seat
       *[other] { $need } seats
    } or more.
objective-land-rush = Land Rush
    .text = Hold { count-districts }, wherever { $need ->
        [one] it lies
       *[other] they lie
    }.
objective-battle-hardened = Battle-Hardened
    .text = Win { count-battles } as Challenger. Victories before you drew this card count.
objective-kingmaker = Kingmaker
    .text = Back the winner of { count-battles }. Victories before you drew this card count.
objective-stump-speaker = Stump Speaker
    .text = Win { $need ->
        [one] a campaign
       *[other] { $need } campaigns
    }, by vote or without one. Victories before you drew this card count.
objective-favourite-son = Favourite Child
    .text = Hold your District of Origin and lead its District Group.
objective-home-ground = Home Ground
    .text = Hold your District of Origin and { count-districts } on its borders.
objective-landlord-abroad = Landlord Abroad
    .text = Hold { $need ->
        [one] another player’s District of Origin
       *[other] { $need } Districts of Origin of other players
    }.
objective-voice-of-the-village = Voice of the Village
    .text = Hold your District of Origin with a Media Station on it.
objective-pride-of-the-province = Pride of the Province
    .text = Hold { count-districts } in the governorate of your District of Origin, which must be one of them.
objective-long-way-from-home = A Long Way from Home
    .text = Hold your District of Origin and { count-districts } outside its governorate.


## Exceptional Powers

power-decree = Decree
    .text = Take any Swing District, without a vote.
power-defection = Defection
    .text = Take another player’s district of { $ceiling } IP or less that borders one of yours, even a District of Origin.
power-vacant-chair = Vacant Chair
    .text = Turn another player’s district of { $ceiling } IP or less into a Swing District.
power-recount = Recount
    .text = Turn another player’s district of { $ceiling } IP or less into a Swing District, even a District of Origin.
power-public-works = Public Works
    .text = Add { $amount } IP to one of your districts for the rest of the game.
power-pension-scheme = Pension Scheme
    .text = Add { $amount } IP to one of your districts for the rest of the game. It stays with the district.
power-scandal = Scandal
    .text = Remove { $amount } IP from another player’s district for the rest of the game, down to 1 at the lowest.
power-family-visits = Family Visits
    .text = Choose a governorate: add { $amount } IP to every district you hold there, for the rest of the game.
power-redrawn-lines = Redrawn Lines
    .text = Move { $amount } IP from another player’s district to a district of yours that borders it. It must have more than { $amount }.
power-land-registry = Land Registry
    .text = Swap one of your districts for another player’s of up to { $amount } IP more. Nobody asks their consent. You may decline.
power-new-antenna = New Antenna
    .text = Place a new Media Station on one of your districts that has none.
power-jammed-signal = Jammed Signal
    .text = Remove any one Media Station from the board. You may decline.
power-moving-mast = Moving Mast
    .text = Move any Media Station to one of your districts that has none. You may decline.
power-mountain-tunnel = Mountain Tunnel
    .text = Open a frontier between one of your districts and any district that it does not border.
power-landslide = Landslide
    .text = Close the frontier between one of your districts and a neighbouring district that is not yours. You may decline.
power-dossier = Dossier
    .text = Read another player’s secret Objective. Only you see it.
power-wiretap = Wiretap
    .text = Name two other players: learn whether they are on the same side. Only you are told.
power-immunity = Immunity
    .text = Forbid all challenges to your districts until the end of the next round.
power-bastion = Bastion
    .text = Fortify one of your districts: it adds { $amount } IP whenever it defends, whoever holds it.
power-second-wind = Second Wind
    .text = Take one more action this turn.
power-borrowed-gavel = Borrowed Gavel
    .text = Become Speaker of the next round, whatever the size of your bloc.
power-gag-order = Gag Order
    .text = Silence another player: on their next turn they may only pass, or draw, change or declare an Objective.
power-party-whip = Party Whip
    .text = Win your next campaign vote even if it is tied.
power-blank-cheque = Blank Cheque
    .text = Skip the vote the next time a campaign of yours would need one: the district is yours.
power-think-tank = Think Tank
    .text = Look at the next two Objectives: keep one, discard the other.
power-casting-vote = Casting Vote
    .text = Win every tie for the lead of a District Group for the rest of the game.
power-truce = Truce
    .text = Name another player: neither of you may challenge the other until the end of the next round.


## What a card leaves in force

effect-immunity = Immunity
    .text = Nobody may challenge this player’s districts.
effect-bastion = Bastion
    .text = This district adds IP whenever it defends.
effect-extra-action = Second Wind
    .text = One more action this turn.
effect-next-speaker = Borrowed Gavel
    .text = Speaker of the next round, whatever the blocs say.
effect-gag = Gag Order
    .text = Only Pass, Objective and Declare on the next turn.
effect-ties-pass = Party Whip
    .text = The next campaign vote is won on a tie.
effect-no-vote = Blank Cheque
    .text = The next campaign needs no vote.
effect-wins-ties = Casting Vote
    .text = Wins every tie for the lead of a District Group.
effect-truce = Truce
    .text = These two players may not challenge each other.
effect-swap-refused = Swap refused
    .text = No second swap offer this turn.

# What a card has shown to one seat.
secret-objective = { $player } holds the Objective { $objective }.
secret-sides = { $answer ->
        [same] { $one } and { $two } are on the same side.
       *[different] { $one } and { $two } are on different sides.
    }


## What a player is asked

topic-identify = Read your character and your Objective. Let your face say nothing.
topic-speaker = The smallest blocs are tied. To whom does the gavel go?
topic-action = You have the floor, and one action.
topic-finish = Your action is done. Anything to declare before the turn passes?
topic-declare = Your Objective is fulfilled: you may declare it now.
topic-swap-give = Swap: which of your districts do you give?
topic-swap-take = Which district do you want for { $gift }? Its holder has to agree.
topic-swap-consent = { $player } offers you { $gift } for { $wanted }. Do you agree?
topic-campaign-at = Campaign: which Swing District do you court?
topic-campaign-vote = { $player } campaigns for { $district }. Your secret vote?
topic-battle-from = Battle: which of your districts challenges?
topic-battle-at = Which district does { $challenging } challenge?
topic-battle-support = { $challenging } challenges { $defending }, { $challenge } to { $defence }. Do you step in?
topic-battle-help = { $player } offers to back you at { $defending }, { $challenge } to { $defence } so far. Accept?
topic-stand = Will you stand for President? Nobody may withdraw afterwards.
topic-president = Who shall be President? All hands open at the same time.

# Where a power has two choices, .then is the prompt for the second: $district or $player is the first pick.
topic-power-take-swing = { $power }: which Swing District do you take?
topic-power-take-neighbour = { $power }: which neighbouring district comes over to you?
topic-power-vacate = { $power }: which district loses its holder?
topic-power-strengthen = { $power }: which of your districts gains IP?
topic-power-weaken = { $power }: which district loses IP?
topic-power-strengthen-province = { $power }: in which governorate do your districts gain IP?
topic-power-shift = { $power }: choose your district, then the neighbour that pays for it.
    .then = { $power }: which neighbour pays for { $district }?
topic-power-force-swap = { $power }: choose the district you give, then the one you take.
    .then = { $power }: which district do you take for { $district }?
topic-power-add-station = { $power }: which of your districts goes on air?
topic-power-remove-station = { $power }: which Media Station goes off air?
topic-power-move-station = { $power }: choose a Media Station, then the district of yours that gets it.
    .then = { $power }: which of your districts gets the station of { $district }?
topic-power-open-frontier = { $power }: choose your district, then the one it shall border.
    .then = { $power }: which district shall border { $district }?
topic-power-close-frontier = { $power }: choose your district, then the neighbour to cut off.
    .then = { $power }: which neighbour of { $district } is cut off?
topic-power-see-objective = { $power }: whose Objective do you read?
topic-power-compare-sides = { $power }: choose two players, one after the other.
    .then = { $power }: with whom do you compare { $player }?
topic-power-bastion = { $power }: which of your districts do you fortify?
topic-power-gag = { $power }: whom do you silence?
topic-power-choose-objective = { $power }: which Objective do you keep?
topic-power-truce = { $power }: with whom do you make peace, for now?


## What a player may answer

option-identify-seen = Seen
    .hint = and never to be discussed again
option-action-pass = Pass
    .hint = leave things as they are
option-action-objective = Objective
    .hint = draw one, or change yours
option-action-swap = Swap
    .hint = trade districts with a player
option-action-campaign = Campaign
    .hint = win a Swing District
option-action-battle = Battle
    .hint = challenge a player’s district
option-action-declare = Declare
    .hint = turn up a fulfilled Objective
option-finish-declare = Declare
    .hint = turn up a fulfilled Objective
option-finish-end = End turn
    .hint = the floor passes left
option-declare-declare = Declare
    .hint = turn up a fulfilled Objective
option-swap-consent-agree = Agree
    .hint = the districts change hands
option-swap-consent-refuse = Refuse
    .hint = you keep yours
option-campaign-vote-with = With
    .hint = the district is theirs
option-campaign-vote-against = Against
    .hint = the district stays Swing
option-battle-support-neutral = Stay neutral
    .hint = and be courted next time
option-battle-support-challenger = Back the Challenger
    .hint = with every district that can reach
option-battle-support-defender = Back the Defender
    .hint = with every district that can reach
option-battle-help-accept = Accept
    .hint = nobody can take it back
option-battle-help-refuse = Refuse
    .hint = and owe nothing
option-stand-stand = Stand
    .hint = there is no way back
option-stand-wait = Wait
    .hint = see who else dares
option-power-force-swap-decline = Decline
    .hint = swap nothing
option-power-remove-station-decline = Decline
    .hint = let them talk
option-power-move-station-decline = Decline
    .hint = leave the masts alone
option-power-close-frontier-decline = Decline
    .hint = keep every road open


## Why a choice is closed

why-no-objective = You hold no Objective. Draw one as your action.
why-not-fulfilled = Your Objective is not fulfilled yet.
why-no-district = You hold no district to challenge from.
why-nobody-in-reach = No district that you may challenge is within your reach.
why-no-swing-district = There is no Swing District left.
why-swap-refused = You have had your refusal: one swap offer a turn.
why-nothing-to-swap = Nobody holds a district of equal or lower IP than one of yours.
why-ten-districts = You hold ten districts, the most that anybody may.
why-gagged = You are gagged: only Pass, Objective and Declare this turn.


## What happened

event-answer-given = { $seat } answered in secret.
event-all-identified = Everybody knew their part. Nobody looked any different.
event-round-opened = Round { $round } opened under { $speaker } as Speaker.
event-turn-begins = { $seat } took the floor.
event-time-up = { $clock ->
        [debate] The debate ran out of time. No more candidates.
        [turn] { $seat } ran out of time, and the turn was over.
       *[other] Time was up.
    }
event-passed = { $seat } passed.
event-swap-offered = { $seat } offered { $gift } to { $partner } for { $wanted }.
event-swap-answered = { $agreed ->
        [yes] { $partner } agreed to the swap with { $seat }.
       *[no] The swap of { $seat } and { $partner } fell through.
    }
event-campaign-declared = { $vote ->
        [yes] { $seat } campaigned for { $district }. All votes were called in.
       *[no] { $seat } claimed { $district } without a vote.
    }
event-campaign-counted = { $passed ->
        [yes] { $seat } won the campaign for { $district }: { $votes_with } With, { $votes_against } Against.
       *[no] { $seat } lost the campaign for { $district }: { $votes_with } With, { $votes_against } Against.
    }
event-campaign-void = The campaign for { $district } came to nothing: { $seat } could no longer take it.
event-battle-declared = { $seat } challenged { $defender }: { $challenging } against { $defending }, { $challenge } to { $defence }.
event-battle-called-off = The battle for { $defending } was called off: { $seat } could no longer fight it.
event-battle-decided = { $won ->
        [yes] { $seat } beat { $defender } at { $defending }, { $challenge } to { $defence }.
       *[no] { $defender } held { $defending } against { $seat }, { $defence } to { $challenge }.
    }
event-stayed-neutral = { $seat } stayed neutral.
event-support-offered = { $side ->
        [challenger] { $seat } offered to back the Challenger.
        [defender] { $seat } offered to back the Defender.
       *[other] { $seat } offered help: { $side }.
    }
event-support-given = { $side ->
        [challenger] { $seat } backed the Challenger: { $challenge } to { $defence }.
        [defender] { $seat } backed the Defender: { $challenge } to { $defence }.
       *[other] { $seat } stepped in ({ $side }): { $challenge } to { $defence }.
    }
event-support-refused = { $side ->
        [challenger] The Challenger declined the help of { $seat }.
        [defender] The Defender declined the help of { $seat }.
       *[other] The help of { $seat } was declined.
    }
event-objective-drawn = { $changed ->
        [yes] { $seat } changed Objectives.
       *[no] { $seat } drew an Objective.
    }
    .secret = { $changed ->
        [yes] { $seat } changed Objectives and drew { $objective }.
       *[no] { $seat } drew the Objective { $objective }.
    }
event-objective-set-aside = The Objective { $objective } was set aside: it is for the Advanced Game.
event-objective-completed = { $seat } completed the Objective { $objective }. The table’s count: { $total }.
event-power-drawn = { $seat } drew the Exceptional Power { $power }.
event-power-used = { $seat } used { $power }.
event-power-declined = { $seat } declined to use { $power }.
event-power-idle = { $power } had nothing to work on for { $seat }.
event-objective-seen = { $seat } read the Objective of { $target }.
    .secret = { $seat } read the Objective of { $target }: { $objective }.
event-sides-compared = { $seat } learned whether { $one } and { $two } are on the same side.
    .secret = { $answer ->
        [same] { $seat } learned that { $one } and { $two } are on the same side.
       *[different] { $seat } learned that { $one } and { $two } are on different sides.
    }
event-effect-begins = In force for { $seat }: { $effect }{ $target ->
        [nobody] { "" }
       *[other] , { $target }
    }{ $until ->
        [99] { "" }
       *[other] , until the end of round { $until }
    }.
event-district-changed = { $after ->
        [nobody] { $before } lost { $district }, a Swing District from then on.
       *[other] { $before ->
            [nobody] { $after } took { $district }.
           *[other] { $after } took { $district } from { $before }.
        }
    }
event-influence-changed = { $district } came to { $ip } IP.
event-group-changed = { $after ->
        [nobody] { $before } lost the seats of { $group }, and nobody gained them.
       *[other] { $before ->
            [nobody] { $after } gained the seats of { $group }.
           *[other] { $after } gained the seats of { $group } from { $before }.
        }
    }
event-stations-changed = { $gone ->
        [none] A Media Station went up in { $new }.
       *[other] { $new ->
            [none] The Media Station of { $gone } went off air.
           *[other] A Media Station moved from { $gone } to { $new }.
        }
    }
event-frontier-changed = { $open ->
        [yes] A frontier opened between { $one } and { $two }.
       *[no] The frontier between { $one } and { $two } was closed.
    }
event-election-opened = Parliament is full. The Presidential Election began.
event-waited = { $seat } did not stand, for the time being.
event-candidate-stands = { $seat } stood for President.
event-candidacies-closed = The list of candidates was closed: { $candidates }.
event-characters-revealed = The masks came off: { $characters }.
event-votes-revealed = The hands were opened: { $votes }.
event-president-elected = { $president ->
        [nobody] The top was tied: { $tied }. Nobody was elected, and the Corrupt won.
       *[other] { $side ->
            [corrupt] { $president } was elected President. The Corrupt won.
            [reformist] { $president } was elected President. The Reformists won.
           *[other] { $president } was elected President ({ $side }).
        }
    }


## The rules in short

rules-machrou3-1 = You are Corrupt or Reformist, in secret. First you fight over districts, which bring seats in Parliament; then Parliament elects a President. If the President is Corrupt, the Corrupt win, otherwise the Reformists. With 4 players one is Corrupt, with 5 or 6 two are.
rules-machrou3-2 = The map has 28 districts in 5 governorates. Each district has Influence Points (IP). A district without a holder is a Swing District. Districts with a Media Station count as linked to each other, however far apart. Nobody may hold more than ten districts.
rules-machrou3-3 = Districts form 15 District Groups, each with a number of seats, 128 in all. Whoever has most IP in a group takes all of its seats; on a tie nobody does. Your seats together are your bloc, and the weight of your vote at the end.
rules-machrou3-4 = You start with a fixed pile of districts, a character and a secret Objective. The Corrupt know each other; Reformists know only themselves. Say what you like and promise what you like: nothing said at the table binds anybody.
rules-machrou3-5 = There are at most five rounds. At the start of each the smallest bloc becomes Speaker; between tied players the last Speaker chooses, or in round one the greater age. From the Speaker going left, everybody takes one turn with one action. If the clock runs, a turn has 90 seconds.
rules-machrou3-6 = The quiet actions. Pass: nothing happens. Objective: draw one if you have none, or discard yours and draw another. Swap: give one of your districts for another player’s of equal or lower IP, if they agree. A refused offer costs no action, but you get only one a turn.
rules-machrou3-7 = Campaign: name any Swing District on the map. Everybody, you included, votes With or Against in secret, and only the counts are shown. More With than Against, and it is yours; a tie fails. By the Speaker’s privilege, which a table may switch off, the Speaker needs no vote.
rules-machrou3-8 = Battle of Influence: name one of your districts, the challenging one, and another player’s district that borders it or is linked to it by Media Stations, the defending one. Both sides count all their other districts that border the defending one or are linked to it.
rules-machrou3-9 = Then, from the Challenger’s left, every other player with such a district stays neutral or offers to back one side with all of them. The side may refuse. Help once accepted stays.
rules-machrou3-10 = The higher total wins, and a tie goes to the Challenger. A winning Challenger takes the defending district. A losing Challenger loses the challenging district, which becomes a Swing District. Count before you shout.
rules-machrou3-11 = At any time of your turn you may declare your Objective if it is fulfilled: it goes face up, and you draw an Exceptional Power and use it at once; if there is nothing to use it on, it is lost. What a card says beats these rules. A District of Origin on it is an ordinary district here. A new Objective costs an action.
rules-machrou3-12 = A Reformist needs at least one completed Objective, or their own vote counts zero in the end. The Corrupt vote with full weight anyway; for them Objectives are only profitable. The first part ends at once with the sixth completed Objective at the table, or after five rounds.
rules-machrou3-13 = The election: from the Speaker on, each player may stand for President or wait, until a whole round adds no candidate. Nobody may withdraw; if nobody stands, the Speaker must. A running clock allows five minutes. Candidates vote for themselves, all others for any candidate, in secret and at the same time.
rules-machrou3-14 = All characters are shown and the votes weighed by seats, those of Reformists without an Objective at zero. Most seats wins the palace, and the President’s side the game. A tie at the top, between whomever, is a win for the Corrupt. They will have planned it.


## What players say; numbers at the end are variants of one statement, drawn in turn

say-claim-side-reformist-1 = I am a Reformist, for what that is worth at this table.
say-claim-side-reformist-2 = My hands are clean. Reformist, through and through.
say-claim-side-reformist-3 = I am here for the reforms. Somebody has to be.
say-claim-side-corrupt-1 = I am Corrupt. There, I said it.
say-claim-side-corrupt-2 = If you must know: Corrupt, and good at it.
say-claim-objective-near-1 = My Objective is within reach.
say-claim-objective-near-2 = A little more, and my card lies on the table.
say-claim-objective-far-1 = My Objective is nowhere near.
say-claim-objective-far-2 = The card I hold is a bad joke.
say-claim-voted-with-1 = I voted With.
say-claim-voted-with-2 = One of those With cards was mine.
say-claim-voted-against-1 = I voted Against.
say-claim-voted-against-2 = One of those Against cards was mine.

say-estimate-corrupt-1 = I think { $seat } is Corrupt.
say-estimate-corrupt-2 = If you ask me, keep an eye on { $seat }.
say-estimate-corrupt-3 = { $seat } smells of envelopes.
say-estimate-reformist-1 = I think { $seat } is a Reformist.
say-estimate-reformist-2 = I would trust { $seat } with my coat, and even with a seat.
say-estimate-reformist-3 = { $seat } plays it straight, I think.

say-accuse-corrupt-1 = You are Corrupt.
say-accuse-corrupt-2 = I say it to your face: you are one of them.
say-accuse-corrupt-3 = Whose side are you on? I think we all know.
say-accuse-broke-1 = You gave me your word, and broke it.
say-accuse-broke-2 = Your promises have a short life.
say-accuse-broke-3 = That is not what you promised me.

say-promise-peace-1 = I will not attack you for a round.
say-promise-peace-2 = For one round, your districts are safe from me.
say-promise-peace-3 = No battles from me against you, for a round.
say-promise-vote-with-1 = You have my vote in this campaign.
say-promise-vote-with-2 = I vote With.
say-promise-vote-with-3 = My card is With.
say-promise-vote-against-1 = My card is Against.
say-promise-vote-against-2 = I vote Against.
say-promise-support-1 = I will back you in this battle.
say-promise-support-2 = Count my districts as yours in this one.
say-promise-president-1 = My vote for President goes to { $seat }.
    .you = My vote for President goes to you.
say-promise-president-2 = I vote for { $seat }.
    .you = I vote for you, President or not.

say-request-peace-1 = Leave me alone for a round?
say-request-peace-2 = Could your ambitions look elsewhere for a round?
say-request-peace-3 = No battle against me, just for a round?
say-request-vote-with-1 = Vote With me on this one?
say-request-vote-with-2 = I could use your With card.
say-request-vote-with-3 = Give me this district, would you?
say-request-vote-against-1 = Let us vote Against this.
say-request-vote-against-2 = Against, I would say. All of us.
say-request-support-1 = Will you back me in this battle?
say-request-support-2 = I could use a hand in this one. Yours?
say-request-support-3 = Stand by me in this one?
say-request-president-1 = Vote for { $seat }.
    .me = Vote for me.
    .you = Vote for yourself.
say-request-president-2 = { $seat } for President, I would say.
    .me = Make me President, and sleep well.
    .you = You for President, I would say.

say-offer-peace-for-peace-1 = You leave me alone, I leave you alone. One round?
say-offer-peace-for-peace-2 = Peace between the two of us, for a round?
say-offer-peace-for-vote-with-1 = Vote With me, and I leave you alone for a round.
say-offer-peace-for-vote-with-2 = Your With card against a quiet round from me?
say-offer-vote-with-for-peace-1 = I vote With, and you leave me alone for a round?
say-offer-vote-with-for-peace-2 = My With card for a quiet round?
say-offer-peace-for-support-1 = Back me here, and I leave you alone for a round.
say-offer-peace-for-support-2 = Your support now for a quiet round afterwards?
say-offer-support-for-peace-1 = I back you here, and you leave me alone for a round?
say-offer-support-for-peace-2 = My support for a quiet round?

say-accept-peace-1 = All right. A round of peace.
say-accept-peace-2 = I will not attack you for a round.
say-accept-vote-with-1 = All right, I vote With.
say-accept-vote-with-2 = You have my card.
say-accept-vote-with-3 = With it is.
say-accept-vote-against-1 = Agreed: Against.
say-accept-vote-against-2 = My card is Against.
say-accept-support-1 = I will stand by you.
say-accept-support-2 = You have my support here.
say-accept-president-1 = My vote goes to { $seat }.
    .me = My vote goes to myself.
    .you = My vote goes to you.
say-accept-president-2 = Agreed: { $seat }.
    .me = Agreed: me.
    .you = Agreed: you.

say-reject-peace-1 = I promise nothing of the kind.
say-reject-peace-2 = I keep my hands free.
say-reject-vote-with-1 = Not with my vote.
say-reject-vote-with-2 = You will have to win that one without me.
say-reject-vote-against-1 = I vote as I like.
say-reject-vote-against-2 = Leave my card to me.
say-reject-support-1 = Not in this battle.
say-reject-support-2 = That one you fight alone, as far as I am concerned.
say-reject-president-1 = My vote is my own.
say-reject-president-2 = I will not promise that.

say-reject-side-1 = That is my affair.
say-reject-side-2 = You will see when the masks come off.
say-reject-voted-1 = The ballot is secret, and so it stays.
say-reject-voted-2 = That is between the box and me.

say-ask-side-1 = Which side are you on?
say-ask-side-2 = Reformist or Corrupt: what are you?
say-ask-voted-1 = How did you vote just now?
say-ask-voted-2 = That last campaign: With or Against?


## Why players say it: facts that everybody can see

reason-attacked-me = { $one } attacked me.
    .you = You attacked me.
reason-attacked = { $one } attacked { $two }.
    .me = I attacked { $two }.
    .you = You attacked { $two }.
reason-opposed-me = { $one } backed the other side against me.
    .you = You backed the other side against me.
reason-backs = { $one } keeps backing { $two }.
    .you = You keep backing { $two }.
reason-broke = { $one } has broken a promise before.
    .you = You have broken a promise before.
reason-biggest = { $one } has the biggest bloc.
    .you = You have the biggest bloc.
reason-helped-me = { $one } backed me before.
    .you = You backed me before.
reason-kept = { $one } has kept a promise before.
    .me = I have kept a promise before.
    .you = You have kept a promise before.
reason-objective = { $one } has completed an Objective.
    .me = I have completed an Objective.
    .you = You have completed an Objective.
reason-smallest = { $one } has the smallest bloc.
    .me = I have the smallest bloc.
    .you = You have the smallest bloc.
reason-peaceful = { $one } has never attacked me.
    .you = You have never attacked me.
reason-threat = { $one } has the biggest bloc, and that concerns us both.
    .you = You have the biggest bloc, and that concerns me.
reason-border = { $one } borders me.
    .you = Your districts border mine.
reason-reach = The districts of { $one } reach that far.
    .you = Your districts reach that far.
reason-nothing-done = { $one } has never backed me.
    .you = You have never backed me.
reason-modest = { $one } holds { $number } of 128 seats.
    .me = I hold { $number } of 128 seats.
    .you = You hold { $number } of 128 seats.
reason-strong = Nobody holds more than the { $number } seats of { $one }.
    .me = Nobody holds more than my { $number } seats.
    .you = Nobody holds more than your { $number } seats.

## What a statement speaks of, in a word or two, for the fields of the form

talk-about-side-reformist = I am a Reformist
talk-about-side-corrupt = I am Corrupt
talk-about-objective-near = my Objective is near
talk-about-objective-far = my Objective is far
talk-about-voted-with = I voted With
talk-about-voted-against = I voted Against
talk-about-corrupt = { $player ->
    [nobody] being Corrupt
   *[other] { $player } is Corrupt
}
talk-about-reformist = { $player } is a Reformist
talk-about-broke = a broken promise
talk-about-peace = a round of peace
talk-about-support = support in this battle
talk-about-vote-with = a vote With
talk-about-vote-against = a vote Against
talk-about-president = { $player } for President
talk-about-side = which side
talk-about-voted = the last vote
talk-about-peace-for-peace = peace for peace
talk-about-peace-for-vote-with = peace for a With
talk-about-vote-with-for-peace = a With for peace
talk-about-peace-for-support = peace for support
talk-about-support-for-peace = support for peace
talk-reply-claim-side-reformist = Reformist
talk-reply-claim-side-corrupt = Corrupt
talk-reply-claim-voted-with = With
talk-reply-claim-voted-against = Against

## What somebody did for all to see, as the reason why others changed their minds

deed-attack = { $seat } challenged { $target }.
deed-back = { $seat } backed { $target } against { $other }.
deed-stay-out = { $seat } stood aside between { $target } and { $other }.
deed-accept = { $seat } took the help of { $target }.
deed-refuse = { $seat } turned down the help of { $target }.
deed-agree = { $seat } agreed to swap with { $target }.
deed-decline = { $seat } would not swap with { $target }.
deed-vote = { $seat }’s campaign: { $with } With, { $against } Against.
deed-hurt = { $seat } used a card against { $target }.
deed-favour = { $seat } used a card for { $target }.
deed-pass = { $seat } passed.
deed-renew = { $seat } drew an Objective.
deed-complete = { $seat } completed an Objective.
deed-stand = { $seat } stood for President.
deed-wait = { $seat } did not stand.
