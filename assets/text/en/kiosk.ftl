### The demo station: what passers-by read, the guided table (kiosk-ask-, kiosk-teach-), and the organiser's page.

kiosk-words-1 = Rule a country.
kiosk-words-2 = Trust nobody.
kiosk-words-3 = Vote anyway.
kiosk-touch = Touch
    .second = to play
kiosk-touch-label = Touch anywhere to play
kiosk-live = Live
kiosk-playing = { $bots } bots are playing
kiosk-demo-begins = { $game }: a new game
kiosk-table = A 15-minute table
    .text = short game, rules on the way
kiosk-free-seats = { $seats } free seats
    .text = Touch a stamp to take it, or anywhere to sit down. Bots play the rest.
kiosk-free = free
kiosk-taken = taken

kiosk-name-vermilion = Red
kiosk-name-saffron = Gold
kiosk-name-cobalt = Blue
kiosk-name-teal = Green
kiosk-name-plum = Plum
kiosk-name-rose = Rose
kiosk-name-sky = Sky
kiosk-name-umber = Brown
kiosk-name-lime = Lime
kiosk-name-slate = Slate
kiosk-name-lilac = Lilac
kiosk-name-forest = Forest

kiosk-seats = Take a seat
    .text = One stamp a person. Bots take the chairs that stay empty.
kiosk-promise = Ten to fifteen minutes · rules on the way · nobody asks your name
kiosk-seats-taken = { $taken } of { $seats } seats taken
kiosk-seats-note = Starts when the table is full, or in { $seconds } seconds with bots
kiosk-seats-none = Nobody sits here yet. Touch a stamp, or the bots go on alone.
kiosk-seats-start = Start now
    .note = bots take the rest
kiosk-seats-back = Not now
    .note = let the bots play

kiosk-leave = Leave
    .note = the next people may play
kiosk-leave-title = Leave the table?
kiosk-leave-message = This game ends here, and the station forgets it. The bots will not hold it against you.
kiosk-leave-yes = Leave
kiosk-minutes-left = { $minutes } min left
kiosk-last-call = Time is short: bots play on in your place until the final vote.
kiosk-finale = Back to your seats: the final vote is yours.
kiosk-closing = Closing time. Bots take all seats and play the game to its end.

kiosk-idle = Still there?
    .text = Touch anything to go on. When the ring is empty the table is cleared for the next people.
kiosk-idle-stay = Still here
    .note = back to the game

kiosk-hint-asked = { $name }: your decision
kiosk-hint-watch = Watch the others
    .text = Everything that happens is told in the log and shown on the board.
kiosk-hint-over = The game is over
    .text = Look around as long as you like, then leave the table to the next people.


## The guided table: what to do when asked. Without a sentence for a question the plain one is said.

kiosk-ask = Touch one of the bright fields. Whatever is grey says why when you touch it.

kiosk-ask-machrou3-identify = This card is yours alone. Corrupt or Reformist: in the end your side must win the presidency, and nobody wears a badge.
kiosk-ask-machrou3-speaker = The Speaker plays first and may take a free district without a vote. Give the gavel to whoever seems harmless.
kiosk-ask-machrou3-action = One action a turn. Battle takes a district from a neighbour, Campaign wins a free one by secret vote, Swap needs a partner.
kiosk-ask-machrou3-finish = Your action is done. If your Objective is fulfilled, declare it; a Reformist without one has no vote in the end.
kiosk-ask-machrou3-declare = A completed Objective brings a strong card. The sixth at the table opens the election.
kiosk-ask-machrou3-swap-give = Offer a district you can spare, and ask for one that makes you leader of its group.
kiosk-ask-machrou3-swap-take = Take what rounds off a group: only its leader gets the seats. The number may not be higher than the one you give.
kiosk-ask-machrou3-swap-consent = A swap changes seats on both sides. Agree only if the trade helps you more.
kiosk-ask-machrou3-campaign-at = Choose a dashed district, wherever it lies. More than half of the table must vote With in secret.
kiosk-ask-machrou3-campaign-vote = Nobody will ever learn how you voted. Help an ally, or stop whoever is ahead.
kiosk-ask-machrou3-battle-from = Choose the district that attacks. Others of yours beside the target add their numbers; if you lose, this one goes free.
kiosk-ask-machrou3-battle-at = Choose the target. The higher total wins, a tie is yours, and others may step in on either side.
kiosk-ask-machrou3-battle-support = You border this battle. Your numbers would count for the side you back, and people remember it.
kiosk-ask-machrou3-battle-help = Help makes you stronger, but whoever helps may want something later.
kiosk-ask-machrou3-stand = Candidates vote for themselves. Stand if your bloc is large, or if you trust nobody else.
kiosk-ask-machrou3-president = Votes weigh as many seats as the voter holds. A corrupt president wins it for the Corrupt, any other for the Reformists.

kiosk-ask-bureaucracy-faction = Your faction is public and bends the rules in your favour. Pick the one whose text you like best.
kiosk-ask-bureaucracy-recruit = Attackers take coins from others, defenders save your own. You cannot have enough of either.
kiosk-ask-bureaucracy-action = An action card works once. Keep it if its moment has not come.
kiosk-ask-bureaucracy-vote = More than half must be in favour; a tie fails. Everybody will see how you voted.
kiosk-ask-bureaucracy-vote-secret = This vote is shuffled: nobody will ever know which paper was yours.
kiosk-ask-bureaucracy-muster = A troop costs three coins. You may also change who attacks and who defends.
kiosk-ask-bureaucracy-attack = You win when both your secret targets are out. Attack them, or somebody else so that nobody guesses.
kiosk-ask-bureaucracy-attack-force = Every attacker that no defender stops takes a coin. A defender stops up to two.
kiosk-ask-bureaucracy-veto = Your ally is about to attack. For three coins you can stop it.
kiosk-ask-bureaucracy-lend = Defenders that you lend come back if they survive.
kiosk-ask-bureaucracy-defend = A defender stops two attackers and falls only if it had to stop both.
kiosk-ask-bureaucracy-diplomacy = An ally brings a coin every turn, and can veto your attacks.


## Captions for what happens, by game and kind of event.

kiosk-teach = Every choice you see here is made by a bot that knows no more than a player would.

kiosk-teach-machrou3 = Four parties share 128 seats. One of them is corrupt, and the other three do not know which.
kiosk-teach-machrou3-all-identified = Everybody has a side now, and keeps it hidden until the last vote.
kiosk-teach-machrou3-round-opened = Five rounds, one action each. The smallest bloc holds the gavel.
kiosk-teach-machrou3-passed = Doing nothing offends nobody. It wins nothing either.
kiosk-teach-machrou3-swap-offered = Districts can be traded, if both sides agree in public.
kiosk-teach-machrou3-swap-answered = Whoever says no has said something about trust.
kiosk-teach-machrou3-campaign-declared = A free district is put to a secret vote of the whole table. More than half must be With.
kiosk-teach-machrou3-campaign-counted = The ballots are shuffled: who voted what stays a secret for ever.
kiosk-teach-machrou3-battle-declared = The numbers of both sides are added up. The higher total wins, and a tie goes to the attacker.
kiosk-teach-machrou3-battle-decided = Whoever attacks and loses gives up the attacking district: it is free again.
kiosk-teach-machrou3-stayed-neutral = Staying out of it costs nothing tonight.
kiosk-teach-machrou3-support-given = Backing somebody in a battle is public. It is how friends are made, and suspects.
kiosk-teach-machrou3-support-refused = Turning down help is a message as well.
kiosk-teach-machrou3-objective-drawn = An Objective is a secret plan. Without a completed one, a Reformist’s last vote counts for nothing.
kiosk-teach-machrou3-objective-completed = Six completed Objectives end the struggle for Parliament.
kiosk-teach-machrou3-power-drawn = Exceptional Powers bend the rules, once.
kiosk-teach-machrou3-district-changed = Each group of districts gives all its seats to whoever is strongest in it.
kiosk-teach-machrou3-group-changed = A new leader takes all the seats of the group.
kiosk-teach-machrou3-election-opened = Now the seats count: every vote weighs as much as the bloc behind it.
kiosk-teach-machrou3-candidate-stands = A candidate votes for nobody else, and cannot step down.
kiosk-teach-machrou3-characters-revealed = The masks come off. Reformists who have completed no Objective have voted in vain.
kiosk-teach-machrou3-president-elected = A corrupt president wins the game for the Corrupt, any other for the Reformists.

kiosk-teach-bureaucracy = Everybody is secretly after two others, and everybody is hunted by two.
kiosk-teach-bureaucracy-secrets-dealt = Two secret targets each. Whoever sees both of them fall wins.
kiosk-teach-bureaucracy-factions-revealed = Factions are public. Every one of them bends a rule.
kiosk-teach-bureaucracy-income = A coin for oneself and one for each ally, and the allies earn too.
kiosk-teach-bureaucracy-vote-called = A law or a motion needs more than half of the votes; a tie fails.
kiosk-teach-bureaucracy-law-passed = A new law repeals all older ones at once.
kiosk-teach-bureaucracy-motion-carried = A motion works once and is gone.
kiosk-teach-bureaucracy-action-played = Action cards are played at the worst moment for somebody else.
kiosk-teach-bureaucracy-troop-bought = A troop costs three coins, and nobody may spend the last one.
kiosk-teach-bureaucracy-attack-declared = Every attacker that is not stopped takes a coin.
kiosk-teach-bureaucracy-attack-vetoed = Three coins are the price of stopping an ally’s attack.
kiosk-teach-bureaucracy-defenders-lent = Lent defenders go home if they survive.
kiosk-teach-bureaucracy-attack-resolved = A defender stops up to two attackers, and falls only when it had to stop both.
kiosk-teach-bureaucracy-alliance-formed = Allies earn from each other, and may veto each other’s wars.
kiosk-teach-bureaucracy-alliance-ended = Breaking an alliance takes one; forming it takes two.
kiosk-teach-bureaucracy-eliminated = Whoever loses the last coin is out. Somewhere a hunter smiles.
kiosk-teach-bureaucracy-game-won = Both targets are gone, by whatever hand: that is all it takes.


## The staff

kiosk-pin-ask = Staff only
    .text = Type the PIN of the station.
kiosk-pin-new = Choose a PIN
    .text = { $least } to { $most } digits. The staff’s sign, four corners clockwise from the upper left or Ctrl+Alt+Shift+K, will ask for it.
kiosk-pin-wrong = That is not the PIN.
kiosk-pin-unfit = A PIN has { $least } to { $most } digits.
kiosk-pin-wait = Wrong. Wait { $seconds } s before the next try.
kiosk-pin-delete = Erase
kiosk-pin-enter = OK
kiosk-pin-back = Back
    .note = to the visitors

kiosk-staff = Organiser
kiosk-staff-note = Numbers only: the station keeps no names and no games
kiosk-staff-station = Back to the station
    .note = visitors may play
kiosk-staff-pin = Another PIN
    .note = the old one ends
kiosk-staff-reset = Reset counters
    .note = all of them
kiosk-staff-close = Close
    .note = leave the demo station
kiosk-staff-reset-title = Reset the counters?
kiosk-staff-reset-message = All numbers, of today and of the days before, begin at zero again.
kiosk-staff-reset-yes = Reset
kiosk-staff-close-title = Close the station?
kiosk-staff-close-message = The window closes and does not come back by itself.
kiosk-staff-close-yes = Close

kiosk-counters = Counted
kiosk-counters-today = today
kiosk-counters-whole = in all
kiosk-count-started = { $game }: begun
kiosk-count-finished = { $game }: played to the end
kiosk-count-abandoned = { $game }: left early
kiosk-count-people = People who took a seat
kiosk-count-minutes = Minutes played
kiosk-count-crashes = Crashes
kiosk-count-restarts = Restarts

kiosk-arrange = The station
kiosk-arrange-theme = Look
kiosk-arrange-language = Language
kiosk-arrange-volume = Volume { $volume }
kiosk-arrange-game = Offer { $game }
kiosk-arrange-offered = offered to visitors
kiosk-arrange-shut = not offered
kiosk-arrange-last = One game must be left, or there is nothing to play.


## The command line and the watch over the window

cmd-window-kiosk = run as a demo station: bots play, passers-by touch and play, nothing is kept
cmd-window-pin = the PIN of the staff at the demo station, four to eight digits; with --kiosk
cmd-kiosk-bad-pin = A PIN has four to eight digits.
cmd-kiosk-only = The option --pin belongs to --kiosk.
kiosk-watch-slow = The demo station has broken down { $count } times in a row; it is started again every { $seconds } seconds. The reports are in { $folder }.
