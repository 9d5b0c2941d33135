### Last Call: everything that the game says, with the arguments of each sentence.

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

## The events; .sign: what a small card shows instead of its number

event-switch_it_up = Switch It Up
    .sign = SW
event-about_face = About Face
    .sign = AF
event-take_that = Take That
    .sign = +1
event-cheers = Cheers
    .sign = CH
event-my_shout = My Shout
    .sign = MS
event-lets_get_wild = Let's Get Wild
    .sign = GW
event-pass_the_bottle = Pass the Bottle
    .sign = PB
event-trigger_troubles = Trigger Troubles
    .sign = TT
event-house_mixer = House Mixer
    .sign = M
event-tough_break = Tough Break
    .sign = TB

# What is printed on a card. A Mixer has no number.
# $rank (number?), $suit (suit)
printed = { $rank-is ->
        [none] Mixer of { $suit }
       *[some] { $rank } of { $suit }
    }

# A card as a player calls it.
# .label: with everything that can be matched. .face, .small: what a small card shows.
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
            [yes] on its suit or colour; name any suit
           *[no] on its suit; name any suit
        }
        [about_face] on its suit or colour; play turns round
        [take_that] on its suit; the next seat draws 1 more, unless it stacks another
        [cheers] the next seat takes a sip or draws 2
        [my_shout] on anything, never last; all others draw 1; shout it or draw 3
        [lets_get_wild] on anything; name any suit
        [pass_the_bottle] on anything; name any suit, then everybody passes a card on
        [trigger_troubles] { $wide ->
            [yes] on anything; all Tough Breaks are laid down for 5 cards a player, then a card is turned up
           *[no] on its suit; all Tough Breaks are laid down for 5 cards a player, then a card is turned up
        }
        [house_mixer] on its suit; nothing else
        [tough_break] on anything; name any suit, then draw 5
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
do-draw = Draw one
# $card (card)
do-keep = Keep { $card }
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
# $far (yes | no)
do-heard = { $far ->
        [yes] Yes, it was heard
       *[no] No, draw three
    }
# $whom (seat)
do-catch = CATCH { $whom-mid }

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

# $match (text), $least (number), $most (number), $target (number)
bad-target = A match for { $match } needs a match_target from { $least } to { $most }, not { $target }.
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
