### What the lessons of Six-Pack say, the four cards that introduce it, and its player aid.

## Serving

lesson-serving = Serve, and find your six-pack

serving-goal = These three dominoes are yours alone: Beer and Shandy, Beer and Diesel, Cola and Diesel.
    .typed = Capital letters are bottles, small ones are mixed drinks: b is Spezi, c is Shandy, l is Diesel.
serving-six = Together they make a block of six drinks. See six drinks lie on the bar like that, and you have a point.
serving-place = You are the host: lay a drink beside the others. Round places are for mixed drinks, square ones for bottles.
    .task = Choose the place below the Beer, and serve there.
serving-other-place = A drink could go there, too.
    .why = But one of your dominoes joins Beer and Diesel. Below the Beer you can lay just that.
serving-drink = One of your dominoes joins Beer and Diesel. Choose a drink once, and you see what it brings.
    .task = Lay a Diesel.
serving-other-drink = Every mixed drink is allowed here.
    .why = But one of your dominoes joins Beer and Diesel, so a Diesel helps you.
# $whom (seat)
serving-topped = The gap between Diesel and Shandy was filled by itself, with what is in both: Beer. Now { $whom-mid } is host.
# $who (seat)
serving-again = { $who } laid a Cola. Between two different bottles comes the drink that they make: Beer and Cola make Diesel.
serving-look = Now everybody looks, in secret. All your dominoes are there: each bottle and its mix, one above the other.
    .task = Frame the six drinks, and claim them.
    .typed = The number of a claim stands at the first of its six drinks: flat is three wide, upright is two wide.
serving-look-again = Take your time: there is one.
    .why = All six drinks form a block, and each pair from top to bottom is one of your dominoes.
serving-keep = It holds! One of the three dominoes becomes your point, and the other two go back.
    .task = Choose the domino that you keep.
serving-point = Your first point, and three new dominoes in your hand. Whoever has seven points first wins.
serving-late = Some turns later you have six points. One of your dominoes joins Lemonade and Diesel.
    .task = Choose the place below the Diesel at the left, and serve there.
    .typed = The numbers of the moves stand where the drinks would go.
serving-late-place = That is allowed, too.
    .why = But a Lemonade below the Diesel at the left would lie as on your domino.
serving-two-more = One drink can bring more. Choose the Lemonade, and you see the two that will follow.
    .task = Lay a Lemonade.
serving-late-beer = A Beer may lie there.
    .why = But equal bottles make nothing, so beside the other Beer no drink would follow.
serving-late-drink = A Cola may lie there.
    .why = But none of your dominoes has Cola on it. One joins Lemonade and Diesel.
serving-find = Nine drinks lie on the bar. Look for one domino after the other: where do all three lie in one block?
    .task = Frame your six-pack, and claim it.
serving-find-again = Not yet, but it is there.
    .why = Look at the two lower rows: Diesel above Lemonade, Beer above Shandy, Diesel above Beer.
serving-won = Seven points, and you have won! Everybody uses the same bar, so mind what your drinks bring to others.

## Finding

lesson-finding = Find your six-pack

finding-pairs = Look for one domino at a time: its bottle and its mixed drink have to be neighbours on the bar.
finding-ways = Your dominoes may lie in many ways, and all of them count. Turn and Regroup show you more.
finding-flat = Beer beside Diesel, at the top left. Below them Spezi beside Lemonade, and on their right Cola above Shandy.
    .task = Frame the six at the top left, and claim them.
finding-there-is-one = Nothing is a fair answer, but look again.
    .why = Begin at the top left: Beer and Diesel are neighbours there, as on your domino.
finding-wrong-block = Those six do not fit your dominoes.
    .why = Each domino needs its own two neighbours inside the block, and no drink may be left over.
# $who (seat)
finding-both = { $who } saw another six-pack in the same six drinks. All answer in secret, and every claim that holds counts.
finding-hard = Cola and Shandy seldom meet, for there is no Cola in Shandy. Keep them, and you never look for them again.
    .task = Score Cola and Shandy.
finding-easy = That would be a point, too.
    .why = But Cola and Shandy are hard to find side by side. Once they are a point, you need not look for them again.
finding-company = New dominoes. All your six drinks lie at the top left, but there the Beer touches no Shandy.
finding-nothing = The right drinks in the wrong company are no six-pack.
    .task = Say that there is nothing for you.
finding-refused = You may claim it, but it would be refused.
    .why = In no block all three of your dominoes lie side by side. A refused claim keeps you out until the next turn.
finding-tall = You have six points. A block may stand, too: Beer and Diesel, then Spezi and Lemonade, then Cola and Spezi.
    .task = Frame the standing block at the left, and claim it.
finding-look-upright = Not every block lies flat.
    .why = Look at the first two columns: three rows, two drinks each, and each row is one of your dominoes.
finding-won = You have won. Lying or standing, turned or mirrored: if your dominoes fit, it is a six-pack.

## Clearing

lesson-clearing = Take away, and clear the bar

clearing-stuck = These gaps stay empty: only Beer is around them, and equal bottles make nothing.
clearing-take = As host you may also take a drink away, instead of laying one. Another bottle in the middle would help.
    .task = Take the Beer in the middle away.
clearing-lay-instead = You may serve a drink, of course.
    .why = But with another bottle in the middle both gaps are filled. So take the Beer there away.
clearing-other-card = You may take that one away.
    .why = But only the Beer in the middle touches both gaps.
clearing-fill = A hole between two drinks is filled at once. In Diesel are Beer and Cola, so you choose one of them.
    .task = Put a Cola there.
clearing-same-again = Beer is in Diesel, that is right.
    .why = But then everything is as before, and the gaps stay empty: that would be a pass.
clearing-choice = Your Cola has brought two more Diesels. They and the Shandy leave you another choice.
    .task = Put there what you like.
clearing-pink = Many turns later Beer and Spezi have run low: a card with a pink border lies on the bar. Now you have to clear.
clearing-line = A row or column goes, and all that no longer hangs together with the largest part. Each sign says how many.
    .task = Clear the line that you like.
# $who (seat)
clearing-stays = There is room again, and { $who-mid } is host. Look at what stays, not at what goes: { $who-mid } plays with it.

## The introduction

intro-goal = See your six drinks on the bar: seven times, and you win.
    .topic = the goal
    .picture = Three red dominoes, each with a bottle and a mixed drink, and three of seven points.
intro-turn = As host, lay one drink beside the others, or take one away.
    .topic = your turn
    .picture = A bottle goes into an empty place beside four drinks.
intro-twist = Between two different bottles comes what they make.
    .topic = mixing
    .picture = Beer and Cola make Diesel, Beer and Lemonade make Shandy, Cola and Lemonade make Spezi.
intro-end = Spot your six in a block of two by three, and claim it.
    .topic = everybody looks
    .picture = A bar with many drinks. Six of them are framed: a six-pack, one point.

## The player aid

aid-serve = Lay a drink, or take one. Gaps fill.
    .name = Serve
aid-look = All look: claim six, or nothing.
    .name = Look
aid-tidy = A kind runs low? Clear a line.
    .name = Tidy up
aid-gaps = What fills a gap
aid-diesel = Diesel
aid-shandy = Shandy
aid-spezi = Spezi
aid-in-both = Between two mixed drinks: a bottle that is in both
aid-equal = Between equal bottles: nothing
aid-signs = Signs
aid-places = Places for a bottle, and for a mixed drink
aid-pink = Pink: its kind runs low, so the host will clear
aid-points = Points
aid-six-pack = Three dominoes in a block of six: one becomes a point. Whoever has enough first wins.
aid-refused = A refused claim: you are out until the next turn
