### The people that the bots are, and the hints they give.

## People: a name, and a sentence about the manner

bot-joumana = Joumana
    .manner = Keeps her word, and would rather build than fight.
bot-odette = Odette
    .manner = Forgets nothing that was done to her, and tells everybody.
bot-salma = Salma
    .manner = Plays with open cards, and takes her chances when they come.
bot-toufic = Toufic
    .manner = Strikes first and argues afterwards.
bot-wassim = Wassim
    .manner = Smiles, says little, and means less of it.
bot-zein = Zein
    .manner = Bets on everything, and talks while the dice roll.
bot-nadim = Nadim
    .manner = A quiet bookkeeper who risks nothing and bears no grudge.
bot-karma = Karma
    .manner = What you do to her comes back, twice.

## Hints: one reason from what all can see

hint-best = Of all that you could do, this leads to the best outlook.
hint-action-declare = Your Objective is fulfilled: declare it before somebody spoils it.
hint-action-pass = Nothing that you could do now improves on what you have.
hint-action-objective = Another Objective may be closer than what you hold.
hint-action-swap = There is a trade that helps you.
hint-action-campaign = A Swing District costs you no battle.
hint-action-battle = One of your districts is strong enough to win a neighbour.
hint-district = { $district } counts { $ip } IP in a group of { $seats } seats.
hint-battle = It stands { $challenge } against { $defence } before anybody steps in, and { $player } would lose { $district }.
hint-own-campaign = It is your own campaign.
hint-vote-with = { $player } has { $seats } seats, and can have one district more.
hint-vote-against = { $player } has { $seats } seats already.
hint-neutral = Whoever wins this, you gain little by taking sides.
hint-support = { $player } with { $seats } seats is the lesser danger of the two.
hint-help-accept = Every point of support counts.
hint-help-refuse = You owe nobody anything for help that you do not need.
hint-swap-agree = You get more than you give.
hint-swap-refuse = { $player } gains more by it than you.
hint-stand = Your { $seats } seats make you the one to rally behind.
hint-wait = Two candidates of one side share its votes.
hint-president = { $player } brings { $seats } seats, and can be trusted more than the others.
