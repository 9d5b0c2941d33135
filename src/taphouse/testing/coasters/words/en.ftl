### Coasters: everything that the game says. Above each sentence stand its arguments, each with its type.
### `python scripts/wordsmith` makes of this file the functions in said.py, which the rules call.

## Things: a message called by their kind and id, or by their kind, with the parts that the catalogue gives.

# $number (number)
coaster = Coaster { $number }
    .face = { $number }

zone-pile = Pile
zone-hand = Hand
zone-middle = Turned up
counter-won = rounds won
note-has-chosen = has chosen
# What the table waits for, of whoever is asked, and why a game is over.
task-choose = to choose a coaster
reason-rounds-won = enough rounds are won
reason-no-coasters-left = no coasters are left

## What is asked, and the moves

ask-choose = Choose a coaster.
# $who (seats, unsaid)
waiting = Waiting for the others to choose.

# $coaster (coaster)
do-choose = Choose { $coaster-face }
do-take-back = Take your choice back
do-call-time = Call time

## The story: who may not know a coaster hears another sentence

# $coaster (coaster)
you-chose = You chose { $coaster-face }.
# $who (seat)
chose = { $who } chose.
# $who (seat)
took-back = { $who } took the choice back.
# $who (seat), $coaster (coaster)
turned-up = { $who } turned up { $coaster-face }.
# $who (seat)
won-round = { $who } won the round.
# $coaster (coaster)
you-drew = You drew { $coaster-face }.
# $who (seat)
drew = { $who } drew a coaster.
called-time = The house called time.

# $who (seats), $number (number)
outcome = { $number ->
        [one] { $who-is ->
            [none] Nobody wins: all have won 1 round.
            [you] You win, with 1 round.
            [other] { $who } wins, with 1 round.
           *[many] { $who } win together, with 1 round each.
        }
       *[other] { $who-is ->
            [none] Nobody wins: all have won { $number } rounds.
            [you] You win, with { $number } rounds.
            [other] { $who } wins, with { $number } rounds.
           *[many] { $who } win together, with { $number } rounds each.
        }
    }

## Why a move is not open

house-calls-time = Only the house calls time, and that is all it does.
nothing-to-take-back = You have not chosen yet, so there is nothing to take back.
chosen-already = You have chosen already. Take that back first.
# $coaster (coaster)
not-held = You do not hold coaster { $coaster-face }.

## In the lobby

about-gentle = A short first game: two rounds win.
about-pitch = Everybody turns up a coaster at once; the highest takes the round.
about-credits = An example of ours.
option-hand = Hand
    .about = How many coasters each is dealt.
option-target = Target
    .about = Rounds to win.
