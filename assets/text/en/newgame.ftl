### Words of the window: setting up a table.

newgame-title = New game
newgame-seats = { $game } · { $players } seats
newgame-remembered = Your last table
newgame-back = Back to the title
newgame-rules = Rules

# Quick tables.
newgame-alone = Alone against bots
newgame-alone-note = You and some strangers
newgame-together = All at this computer
newgame-together-note = Friends only. For now.

# The seats.
newgame-seat = Seat { $number }: { $name }
newgame-person = Person
newgame-bot = Bot
newgame-kind-person = Plays at this computer
newgame-kind-bot = { $title } · { $level }
newgame-person-note = Plays at this computer. Secrets stay behind a curtain.
newgame-bot-note = A bot’s face gives nothing away.
newgame-name = Name
newgame-name-note = Leave it empty for { $name }
newgame-piece = Colour and shape
newgame-piece-taken = { $piece }: swap with { $name }
newgame-level-easy = Easy
newgame-level-normal = Normal
newgame-level-hard = Hard
newgame-level-random = Coins
newgame-people = Who is it to be?
newgame-people-done = That one
newgame-add = Add a seat
newgame-add-note = { $many } at most
newgame-empty = An empty chair
newgame-remove = Remove seat { $number }
newgame-shuffle = Shuffle seats
newgame-least = { $few } seats are the least this game takes.

# The pieces.
newgame-piece-vermilion = Vermilion disc
newgame-piece-saffron = Saffron square
newgame-piece-cobalt = Cobalt triangle
newgame-piece-teal = Teal diamond
newgame-piece-plum = Plum star
newgame-piece-rose = Rose hexagon
newgame-piece-sky = Sky-blue cross
newgame-piece-umber = Umber dome
newgame-piece-lime = Lime ring
newgame-piece-slate = Slate chevron
newgame-piece-lilac = Lilac drop
newgame-piece-forest = Forest quatrefoil

# Mode, house rules, clock and age.
newgame-mode-machrou3-beginner = Fixed piles of districts, no Judge and no Newsflash. The way in.
newgame-dealt = Dealt in secret
newgame-dealt-bureaucracy = Two targets for each of { $players }.
newgame-mode-bureaucracy-standard = 24 factions, 60 cards, one law at a time. Whoever sees both targets fall wins.
newgame-dealt-machrou3 = { $players ->
    [4] One Corrupt, three Reformists.
    [5] Two Corrupt, three Reformists.
   *[other] Two Corrupt, four Reformists.
}
newgame-house-rules = House rules
newgame-clock = Clock
newgame-clock-off = Off
newgame-clock-book = Rule book
newgame-clock-custom = Your own
newgame-clock-none = Take all the time you need.
newgame-clock-length = { $clock }: { $time }
newgame-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min { $seconds } s
    }
}
newgame-shorter = Shorter turns
newgame-longer = Longer turns
newgame-shortest = Shorter would be a reflex.
newgame-longest = Longer would be a parliament.
newgame-elders = Order of age
newgame-elders-note = oldest first
newgame-elders-machrou3 = Of equally small blocs, the oldest speaks first.
newgame-older = { $name } is older
newgame-younger = { $name } is younger
newgame-oldest = Nobody here is older.
newgame-youngest = Nobody here is younger.

# Starting.
newgame-start = Start
newgame-key-enter = Enter
newgame-summary = { $people ->
    [0] { $bots } bots and no people: sit back and watch
    [one] { $bots ->
        [one] One person, one bot
       *[other] One person, { $bots } bots
    }
   *[other] { $bots ->
        [0] { $people } people, no bots
        [one] { $people } people, one bot
       *[other] { $people } people, { $bots } bots
    }
}
newgame-why-players = This game is for { $few } to { $many } players.
newgame-why-same-names = Two players are called { $name }. Votes have gone wrong over less.
