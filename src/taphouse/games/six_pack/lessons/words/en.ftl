### What the lessons of Six-Pack say, and the four cards that introduce it.

## Serving

lesson-serving = Serve, and find your six-pack
serving-goal = These three dominoes are yours alone. Each joins a bottle and a mixed drink.
serving-bar = The bar belongs to everybody. When six drinks lie there as your three dominoes could, you have a six-pack.
serving-place = You are the host of this turn: lay one drink beside the others. Bottles have mixed drinks beside them, and mixed drinks bottles.
    .task = Choose the place below the Beer.
serving-other-place = A drink could go there, too.
    .why = But one of your dominoes joins Beer and Diesel. Below the Beer you can lay just that.
serving-drink = Beside a bottle comes a mixed drink. One of your dominoes joins Beer and Diesel.
    .task = Lay a Diesel.
serving-other-drink = Every mixed drink is allowed here.
    .why = Your domino wants a Diesel beside the Beer.
serving-topped = Then the bar fills by itself: a cell with two neighbours gets what they share. Diesel and Shandy both have Beer in them.
serving-again = Rye laid a Cola. Between two different bottles comes what they make: Beer and Cola make a Diesel.
serving-look = Now everybody looks. Beer and Diesel, Shandy and Beer, Cola and Diesel: these six are yours!
    .task = Mark the six drinks, and claim them.
serving-look-again = Take your time: there is one.
    .why = All six drinks on the bar form a block, and each pair from top to bottom is one of your dominoes.
serving-keep = It holds! One of the three dominoes becomes your point. The other two go back.
    .task = Choose the domino that you keep.
serving-point = Your first point. Everybody plays on the same bar, so what you serve helps the others, too. Seven points win.

## Finding

lesson-finding = Find your six-pack
finding-pairs = Look for pairs: each domino must lie on two neighbours, its bottle on the bottle and its mix on the mix.
finding-flat = Beer beside Diesel, at the top left. Below it Spezi beside Lemonade. And Cola above Shandy: one block of six.
    .task = Claim the block at the top left.
finding-there-is-one = Nothing is a fair answer, but look again.
    .why = Begin at the top left: Beer and Diesel are neighbours there, as on your domino.
finding-wrong-block = Those six do not fit your dominoes.
    .why = Each domino needs its own two neighbours inside the block, and no drink may be left over.
finding-company = Other dominoes, the same bar. All your six drinks lie at the top left. But the Beer touches Diesel and Spezi, and your domino wants it beside a Shandy.
finding-nothing = The right drinks in the wrong company are no six-pack.
    .task = Say that you have found nothing.
finding-refused = You may claim it, but it would be refused.
    .why = Your Beer must touch a Shandy. After a refused claim you are out until the next turn.
finding-tall = A block may stand upright, too. Beer and Diesel on top, then Spezi and Lemonade, then Cola and Spezi.
    .task = Claim the standing block at the left.
finding-look-upright = Not every block lies flat.
    .why = Look at the first two columns: three rows, two drinks each, and each row is one of your dominoes.
finding-secret = All answer in secret. Two can score in the same turn, even with the same six drinks.

## Clearing

lesson-clearing = Clear the bar
clearing-pink = A kind of card has run low: a card with a pink border lies on the bar. Then the host clears it.
clearing-line = Choose a row or a column. It goes away, and so does everything that no longer hangs together with the largest rest.
    .task = Choose any row or column. Its sign says how many cards go.
clearing-stays = The largest part stays, and there is room again. A good host clears what the others could use.

## The introduction

intro-goal = See your six drinks on the bar: seven times, and you win.
    .topic = the goal
    .picture = Three red dominoes, each with a bottle and a mixed drink, and three of seven points.
intro-turn = As host, lay one drink beside the others, or take one away.
    .topic = your turn
    .picture = A bottle goes into an empty place beside four drinks.
intro-twist = Between two different bottles comes the drink they make.
    .topic = mixing
    .picture = Beer and Cola make Diesel, Beer and Lemonade make Shandy, Cola and Lemonade make Spezi.
intro-end = Spot your six in a block of two by three, and claim it.
    .topic = everybody looks
    .picture = A bar with many drinks. Six of them are framed: a six-pack, one point.

## The player aid

aid-serve = Lay one drink beside the others, or take one away.
    .name = Serve
aid-top-up = Cells with two neighbours are filled.
    .name = Top up
aid-look = Claim six drinks in a block, or say that there is nothing.
    .name = Look
aid-tidy = If a kind runs low, clear a row or column.
    .name = Tidy up
aid-mixes = What two bottles make
aid-diesel = Beer and Cola: Diesel
aid-shandy = Beer and Lemonade: Shandy
aid-spezi = Cola and Lemonade: Spezi
aid-between = What comes between
aid-two-bottles = Two different bottles: what they make
aid-two-mixes = Two mixed drinks: a bottle that is in both
aid-same-bottles = Bottles of one kind: nothing
aid-points = Points
aid-six-pack = A six-pack is a point: keep one of its dominoes
aid-seven = Seven points win
