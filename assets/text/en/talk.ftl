### What is said at a table, in words that all games share. A game's own file says what its statements speak of:
### say-ACT-CONTENT-NUMBER, in as many variants as there are numbers, and reason-ID for the reasons.


## The frame of a statement

talk-line = { $speaker } to { $target }: “{ $sentence }”
talk-line-all = { $speaker }: “{ $sentence }”
talk-because = { $sentence } { $reason }
talk-everybody = everybody

# Eleven acts, as menus, bubbles and lists name them.
talk-act-claim = Claim
talk-act-estimate = Estimate
talk-act-accuse = Accuse
talk-act-promise = Promise
talk-act-request = Request
talk-act-offer = Offer
talk-act-accept = Accept
talk-act-reject = Reject
talk-act-ask = Ask
talk-act-agree = Agree
talk-act-disagree = Disagree

# What became of a word, at the end of its row.
talk-verdict-open = open
talk-verdict-kept = kept: round { $round }
talk-verdict-broken = broken: round { $round }
talk-verdict-true = true: round { $round }
talk-verdict-false = false: round { $round }
talk-verdict-unverifiable = unverifiable
talk-verdict-void = void

# The ledger, a row a promise.
talk-ledger-row = { $speaker } to { $target }: { $content } ({ $verdict })


## Said in every game

say-claim-why-1 = You ask why?
say-claim-why-2 = No secret.
say-claim-why-3 = Simple.
say-claim-excuse-1 = Things have changed since.
say-claim-excuse-2 = It was nothing personal.
say-claim-excuse-3 = I meant it when I said it.
say-ask-why-1 = And why is that?
say-ask-why-2 = Says who, and on what grounds?
say-ask-why-3 = A reason would be nice.
say-agree-1 = About { $seat }, I see it the same way.
say-agree-2 = { $seat }: so I am not the only one.
say-agree-3 = On { $seat }, seconded.
say-disagree-1 = { $seat }? I do not believe that.
    .me = That is not true of me.
say-disagree-2 = About { $seat }, I see it otherwise.
    .me = You have the wrong one.
say-disagree-3 = { $seat }? Look again.
    .me = Me? Look elsewhere.
say-accept-deal-1 = Done.
say-accept-deal-2 = It is a deal.
say-accept-deal-3 = You have my hand on it.
say-reject-deal-1 = No deal.
say-reject-deal-2 = I would rather not.
say-reject-deal-3 = Not at that price.


## In the terminal

term-talk-empty = There is nothing to say right now.
term-talk-which = What do you say? A number, or Enter to keep silent:
term-talk-why = Why? A number, or Enter to leave it at that:
term-talk-choice = { $act }, to { $target }: { $sentence }
term-talk-choice-all = { $act }: { $sentence }
term-talk-ledger = Promises so far
term-talk-unclear = Type a number from 1 to { $last }, or just Enter.
term-talk-covered = Everybody may be reading this page: only whoever sits at the machine can speak.
