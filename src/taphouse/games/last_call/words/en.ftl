### Last Call: everything that the game says, with the arguments of each sentence.

# The line on the table of somebody who has never played.
about-gentle = A short first game: one round without sips, stopped before it gets late.
about-pitch = Match glass, colour or shape, lose your cards first, and do not forget to call.
about-age = Play and drink responsibly; a sip is of anything you like.
about-credits = The rulebook we work from names the site friendswithbeverages.com.au and no person.

## What is on a card

suit-wine = Wine
suit-whiskey = Whiskey Rocks
suit-cocktail = Cocktail
suit-copita = Copita
suit-beer = Beer

## The colours; .code: two letters, for eyes that do not tell them apart

colour-ruby = Ruby
    .code = RU
colour-amber = Amber
    .code = AM
colour-lemon = Lemon
    .code = LE
colour-lime = Lime
    .code = LI
colour-mint = Mint
    .code = MI
colour-teal = Teal
    .code = TE
colour-azure = Azure
    .code = AZ
colour-plum = Plum
    .code = PL
colour-rose = Rose
    .code = RO
colour-mocha = Mocha
    .code = MO

shape-circle = Circle
shape-diamond = Diamond
shape-cross = Cross
shape-shield = Shield
shape-tree = Tree
shape-meeple = Meeple
shape-triangle = Triangle
shape-pentagram = Pentagram
shape-star = Star
shape-sword = Sword

## The events
## .sign: what a small card shows instead of its number; .word: the one word on a small card without a colour
## .first, .second: the two lines below the name

event-switch_it_up = Switch It Up
    .sign = SW
    .first = On the same suit.
    .second = Name any suit.
    .word = { "" }
event-about_face = About Face
    .sign = AF
    .first = Sidestep: play
    .second = turns round.
    .word = { "" }
event-take_that = Take That
    .sign = +1
    .first = Next seat draws 1
    .second = and misses a turn.
    .word = { "" }
event-cheers = Cheers
    .sign = CH
    .first = Next seat takes a sip
    .second = of anything, or draws 2.
    .word = { "" }
event-my_shout = My Shout
    .sign = MS
    .first = Sidestep: shout it,
    .second = all others draw 1.
    .word = SHOUT
event-lets_get_wild = Let's Get Wild
    .sign = GW
    .first = On any card.
    .second = Name any suit.
    .word = WILD
event-pass_the_bottle = Pass the Bottle
    .sign = PB
    .first = On any card. Name a
    .second = suit, all pass one on.
    .word = PASS
event-trigger_troubles = Trigger Troubles
    .sign = TT
    .first = Every Tough Break out,
    .second = holders draw 5.
    .word = TRIGGER
event-house_mixer = House Mixer
    .sign = M
    .first = On the same suit.
    .second = Nothing else.
    .word = MIXER
event-tough_break = Tough Break
    .sign = TB
    .first = On any card. Name
    .second = a suit, draw 5.
    .word = BAR

# What is printed on a card. A Mixer has no number.
# $rank (number?), $suit (suit)
printed = { $rank-is ->
        [none] Mixer of { $suit }
       *[some] { $rank } of { $suit }
    }

# A card as a player calls it.
# .label: with everything that can be matched. .face, .small: what a small card shows. .short: on a button.
# .said: with what it does, for who does not see it.
# .effect: what an event goes on and does; $wide: it goes on more cards at this table than the rulebook says.
# $rank (number?), $suit (suit?), $colour (colour?), $shape (shape?), $event (event?), $wide (yes | no?)
card = { $event-is ->
        [none] { printed }
        [tough_break] { $event }
       *[some] { $event } ({ printed })
    }
    .label = { $shape-is ->
        [none] { $colour-is ->
            [none] { card }
           *[some] { card }, { $colour }
        }
       *[some] { card }, { $colour } { $shape }
    }
    .short = { $event-is ->
        [none] { printed }
       *[some] { $event }
    }
    .said = { $event-is ->
        [none] { card.label }
       *[some] { card.label }: { card.effect }
    }
    .face = { $event-is ->
        [none] { $rank }
       *[some] { $event-sign }
    }
    .small = { $event-is ->
        [my_shout] { "" }
        [lets_get_wild] { "" }
        [pass_the_bottle] { "" }
        [tough_break] { "" }
       *[other] { $shape-is ->
            [none] { $colour-is ->
                [none] { $suit }
               *[some] { $suit } { $colour-code }
            }
           *[some] { $suit } { $colour-code } { $shape }
        }
    }
    .effect = { $event-is ->
        [switch_it_up] { $wide ->
            [yes] Goes on its suit or colour. Name any suit.
           *[no] Goes on its suit. Name any suit.
        }
        [about_face] Goes on its suit or colour. Play turns round.
        [take_that] Goes on its suit. The next seat draws 1 more, unless it stacks another.
        [cheers] The next seat takes a sip or draws 2.
        [my_shout] Goes on anything, never last. All others draw 1. Shout it or draw 3.
        [lets_get_wild] Goes on anything. Name any suit.
        [pass_the_bottle] Goes on anything. Name any suit, then everybody passes a card on.
        [trigger_troubles] { $wide ->
            [yes] Goes on anything. All Tough Breaks are laid down for 5 cards a player, then a card is turned up.
           *[no] Goes on its suit. All Tough Breaks are laid down for 5 cards a player, then a card is turned up.
        }
        [house_mixer] Goes on its suit. Nothing else happens.
        [tough_break] Goes on anything. Name any suit, then draw 5.
       *[none] { "" }
    }

## Places, counters and notes

zone-draw = Draw pile
zone-discards = Discards
zone-sidestep = Sidestep
zone-hand = Hand

counter-cards = cards
counter-wins = wins
counter-points = points
counter-direction = Direction
counter-declared = Named suit
counter-pending = Take That
counter-round = Round
counter-wins-needed = Wins needed
counter-points-needed = Points needed
counter-turns = Turn

direction-clockwise = clockwise
direction-anticlockwise = anticlockwise

note-one-left = one card left
note-has-chosen = has chosen

## What happens

# $number (number), $who (seat?)
round-begins = { $who-is ->
        [none] Round { $number }: seven cards each.
        [you] Round { $number }: seven cards each. You begin.
       *[other] Round { $number }: seven cards each. { $who } begins.
    }
# $card (card)
rejected = { $card } cannot be the first card; it goes under the draw pile.
# $card (card)
first-card = The first card is { $card-label }.
# $who (seat), $card (card)
played = { $who } played { $card-label }.
# $who (seat), $card (card)
stacked = { $who } stacked { $card-label }.
# What was cried with a play follows it.
cried-my-shout = "My shout!"
cried-drinks = "Drinks all round!"
cried-last-call = "Last call!"
# $who (seat, unsaid), $cards (card[])
you-drew = You drew { $cards-label }.
# $who (seat), $number (number)
drew = { $number ->
        [1] { $who } drew a card.
       *[other] { $who } drew { $number } cards.
    }
# $who (seat), $number (number)
forgiven = { $who-is ->
        [you] { $number ->
            [one] There is nothing left to draw: you were forgiven { $number } card.
           *[other] There is nothing left to draw: you were forgiven { $number } cards.
        }
       *[other] { $number ->
            [one] There is nothing left to draw: { $who-mid } was forgiven { $number } card.
           *[other] There is nothing left to draw: { $who-mid } was forgiven { $number } cards.
        }
    }
# $who (seat)
kept = { $who } kept it.
# $who (seat)
passed = { $who } passed: nothing to play, nothing to draw.
# $who (seat), $number (number)
accepted = { $number ->
        [one] { $who } took it: { $number } card and no turn.
       *[other] { $who } took it: { $number } cards and no turn.
    }
# $who (seat)
sipped = { $who } took a sip. Cheers!
# $who (seat)
no-sip = { $who } took no sip: two cards instead.
# $who (seat), $suit (suit)
named = { $who } named { $suit }.
# $way (direction)
reversed = { $way-is ->
        [clockwise] Play turns round: it goes clockwise now.
       *[anticlockwise] Play turns round: it goes anticlockwise now.
    }
# $who (seat), $number (number)
no-shout = { $number ->
        [one] { $who } did not shout: { $number } card for that.
       *[other] { $who } did not shout: { $number } cards for that.
    }
# $who (seat)
heard = { $who-is ->
        [you] You were heard 20 metres away.
       *[other] { $who } was heard 20 metres away.
    }
# $who (seat)
not-heard = { $who-is ->
        [you] You were not heard 20 metres away: 3 cards.
       *[other] { $who } was not heard 20 metres away: 3 cards.
    }
# $who (seat, unsaid), $card (card)
you-chose = You chose { $card } to pass on.
# $who (seat)
has-chosen = { $who } chose a card to pass on.
# $way (direction)
bottle-passed = { $way-is ->
        [clockwise] Everybody passes a card clockwise.
       *[anticlockwise] Everybody passes a card anticlockwise.
    }
# $who (seat, unsaid), $whom (seat), $card (card)
you-gave = You passed { $card-label } to { $whom-mid }.
# $who (seat), $whom (seat, unsaid), $card (card)
gave-you = { $who } passed you { $card-label }.
# $who (seat), $number (number)
forced = { $number ->
        [1] { $who } laid down a Tough Break.
       *[other] { $who } laid down { $number } Tough Breaks.
    }
# $who (seat), $card (card)
turned-up = { $who } turned up { $card-label }.
no-turn-up = There is no card left to turn up.
# $number (number)
renewed = The draw pile is used up: { $number } discards are shuffled into a new one.
# $who (seat), $whom (seat)
caught = { $who } caught { $whom-mid } without a call.
# $who (seat), $whom (seat)
wrong-catch = { $who } tried to catch { $whom-mid }, but { $whom-mid } had called.

## How it ends

# Points are left out where none are counted.
# $who (seats), $how (went_out | turn_limit | blocked), $points (number?)
round-ends = { $points-is ->
        [none] { $how ->
            [turn_limit] The last turn is over: { $who-mid } had the fewest cards.
            [blocked] Nobody can go on: { $who-mid } had the fewest cards.
           *[went_out] { $who } went out and won the round.
        }
       *[some] { $how ->
            [turn_limit] { $points ->
                [one] The last turn is over: { $who-mid } had the fewest cards, for { $points } point.
               *[other] The last turn is over: { $who-mid } had the fewest cards, for { $points } points.
            }
            [blocked] { $points ->
                [one] Nobody can go on: { $who-mid } had the fewest cards, for { $points } point.
               *[other] Nobody can go on: { $who-mid } had the fewest cards, for { $points } points.
            }
           *[went_out] { $points ->
                [one] { $who } went out and won the round, for { $points } point.
               *[other] { $who } went out and won the round, for { $points } points.
            }
        }
    }
# $who (seat), $cards (card[])
left-with = { $who-is ->
        [you] You were left with { $cards }.
       *[other] { $who } was left with { $cards }.
    }
# $why (went_out | turn_limit | blocked | wins_reached | points_reached | rounds_played)
game-ends = { $why ->
        [turn_limit] The game is over: the last turn is played.
        [blocked] The game is over: nobody can go on.
        [wins_reached] The game is over: enough rounds are won.
        [points_reached] The game is over: enough points are scored.
        [rounds_played] The game is over: the last round is played.
       *[went_out] The game is over.
    }
# Why a game is over, in a few words.
reason-went-out = somebody went out
reason-turn-limit = the last turn is played
reason-blocked = nobody can go on
reason-wins-reached = enough rounds are won
reason-points-reached = enough points are scored
reason-rounds-played = the last round is played
# $who (seats), $why (went_out | turn_limit | blocked | wins_reached | points_reached | rounds_played)
outcome = { $why ->
        [turn_limit] { $who } held the fewest cards after the last turn.
        [blocked] { $who } held the fewest cards when nobody could go on.
        [wins_reached] { $who } won the match by rounds.
        [points_reached] { $who } won the match by points.
        [rounds_played] { $who } led after the last round.
       *[went_out] { $who } went out first.
    }

## What the table waits for

# $who (seats), $task (turn | after_draw | take_that | cheers | declare_suit | heard_far | pass_card)
waiting = { $task ->
        [after_draw] Waiting for { $who-mid } to play or keep the drawn card.
        [take_that] Waiting for { $who-mid } to answer the Take That.
        [cheers] Waiting for { $who-mid } to answer the Cheers.
        [declare_suit] Waiting for { $who-mid } to name a suit.
        [heard_far] Waiting for { $who-mid } to say how far the shout was heard.
        [pass_card] Waiting for { $who-mid } to choose a card to pass.
       *[turn] Waiting for { $who-mid } to play.
    }
# $match (any[]), $draw (yes | no)
ask-turn = { $draw ->
        [yes] Your turn. Match { $match-or }, or draw.
       *[no] Your turn. Match { $match-or }; there is nothing left to draw.
    }
    .beside = { $draw ->
        [yes] Match { $match-or }, or draw.
       *[no] Match { $match-or }; there is nothing left to draw.
    }
# $card (card)
ask-after-draw = You drew { $card }. Play it if it matches, or keep it.
# $number (number)
ask-take-that = { $number ->
        [one] A Take That for you: stack another one, or draw { $number } card and lose your turn.
       *[other] A Take That for you: stack another one, or draw { $number } cards and lose your turn.
    }
# $drinks (yes | no)
ask-cheers = { $drinks ->
        [yes] Cheers: take a sip of anything, or draw two.
       *[no] Cheers: draw two cards.
    }
ask-declare-suit = Name the suit that counts from now on.
ask-heard-far = Could your shout be heard 20 metres away?
# $whom (seat)
ask-pass-card = Choose a card to pass to { $whom-mid }.

## What can be done

# $twin: the hand holds two cards of that name. $shout: in the words of the house.
# $card (card), $twin (yes | no?), $call (yes | no?), $shout (yes | drinks | no?)
do-play = { $shout ->
        [yes] { $call ->
            [yes] Play { $card } and call and shout
           *[no] Play { $card } and shout
        }
        [drinks] { $call ->
            [yes] Play { $card } and call and shout "Drinks all round"
           *[no] Play { $card } and shout "Drinks all round"
        }
       *[no] { $twin ->
            [yes] { $call ->
                [yes] Play { $card-label } and call
               *[no] Play { $card-label }
            }
           *[no] { $call ->
                [yes] Play { $card } and call
               *[no] Play { $card }
            }
        }
    }
    .short = Play { $card-short }
# $card (card), $twin (yes | no?), $call (yes | no?)
do-stack = { $twin ->
        [yes] { $call ->
            [yes] Stack { $card-label } and call
           *[no] Stack { $card-label }
        }
       *[no] { $call ->
            [yes] Stack { $card } and call
           *[no] Stack { $card }
        }
    }
    .short = Stack { $card-short }
do-draw = Draw one
# $card (card)
do-keep = Keep { $card }
    .short = Keep { $card-short }
    .small = Keep it
do-pass = Pass
# $number (number)
do-accept = Accept and draw { $number }
do-sip = Take a sip
do-draw-two = Draw two
# $suit (suit)
do-name = { $suit }
# $card (card), $twin (yes | no?), $whom (seat, unsaid)
do-give = { $twin ->
        [yes] Pass { $card-label }
       *[no] Pass { $card }
    }
    .short = Pass { $card-short }
# $far (yes | no)
do-heard = { $far ->
        [yes] Yes, it was heard
       *[no] No, draw three
    }
# $whom (seat)
do-catch = CATCH { $whom-mid }

## What is special about a card

mark-playable = playable
mark-drawn = just drawn
mark-chosen = chosen

## Steps, behind the name of who is asked; .flag: on the plate

task-turn = to play
    .flag = To play
task-after_draw = to play or keep the drawn card
    .flag = To play
task-take_that = to answer the Take That
    .flag = To answer
task-cheers = to answer the Cheers
    .flag = To answer
task-declare_suit = to name a suit
    .flag = To name
task-heard_far = to say how far the shout was heard
    .flag = To say
task-pass_card = to choose a card to pass
    .flag = To choose

## Why something cannot be done

# $card (card)
not-held = You do not hold { $card }.
# $card (card)
only-the-drawn = After a draw only { $card }, the card you drew, can be played.
shout-never-last = My Shout may never be your last card. Draw one.
shout-not-freed = Cards for a wrong catch do not free My Shout. Play another one, or draw.
only-my-shout = Only My Shout is shouted. Play this card without the shout.
# $number (number)
call-too-early = The call goes with your second-to-last card; you hold { $number }.
# $card (card), $suit (suit)
own-suit-only = { $card } goes on its own suit only, and { $suit } is in force.
# $card (card), $suit (suit)
neither-suit-nor-colour = { $card } matches the pile neither in suit nor in colour; { $suit } is in force.
# $card (card), $suit (suit)
no-match = { $card } matches the pile in neither suit, colour nor shape; { $suit } is in force.
nothing-to-stack-on = No Take That waits for you, so there is nothing to stack on. Play the card instead.
nothing-to-draw = There is nothing left to draw. Play a card, or pass if you cannot.
drawn-already = You have drawn your card. Play it or keep it.
nothing-to-keep = You have not drawn a card to keep. Play one or draw.
no-pass-after-draw = You have drawn a card. Play it or keep it.
# $draw (yes | no)
no-pass = { $draw ->
        [yes] You may pass only with nothing to draw and nothing to play. Draw one.
       *[no] You may pass only with nothing to draw and nothing to play. Play it.
    }
# $number (number)
take-that-first = A Take That waits for you. Stack another one, or accept and draw { $number }.
no-take-that = No Take That waits for you. Play or draw.
cheers-first = First answer the Cheers: take a sip of anything, or draw two cards.
nobody-drinks = Nobody has a drink at this table. Draw two cards.
no-cheers = No Cheers waits for you. Play or draw.
name-suit-first = First name the suit that counts from now on.
no-suit-to-name = There is no suit to name now. Play or draw.
heard-first = First say whether your shout could be heard 20 metres away.
no-shout-to-answer = There is no shout to answer for. Play or draw.
gift-first = The bottle goes round: first choose a card of yours to pass.
gift-chosen = You have chosen your card. Wait for the others.
no-gift = You have no card to pass. Wait for the others.
# $card (card)
gift-not-held = You do not hold { $card }. Pass a card of your own.
no-bottle = Cards are passed only after Pass the Bottle. Play or draw.
# $number (number), $last (number)
no-seat-to-catch = There is no seat { $number } to catch; the seats are 1 to { $last }.
catch-yourself = You cannot catch yourself.
still-at-work = The card just played is still at work. Catch when that is done.
# $whom (seat)
nothing-to-catch = { $whom } has not just gone down to one card, so there is nothing to catch.
# $whom (seat)
tried-already = You have tried to catch { $whom-mid } already; once is all.

# $typed (text)
not-a-move = “{ $typed }” is not a move. Write 'play beer-4-a', with '+call' or '+shout' if you cry it, 'stack wine-2-a', 'draw', 'keep', 'pass', 'accept', 'sip', 'draw two', 'name beer', 'give beer-4-a', 'heard yes' or 'catch 2'.

## The options of a table

# $name (option), $least (number), $most (number), $match (option), $by (choice), $target (number)
bad-target = While { $match } is { $by }, { $name } must be from { $least } to { $most }, not { $target }.
advice-no-target = A single round has no target: play a match for wins or points, or the target is not used.
advice-about-face = What About Face does with two players changes nothing for more.

option-first_player = First player
    .about = Who begins the first round: the seat of the youngest player, or anybody by chance.
option-match = Match
    .about = One round, a match for round wins, or a match for points.
option-match_target = Match target
    .about = What wins the match: 2 to 10 round wins (auto: 3), or 10 to 200 points (auto: 30).
option-tenth_mixer = Tenth mixer
    .about = What the tenth Mixer is: a plain card of its suit, or one more of an event.
option-trigger_play = Trigger play
    .about = Whether Trigger Troubles needs a matching suit or goes on any card.
option-trigger_draw = Trigger draw
    .about = Whether a player forced to lay several Tough Breaks draws 5 in all or 5 for each.
option-first_event = First event
    .about = An event as the first card goes under the draw pile, or stays as a plain card, or acts at once.
option-switch_play = Switch play
    .about = Whether Switch It Up is laid on its suit only, or on its colour too.
option-declared_match = Declared match
    .about = Whether the colour of a Switch It Up still matches once a suit has been named.
option-tough_break_final = Tough break final
    .about = Whether a Tough Break played as the last card means drawing 5 or winning.
option-two_player_about_face = Two player about face
    .about = With two players: whether About Face gives its player another turn.
option-catch_window = Catch window
    .about = Until when a forgotten call can be caught: own decision, the next player's, or while one card is left.
option-false_catch_penalty = False catch penalty
    .about = How many cards it costs to catch somebody who did call.
option-public_venue = Public venue
    .about = Whether the shouter must say honestly if My Shout could be heard 20 metres away.
option-shout_text = Shout text
    .about = The words of the shout; they change nothing else.
option-dry_table = Dry table
    .about = Whether nobody has a drink, so that Cheers always means drawing 2.
option-max_turns = Max turns
    .about = After how many turns a round is stopped.

## What a position cannot be

bad-every-card-once = Every card of both decks must lie in exactly one place: a hand, a pile or sidestep.
bad-needs-discard = There must be a discard and a direction (1 or -1).
bad-only-sidestep-cards = Only About Face and My Shout lie sidestep.
bad-suit-must-be-named = On a card without a suit of its own, a suit must have been named ('declared').
bad-no-cards-has-won = A seat without cards has won the round. Everybody who plays on needs a card.
bad-pending-while-asked = A Take That is 'pending' exactly while somebody has to answer it.
bad-cheers-while-asked = There is a Cheers exactly while somebody has to answer it.
bad-agenda-empty = Nothing can be left on the agenda once no effect is at work.
bad-agenda-begins-with-finish = While an effect is at work, the agenda must begin with 'finish', and have it once.
bad-turns-within = The number of turns must be from 1 to the max_turns of the house.
bad-all-passed = When everybody has passed, the round is over.
bad-drawn-while-asked = There is a drawn card exactly while it is decided what to do with it.
bad-drawn-in-hand = The drawn card must be in the hand of the active seat.
bad-chosen-in-hand = A seat can pass only a card of its own hand.
bad-chosen-while-passing = A card to pass is chosen only while everybody passes one.
bad-somebody-asked = Somebody must be asked: while cards are passed, a seat that has not chosen.
bad-no-watch-after-end = Nobody is under watch once the game is over.
bad-fined-holds-two = Only a seat that drew for a wrong catch can be 'fined', and it holds two cards or more.
bad-watched-holds-one = Only a seat with a single card can be under watch.
bad-nobody-catches-self = Nobody can have tried to catch themselves.
bad-no-score-yet = Before the first round has ended there is no score, no winner and no end.
bad-round-has-winners = A round that has ended has winners.
bad-single-round-over = A single round is over when it has ended, and nobody scores.
# $number (number)
bad-match-over-after = A match is over after { $number } rounds.
bad-target-reached = Somebody has reached the target, so the match is over.
bad-card-not-in-stock = A card of the draw pile must be among those that it was made of ('stock').
bad-memory-is-true = A memory says that a card is where it is not.

## What the table in the browser says

table-mixer = M
table-by-suit = By suit
table-by-colour = By colour
table-match = Match
table-match-any = Match any one
table-empty = empty
# $number (number)
table-left = { $number } left
# $number (number)
table-draw-left = Draw, { $number } left
# $number (number), $do (fact?)
table-draw-pile = { $do-is ->
        [none] { $number ->
            [one] Draw pile, { $number } card left
           *[other] Draw pile, { $number } cards left
        }
       *[some] { $number ->
            [one] { $do }: draw pile, { $number } card left
           *[other] { $do }: draw pile, { $number } cards left
        }
    }
table-no-draw = Nothing can be drawn now.
# $card (card), $suit (suit?), $number (number?)
table-pile = { $suit-is ->
        [none] { $number-is ->
            [none] On the pile: { $card-said }
           *[some] On the pile: { $card-said } Take That, { $number } to draw
        }
       *[some] On the pile: { $card-said } Named suit { $suit }
    }
# $card (card)
table-aside = Sidestep, not to match: { $card-said }
table-sidestep = sidestep: not to match
# $way (direction)
table-direction = { $way-is ->
        [clockwise] Play goes clockwise
       *[anticlockwise] Play goes anticlockwise
    }
# $number (number)
table-cards = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
# $number (number), $match (wins | points)
table-score = { $match ->
        [wins] { $number ->
            [one] { $number } win
           *[other] { $number } wins
        }
       *[points] { $number ->
            [one] { $number } point
           *[other] { $number } points
        }
    }
# $score (fact)
table-own-score = You: { $score }
# $number (number)
table-round = Round { $number }
# $number (number), $target (number)
table-round-to = Round { $number }, to { $target }
# $number (number), $target (number), $match (wins | points)
table-round-first-to = { $match ->
        [wins] Round { $number }, first to { $target } wins
       *[points] Round { $number }, first to { $target } points
    }
table-tag-drawn = drawn
# $whom (seat)
table-tag-to = to { $whom-mid }
table-last-call = LAST CALL
# $shout (my_shout | drinks_all_round)
table-shout = { $shout ->
        [my_shout] MY SHOUT
       *[drinks_all_round] DRINKS ALL ROUND
    }
table-catch = Catch
table-name-suit = Name a suit
table-pass-card = Pass a card
table-draw-one = Draw one
table-put-back = Put back
table-plays-next = plays next
table-just-played = just played
# $number (number)
table-drew = { $number ->
        [1] drew one
        [2] drew two
        [3] drew three
        [4] drew four
        [5] drew five
       *[other] drew { $number }
    }
# $done (number), $all (number)
table-all-chosen = { $done } of { $all } have chosen
# $done (number), $all (number), $who (seats)
table-chosen = { $done } of { $all } have chosen, waiting for { $who-mid }
# $done (number), $all (number), $number (number)
table-chosen-some = { $done } of { $all } have chosen, waiting for { $number }
table-how-round-ended = How the round ended
table-won = Won
table-out = out
# $who (seat)
table-name = { $who-is ->
        [you] { $who-name } (you)
       *[other] { $who-name }
    }
# $number (number)
table-play-round = Play round { $number }
# $who (seats)
table-round-won = { $who-is ->
        [you] You win the round
        [other] { $who } wins the round
       *[many] Level: nobody wins the round
    }
# $how (went_out | turn_limit | blocked)
table-round-end = { $how ->
        [turn_limit] The last turn was over, and the fewest cards win.
        [blocked] Nobody could go on, and the fewest cards win.
       *[went_out] The last card was laid.
    }

## What I can do now, beside "Your turn"; in few words, for what matches stands on the felt

table-may-play = Play a raised card, or draw
table-may-only-play = Play a raised card; nothing is left to draw
table-may-draw = Nothing matches: draw one
table-may-nothing = Nothing to play, nothing to draw
table-drawn = You may play what you drew
table-drawn-or = Play it, or
table-drawn-no-match = What you drew does not match
# $number (number)
table-stack-or-draw = { $number ->
        [1] Stack a Take That, or draw one
       *[other] Stack a Take That, or draw { $number }
    }
# $number (number)
table-take-that = { $number ->
        [1] A Take That for you: draw one
       *[other] A Take That for you: draw { $number }
    }
table-cheers = Cheers: a sip of anything, or draw two
table-cheers-or = Sip anything, or
table-cheers-dry = Cheers: draw two
table-suit-that-counts = Name the suit that counts
# $whom (seat)
table-card-for = Choose a card for { $whom-mid }
table-heard = Was your shout heard 20 metres away?
table-heard-short = Heard 20 metres away?
# What goes on after "Sarah to answer", where the seat that we wait for does more than play.
# $task (after_draw | take_that | cheers | declare_suit | pass_card | heard_far), $number (number)
table-task = { $task ->
        [after_draw] or keep the drawn card
        [take_that] a Take That of { $number }
        [cheers] the Cheers: a sip, or draw two
        [declare_suit] a suit
        [pass_card] a card to pass
       *[heard_far] how far the shout was heard
    }

## What is cried, large, for a moment

cry-my_shout = MY SHOUT!
cry-drinks = DRINKS ALL ROUND!
cry-last_call = LAST CALL!
cry-caught = Caught!
cry-no_shout = No shout: 3 cards
cry-not_heard = Not heard: 3 cards
cry-cheers = Cheers!
cry-bottle = Pass the bottle
# $who (seat), $whom (seat)
table-caught = { $who } caught { $whom-mid }

## What a thing on the table means: for whoever points at it, taps it or holds it

# $suit (suit)
about-suit = Any card with the glass of { $suit } fits. The number never counts.
# $colour (colour)
about-colour = Cards in { $colour } fit: { $colour-code } on their ribbon. Some events need their own suit.
# $shape (shape)
about-shape = Cards with a { $shape } fit. Some events need their own suit.
# $suit (suit), $colour (colour), $shape (shape)
about-ordinary = Goes on { $suit }, on { $colour } ({ $colour-code }), or on a { $shape }. The number never counts.
about-aside = It lies sidestep: nobody has to match it.
# $way (direction)
about-direction = { $way-is ->
        [clockwise] Play goes clockwise, as the arrows do. An About Face turns it round.
       *[anticlockwise] Play goes anticlockwise, as the arrows do. An About Face turns it round.
    }
# $suit (suit)
about-named = { $suit } was named. It counts instead of what is printed on the pile.
# $number (number)
about-pending = { $number ->
        [one] Whoever has to answer draws { $number } card and misses the turn, or stacks a Take That of any suit.
       *[other] Whoever has to answer draws { $number } cards and misses the turn, or stacks a Take That of any suit.
    }
about-draw = Draw one instead of playing. If it fits, you may play it at once.
about-last-call = Press it before you play your last card but one. If you forget and are caught, you draw two.
about-shout = Press it before you play My Shout, or you draw three.
# $whom (seat)
about-catch = { $whom } went down to one card. Without a call that costs two cards; with one, your only try is gone.

## Values of the options

choice-first_player-random = Random
choice-match-single = Single round
choice-match-wins = By wins
choice-match-points = By points
choice-match_target-auto = Automatic
choice-tenth_mixer-house = Plain card
choice-tenth_mixer-my_shout = My Shout
choice-tenth_mixer-lets_get_wild = Let's Get Wild
choice-tenth_mixer-pass_the_bottle = Pass the Bottle
choice-trigger_play-match = Must match
choice-trigger_play-any = On any card
choice-trigger_draw-per_player = For each player
choice-trigger_draw-per_card = For each card
choice-first_event-put_under = Goes under the pile
choice-first_event-stays = Stays
choice-first_event-acts = Acts
choice-switch_play-suit = Suit
choice-switch_play-suit_or_colour = Suit or colour
choice-declared_match-suit_or_colour = Suit or colour
choice-declared_match-suit_only = Suit only
choice-tough_break_final-draw = Draw
choice-tough_break_final-win = Win
choice-two_player_about_face-reverse_only = Only turns round
choice-two_player_about_face-play_again = Play again
choice-catch_window-own_next_action = Until one's own next action
choice-catch_window-next_player_action = Until the next player acts
choice-catch_window-one_card_left = While one card is left
choice-shout_text-my_shout = My shout
choice-shout_text-drinks_all_round = Drinks all round

## How it ended, on the felt

# $who (seat), $card (card)
table-ended-card = { $who-is ->
        [you] You laid your last card: { $card }.
       *[other] { $who } laid the last card: { $card }.
    }
# $who (seat), $number (number)
table-ended-left = { $number ->
        [one] { $who } kept 1 card
       *[other] { $who } kept { $number } cards
    }

## Great moments: who did what, and why

# $who (seat)
moment-call = { $who-is ->
        [you] You: LAST CALL!
       *[other] { $who }: LAST CALL!
    }
moment-call-why = One card will be left, and it was said before the play.
# $who (seat), $whom (seat)
moment-caught = { $who } caught { $whom-mid }.
# $whom (seat), $number (number)
moment-caught-why = { $number ->
        [0] { $whom } went down to one card without LAST CALL.
        [one] { $whom } went down to one card without LAST CALL, and drew { $number }.
       *[other] { $whom } went down to one card without LAST CALL, and drew { $number }.
    }
# $who (seat)
moment-no-shout = { $who } laid My Shout in silence.
# $number (number)
moment-no-shout-why = { $number ->
       *[other] It must be shouted before it is laid: { $number } cards for that.
    }

## Why a good player plays like that

because-last = It is your last card.
because-call = One card stays in your hand, so call as you play, and nobody can catch you.
# $who (seat)
because-hurts = { $who } has few cards left, and this one holds them up.
# $number (number)
because-reach = What stays in your hand goes on { $number } of the 90 ordinary cards: you are likely to play again soon.
# $number (number)
because-give = It is what you need least: the rest goes on { $number } of the 90 ordinary cards.
# $could (yes | no)
because-draw = { $could ->
        [yes] What fits would cost you more than a card from the pile.
       *[no] Nothing in your hand fits.
    }
# $suit (suit), $number (number)
because-name = { $number ->
        [0] You hold nothing that asks for a suit, so any will do.
        [one] You hold 1 card of { $suit }.
       *[other] You hold { $number } cards of { $suit }, more than of any other.
    }
# $who (seat)
because-catch = { $who } has one card and did not call.
because-keep = It is worth more later than now.
because-sip = A sip, of anything, costs you no cards.
