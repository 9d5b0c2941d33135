### With Friends Like These: everything that the game says, with the arguments of each sentence.

## Cards

# WF-003: a suit as it is printed, where there is little room, and the glass that shows it.
suit-wine = Wine
    .short = Wine
    .glass = Wine Glass
suit-whiskey = Whiskey Rocks
    .short = Whiskey
    .glass = Rocks Glass
suit-cocktail = Liqueur/Cocktail
    .short = Cocktail
    .glass = Cocktail Glass
suit-highball = Highball Gin
    .short = Highball
    .glass = Highball Glass
suit-beer = Beer
    .short = Beer
    .glass = Beer Glass

# A Bar has no suit, and a Mixer no number.
# $rank (number?), $suit (suit?)
card = { $suit-is ->
        [none] Bar
       *[some] { $rank-is ->
            [none] Mixer of { $suit }
           *[some] { $rank } of { $suit }
        }
    }
    .mid = { $suit-is ->
        [none] a Bar
       *[some] { card }
    }
    .the = the { card }
    .face = { $suit-is ->
        [none] Bar
       *[some] { $rank-is ->
            [none] M
           *[some] { $rank }
        }
    }
    .small = { $suit-is ->
        [none] Trump
       *[some] { $rank-is ->
            [none] 13 of { $suit-short }
           *[some] { $suit-short }
        }
    }

# What a Mixer is while its small glass is trump.
# $rank (number), $suit (suit)
stands-for = { $rank } of { $suit-short }

## The table

zone-flip = Turned up
zone-undealt = Out of play
zone-hand = Hand
zone-passed-on = The hand you passed on
zone-trick = Trick
zone-last-trick = Last trick
zone-trick-1 = Trick 1
zone-trick-2 = Trick 2
zone-trick-3 = Trick 3
zone-trick-4 = Trick 4
zone-trick-5 = Trick 5
zone-trick-6 = Trick 6
zone-trick-7 = Trick 7
zone-trick-8 = Trick 8
zone-trick-9 = Trick 9
zone-trick-10 = Trick 10

mark-trump = trump
mark-winning = winning
mark-played = played

task-bid = to bid
    .flag = To bid
task-play = to play
    .flag = To play

note-dealer = dealer
note-over = over

counter-bid = bid
counter-target = tricks to win
counter-won = tricks won
counter-score = points
counter-rounds-played = Round
counter-tricks-played = Trick
counter-trumps = Trumps
counter-bids-made = Bids

# $suit (suit?)
trumps-are = { $suit-is ->
        [none] No Trumps
       *[some] { $suit } ({ $suit-glass })
    }
# WF-043: how the bids compare with the tricks there are.
# $sum (number), $tricks (number)
bids-so-far = { $tricks ->
        [one] { $sum } of { $tricks } trick so far
       *[other] { $sum } of { $tricks } tricks so far
    }
# $sum (number), $tricks (number), $apart (number), $how (over | under)
bids-in-all = { $how ->
        [over] { $sum } of { $tricks } tricks, { $apart } over
       *[under] { $sum } of { $tricks } tricks, { $apart } under
    }

## What is asked

# $most (number), $forbidden (number?)
ask-bid = { $forbidden-is ->
        [none] Bid how many tricks this hand will take, 0 to { $most }.
       *[some] Bid how many tricks this hand will take, 0 to { $most }, but not { $forbidden }: the bids may not add up to { $most }.
    }
ask-lead = Lead any card.
# No suit: trumps were led.
# $suit (suit?)
ask-follow = { $suit-is ->
        [none] Follow trumps.
       *[some] Follow { $suit }.
    }
# $suit (suit?)
ask-any-card = { $suit-is ->
        [none] You cannot follow trumps: play any card.
       *[some] You cannot follow { $suit }: play any card.
    }
# $who (seats), $task (bid | play)
waiting = { $task ->
        [bid] { $who } is to bid.
       *[play] { $who } is to play.
    }

# $number (number)
do-bid = Bid { $number }
# $card (card)
do-play = Play { $card }

## What a seat plays for

# $number (number)
win-exactly = { $number ->
        [0] Win no trick.
        [one] Win exactly 1 trick.
       *[other] Win exactly { $number } tricks.
    }
own-hands = This round everybody plays their own hand.
# $number (number)
hands-will-go = { $number ->
        [one] After the bids all hands go 1 seat to the left.
       *[other] After the bids all hands go { $number } seats to the left.
    }
# $whose (seat), $tricks (number?)
you-will-play = { $tricks-is ->
        [none] You will play { $whose-own } hand.
       *[some] { $tricks ->
            [one] You will play { $whose-own } hand: 1 trick.
           *[other] You will play { $whose-own } hand: { $tricks } tricks.
        }
    }
# $who (seat), $tricks (number?)
will-play-yours = { $tricks-is ->
        [none] { $who } will play yours.
       *[some] { $tricks ->
            [one] { $who } will play yours: 1 trick.
           *[other] { $who } will play yours: { $tricks } tricks.
        }
    }
# $whose (seat), $tricks (number)
you-play = { $tricks ->
        [one] You play { $whose-own } hand: 1 trick.
       *[other] You play { $whose-own } hand: { $tricks } tricks.
    }
# $who (seat), $tricks (number)
plays-yours = { $tricks ->
        [one] { $who } plays yours: 1 trick.
       *[other] { $who } plays yours: { $tricks } tricks.
    }

## The story

# $round (number), $number (number), $who (seat)
dealt = Round { $round }: { $number } cards each, dealt by { $who-mid }.
# $card (card), $suit (suit?)
turned-up = { $suit-is ->
        [none] A Bar is turned up: No Trumps.
       *[some] { $card } is turned up: { $suit } is trump.
    }
# $who (seat), $number (number)
bid = { $who } bid { $number }.
# $number (number)
hands-went = { $number ->
        [one] All hands went 1 seat to the left.
       *[other] All hands went { $number } seats to the left.
    }
# $number (number), $whose (seat), $who (seat)
your-hand-went = { $number ->
        [one] All hands went 1 seat to the left: you play { $whose-own }, { $who-mid } plays yours.
       *[other] All hands went { $number } seats to the left: you play { $whose-own }, { $who-mid } plays yours.
    }
# Of a Mixer: what it is in this round.
# $who (seat), $card (card), $rank (number?), $suit (suit?)
led = { $rank-is ->
        [none] { $who } led { $card-mid }.
       *[some] { $who } led { $card-mid }, the { $rank } of { $suit }.
    }
# $who (seat), $card (card), $rank (number?), $suit (suit?)
played = { $rank-is ->
        [none] { $who } played { $card-mid }.
       *[some] { $who } played { $card-mid }, the { $rank } of { $suit }.
    }
# $who (seat), $card (card), $number (number)
took = { $who } won trick { $number } with { $card-mid }.
# $who (seat), $points (number), $total (number)
scored = { $points ->
        [0] { $who } scored nothing, { $total } in all.
        [one] { $who } scored 1 point, { $total } in all.
       *[other] { $who } scored { $points } points, { $total } in all.
    }
all-rounds-played = All rounds are played.
# Why a game is over, in a few words.
reason-all-rounds-played = all rounds are played
# $who (seats), $score (number)
outcome = { $score ->
        [one] { $who-is ->
            [you] You win with 1 point.
            [other] { $who } wins with 1 point.
           *[many] { $who } win together with 1 point.
        }
       *[other] { $who-is ->
            [you] You win with { $score } points.
            [other] { $who } wins with { $score } points.
           *[many] { $who } win together with { $score } points.
        }
    }

## Why a move is not open

all-played = The game is over: all rounds have been played.
bid-first = Cards are played once everybody has bid. Bid first.
bids-are-final = The bidding is over and bids are final. Play a card.
# $who (seat), $task (bid | play)
not-your-turn = { $task ->
        [bid] It is { $who-own } turn to bid. Wait for yours.
       *[play] It is { $who-own } turn to play. Wait for yours.
    }
# $number (number), $most (number)
bid-too-high = You have { $most } cards, so bid 0 to { $most }, not { $number }.
# $sum (number), $number (number), $tricks (number)
bids-would-fit = The others bid { $sum }, and with your { $number } the bids would add up to the { $tricks } tricks of the round. The last bidder must not do that: bid any other number.
# $typed (text), $card (card)
not-held = You do not hold { $typed }, { $card-the }. Play a card of your hand.
# $typed (text)
not-in-play = { $typed } is a card of the second deck, and this table plays with one. Play a card of your hand.
# What may be played instead, where that is not to be seen beside it.
# $instead (card[])
instead_of_it = { $instead-is ->
        [none] { "" }
       *[many] { "" } Play { $instead-the-or }.
    }
# $suit (suit), $instead (card[])
can-follow = { $suit } was led and you can follow.{ instead_of_it }
# $suit (suit), $instead (card[])
bar-must-wait = { $suit } was led and you can follow, so your Bar must wait.{ instead_of_it }
# $suit (suit), $card (card), $rank (number), $trump (suit), $instead (card[])
mixer-is-trump = { $suit } was led, but { $card-the } is the { $rank } of { $trump } in this round.{ instead_of_it }
# $instead (card[])
can-follow-trumps = Trumps were led, and you can follow.{ instead_of_it }
# $instead (card[])
can-follow-bar = A Bar was led, which leads trumps, and you can follow.{ instead_of_it }
# $typed (text), $most (number)
not-a-bid-or-play = “{ $typed }” is not a move. Write 'bid' and a number from 0 to { $most }, or 'play' and a card, as in 'play beer-10-a'.

## What the table in the browser says besides

table-sort-suit = By suit, trumps at the right
table-sort-number = By number
table-digits = 0 to 9
table-digits-bid = Choose how many tricks to bid; the same number again bids
# $number (number)
table-points = { $number } pts
# With Wingman: whose hand a seat plays.
# $whose (seat)
table-plays-for = for { $whose-mid }
table-how-many = How many tricks will this hand take?
table-any-card = Play any card.
table-tricks = Tricks
table-last-trick = Last trick
table-tricks-of-round = Tricks of this round
table-no-trick = No trick has been finished yet.
# $trick (text?), $who (seat)
table-won-trick = { $trick-is ->
        [none] { $who } won
       *[some] { $trick }: { $who } won
    }
table-passed-on = Passed on
table-your-passed-on = Your hand, passed on
table-scores = Scores
table-no-bid = no bid
table-no-bid-yet = no bid yet
table-bidding = bidding
# $round (number), $rounds (number)
table-round = Round { $round } of { $rounds }
# $trick (number), $tricks (number)
table-trick = trick { $trick } of { $tricks }
# $round (number), $rounds (number), $trick (number), $tricks (number)
table-round-and-trick = Round { $round } of { $rounds }, trick { $trick } of { $tricks }
# $number (number)
table-cards-each = { $number } cards each
# $who (seat)
table-deals = { $who-is ->
        [you] You deal.
       *[other] { $who } deals.
    }
table-bids = Bids
table-so-far = so far
# $apart (number)
table-over = { $apart } over
# $apart (number)
table-under = { $apart } under
table-your-bid = Your bid
# $number (number), $sum (number), $tricks (number)
table-forbidden = Not { $number }: with the others' { $sum } the bids would add up to { $tricks }.
table-bid-another = Bid any other number.
table-not-your-turn = It is not your turn to bid.
# $number (number)
table-bid-chosen = Bid { $number }, tap again to say it
# $number (number), $why (fact)
table-not-allowed = { $number }, not allowed. { $why }
table-trump = Trump
table-turned-up = Turned up:
table-no-trumps = No Trumps
table-no = No
table-trumps = Trumps
table-bar-top = Bar, top trump
# Printed on the Bar.
table-bar = BAR
table-top-trump = TOP TRUMP
# $card (card), $now (text)
table-mixer-now = { $card }, now { $now }
table-about-bar = A Bar beats every other card; only a Bar that is played after it beats it.
table-about-trump = A trump beats every card that is none.
# $suit (suit), $small (suit), $now (text)
table-about-mixer = Its large glass: the 13 of { $suit }. Its small glass: the 12 of { $small }, but only while { $small } is trump; then it is a trump and nothing else. In this round it is the { $now }.
# $number (number), $most (number)
table-trick-of = Trick { $number } of { $most }
table-trick-alone = Trick
table-winning = winning
# $who (seat)
table-takes-it = { $who-is ->
        [you] take it
       *[other] takes it
    }
table-your-card = Your card goes here
table-still-to-play = , still to play
table-played = , played
table-bid-none = bid none
# $won (number), $bid (number)
table-won-of = { $won } of { $bid }
table-too-many = over
table-points-word = points
# $round (number), $rounds (number), $number (number)
table-round-cards = Round { $round } of { $rounds }, { $number } cards each.
table-cards = Cards
table-total = Total
# $number (number)
table-round-is = Round { $number }:
# $number (number)
table-round-name = Round { $number }
# $won (number), $bid (number)
table-hand-of = hand { $won } of { $bid }
table-now = now
table-how-points = Exactly the tricks of the bid bring 10 points and one for each trick; anything else brings none.
table-how-wingman = With Wingman it brings them to whoever bid and to whoever played the hand.
table-seat = Seat
table-won = Won
table-own-hand = Own hand
table-points-head = Points
table-last-and-totals = The last round and the totals
table-made = made
table-missed = missed
# $number (number)
table-round-over = Round { $number } is over.
table-show-all = . Show all rounds
# $round (number), $won (number), $target (number), $points (number)
table-your-round = { $points ->
        [0] Round { $round }: you won { $won } of { $target }, no points.
       *[other] Round { $round }: you won { $won } of { $target }, +{ $points }.
    }
# $round (number), $won (number), $target (number), $other (number), $bid (number), $points (number)
table-your-two-hands = { $points ->
        [0] Round { $round }: you won { $won } of { $target }, your hand { $other } of { $bid }, no points.
       *[other] Round { $round }: you won { $won } of { $target }, your hand { $other } of { $bid }, +{ $points }.
    }

# What a thing on the table tells about itself when somebody taps it, holds it or points at it.
# $suit (suit), $best (card), $second (card)
about-trump = { $suit } is trump and beats all other suits. Best first: Bars, { $best }, { $second }, then 11 to 1.
about-no-trumps = No suit is trump in this round. Only Bars are, and each Mixer is the 13 of its large glass.
# $tricks (number)
about-bids = The bids so far, and the { $tricks } tricks of the round. They may never add up, and the dealer, who bids last, has to see to it.
# $sum (number), $tricks (number)
about-bids-under = { $sum } of { $tricks } tricks are promised: somebody will be given one that nobody wants.
# $sum (number), $tricks (number)
about-bids-over = { $sum } tricks are promised, and there are only { $tricks }: somebody will not get enough.
# $rounds (number), $most (number)
about-rounds = { $rounds } rounds: hands grow from 3 cards to { $most }, and shrink to 3 again.
# $number (number), $points (number)
about-bid = { $number ->
        [0] No trick at all brings { $points } points, and any other number none.
        [one] Exactly { $number } trick brings { $points } points, and any other number none.
       *[other] Exactly { $number } tricks bring { $points } points, and any other number none.
    }
# $won (number), $target (number), $points (number)
about-target = { $target ->
        [0] You need no trick, and have { $won }. None brings you { $points } points.
       *[other] You need { $target } and have { $won }. Exactly { $target } bring you { $points } points.
    }
# $won (number), $target (number)
about-too-many = You needed { $target } and have { $won }: that is too many, and brings no points. Spoil it for the others!
# $score (number)
about-seat-no-bid = Has not bid yet. Points so far: { $score }.
# $target (number), $won (number), $score (number)
about-seat = { $target ->
        [0] Needs no trick, and has { $won }. Points so far: { $score }.
        [one] Needs { $target } trick, and has { $won }. Points so far: { $score }.
       *[other] Needs { $target } tricks, and has { $won }. Points so far: { $score }.
    }
# $tricks (number)
about-dealer = Deals this round (D), so bids last, and may not let the bids add up to { $tricks }.
# $suit (suit)
about-plain = It takes a trick only if { $suit } was led, nothing higher of it lies there, and no trump.

## Positions that cannot be

bad-trick = A trick has a card of each seat; the last one may have fewer, but at least one.
# $entry (text)
no-entry = An entry has no “{ $entry }”.
# $number (number)
bad-hands = Each seat must have { $number } cards in all.
# $number (number), $rounds (number)
bad-round = Round { $number } is none of the { $rounds } rounds.
round-is-played = All tricks of the round are played: the next round should be dealt.
two-places = A card lies in two places.
one-deck = There is a card of deck b, but only one deck.
# $round (number), $most (number), $number (number)
too-many-rounds = In round { $round } there can be { $most } finished rounds, not { $number }.
# $round (number), $size (number)
bad-bids = Finished round { $round } had hands of { $size }: bids are from 0 to { $size }.
# $round (number), $size (number)
bids-did-fit = Finished round { $round } had { $size } tricks, and bids never add up to them.
# $round (number), $size (number)
bad-tricks = Finished round { $round } had { $size } tricks: those that were won must add up to { $size }.
# $round (number), $most (number)
bad-points = Finished round { $round } pays from 0 to { $most } points.

## Setting up a table

variant-standard = The standard game
variant-double-deck-chaos = Double Deck Chaos
variant-wingman = Wingman
variant-double-deck-wingman = Double-Deck Wingman
# $variant (variant), $least (number), $most (number), $seats (number)
takes-seats = { $variant } takes { $least } to { $most } seats, not { $seats }.
# $seats (number), $variants (variant[])
with-so-many = With { $seats } there can be: { $variants }.
# $least (number), $most (number)
play-with = Play with { $least } to { $most }.

advice-two-wingman = With two you swap hands in every other round and keep your own in between. It is a duel of memory.
advice-two = With two, Double Deck Chaos is a quiet duel: most cards are not dealt. Four or more make it chaos.
advice-three-decks = Double Deck Chaos works with three, but it is at its best with four or more.
advice-three-wingman = With three, your wingman and the player of whose hand you are one are the only rivals you have.
advice-three = With three, most cards are not dealt: high cards outside trump win more often than they look.
advice-no-wingman = Without Wingman nobody plays another's hand, so the choices about wingmen are not used.

# The line on the table of somebody who has never played.
about-gentle = A short first game: three rounds, with three, four and three cards.
about-pitch = Say how many tricks your hand will take, then take exactly that many.
about-age = Play and drink responsibly; a sip is of anything you like.
about-credits = The rulebook names no people, only its site: friendswithbeverages.com.au.

option-decks = Decks
    .about = Two decks make Double Deck Chaos, for 2 to 8 who know the game (best with 4 to 8): of identical cards in a trick the later one wins.
option-wingman = Wingman
    .about = After the bids everybody plays another's hand, and both are paid when it keeps its bid; for 2 to 5 who know the game, with two decks 4 to 8.
option-peak_cards = Peak cards
    .about = The largest hand: rounds go from 3 cards up to it and back to 3. Ten is the full game, six a short one.
option-first_dealer = First dealer
    .about = Who deals first: by tradition the oldest at the table, otherwise anybody.
option-mixer_following = Mixer following
    .about = Whether a Mixer that is the 12 of trumps is only a trump, or may also follow its own suit.
option-own_wingman_scoring = Own wingman scoring
    .about = What a kept bid pays with Wingman when you play your own hand: twice, or once.
option-wingman_memory_aid = Wingman memory aid
    .about = With Wingman, go on showing you the hand you passed on, with the cards that have been played marked.
option-trick_history = Trick history
    .about = Which finished tricks can be looked at again: none, the last one, or all of the round.

choice-first_dealer-random = Random
choice-mixer_following-trump_only = Trump only
choice-mixer_following-dual = Dual
choice-own_wingman_scoring-double = Double
choice-own_wingman_scoring-single = Single
choice-trick_history-none = None
choice-trick_history-last = Last
choice-trick_history-all = All

preset-Standard = Standard
    .about = One deck, everybody plays their own hand. For 3 to 6.
preset-Double_Deck_Chaos = Double Deck Chaos
    .about = Both decks at once: the later of two equal cards wins. For 2 to 8.
preset-Wingman = Wingman
    .about = You bid on your hand, and somebody else plays it. For 2 to 5.
preset-Double-Deck_Wingman = Double-Deck Wingman
    .about = Both decks, and somebody else plays your hand. For 4 to 8.

## How it ended, on the felt

# $who (seat), $met (number), $rounds (number), $ahead (number), $next (seats)
table-ended-ahead = { $ahead ->
        [one] { $who } scored in { $met } of { $rounds } rounds, 1 point ahead of { $next-mid }.
       *[other] { $who } scored in { $met } of { $rounds } rounds, { $ahead } points ahead of { $next-mid }.
    }
# $number (number)
table-ended-level = { $number ->
        [one] Level with 1 point each.
       *[other] Level with { $number } points each.
    }
# $who (seat), $card (card)
table-ended-trick = The last trick went to { $who-mid } with { $card }.
table-ended-bids = Rounds that brought points, by seat
# $met (number), $rounds (number)
table-ended-met = { $met } of { $rounds } rounds brought points
table-ended-key = A full glass is a bid met, a dashed one a bid missed.

## Great moments: who did what, and why

# $who (seat), $whom (seat)
moment-bar = Bar on Bar! { $who } tops { $whom-mid }.
moment-bar-why = No Bar outranks another: the second to arrive beats the first.

## Why a good player bids or plays like that

# $number (number), $percent (number), $points (number)
because-bid = { $number ->
        [0] Of 100 hands like yours, about { $percent } win no trick at all. That pays { $points } points.
        [one] Of 100 hands like yours, about { $percent } win just 1 trick. That pays { $points } points.
       *[other] Of 100 hands like yours, about { $percent } win just { $number } tricks. That pays { $points } points.
    }
# $number (number), $percent (number)
because-win = { $number ->
        [one] You still need 1 trick, and this card takes this one about { $percent } times in 100.
       *[other] You still need { $number } tricks, and this card takes this one about { $percent } times in 100.
    }
# $number (number)
because-wait = { $number ->
        [one] You still need 1 trick, but hardly this one: keep what can win a later one.
       *[other] You still need { $number } tricks, but hardly this one: keep what can win later ones.
    }
because-lose = You have all the tricks you want, and this card most likely does not win another.
because-shed = You have all the tricks you want. This one is hard to lose, so let go of what would win again later.
because-missed = You have more tricks than you want, so your own bid brings nothing: make it hard for the others.
# $who (seat)
because-wingman = { $who } is your wingman and needs this trick: leave it there, and you are paid, too.
