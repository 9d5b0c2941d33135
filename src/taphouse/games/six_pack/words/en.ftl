### Six-Pack. This file is the list of everything the game can say, and of the arguments of each sentence.

## Drinks and dominoes

name-beer = Beer
name-cola = Cola
name-lemonade = Lemonade
name-spezi = Spezi
name-shandy = Shandy
name-diesel = Diesel
name-orange = Orange
name-cherry = Cherry
name-soda = Soda
name-cherry_spritz = Cherry Spritz
name-orange_spritz = Orange Spritz
name-sunrise = Sunrise

# A bottle or a mixed drink; .face: its letter, large for a bottle.
# $name (name), $letter (any)
drink = { $name }
    .face = { $letter }
    .small = { $name }

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-white = white
colour-black = black

# A domino; .face: its two letters, as the players call it.
# $bottle (drink), $mix (drink), $colour (colour?)
domino = { $bottle } and { $mix }
    .face = { $bottle-face }{ $mix-face }
    .small = { $colour }

# What is left of a kind of card: a bottle in front, a mixed drink behind.
# $bottle (drink), $mix (drink)
supply = { $bottle } and { $mix }
    .short = { $bottle }, { $mix }

when-today = Today
    .mid = today
when-this_week = This week
    .mid = this week
when-this_month = This month
    .mid = this month
when-longer_ago = Longer ago
    .mid = longer ago
when-never = Never
    .mid = never

## Places, counters, notes and marks

zone-board = Table
zone-hand = Hand
zone-pool = Pool
zone-score = Points

counter-turn = Turn
counter-target = Points needed
counter-columns = Columns
counter-rows = Rows
counter-points = points
counter-refused = refused claims

note-host = host
note-answered = has answered
note-red = red
note-orange = orange
note-yellow = yellow
note-green = green
note-blue = blue
note-purple = purple
note-white = white
note-black = black

mark-new = new
mark-pink = pink

## The story

asked-mixed = Who mixed a drink last? Everybody says when, and the most recent begins.
# $who (seat), $when (when)
said-mixed = { $who } last mixed a drink: { $when-mid }.
# $who (seat)
begins = { $who-is ->
        [you] You are the first host.
       *[other] { $who } is the first host.
    }
# $bottle (drink), $mix (drink)
opened = { $bottle } and { $mix } open the table.
# $number (number), $who (seat)
turn-begins = { $who-is ->
        [you] Turn { $number }: you are host.
       *[other] Turn { $number }: { $who-mid } is host.
    }
# $who (seat)
no-serve = { $who-is ->
        [you] You have nothing to serve and nothing to take.
       *[other] { $who } has nothing to serve and nothing to take.
    }
# $who (seat), $drink (drink), $cell (cell), $pile (plain | pink)
served = { $pile ->
        [pink] { $who } served { $drink } from the pink reserve at { $cell }.
       *[plain] { $who } served { $drink } at { $cell }.
    }
# $who (seat), $drink (drink), $cell (cell)
taken = { $who } took the { $drink } at { $cell } away.
# $drink (drink), $cell (cell), $pile (plain | pink)
topped-up = { $pile ->
        [pink] { $drink } from the pink reserve topped up { $cell }.
       *[plain] { $drink } topped up { $cell }.
    }
no-window = No six cards lie together yet, so there is nothing to look for.
# $who (seat)
has-answered = { $who-is ->
        [you] You have answered.
       *[other] { $who } has answered.
    }
# $who (seat)
found-nothing = { $who-is ->
        [you] You have nothing this time.
       *[other] { $who } has nothing this time.
    }
time-called = The house called time.
hinted = The house showed everybody who still looks what there is for them.
# $who (seat), $shape (flat | tall), $cell (cell), $dominoes (domino[])
claim-holds = { $who-is ->
        [you] { $shape ->
            [tall] You have a six-pack, upright from { $cell }: { $dominoes-face }.
           *[flat] You have a six-pack, flat from { $cell }: { $dominoes-face }.
        }
       *[other] { $shape ->
            [tall] { $who } has a six-pack, upright from { $cell }: { $dominoes-face }.
           *[flat] { $who } has a six-pack, flat from { $cell }: { $dominoes-face }.
        }
    }
# $who (seat), $shape (flat | tall), $cell (cell)
claim-fails = { $shape ->
        [tall] { $who } claimed the six upright from { $cell }, but they do not fit.
       *[flat] { $who } claimed the six flat from { $cell }, but they do not fit.
    }
# By whom: did nobody claim, or did the house find nothing for anybody?
# $by (seats | house), $round (first | later)
no-claims = { $by ->
        [house] { $round ->
            [later] Nobody has another.
           *[first] Nobody has a six-pack.
        }
       *[seats] { $round ->
            [later] Nobody claimed another.
           *[first] Nobody claimed a six-pack.
        }
    }
# $domino (domino)
you-chose = You score { $domino-face }.
# $who (seat)
has-chosen = { $who } chose a domino to score.
# $who (seat), $domino (domino), $number (number)
scored = { $number ->
        [one] { $who } scored { $domino-face }: { $number } point.
       *[other] { $who } scored { $domino-face }: { $number } points.
    }
# Where everybody sees what was drawn, or who drew is told.
# $who (seat), $dominoes (domino[])
drew-these = { $who } drew { $dominoes-face }.
# $who (seat)
drew = { $who } drew three new dominoes.
# $who (seat)
must-clear = { $who-is ->
        [you] A kind runs low: you clear a line.
       *[other] A kind runs low: { $who-mid } clears a line.
    }
# $who (seat), $axis (row | column), $at (number), $number (number)
cleared = { $axis ->
        [row] { $number ->
            [one] { $who } cleared row { $at }: { $number } card went back.
           *[other] { $who } cleared row { $at }: { $number } cards went back.
        }
       *[column] { $number ->
            [one] { $who } cleared column { $at }: { $number } card went back.
           *[other] { $who } cleared column { $at }: { $number } cards went back.
        }
    }
# $why (target_reached | turn_limit)
game-ends = { $why ->
        [target_reached] The game is over: target reached.
       *[turn_limit] The game is over: turn limit.
    }

## What the table waits for

ask-mixed_last = When did you last mix a drink? Any drink counts, none needs alcohol.
ask-opening_bottle = You are the first host. Choose the bottle that opens the table.
ask-opening_mix = Now choose the mixed drink beside it.
ask-serve = Serve: lay a drink beside another, or take one away.
ask-serve_drink = Which drink do you serve there?
ask-fill = Top up: choose the drink that comes in between.
ask-check = Do your three dominoes lie anywhere on the table? Claim six cards, or say that there is nothing for you.
ask-score_domino = Your six-pack holds. Which of its dominoes stays as your point?
ask-clear_line = A kind runs low. Choose a row or column to clear; the largest area stays.
ask-clear_keep = Areas of the same size are left. Choose the one that stays.

# What goes behind a name; .flag: on the plate of a seat.
task-mixed_last = to say when a drink was last mixed
    .flag = To say
task-opening_bottle = to choose the opening bottle
    .flag = To open
task-opening_mix = to choose the opening mix
    .flag = To open
task-serve = to serve
    .flag = To serve
task-serve_drink = to choose a drink
    .flag = To choose
task-fill = to top up
    .flag = To top up
task-check = to look for a six-pack
    .flag = To look
task-score_domino = to choose a domino to score
    .flag = To choose
task-clear_line = to clear a line
    .flag = To clear
task-clear_keep = to choose what stays
    .flag = To choose

# $who (seats), $task (mixed_last | opening_bottle | opening_mix | serve | serve_drink | fill | check | score_domino | clear_line | clear_keep | look_or_score)
waiting = { $task ->
        [mixed_last] { $who-count ->
            [1] Waiting for { $who-mid } to say when a drink was last mixed.
           *[other] Waiting for { $who-mid } to say when they last mixed a drink.
        }
        [opening_bottle] Waiting for { $who-mid } to choose the opening bottle.
        [opening_mix] Waiting for { $who-mid } to choose the opening mix.
        [serve] Waiting for { $who-mid } to serve.
        [serve_drink] Waiting for { $who-mid } to choose a drink.
        [fill] Waiting for { $who-mid } to top up.
        [check] Waiting for { $who-mid } to look for a six-pack.
        [score_domino] Waiting for { $who-mid } to choose a domino to score.
        [clear_line] Waiting for { $who-mid } to clear a line.
        [clear_keep] Waiting for { $who-mid } to choose what stays.
       *[look_or_score] Waiting for { $who-mid }.
    }
# $who (seats)
answer-is-in = Your answer is in. Waiting for { $who-mid }.

## What can be done

# $cell (cell), $side (bottle | mix)
do-lay = { $side ->
        [bottle] Serve a bottle at { $cell }
       *[mix] Serve a mixed drink at { $cell }
    }
# $cell (cell), $drink (drink), $refills (drink[], unsaid)
do-take = Take { $drink } at { $cell } away
# $drink (drink)
wastes-serve = Only { $drink } can come back there: your whole serve would change nothing.
# $drink (drink), $cell (cell, unsaid)
do-drink = Serve { $drink }
# $cell (cell), $drink (drink)
do-fill = { $drink } at { $cell }
# $shape (flat | tall), $cell (cell)
do-claim = { $shape ->
        [tall] Six-pack, upright from { $cell }
       *[flat] Six-pack, flat from { $cell }
    }
do-done = Nothing for me
# $domino (domino)
do-score = Score { $domino-face }, { $domino }
# $at (number)
do-clear-row = Clear row { $at }
# $at (number)
do-clear-column = Clear column { $at }
# $cell (cell)
do-keep = Keep the area from { $cell }
# $when (when)
do-mixed = { $when }
# $drink (drink)
do-open = { $drink }
do-hint = Show everybody who still looks what there is for them
do-time-up = Call time

## Why something cannot be done

house-only = Only the house gives hints and calls time.
no-hints = There are no hints at this table.
hint-given = The hint of this turn has been given.
no-time-limit = There is no time limit for looking at this table.
nobody-looks = Nobody is looking for a six-pack now.
players-only = The house gives hints and calls time; all else is for the players.
said-already = You have answered. Wait for the others.
out-or-answered = You have answered, or are out for this turn. Wait for the others.
others-look = The table waits for those who still look or choose a domino.
not-phase-3 = Six-packs are claimed in phase 3 only. Wait until the host has served.
serve-first = First serve: point at a cell to lay a drink on, or take one away.
no-plain-left = All plain cards are on the table, and the reserve is not served here. Take one away.
occupied = A card lies there already. Choose an empty cell.
# $columns (number), $rows (number)
out-of-proportion = The table is { $columns } x { $rows }; with a card there its long side would be more than twice the short one. Serve on another side.
no-edge = A card must share an edge with another one. Choose a cell beside a card.
nothing-there = No card lies there. Take one that lies on the table.
two-must-stay = Two cards must stay on the table. Lay one instead.
touches-one-bottle = A mixed drink that touches a single bottle stays. Take a bottle instead.
touches-one-kind = All bottles around this mixed drink are of one kind, so it stays.
holds-the-box = Without this card the table would be out of proportion. Take another one.
must-change = Only the same drink could come back here, and at this table a swap must change something.
pour-first = First choose the drink for the cell that you serve on.
kind-is-gone = The plain cards of this kind are gone, and the reserve is not served here.
does-not-go = This drink does not go there now. Choose one that its neighbours allow.
fill-first = First top up: choose the drink that comes between the others.
not-of-the-three = You score one of the three dominoes of your six-pack. Choose one of these.
score-first = Your six-pack holds. First choose which of its dominoes stays as your point.
no-six-pack = A domino is scored only with a six-pack. Claim one, or say that there is none.
not-full = A six-pack is six cards, two by three. Some of these cells are empty.
refused-before = This place was refused to your three dominoes already. Try another, or leave it.
look-first = Look for your six-pack: claim one, or say that there is none for you.
not-that-line = That line does not run through the table, or would leave it out of proportion.
clear-first = A kind runs low. First choose a row or column to clear.
keep-first = Areas of the same size are left. First choose the one that stays, by its first cell.
mixed-first = First say when you last mixed a drink of any kind.
bottle-first = First choose the bottle that opens the table.
mix-now = Now choose the mixed drink that lies beside it.
# $typed (text)
not-a-move = “{ $typed }” is not a move. Write 'lay 1,-1', 'drink B', 'take 0,0', 'fill 1,1 L', 'claim flat 0,0' or 'claim tall 0,0', 'done', 'score Bc', 'clear row 2', 'clear column 0', 'keep 0,0', 'mixed this week', 'open B' or 'open b'.

## Positions that cannot be

bad-turn-0 = Turn 0 is before the table was opened: then the first host or the opening is asked for.
bad-nobody-asked-first-host = Nobody is asked for the first host at a table where first_player is not 'ask'.
bad-nobody-asked-opening = Nobody is asked for the opening at a table where opening is not 'chosen'.
bad-opening-bottle = The opening bottle is named in opening_mix, and only there.
bad-some-said-mixed = After the first host was found, all seats have said when they mixed a drink, or none has.
bad-nobody-says-mixed = Nobody says when a drink was mixed at a table where first_player is not 'ask'.
bad-two-cards-and-host = From the first turn on, and only then, at least two cards lie on the table, with a host.
# $number (number)
bad-cards-of-kind = There are { $number } cards of each kind, and pink ones lie only where plain ones are gone.
bad-hang-together = All cards hang together, unless a hole is being topped up or a kind is used up.
# $last (number), $turn (number)
bad-turn-after-last = The game ends after turn { $last }: there is no turn { $turn }.
# $target (number)
bad-more-than-target = Nobody has more than { $target } points: they end the game.
bad-why-ended = Why the game ended is said when it is over, and only then.
bad-target-reached = The game is over, by its target, when a seat has reached the target, and only then.
# $last (number)
bad-limit-ends = The turn limit ends the game after turn { $last } only.
bad-cleared-after-last = After the last turn nothing is cleared: the game is over.
bad-domino-twice = A domino cannot be in a hand and in the score row at the same time.
bad-three-in-hand = Every hand holds three dominoes; only at the target it is empty.
bad-hand-not-held = A hand that is held cannot be among those that its seat does not hold.
bad-answers = There is an answer for exactly the seats that have answered.
bad-picks = There is a domino picked for exactly the seats that have scored.
bad-scores-own = A seat can score only a domino of its hand.
bad-open-claim = A claim that holds and has not scored yet is open for exactly the seats that score.
bad-shown-hand = A seat that scores has shown the three dominoes of its hand.
bad-waiting-claim = A claim that waits names six cards that lie together and were not refused before.
bad-hint = A hint is given only at a table where assist is 'highlight'.
bad-hinted = A seat was shown its six-pack only when the hint was given.
bad-time-is-up = Time is up for the whole phase only in a race with spot_seconds.
bad-barred = A drink is barred only in fill, at a table with swap_must_change.
bad-round-of-claim = A claim is of this round of looking or an earlier one.
bad-scored-domino = A domino that was scored lies in the score row of its seat.
bad-claimed-cards = A claim of this phase lies on six cards.
bad-claimed-dominoes = A claim that holds shows the dominoes that its six cards make.
bad-serving-or-clearing = A cell is being served in serve_drink, and a line cleared in clear_keep, and only then.
bad-served-cell = The cell that is being served must be one that may be served on.
bad-nothing-to-serve = The host serves only where there is something to serve or to take.
bad-short-while-serving = When the host serves, at least five cards of each kind are left.
bad-nothing-to-fill = In fill there must be a cell to top up.
bad-nothing-is-short = The table is cleared only when a kind is short.
bad-no-areas = In clear_keep there must be areas to choose from.
bad-nobody-asked = Somebody must be asked.
bad-not-looking = Seats look and score in phase 3 only.
bad-no-window = Nobody looks for a six-pack where no window is full.
bad-first-round = Phase 3 begins with round 1.
bad-look-before-fill = Nobody looks before every cell is topped up that has to be.
bad-look-with-auto = With assist 'auto' nobody is asked to look: the house claims.
bad-standings = Answers, choices of dominoes and further rounds do not go together like this.
bad-line = The line that is cleared must run through the box.
bad-side = Bottles lie on cells whose coordinates have an even sum, mixed drinks on the others.
bad-same-cell = Two cards lie on the same cell.
# $most (number)
bad-extent = No table grows wider or higher than { $most } cells.
# $number (number)
bad-many-cards = There are { $number } cards.
bad-opened-claim = A claim that holds shows three dominoes and may score one, and a refused one shows none.
# $most (number)
bad-cell = A cell, two numbers like -1,2 from -{ $most } to { $most },

## The end

# $points (number)
points_won = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Why a game is over, in a few words.
reason-target-reached = enough points are scored
reason-turn-limit = the last turn is played
# One seat has won.
# $who (seat), $points (number), $why (target_reached | turn_limit)
outcome = { $why ->
        [target_reached] { $who-is ->
            [you] You win with { points_won }.
           *[other] { $who } wins with { points_won }.
        }
       *[turn_limit] { $who-is ->
            [you] You win with { points_won } after the last turn.
           *[other] { $who } wins with { points_won } after the last turn.
        }
    }
# $who (seats)
more-refused = { $who-is ->
        [other] { $who } has as many, but more refused claims.
       *[many] { $who } have as many, but more refused claims.
    }
# Equal points share the win at this table.
# $who (seats), $points (number), $why (target_reached | turn_limit)
outcome-shared = { $why ->
        [target_reached] { $who } share the win with { points_won }, as equal points do at this table.
       *[turn_limit] { $who } share the win with { points_won } after the last turn, as equal points do at this table.
    }
# $refused (number)
refused_claims = { $refused ->
        [0] no refused claim
        [one] { $refused } refused claim
       *[other] { $refused } refused claims
    }
# Those who share the win have as many points and as many refused claims.
# $who (seats), $points (number), $refused (number), $why (target_reached | turn_limit)
outcome-equal = { $why ->
        [target_reached] { $who } share the win with { points_won } and { refused_claims } each.
       *[turn_limit] { $who } share the win with { points_won } and { refused_claims } each after the last turn.
    }

## What the browser's table says besides

# Beside the title.
# $turn (number), $target (number)
table-turn = Turn { $turn }, first to { $target } points
    .short = Turn { $turn }, to { $target }
# $turn (number), $last (number), $target (number)
table-turn-late = Turn { $turn } of { $last }, first to { $target } points
    .short = Turn { $turn } of { $last }

# What I can do now, beside "Your turn"; .short: where there is little room.
table-go-on = Go on
table-my-mixed = When did you last mix a drink?
table-about-mixed = Any drink counts, none needs alcohol. The most recent begins.
table-my-bottle = Open the table: a bottle from the supply
table-my-mix = Now a mixed drink beside it
table-my-serve = Serve on an open place, or take a card
    .short = Serve, or take a card
table-my-drink = Now a drink from the supply
table-my-pour = Which drink? Tap one to see what follows
table-my-fill = Top up: which drink comes in between?
table-my-frame = Draw a frame over your six-pack
    .short = Frame your six-pack
table-my-framed = Does it match your tray?
table-my-refused = Refused to these dominoes already
    .short = Refused already
table-my-score = Your six-pack holds: which domino is the point?
    .short = Which is the point?
table-my-line = Clear a row or column: each says how many go
    .short = Clear a line: each says how many go
table-my-area = Which of the equal areas stays?
table-hint = The house has marked a six-pack of yours
table-no-hint = The house finds nothing for you this time
table-your-nothing = You have nothing this time
table-your-claim = Your claim lies face down

# What becomes of the hole that a take leaves.
table-take-returns = only the same can come back, so this is a pass
table-take-empty = the place stays empty
# $drinks (drink[])
table-take-refills = { $drinks-or } comes in its place
# $drink (drink), $cell (cell), $after (fact)
table-take = Take { $drink } at { $cell } away: { $after }
# What a drink brings: top-ups, and drinks of which the host chooses one after them.
# $number (number), $drinks (drink[])
table-pour = { $drinks-count ->
        [0] { $number ->
            [0] nothing follows
            [one] { $number } top-up follows
           *[other] { $number } top-ups follow
        }
       *[other] { $number ->
            [0] then { $drinks-or }: you choose
            [one] { $number } top-up follows, then { $drinks-or }: you choose
           *[other] { $number } top-ups follow, then { $drinks-or }: you choose
        }
    }
# $after (fact)
table-pour-pink = A pink card, so the table will be cleared; { $after }
# What a line takes away.
# $gone (number), $stays (number), $areas (number)
table-line = { $areas ->
        [1] { $gone ->
            [one] { $gone } card goes, { $stays } stay
           *[other] { $gone } cards go, { $stays } stay
        }
       *[other] { $gone ->
            [one] { $gone } card goes, { $stays } stay: one of { $areas } equal areas
           *[other] { $gone } cards go, { $stays } stay: one of { $areas } equal areas
        }
    }
# $axis (row | column), $at (number), $after (fact)
table-clear = { $axis ->
        [row] Clear row { $at }: { $after }
       *[column] Clear column { $at }: { $after }
    }

# Why a tap does nothing.
table-why-place = A drink is served on an open place: beside a card, and so that the table stays at most twice as long as wide.
table-why-pick = Now a drink for the chosen place is picked, from the supply.
table-why-line = A whole row or column is cleared: choose the arrow at its end.
table-why-area = This card goes in any case: choose one of the areas with a letter.
table-why-frame = Draw a frame over six cards first: drag over them, tap two corners, or use the arrow keys.
table-place-first = Choose an open place first, then the drink for it.
table-nothing-here = Nothing is served from here just now.
# $pile (supply)
table-none-left = No card of { $pile } is left.
# $drink (drink), $drinks (drink[])
table-cannot-come = { $drink } cannot come here: the drinks around it allow { $drinks-or }.

# Buttons.
# $domino (domino)
table-score = Score { $domino }
table-here = Six-pack here!
table-serve-here = Serve here
# $area (text)
table-keep = Keep area { $area }
table-another-place = Another place
table-take-back = Take it back
table-say-when = Say when
table-choose-drink = Choose a drink
table-choose-place = Choose a place or a card
table-choose-domino = Choose a domino
table-choose-line = Choose a line
table-choose-area = Choose an area
# $who (seats)
table-waiting = Waiting for { $who-mid }
# $number (number)
table-waiting-many = Waiting for { $number } seats

# What lies on the table.
# $columns (number), $rows (number)
table-board = { $columns ->
        [one] { $rows ->
            [one] The table: { $columns } column, { $rows } row
           *[other] The table: { $columns } column, { $rows } rows
        }
       *[other] { $rows ->
            [one] The table: { $columns } columns, { $rows } row
           *[other] The table: { $columns } columns, { $rows } rows
        }
    }
table-all = Show the whole table
table-closer = Closer
# $drink (drink)
table-pink = { $drink }, pink
# $drink (drink), $cell (cell)
table-pink-at = { $drink }, pink at { $cell }
# $side (bottle | mix), $cell (cell)
table-place = { $side ->
        [mix] A mixed drink at { $cell }
       *[bottle] A bottle at { $cell }
    }
# $area (text), $drink (drink), $cell (cell)
table-area = Keep the area { $area }, with { $drink } at { $cell }
table-supply = Supply
# $what (any), $plain (number), $pink (number)
table-pile = { $what }: { $plain } plain and { $pink } pink left

# Frames and claims.
# $shape (flat | tall), $cell (cell)
table-where = { $shape ->
        [tall] upright from { $cell }
       *[flat] flat from { $cell }
    }
# $first (drink[]), $second (drink[])
table-two-rows = { $first }; { $second }
# $first (drink[]), $second (drink[]), $third (drink[])
table-three-rows = { $first }; { $second }; { $third }
# $where (fact), $cards (fact)
table-window = { $where }: { $cards }
# $where (fact), $cards (fact)
table-framed = Frame { $where }: { $cards }.
table-frame = Your frame lies
table-nowhere = nowhere yet
table-refused = refused
table-claims = Claims
table-a-point = a point
table-a-six-pack = a six-pack
table-no-fit = does not fit

# Who has answered.
# $number (number)
table-none-answered = { $number ->
        [one] None of { $number } has answered
       *[other] None of { $number } have answered
    }
# $who (seats)
table-have-answered = { $who-is ->
        [other] { $who } has answered
       *[many] { $who } have answered
    }
# $who (seat)
table-has-answered = { $who-name }: has answered
# $who (seat)
table-still-looks = { $who-name }: still looks
# $time (text)
table-hint-in = A hint in { $time }
table-to-hint = to the hint

# My own things, and the plates.
table-turn-tray = Turn the six-pack
    .short = Turn
table-regroup = Regroup the dominoes
    .short = Regroup
table-open-drawer = Open the drawer: your six-pack large
table-close-drawer = Close the drawer
table-no-dominoes = No dominoes: your points are made.
table-your-hand = Your hand
# $rows (fact)
table-your-picture = Your six-pack as it lies: { $rows }
table-face-down = Face down
# $number (number)
table-so-many-refused = { $number } refused
# The points are drawn large.
# $points (text), $target (number)
table-out-of = { $points } of { $target }
# $points (number), $target (number)
table-points = { $points } of { $target } points
# $points (number), $target (number), $colour (colour)
table-points-in = { $points } of { $target } points, { $colour }
table-open-hand = Open:
# $colour (colour), $points (number), $target (number), $refused (number)
table-plays = Plays { $colour }, { points_won } of { $target }, { refused_claims }.
# $when (when)
table-last-mixed = Last mixed a drink: { $when-mid }.

# What a thing on the table tells about itself when somebody holds it, points at it or looks at it closely.
# $drinks (drink[])
about-mix = { $drinks } are in it. Between these two bottles it comes by itself.
# $drinks (drink[])
about-bottle = It is in { $drinks }. Between these two it comes by itself.
# $bottle (drink), $mix (drink)
about-domino = Look for { $bottle } and { $mix } side by side, lying or standing.
# $bottle (drink), $mix (drink)
about-rare-domino = Look for { $bottle } and { $mix } side by side. They seldom meet, for there is no { $bottle } in { $mix }.
# $pile (supply), $plain (number), $pink (number)
about-supply = Cards with { $pile } on their two sides: { $plain } plain and { $pink } pink ones are left. With a pink one on the table the host has to clear.
# $target (number), $refused (number)
about-points = Each six-pack is a point, and { $target } points win. Among equals fewer refused claims win, and you have { refused_claims }.
about-refused = Among equals fewer refused claims win.
about-pool = Your other dominoes, face down. After a six-pack you draw three new ones from them.
about-turn-tray = Turns your six-pack by a quarter, to compare it with the table. However it lies, it counts.
about-regroup = Groups your dominoes in another way: there are three, and each of them counts.
about-nothing = You find no six-pack this time. Nobody sees your answer before all have given theirs.
about-claim = Your claim is opened when all have answered. If your dominoes do not fit, you are out until the next turn.

# Keys; .does: what each does.
table-key-arrows = Arrows
    .does = Go from place to place, or move the frame while you look
table-key-turn = Turn the tray, and the frame with it
table-key-regroup = Group the dominoes of the tray another way

## Before the game

# The line on the table of somebody who has never played.
about-gentle = A short first game: three points win, and after a while you are shown where to look.
about-pitch = Grow one bar full of bottles and mixed drinks together, and be the first to spot your own six in it.
about-age = For ages 10 and up; the drinks are pictures, and a soft set of names is there for the asking.
about-credits = The rulebook we work from names no designer, illustrator or publisher; name and pictures are ours.

race-needs-people = A race needs people who claim: choose the finish "together", or another assist than "auto".
advice-nobody-looks = With the assist "auto" nobody has to look, so the time for looking is not used.
advice-time-before-hint = Time is up before the hint comes: give more time to look, or let the hint come sooner.
advice-no-hint = Hints come with the assist "highlight" only, so the time until the hint is not used.

option-target_points = Target points
    .about = How many points end the game; nine dominoes allow no more than seven.
option-assist = Assist
    .about = How much the screen helps to find six-packs: not at all, by a private hint, or by claiming for all.
option-assist_delay = Assist delay
    .about = After how many seconds of looking the private hint comes, at a table that has it.
option-spot_seconds = Spot seconds
    .about = How many seconds there are to look for a six-pack; 0 is as long as you like.
option-claims = Claims
    .about = Whether a seat that scored may go on looking with its new dominoes in the same turn.
option-wrong_claim = Wrong claim
    .about = Whether a refused claim ends the looking for that seat, or lets it try another place.
option-finish = Finish
    .about = Whether claims are opened together and all count, or the quickest hand counts first.
option-ties = Ties
    .about = Whether equal points are decided by fewer refused claims, or shared.
option-screens = Screens
    .about = Whether the three dominoes of each seat stand behind a screen or lie open.
option-first_player = First player
    .about = Who is the first host: the one who mixed a drink last, anybody by chance, or seat 1.
option-opening = Opening
    .about = Whether the two opening drinks come by chance or are chosen by the first host.
option-fill_order = Fill order
    .about = Whether open places are topped up in reading order or in the order that the host likes.
option-reserve_in_phase1 = Reserve in phase 1
    .about = Whether the host may serve a pink card once the plain ones of its kind are gone.
option-swap_must_change = Swap must change
    .about = Whether a drink that was taken away must be replaced by one of another kind.
option-turn_limit = Turn limit
    .about = After how many turns in all the game ends.
option-drink_names = Drink names
    .about = Names and pictures of the drinks: those of a pub, or soft ones.

## Values of the options

choice-assist-none = None
choice-assist-highlight = Highlight
choice-assist-auto = Automatic
choice-claims-one = One
choice-claims-chain = As many as fit
choice-wrong_claim-sit_out = Sit out
choice-wrong_claim-retry = Try again
choice-finish-together = Together
choice-finish-race = Race
choice-ties-fewer_refused = Fewer refused claims
choice-ties-shared = Shared
choice-screens-hidden = Hidden
choice-screens-open = Open
choice-first_player-ask = Ask
choice-first_player-random = Random
choice-first_player-seat_1 = Seat 1
choice-opening-random = Random
choice-opening-chosen = Chosen
choice-fill_order-auto = Automatic
choice-fill_order-host = By the host
choice-drink_names-pub = Pub drinks
choice-drink_names-soft = Soft drinks

## How it ended, on the felt

# $who (seats), $number (number)
table-ended-pack = { $who-is ->
        [you] You found the six-pack for point number { $number }.
        [other] { $who } found the six-pack for point number { $number }.
       *[many] { $who } each found a six-pack in the same round, for point number { $number }.
    }

## Great moments: who did what, and why

# $who (seats)
moment-at-once = { $who } found a six-pack at once!
# $same (yes | no)
moment-at-once-why = { $same ->
        [yes] It is the same six cards, and each of them scores.
       *[no] A claim takes nothing off the table, so each of them scores.
    }

## Why a good player plays like that

because-found = Your six-pack lies there.
because-none = Your six-pack does not lie on the table.
because-score = It is the one that is hardest to find again.
because-open = Nothing speaks for one more than for another yet.
because-pack = With this your six-pack can lie on the table.
# $number (number)
because-near = { $number ->
        [one] Then 1 card is wrong or missing in your six-pack.
       *[other] Then { $number } cards are wrong or missing in your six-pack.
    }
because-far = Your six-pack is still far: this gives the others least.

# What the lab measures in this game.
measure-refused = Claims refused
