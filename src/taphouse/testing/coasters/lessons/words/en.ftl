### What the lessons of Coasters say, and the four cards that introduce it.

lesson-first = The highest wins

first-hand = These three coasters are yours. Nobody else sees them.
first-highest = All turn one up at the same time. The highest wins the round.
    .task = Choose your highest coaster.
# $coaster (coaster)
first-too-low = { $coaster } may win one day, but not this round.
    .why = Almost every coaster is higher.
first-not-sure = You may choose it, and it could even win.
    .why = Your 15 is beaten by one coaster only.
first-won = You won the round with 15. Three rounds win the game.

intro-goal = Win three rounds before anybody else does.
    .topic = the goal
    .picture = Three coasters in a row, each with a tick.
intro-turn = Choose one of your coasters in secret, at the same time as the others.
    .topic = your turn
    .picture = A hand of three coasters, one of them lies face down.
intro-twist = A high coaster wins only once: spend it where it counts.
    .topic = the twist
    .picture = Coaster 16 beside coaster 3, both were played.
intro-end = Three rounds won, or no coasters left, and the game is over.
    .topic = the end
    .picture = An empty pile.
