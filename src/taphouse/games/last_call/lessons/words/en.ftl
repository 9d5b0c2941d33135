### What the lessons of Last Call say, the four cards that introduce it, and its player aid.

## Matching

lesson-matching = Match a card

matching-goal = These are your cards. Be rid of all of them first, and you win the round.
# $card (card), $suit (suit)
matching-glass = The pile shows the glass of { $suit }, and so does your { $card }. The same glass fits.
    .task = Choose your { $card }, then play it.
# $card (card)
matching-may-draw = You may draw, yet there is better.
    .why = Your { $card } fits, and each card that you lose brings you nearer to the win.
# $card (card), $colour (colour)
matching-colour = Your { $card } has another glass, but it is { $colour } like the pile. The same colour fits, too.
    .task = Play your { $card }.
# $card (card), $shape (shape)
matching-shape = The third way is the shape below the letters. Your { $card } and the pile both have a { $shape }.
    .task = Play your { $card }.
# $suit (suit), $colour (colour), $shape (shape)
matching-draw = You hold no { $suit }, nothing in { $colour } and no { $shape }. If nothing fits, draw one.
    .task = Draw a card.
# $card (card), $colour (colour)
matching-drawn = A { $card }, and it is { $colour } like the pile. What you just drew may go down at once.
    .task = Play your { $card }.
matching-may-keep = You may keep it, yet there is no need to.
    .why = It fits now. Kept, it ends your turn all the same and leaves you with one card more.
matching-choice = Three of your cards fit: one by glass, one by colour, one by shape. The number never counts.
    .task = Play whichever you like.
matching-may-draw-of-three = You may draw, yet three of your cards fit.
    .why = Drawing by choice is allowed, but it takes you one card further from the win.
# $card (card)
matching-call = Some turns later you hold two cards. Before you play one of them, everybody must hear LAST CALL.
    .task = Say LAST CALL, and play your { $card }.
    .typed = A c behind the number is your call, as in 1c.
matching-no-call = The card fits, but nobody heard you.
    .why = With one card left and no LAST CALL you can be caught, and that costs two cards.
# $card (card), $colour (colour)
matching-last = One card left, and it is { $colour } like the pile.
    .task = Play your { $card }, and win.
matching-may-draw-at-last = You may draw, yet you could win.
    .why = Your last card fits. Once it lies on the pile, the round is yours.
matching-won = Your hand is empty, so you have won, then and there. That is the whole game; events make it lively.

## Events

lesson-events = Events and wild cards

# $whom (seat)
events-take-that = Take That goes on its own glass only. { $whom } is next, has to draw a card and misses the turn.
    .task = Play your Take That of Copita.
# $whom (seat)
events-may-draw = You may draw, yet you hold something better.
    .why = With your Take That it is { $whom-mid } who draws, not you.
# $who (seat), $whom (seat)
events-stack = Now { $who-mid } hits you. Answer with a Take That of any glass, and { $whom-mid } has to draw two instead.
    .task = Stack your Take That of Beer.
# $whom (seat)
events-may-accept = You may take it, and draw one card.
    .why = But you would miss your turn. Your own Take That passes it on, and { $whom-mid } draws two.
# $who (seat), $whom (seat)
events-about-face = About Face turns the direction round: after you comes { $who-mid }, not { $whom-mid }.
    .task = Play your About Face.
# $card (card)
events-may-draw-first = You may draw, yet you hold what you need.
    .why = Your { $card } fits, and playing it makes your hand smaller.
# $card (card), $who (seat)
events-sidestep = It lies crosswise as a sidestep card: nobody plays on it. { $who } has to match the { $card } still.
events-wild = None of your other cards fits. But Let's Get Wild goes on anything, and then you name a suit.
    .task = Play your Let's Get Wild.
# $suit (suit)
events-name = A suit is a glass. Name the one that you hold most of: everybody has to match it, you too.
    .task = Name { $suit }.
# $suit (suit)
events-other-suit = You may name any suit, yet one is best for you.
    .why = Three of your cards are { $suit }, so your next turn is safe.
# $who (seat)
events-cheers = { $who } played Cheers on you: take a sip of anything, water too, or draw two. Then you play as always.
    .task = Sip or draw, as you like.
events-bottle = A Tough Break costs whoever plays it five cards. Pass the Bottle is a way to be rid of it.
    .task = Play your Pass the Bottle.
events-dear = A Tough Break goes on anything, that is true.
    .why = But you would have to draw five cards. Pass the Bottle takes it out of your hand for nothing.
# $suit (suit)
events-bottle-suit = First you name a suit. Your Trigger Troubles goes on { $suit } only: keep the way open for it.
    .task = Name { $suit }.
# $card (card), $suit (suit)
events-bottle-other-suit = You may name any suit, yet think of your next turn.
    .why = Trigger Troubles, a { $card }, can only be played while { $suit } counts.
# $whom (seat)
events-give = Now everybody passes one card in secret to whoever is next. Yours goes to { $whom-mid }.
    .task = Pass the Tough Break.
# $whom (seat)
events-give-other = You may pass any card, yet one of them is dear.
    .why = The Tough Break would cost you five cards. Let { $whom-mid } have it.
# $who (seat)
events-trigger = { $who } has your Tough Break now. Trigger Troubles brings it out: whoever holds one lays it down and draws five.
    .task = Play your Trigger Troubles.
# $who (seat)
events-not-now = That card fits, yet it can wait.
    .why = { $who } holds the Tough Break right now, and Trigger Troubles makes it cost five cards.
# $who (seat)
events-end = { $who } drew five, and the card turned up is the one to match. What an event does always stands on its card.

## Calling

lesson-calling = Calling and catching

# $who (seat), $other (seat), $card (card)
calling-listen = { $who } and { $other-mid } hold two cards each. Listen whether they call when they play.
    .task = Play your { $card }, and listen.
# $card (card)
calling-may-draw = You may draw, yet there is better.
    .why = Your { $card } fits, and each card that you lose brings you nearer to the win.
# $who (seat), $whom (seat)
calling-catch = Both have one card left now. { $who } called, but { $whom-mid } did not say a word.
    .task = Catch { $whom-mid }.
# $who (seat)
calling-had-called = One card left, that is right, but { $who-mid } called.
    .why = You have only one try for each. It would be wasted, and at some tables it costs cards.
# $whom (seat)
calling-catch-first = You may, yet { $whom-mid } could get away.
    .why = As soon as { $whom-mid } moves again it is too late. Catching costs no turn, and { $whom-mid } draws two.
# $who (seat), $whom (seat)
calling-stop = { $who } drew two, and it is still your turn. But { $whom-mid } comes next, with one card left.
    .task = Play your Take That, so that { $whom-mid } draws and misses the turn.
# $whom (seat)
calling-too-kind = That is allowed, yet it lets { $whom-mid } play.
    .why = With one card left { $whom-mid } may win right now. Take That makes { $whom-mid } draw and miss the turn.
# $card (card)
calling-forget = Now feel it yourself. You hold two cards: for once, do not call.
    .task = Play your { $card } without a call.
calling-good-habit = A good habit!
    .why = Leave the call out just this once, to see what it costs.
# $who (seat)
calling-caught = { $who } noticed, and you drew two cards. To call afterwards is too late.
calling-shout = My Shout goes on anything, and all others draw one. But shout it as you play it, or you draw three.
    .task = Say MY SHOUT, and play My Shout.
    .typed = An s behind the number is your shout, as in 2s.
calling-no-shout = It goes on anything, but nobody heard you.
    .why = Without the shout you draw three cards yourself.
calling-shout-last = That card fits, yet think of your last one.
    .why = My Shout can never be your last card, so be rid of it in time.
calling-may-draw-not-shout = You may draw, yet My Shout always fits.
    .why = It can never be your last card, so be rid of it in time.
# $card (card)
calling-call = Two cards left. This time you do not forget.
    .task = Say LAST CALL, and play your { $card }.
    .typed = A c behind the number is your call, as in 1c.
calling-no-call = The card fits, but nobody heard you.
    .why = With one card left and no LAST CALL you can be caught, and that costs two cards.
# $who (seat), $card (card)
calling-last = { $who } tried to catch you, but you had called: nothing happens. And your last card fits.
    .task = Play your { $card }, and win.
calling-may-draw-at-last = You may draw, yet you could win.
    .why = Your last card fits. Once it lies on the pile, the round is yours.
calling-won = You have won. Call every time, and listen to the others: that is half the game.

## The four cards that introduce the game

intro-goal = Be rid of all your cards before the others, and win.
    .topic = the goal
    .picture = A hand of three cards, of two, of one, and then an empty place.
intro-turn = Play a card with the same glass, colour or shape, or draw one.
    .topic = your turn
    .picture = A green beer with a tree lies on the pile. A beer, a green card and a card with a tree fit on it.
intro-twist = Events hit the next player, or change what fits.
    .topic = the twist
    .picture = The events Take That, About Face and Let's Get Wild.
intro-end = Going down to one card? Say LAST CALL first, or draw two.
    .topic = one left
    .picture = Two cards, a button that says LAST CALL, and an arrow to one card.

## The player aid

aid-answer = Hit by an event?
    .name = Answer
aid-play = A card that fits, or draw.
    .name = Play
aid-event = Name a suit, pass a card.
    .name = Event
aid-ever = Every turn
aid-one-of = Same glass (suit), colour or shape.
aid-call = Down to one card: LAST CALL, or draw 2 if caught.
aid-matching = Events that have to match
aid-take-that = Take That (suit): the next one draws 1 and misses a turn, or stacks another.
aid-about-face = About Face (suit, colour): play turns round.
aid-cheers = Cheers (suit, colour, shape): the next one sips or draws 2, then plays.
aid-trigger = Trigger Troubles (suit): every Tough Break out, 5 cards for its holder.
aid-anything = Events on anything
aid-wild = Let's Get Wild: name a suit. Switch It Up does so, too, but goes on its own suit only.
aid-bottle = Pass the Bottle: name a suit, all pass a card on.
aid-shout = My Shout: all others draw 1. Shout it, or draw 3. Never last.
aid-tough = Tough Break: name a suit, draw 5.
