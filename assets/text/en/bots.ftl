### The personalities of bots: name, what they are called behind their backs, and their manner in a few words.

persona-joumana = Joumana
    .title = The Radio
    .manner = talks all day, and means it
persona-odette = Odette
    .title = The Elephant
    .manner = never forgets, and says so
persona-salma = Salma
    .title = The Notary
    .manner = keeps her word
persona-toufic = Toufic
    .title = The Bulldozer
    .manner = attacks first
persona-wassim = Wassim
    .title = The Gambler
    .manner = keeps his cards close
persona-zein = Zein
    .title = The Fox
    .manner = promises lightly, dares much
persona-nadim = Nadim
    .title = The Librarian
    .manner = speaks softly, bears no grudge
persona-karma = Karma
    .title = The Boomerang
    .manner = pays everything back

persona-trait-aggression = Attacks
persona-trait-honesty = Honest
persona-trait-grudge = Grudge
persona-trait-risk = Risk
persona-trait-chattiness = Talks
