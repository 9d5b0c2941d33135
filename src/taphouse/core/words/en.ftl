### What every game can say: how seats, lists and sentences are put together, and what holds at every table.
### The value of a message is the form for the beginning of a sentence; attributes are further forms.

# $is (you | named | nameless), $name (text), $number (number)
seat = { $is ->
        [you] You
        [nameless] Seat { $number }
       *[named] { $name }
    }
    .mid = { $is ->
        [you] you
        [nameless] seat { $number }
       *[named] { $name }
    }
    .own = { $is ->
        [you] your
        [nameless] seat { $number }'s
       *[named] { $name }'s
    }
    .Own = { $is ->
        [you] Your
        [nameless] Seat { $number }'s
       *[named] { $name }'s
    }
    .name = { $is ->
        [you] { $name }
        [nameless] Seat { $number }
       *[named] { $name }
    }

# A cell of a grid, by its column and row.
# $column (number), $row (number)
cell = { $column },{ $row }
# A thing that lies on a cell of a grid.
# $thing (any), $cell (cell)
thing_at = { $thing } at { $cell }

# $a (text), $b (text)
list-comma = { $a }, { $b }
# $a (text), $b (text)
list-and = { $a } and { $b }
# $a (text), $b (text)
list-or = { $a } or { $b }
# $a (text), $b (text)
list-then = { $a } { $b }

# A number that can rise only so far.
# $number (number), $most (number)
so-many-of = { $number } of { $most }

# A sentence that is none of ours, such as one that another program wrote.
# $words (text)
plain = { $words }

## What a move may be refused for at every table

game-over = The game is over.
given-up = The game was given up: nobody moves any more.
ended-early = The game ended early.
over-already = The game is over already.
cannot-undo = This move cannot be taken back: somebody has learned something from it, or has acted since.
# $number (number)
no-such-move = There is no move { $number } in this game.
# $number (number), $last (number)
no-such-seat = There is no seat { $number } at this table; the seats are 1 to { $last }.
# $who (seat)
not-awaited = It is not your turn. The table waits for { $who-mid }.
# $typed (text)
not-a-move = “{ $typed }” is not a move of this game.
# A field of a position holds something else than it can.
# $needed (fact), $found (text)
bad-value = { $needed } is needed where there is { $found }.
