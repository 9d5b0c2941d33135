### What the terminal and the command line say. What is typed, such as a command or its options, stays as it is.

## At the table

ask-move = Your move (? for help):
# $undo (yes | no)
ask-on = { $undo ->
        [yes] Enter to go on, u to take your move back (? for help):
       *[no] Enter to go on (? for help):
    }
# $hash (text)
sealed-deal = Sealed deal { $hash }: h shows the whole hash, the end proves it.
nobody-here = The table waits for somebody who is not here.
# $error (fact)
not-kept-yet = This game is not kept if you leave it: { $error } Save it yourself with: save FILE
# $typed (text)
none-of-yours = { $typed } is none of your moves.
taken-back = Taken back.
# $house (text)
told-house = House: { $house }
# $hash (text)
told-hash = Seed hash: { $hash }
# $path (text)
saved-as = Saved as { $path }.
# $path (text)
load-with = Go on with: taphouse play --load { $path }
# $path (text)
ask-save-game = Save the game as { $path }? (y, n, or another name)
# $reason (text)
is-over = The game is over: { $reason }.
# $hash (text)
seed-hash = Seed hash { $hash }
# $number (number)
checked = { $number ->
        [one] Checked: the deal was sealed, and { $number } move leads to this outcome.
       *[other] Checked: the deal was sealed, and { $number } moves lead to this outcome.
    }
help = Type the number of a move, its notation, or how its words begin. A letter behind the number says something with the move: 7c plays move 7 and calls, 7s shouts, 7cs does both. The list never reminds you of it.
    .enter-key = Enter
    .enter = go on, where there is nothing that you must do
    .u = take your latest move back, while nobody has learned from it
    .m = list all your moves with their notation
    .i = name every card that you can see
    .h = the whole story so far, the house and the seal of the deal
    .hint = what a good player would do here, and why; the record of the game says that you asked
    .rules-key = ? WORD
    .rules = the rules that speak of something; ? 12 is rule 12, ? R12 a ruling; ? rules is all
    .save = save the game here; save FILE saves it there
    .q = get up from the table; come back with: taphouse play --load
# $zone (text)
in-hand = in { $zone }
# $zone (text)
own-things = Your { $zone }
# $who (text), $zone (text)
things-of = { $who }'s { $zone }
# $move (text), $why (text)
hinted = A good player would choose { $move }. { $why }
nothing-to-hint = Nothing is open to you now.
nothing-there = (nothing)
names-in-full = i names every card in full.
names-what-is-left-out = i names every card, also those that there is no room for here.
more-moves = … and more: m lists all moves.
    .short = … m lists more

## In a lesson

# $number (number), $count (number)
lesson-step = Lesson, step { $number } of { $count }
# $things (text)
lesson-look = Look at: { $things }.
# $name (text)
lesson-rule = Rule { $name }: type ? { $name } to read it.
ask-lesson-move = Your move (s shows it, ? for help, q to leave):
ask-lesson-on = Enter to go on (q to leave):
# $id (text)
ask-introduced = Enter to sit down. (taphouse learn { $id } teaches it in a few minutes.)
lesson-help = Type the number of a move, or how its words begin. A move that does not fit the lesson is not made, and you are told why. s makes a good move for you. m lists all moves. ? WORD shows the rules that speak of something. q leaves the lesson; it goes on later where you left it.
# $title (text)
lesson-done = You have finished the lesson: { $title }.
# $id (text), $lesson (text)
lesson-left = Go on with: taphouse learn { $id } { $lesson }
# $title (text), $id (text), $lesson (text)
next-lesson = Next lesson: { $title }. Begin it with: taphouse learn { $id } { $lesson }
# $title (text)
ask-real-game = Sit down to a real game of { $title } now?
# $title (text)
no-lessons = { $title } has no lessons.
# $lesson (text), $title (text), $minutes (number), $number (number), $done (yes | no)
lesson-row = { $lesson }: { $title }, { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }{ $done ->
        [yes] , finished
       *[no] { "" }
    }

## Moves by their numbers

# $numbers (text)
on-cells = { $numbers }: the cell with that number
# $numbers (text)
on-cards = { $numbers } the card with that number
no-move-open = No move is open to you.
# $typed (text), $numbers (text)
could-be = { $typed } could be { $numbers }. Type the number.
# $typed (text), $number (text)
no-such-extra = There is no { $typed }. Type { $number }.
# $number (text)
no-such-number = There is no move { $number }.
press-enter = Press Enter to go on.
# $numbers (text)
type-number = Type a number ({ $numbers }), or ? for help.

## Sitting down and getting up

ask-again = Play again?
# $number (number), $last (number)
no-seat = There is no seat { $number }; the seats are 1 to { $last }.
# $number (number)
several-people = { $number ->
        [one] { $number } person sits at this table; a game can be gone on with if it is one.
       *[other] { $number } people sit at this table; a game can be gone on with if it is one.
    }
# $path (text)
saved-is-over = The game in { $path } is over. Look at it with: taphouse replay { $path }
# $path (text), $error (fact)
not-gone-on = The game in { $path } cannot be gone on with. { $error }
# $path (text)
kept-in = The game is kept in { $path }.
come-back = Come back with: taphouse play --load
# $error (fact)
game-not-kept = The game is not kept. { $error }
# $path (text)
ask-save-record = Save the record as { $path }? (y, n, or another name)
# $error (fact)
ask-save-else = { $error } Save it as? (Enter to leave it)
# $path (text)
record-saved = Saved. Look at it with: taphouse replay { $path }
# $title (text), $seats (number), $moves (number)
ask-go-on = { $moves ->
        [one] Go on with { $title }, { $seats } seats, after { $moves } move?
       *[other] Go on with { $title }, { $seats } seats, after { $moves } moves?
    }
none-unfinished = There is no unfinished game to go on with. Begin one: taphouse play
# $title (text), $least (number), $most (number)
game-and-seats = { $title }, { $least } to { $most } seats
ask-game = Which game?
# $last (number)
type-a-game = Type a number from 1 to { $last }, or how a title begins.
# $number (number)
ask-seats = How many seats, yours included? (Enter for { $number })
type-a-number = Type a number.
until-next-time = Until next time.
# $question (text), $usual (yes | no)
yes-or-no = { $usual ->
        [yes] { $question } (Y/n)
       *[no] { $question } (y/N)
    }
type-y-or-n = Please type y or n:
page-last = Enter to go back:
page-more = Enter for more, q to go back:

## Saved games

# $name (text)
no-name-for-file = { $name } is no name for a file. Try { $name }.json if you mean it.
# $path (text)
file-exists = { $path } exists already. Choose another name.
# $path (text), $error (text)
no-folder = The folder { $path } cannot be made: { $error }.
# $path (text)
no-file-to-write = { $path } is no file that can be written over. Choose another name.
# $path (text), $error (text)
file-unwritten = { $path } cannot be written: { $error }.

## Replays

ask-key = Enter on, b back, a number to jump, s SEAT for other eyes, q to leave:
# $typed (text), $last (number), $all (text), $spectator (text)
no-such-eyes = { $typed } has no eyes here. Choose a seat from 1 to { $last }, { $all } to see every hand, or { $spectator } to see what everybody sees.
# $number (number)
no-such-move-here = { $number ->
        [one] The record has { $number } move; choose a number from 0 to { $number }.
       *[other] The record has { $number } moves; choose a number from 0 to { $number }.
    }
# $typed (text)
no-such-key = { $typed } is no key here. Press Enter for the next move.
is-deal = This is the deal.
is-end = This is the end of the record.
# $number (number), $last (number), $who (text)
seen-by = Move { $number } of { $last }, as seen by: { $who }.
    .all = everybody
    .spectator = a spectator
# $number (number), $reason (text)
ended-early-after = { $number ->
        [one] The game ended early, after { $number } move: { $reason }.
       *[other] The game ended early, after { $number } moves: { $reason }.
    }
# $number (number)
not-over-yet = { $number ->
        [one] The game is not over yet: { $number } move so far.
       *[other] The game is not over yet: { $number } moves so far.
    }
# $number (number), $reason (text)
ended-after = { $number ->
        [one] The game ended after { $number } move: { $reason }.
       *[other] The game ended after { $number } moves: { $reason }.
    }

## Rulebooks

# $title (text), $name (text), $kind (rule | ruling), $first (text?), $last (text?)
no-such-rule = { $kind ->
        [rule] { $title } has no rule { $name }{ rules_there_are }.
       *[ruling] { $title } has no ruling { $name }{ rulings_there_are }.
    }
# $first (text?), $last (text?)
rules_there_are = { $first-is ->
        [none] , nor any other
       *[some] ; its rules are { $first } to { $last }
    }
# $first (text?), $last (text?)
rulings_there_are = { $first-is ->
        [none] , nor any other
       *[some] ; its rulings are { $first } to { $last }
    }
# $title (text), $words (text)
no-rule-about = No rule of { $title } speaks of { $words }. Try another word, or read them all.
credits = Credits:

## The command line

stopped = Stopped.
no-utf8 = What you typed holds characters that are no text in UTF-8. Type them again.
# $error (text)
not-printed = What was to be printed cannot be written: { $error }.
# $typed (text)
no-pair = --house takes key=value, not { $typed }. 'taphouse games' lists the options.
# $name (text)
named-twice = --house names { $name } twice. Choose one value for it.
no-bots-named = --bots takes the name of one bot, or several joined by commas.
load-from-input = A game that you go on with cannot come from standard input, where you type. Name its file.
# $path (text)
exists-force = { $path } exists already. Choose another name, or add --force to write over it.
# $typed (text)
no-whole-number = { $typed } is no whole number.
# $typed (text)
number-too-long = { $typed }... is too long for a number.
# $typed (text)
no-number = { $typed } is no number.
# $typed (text)
not-finite = { $typed } is no number that can be counted with.
# $typed (text), $least (text)
too-small = { $typed } is too small. It takes { $least } or more.
# $typed (text), $most (text)
too-large = { $typed } is too large. It takes { $most } or less.
examples = Examples:
# $name (text), $extra (text)
needs-package = This needs the package { $name }, which is not installed. Try: pip install 'taphouse[{ $extra }]'

# $id (text), $least (number), $most (number), $best (number), $short (number), $long (number)
game-card = { $id }  { $least } to { $most } seats (best { $best }), { $short } to { $long } minutes
# $name (text), $values (text), $usual (text)
values-of = { $name }: { $values } (usual: { $usual })
# What the values of an option change, as bots have measured it: how much longer games are, and how often of a hundred
# games the first player wins more.
# $length (facts), $first (facts)
effects = Length: { $length }. First player: { $first }.
# $value (text), $by (text)
changes-by = { $value } { $by }
no-change = no difference found
no-effect = No difference found in length or in who wins.
# Why bots cannot tell what an option changes.
unmeasured = Not measured.
    .honour = Not measured: it asks people for an honest answer.
    .noticing = Not measured: it hangs on what people notice and remember.
    .showing = Not measured: it changes only what people see and say.
    .seat = Not measured: it names who begins.

# $path (text), $title (text), $seats (number), $moves (number), $reason (text?)
recorded = { $reason-is ->
        [none] { $moves ->
            [one] { $path }: { $title }, { $seats } seats, { $moves } move, not finished.
           *[other] { $path }: { $title }, { $seats } seats, { $moves } moves, not finished.
        }
       *[some] { $moves ->
            [one] { $path }: { $title }, { $seats } seats, { $moves } move, { $reason }.
           *[other] { $path }: { $title }, { $seats } seats, { $moves } moves, { $reason }.
        }
    }

# $what (text)
wasteful = { $what } Type it once more to do it all the same.

# $path (text), $bot (text)
bot-of-a-file = { $path } calls for the bot { $bot }, which is not installed here. A file cannot bring a bot along: begin a new game and name it with --bots.

## What a simulation found

playing = Playing
# $games (number), $game (text), $seats (number), $seed (text)
report-games = { $games } of { $game } with { $seats } seats, seed { $seed }
    .name = games
# $house (text?)
report-house = { $house-is ->
        [none] every option as usual
       *[some] { $house }
    }
    .name = house
# $finished (number), $drawn (number), $shared (number)
report-finished = { $finished }, of these { $drawn } drawn and { $shared } won by several seats
    .name = finished
# $moves (number), $seconds (text), $each (text)
report-moves = { $moves } in { $seconds } seconds, { $each } a second
    .name = moves
# $mean (text), $least (number), $most (number)
report-each = { $mean } moves on average, { $least } to { $most }
    .name = per game
report-ended = ended
report-rules = rules
report-columns = seat
    .bot = bot
    .wins = wins
    .share = share
    .score = mean score
    .interval = 95 of 100 samples
    .turn = turn
    .began = began
no-running-score = No changes of the lead: this game has no score before its end.
no-turn-order = No turn order: in these games nobody has the first turn.
# $seat (number), $bot (text), $what (fact), $games (number)
report-foul = { $games ->
        [one] The bot { $bot } on seat { $seat } lost a game by its own fault: { $what }.
       *[other] The bot { $bot } on seat { $seat } lost { $games } games by its own fault, the first one by this: { $what }.
    }

## What a comparison found

# $deals (number), $games (number), $seats (number), $game (text), $seed (text)
compared = { $deals } deals of { $game } with { $seats } seats, each played twice, { $games } games in all, seed { $seed }
    .name = deals
measures = measure
    .a = a
    .b = b
    .value = mean
    .told = What was told, times a game
    .change = b minus a
    .interval = 95 of 100 samples
    .bot = bot
    .rating = rating
    .doubt = doubt
    .share = won
    .pair = pair
# $percent (text), $low (text), $high (text)
b-won = b won { $percent } of the games ({ $low } to { $high }).
# $p (text)
share-seen = A share so far from a half would come up by chance in { $p } of such samples.
# $p (text), $size (text)
share-not-seen = That is no clear difference: it would come up by chance in { $p } of such samples. { $size } more or less than a half would have been seen, four times out of five.
changes-seen = A line with * shows a difference. The last column is what would have been seen four times out of five.
# $bots (number), $games (number), $game (text), $seats (number), $seed (text)
climbed = { $bots } bots at { $game } with { $seats } seats, { $games } games for each pair, seed { $seed }
    .name = ladder
# $combinations (number), $game (text), $seats (number), $seed (text)
swept = { $combinations ->
        [one] One combination of { $game } with { $seats } seats, seed { $seed }
       *[other] { $combinations } combinations of { $game } with { $seats } seats, seed { $seed }
    }
    .name = sweep
# $tried (number), $possible (number), $game (text), $seats (number), $seed (text)
tuned = { $tried ->
        [one] One house of { $possible } was tried, { $game } with { $seats } seats, seed { $seed }
       *[other] { $tried } houses of { $possible } were tried, { $game } with { $seats } seats, seed { $seed }
    }
    .name = tune
    .before = as it was
fresh-deals = The figures come from deals that were not used for the search, each with its 95 % interval.
compared-games = games
several-bots = Name at least two bots, each of them once, as --bots strong,fair.
# $name (text)
nothing-worth-trying = { $name } names no values that are worth trying. Name some, as --vary { $name }=2,3.
# $typed (text)
no-percent = { $typed } is no share of a hundred. Write it as --within 2%.
# $house (text)
no-table-of-it = { $house } is no table of this game.

## What was proved

# $file (text)
file-checks = { $file } checks.
the-record = The record
standard-input = Standard input
# $title (text), $seats (number), $rules (number)
proved-game = { $title }, { $seats } seats, rules version { $rules }
    .name = game
# $hash (text)
proved-seed = belongs to the hash { $hash }... shown before the deal
    .name = seed
# $opened (text[]), $withheld (text[])
proved-shares = { $withheld-is ->
        [none] of { $opened } went into the deal, each as promised
       *[other] of { $opened } went into the deal, each as promised; withheld by { $withheld }
    }
    .name = shares
# $withheld (text[])
proved-no-shares = none went into the deal; withheld by { $withheld }
proved-house-alone = nobody added to the chance: the house's seed alone decided the deal
# $number (number)
proved-moves = all { $number } are legal
    .name = moves
# $number (number)
proved-marks = all { $number } agree
    .name = fingerprints
proved-no-marks = none so early in a game
# $reason (text), $scores (text)
proved-outcome = as recorded: { $reason }, scores { $scores }
    .name = outcome
# $reason (text)
proved-ended = none: the game ended early ({ $reason })
proved-unfinished = none yet, the game is not over
# $number (number)
proved-taken-back = { $number ->
        [one] once, with the consent that stands in the record
       *[other] { $number } times, with the consent that stands in the record
    }
    .name = taken back
# $number (number), $asked (facts)
proved-hints = { $number }: { $asked }
    .name = hints
# $who (text), $number (number)
asked-for-hints = { $number ->
        [one] { $who } asked once
       *[other] { $who } asked { $number } times
    }
proved-practice = moves were taken back that only bots could agree to
    .name = practice
proved-format-1 = 1: moves and outcome are proved; times, names and who decided are not covered
    .name = format
proved-format-2 = 2: the proof covers everything in it; compare it with the one that the table showed at the end
proved-proof = proof

## Positions

# $who (text)
may-do = { $who } may:
# $who (text[])
waits-for = The table waits for { $who }.
over-now = The game is over.
house-next = The house moves next.
# $file (text), $error (fact)
no-position = { $file } is neither a position nor a record: { $error }.
# $file (text)
no-game-in-it = { $file } is neither a position nor a record: it names no game.
# $file (text)
not-a-record-here = { $file } is a position, not a record; leave --at away.

## What --help says

help-taphouse = Drinks-themed tabletop games: serve them, play them, simulate them, replay and verify their records.
help-serve = Open the house: tables in the browser, for friends nearby.
    .more = Everybody who can reach this machine may come in. Stop with Ctrl+C; every table is kept.
help-play = Play against bots, here in the terminal.
help-learn = Learn a game by playing: one lesson, or the next one.
    .more = Real rules run underneath. Leave at any time; the lesson goes on where you left it.
help-lessons = List the lessons of a game, or of all games.
help-games = List the games, or one: seats, minutes, options and what they change, ages, credits.
help-rules = Show a game's rules: all of them, one by its id, or by a word.
help-replay = Step through a record from any seat's eyes, or print its story.
    .more = The story is printed with --plain, and wherever there is no terminal.
help-verify = Prove a record: seed, shares, every move, outcome, and that nothing was changed.
help-position = Show a position, or a record after N moves, and what is open.
    .more = The table is drawn, and below it stand the moves of whoever is awaited. As data it is a position that can be read again. Through the eyes of a seat or a spectator only what they may know is shown, as data, too.
help-simulate = Play many games with bots, and count.
    .more = The house bots play unless you name others; random ones are the quickest by far. Wins are counted by seat and by turn order: first is whoever took the first turn of the game, then clockwise. A shared win counts for each who shares it, a drawn game for nobody.
help-compare = Play the same deals in two ways, and tell what differs.
    .more = Two ways are two houses, such as --a target=3 --b target=5, which the same bots play with the same chance; or two kinds of bots, such as --a strong --b fair, which meet at one table, each deal once on either side.
help-ladder = Let bots climb a ladder: each meets each other on the same deals, and all are rated.
help-sweep = Play every combination of values of some options, and tell what each does.
    .more = An option that is named without values takes those that are worth trying.
help-tune = Look for values of options that come near several goals at once.
    .more = A goal is a measure and where it should be: minutes=40, first=fair, margin=low, lead_changes=high; shares are in percent, as drawn=5. Measures are those that simulate tells. What is told is the front: houses than which none that was tried is nearer to one goal and as near to the others. Their figures come from fresh deals.
help-record = Let bots play one game with a sealed deal; write its record.
    .more = What was played is told on standard output, or on the error stream where the record itself goes to standard output.
about-version = Show the version.
about-lang = The language; else TAPHOUSE_LANG or the system's, where it is known here.
about-game = The game's id, as 'taphouse games' lists it.
about-lesson = The lesson's id, as 'taphouse lessons' lists it; left out, the next one.
about-game-or-all = The game's id; left out, all games.
about-game-or-ask = The game's id; left out, you are asked.
about-seats = How many sit at the table; the game's best if left out.
about-house = An option of the table; repeat it, or join several by commas. Seats count from 1.
about-seed = Any text or number; the same one gives the same deal.
about-seed-games = Any text or number; the same one gives the same games.
about-bots = random, house, search, house:50 for a strength, a level (easy, fair, strong), search:200 for a budget in milliseconds, package:Class for your own, or one for each seat; fewer go round.
about-level = How well the bots play: easy, fair, strong, or a strength from 0 to 100.
about-file = A record of a game; - is standard input.
about-position = A position, or a record; - is standard input.
about-eyes = Who looks: a seat from 1 on, 'all', or 'spectator'.
about-json = As data, for programs.
about-games = How many games.
about-games-pair = How many games; each deal is played twice.
about-games-each = How many games for each combination.
about-side = A house or a bot: KEY=VALUE or NAME, several joined by commas.
about-bots-ladder = The bots that meet, joined by commas; package:Class for your own.
about-vary = An option with the values to try, as target=2,3,4, or alone; repeat it for more options.
about-goal = A measure and where it should be: a number, low, high, or for first also fair; repeat it for more goals.
about-vary-tune = An option that may change, with the values to try or alone; repeat it. Without it, all that are worth trying.
about-tries = How many houses are tried at most.
about-within = Stop a combination when every seat's share is known so closely, as 2%.
about-jobs = How many processes play; -1 for one on each core.
about-cluster = The address of a Dask scheduler whose workers play.
about-closely = Look at every decision, and hear the story: changes of the lead, forced moves, what happened how often. Takes longer.
about-report = Write a page with plots: one HTML file for any browser; - is standard output.
about-csv = Write a row for each game, as CSV; - is standard output.
about-parquet = Write a row for each game, as Parquet; - is standard output.
about-luck = Play deals again and again besides, to tell how much of winning is settled by the deal.
about-output = Where the record goes; - is standard output.
about-force = Write over a file that exists.
about-name = What the others call you.
about-seat = Where you sit; seats count from 1.
about-load = Go on with a saved game; without FILE, the latest.
about-pace = Seconds to look at a bot's move.
about-at = The table after N moves.
about-step = Go N moves at a time.
about-plain = Print the story; ask nothing, colour nothing.
about-rule = A rule's id, or a word.
about-host = Where to listen; 0.0.0.0 lets phones in the same network in.
about-port = Port to listen on, usually 8000 or the next free; 0 takes any.
about-db = Database, as postgresql://user@host/name or sqlite:///path; usually SQLite in --data.
about-workers = Processes; more than one needs PostgreSQL.
about-data = Folder for the database and the secret key.
about-public-url = Address that friends use, if it is another one.
about-proxies = Reverse proxies to believe: addresses or networks joined by commas.
about-bot-pace = How quickly bots move: calm, human, quick, instant.
about-log-level = What is logged, and all that is worse: debug, info, warning, error.
