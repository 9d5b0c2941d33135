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

## Why a good player would make a move

because-honour = Only you know: say what is so.
because-leave-alone = A good player would leave it alone for now.
because-only = It is all that you can do.
because-even = As far as a good player can tell, anything else here comes to the same.

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

## What somebody probably meant, where there is no such thing

# $near (text[])
did-you-mean = Did you mean { $near-or }?
# $known (text[])
there-are = There are: { $known }.
there-are-none = There are none.

## Options of a table

# What a table may choose for an option. At the command line options and choices are called what one types there.
# $choice (choice)
one-choice = { $choice }
# $least (number), $most (number)
from-to = { $least } to { $most }
any-seat = a seat from 1 on
several-seats = seats joined by +, such as 1+3
# $name (text)
no-such-option = There is no option called { $name }.
# $title (text), $name (text)
has-no-option = { $title } has no option called { $name }.
# $name (option), $value (text), $values (facts)
not-a-value = { $name } cannot be { $value }. Choose { $values-or }.
# $name (option), $values (facts)
not-without-value = { $name } cannot be nothing. Choose { $values-or }.
# $name (option), $number (number), $last (number)
names-no-seat = { $name } is seat { $number }, but the seats are 1 to { $last }.
# $title (text), $least (number), $most (number), $number (number)
so-many-seats = { $title } takes { $least } to { $most } seats, not { $number }.

## Games that are installed

# $name (text)
unknown-game = There is no game called { $name }.
# $name (text), $module (text), $error (text)
broken-game = The game { $name } is installed, but { $module } cannot be loaded: { $error }.
# $title (text), $name (text)
no-such-bot = { $title } has no bot called { $name }.
# $name (text), $error (text)
broken-bot = The bot { $name } cannot be loaded: { $error }. Name a class of a module that lies here or is installed, as package:Class.
# $error (text)
foul-failed = it failed with { $error }
# $seconds (number)
foul-dawdled = it took more than { $seconds } seconds for one decision
foul-no-move = it made no move where one was owed
# $move (text)
foul-not-open = it chose a move that was not open, { $move }
# $extra (text)
needs-extra = This needs packages that are not installed here. Install them with: pip install '{ $extra }'.
# $address (text), $error (text)
no-cluster = No Dask scheduler answers at { $address }: { $error }. Start one with: dask scheduler.
# $name (text), $known (text[])
no-bot-of-level = No bot plays at the level { $name }. There are { $known }, or any strength from 0 to 100.
# $given (text), $most (number)
no-such-budget = Search takes a budget from 1 to { $most } milliseconds, as in search:100, not { $given }.
# $number (number), $seats (number)
too-many-bots = There are { $number } bots for { $seats } seats. Name one for each seat, or fewer.
# $number (number)
bot-made-no-move = The bot on seat { $number } was asked for a move and made none.

## Lessons

# $title (text), $name (text)
no-such-lesson = { $title } has no lesson called { $name }.
# $name (text), $what (fact)
bad-lesson = The lesson { $name } cannot be read: { $what }
# $name (text)
lesson-without-scene = The lesson { $name } does not say with which position it begins.
other-lesson = The lesson has changed since you left it. Please begin it again.
# Where a lesson has no better answer to a move.
not-in-lesson = The rules allow that, but this step is about something else.

## Cards in notation

# $typed (text), $suit (text)
unread-card = { $typed } is not a card. Write suit, rank and deck, as in { $suit }-10-a, or bar-1-a.

## Files and JSON that others wrote: what follows a colon stands without a full stop

# $path (text), $error (text)
file-unread = { $path } cannot be read: { $error }.
# $path (text)
no-file-name = { $path } is no name of a file.
# $path (text), $number (number)
file-too-large = { $path } is too large: more than { $number } MB.
# $number (number)
json-too-large = it has more than { $number } MB
# $number (number)
json-not-utf8 = byte { $number } is not UTF-8
json-too-deep = it is nested too deep
# $error (text), $line (number), $column (number)
json-wrong = { $error } (line { $line }, column { $column })
json-long-number = it has a number that is too long
json-half-letter = it has half a letter (a lone surrogate)
# $name (text)
json-twice = { $name } stands there twice
# $word (text)
json-no-number = { $word } is no number
# $word (text)
json-infinite = { $word } is no number that can be counted with

## Positions

# $needed (fact), $value (text)
bad-value = { $needed } is needed where there is { $value }.
# $words (text)
one-of = One of { $words }
an-object = An object
a-list = A list
# $number (number)
a-list-of = A list of { $number }
# $least (number), $most (number)
a-number = A number from { $least } to { $most }
true-or-false = true or false
# $value (text)
stands-twice = { $value } stands there twice.
# $most (number), $number (number)
pile-too-high = A pile of at most { $most } is needed where there are { $number }.
# $name (text)
no-such-field = The position has no { $name }.
# $name (text), $what (fact)
in-field = In { $name }: { $what }
# $given (text), $game (text)
position-of-another = This is a position of { $given }, not of { $game }.
position-incomplete = A position needs 'seats' (a number), 'house' (its options) and the state of the table.
# $most (number)
learned-too-much = 'learned' is a number from 0 to { $most }.
# $error (text), $name (text?)
not-rebuilt = { $name-is ->
        [none] The position cannot be rebuilt: { $error }
       *[some] The position cannot be rebuilt: { $error } (in { $name })
    }
# $name (text)
no-such-generator = There is no generator called { $name }; there are 'sealed' and 'quick'.
bad-generator = The position's 'rng' must be a quick generator with its state or a sealed one with seed and drawn.

## Records

# $what (fact)
not-a-record = This is not a record of a game: { $what }.
# $number (number), $known (text[])
unknown-format = This record has format { $number }; formats { $known } can be read.
# $name (text)
not-in-format-1 = A record of format 1 has no field { $name }.
seed-hidden = The record does not reveal its seed: the game is still running.
# $number (number)
seed-misspelt = The record's seed is not { $number } bytes in hexadecimal.
seed-of-another = The seed does not belong to the hash that was shown before the deal.
# $number (number), $here (number)
other-rules = The record was played by version { $number } of the rules; here is version { $here }.
# $number (number), $move (text), $by (fact), $how (illegal | unreadable), $what (fact)
bad-move-in-record = { $how ->
        [illegal] Move { $number } ({ $move } by { $by }) is not legal: { $what }
       *[unreadable] Move { $number } ({ $move } by { $by }) cannot be read: { $what }
    }
by-house = the house
# A refusal with the rule that it is about.
# $what (fact), $name (text)
with-rule = { $what } ({ $name })
# $number (number)
by-seat = seat { $number }
# $number (number)
other-state = After move { $number } the state differs from the one that was recorded.
# $number (number)
other-moves = What stands in the record up to move { $number } is not what was recorded then.
other-outcome = The moves lead to another outcome than the recorded one.
marks-beyond-end = The record has fingerprints of moves that it does not have.
ended-but-over = The record says that the game ended early, but its moves lead to an outcome.
record-breaks-off = The record breaks off: the game is not over, and nothing says that it was given up.
proof-of-another = The proof does not belong to the record: something in it was changed.
shares-in-disorder = The shares of the record do not stand in the order of the seats.
# $number (number)
share-not-promised = The share of seat { $number } was promised by something that is no hash.
# $number (number)
share-of-another = The share of seat { $number } does not belong to the hash that was shown before the deal.

## Moves that were taken back by consent

# $who (seat), $number (number), $heard (fact?), $leave (practice | alone | agreed), $agreed (seats)
moves-taken-back = { $leave ->
        [practice] { took_what } This game is practice now.
        [alone] { took_what } Nobody else was there.
       *[agreed] { took_what } { $agreed } agreed.
    }
# $who (seat), $number (number), $heard (fact?)
took_what = { $heard-is ->
        [none] { $number ->
            [one] { $who } took a move back.
           *[other] { $who } took { $number } moves back.
        }
       *[some] { $number ->
            [one] { $who } took a move back (“{ $heard }”).
           *[other] { $who } took { $number } moves back (“{ $heard }”).
        }
    }
