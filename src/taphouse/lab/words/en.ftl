### What the lab says: the names of its measures, and its reports. What is typed, such as an option, stays as it is.

## Measures: what they are called, and what they count

measure-minutes = Minutes
    .unit = of people at the table, estimated
measure-moves = Moves
    .unit = in a game
measure-turns = Turns
    .unit = in a game
measure-rounds = Rounds
    .unit = in a game
measure-decisions = Decisions in a turn
    .unit = answers to others included
measure-margin = Margin
    .unit = points from the winner to the next
measure-first = Won by the first to play
    .unit = of 100 games
measure-shared = Won by several
    .unit = of 100 games
measure-drawn = Drawn
    .unit = of 100 games
measure-forced = Decisions with one move open
    .unit = of 100 decisions
measure-lead_changes = Changes of the lead
    .unit = in a game
measure-decided = Ahead for good
    .unit = after so many of 100 decisions
measure-luck = Settled by the deal
    .unit = of 100 parts of the spread of wins

## Reports

# $title (text), $seats (number)
report-title = { $title }, { $seats } seats
report-terms = report
    .games = Games
    .seed = Seed
    .bots = Bots
    .house = Options
    .usual = all as usual
    .before = as it was
    .versions = Versions
    .of = of
    .value = value
    .interval = 95 of 100 samples
# $version (text), $rules (text), $built (text)
report-versions = Taphouse { $version }, rules version { $rules }, { $built }
# $low (text), $high (text)
report-between = { $low } to { $high }
report-how-to-read = Dot: the mean. Bar: its 95 % interval. Open dot: as the game is usually played. Dashed line: what would be even, or no difference. Scales need not begin at 0.
# $seconds (text)
report-how-minutes = Bots play all seats; people may differ. Minutes are estimated: { $seconds } seconds for each decision.
report-same-deals = All were dealt the same shuffles, so that differences are taken deal by deal.
report-seats = Won by seat
    .unit = of 100 games
report-turns = Won by turn order
    .unit = of 100 games, first is whoever took the first turn
report-reasons = How games end
    .unit = of 100 games
report-shares = In parts of a hundred
    .unit = of games, decisions, or the spread of wins
report-told = What was told most
    .unit = times a game
# $kind (text)
report-used = Named as: { $kind }
    .unit = times a game
# $seat (number), $bot (text)
report-seat-of = { $seat }, { $bot }
# $turn (number)
report-turn-of = { $turn ->
        [1] began
       *[other] { $turn }
    }

# What a simulation says, in a sentence.
# $minutes (text), $first (text), $even (text), $how (more | less | even)
head-first = A game takes about { $minutes } minutes. { $how ->
        [more] Whoever begins wins { $first } of 100 games; { $even } would be even.
        [less] Whoever begins wins only { $first } of 100 games; { $even } would be even.
       *[even] No difference found between the first to play and the others.
    }
# $minutes (text)
head-minutes = A game takes about { $minutes } minutes.
# $moves (text)
head-moves = A game takes about { $moves } moves.
# $games (number), $finished (number)
lead-games = { $games } games were played, { $finished } to the end.
# $low (text), $high (text)
lead-first = The first to play wins between { $low } and { $high } of 100 games, in 95 of 100 samples.
# $deal (text)
lead-luck = The deal alone settles { $deal } of 100 parts of the spread of wins between equal players.

# What a comparison says.
# $measures (text[])
head-differs = { $measures }: a difference was seen.
head-no-difference = No difference found.
# $percent (text), $which (a | b)
head-better = { $which ->
        [a] a is better
       *[b] b is better
    }: b wins { $percent } of 100 games.
# $measure (text), $change (text), $low (text), $high (text)
lead-change = { $measure }: { $change } ({ $low } to { $high }).
# $measure (text), $size (text)
lead-no-change = { $measure }: no difference found; one of more than { $size } would have been seen.
# $size (text)
lead-share-not-seen = { $size } more or less than 50 of 100 games would have been seen, four times out of five.
report-share-of-b = Won by b
    .unit = of 100 games against a
# $of (text)
report-change = { $of }: b minus a
# $a (text), $b (text)
report-sides = a is { $a }; b is { $b }.

# What a ladder says.
# $bot (text), $number (number)
head-ladder = { $bot } stands highest of { $number } bots.
# $games (number)
report-each-pair = { $games } for each pair
report-rating = Rating
    .unit = by openskill; 25 is somebody unknown
report-all-games = Won
    .unit = of 100 games against all others
report-pairs = Pair by pair
    .unit = of 100 games, won by the first of the two
# $one (text), $other (text)
report-pair = { $one } against { $other }

# What a sweep says.
# $options (text), $measures (text[])
head-swept = { $options } makes a difference: { $measures }.
# $of (text), $base (text), $changes (text[])
lead-swept = { $of } against { $base }: { $changes }.
# $of (text), $base (text)
lead-swept-nothing = { $of } against { $base }: no difference found.
# $measure (text), $change (text), $low (text), $high (text)
swept-change = { $measure } { $change } ({ $low } to { $high })
# $options (text)
head-swept-nothing = No difference found between the values of { $options }.
# $house (text)
head-swept-one = Only one house was played: { $house }.

# What a search for a house says.
# $typed (text)
no-goal = { $typed } is no goal. Write a measure and where it should be, as minutes=40, first=fair, margin=low or lead_changes=high.
# $measure (text), $game (text)
not-measured = { $measure } is not measured in { $game }.
# $measure (text), $where (near | low | high), $aim (text?)
aimed-at = { $where ->
        [near] { $measure } near { $aim }
        [low] { $measure } as low as can be
       *[high] { $measure } as high as can be
    }
# $number (number), $goals (facts)
head-tuned = { $number ->
        [one] One house comes nearest: { $goals }.
       *[other] { $number } compromises come nearest: { $goals }.
    }
# $tried (number), $possible (number)
lead-tuned = { $tried ->
        [one] One house of { $possible } was tried.
       *[other] { $tried } houses of { $possible } were tried.
    } None of them is nearer to one of these goals than a compromise, and as near to the others.
# $games (number)
report-each-house = { $games } for each house
report-fresh-deals = The figures come from deals that were not used for the search. Where intervals overlap, an order of compromises may be chance.
