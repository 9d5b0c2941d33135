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
# $cell (cell), $drink (drink)
do-take = Take { $drink } at { $cell } away
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

## The end

# $points (number)
points_won = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
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

# $domino (domino)
table-score = Score { $domino }

## Before the game

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
