### What the lessons of The Empire Needs Beer! say, the four cards that introduce it, and its player aid.

## A whole turn

lesson-turn = Serve an order

# $order (order)
turn-goal = Thirsty customers send orders. Serve one such as { $order }, and it pays the Fame on its coin: most Fame wins.
# $black (place), $purple (place)
turn-asks = It wants a green and a red barrel in { $black }, and one of any colour in { $purple }. A tick means: it stands there.
# $card (card)
turn-take = Only the red one is missing. You have four time units a turn; for one of them a card takes a barrel into your warehouse.
    .task = Choose { $card }, then play it.
    .typed = It is the card that takes a red barrel.
# $card (card)
turn-nothing-to-place = That cart will be of use soon.
    .why = It brings a barrel out of your warehouse, and that is empty. { $card } fills it.
# $card (card), $order (order)
turn-other-colour = A barrel is always nice to have.
    .why = But { $order } waits for a red one, and { $card } takes it.
# $card (card)
turn-buy-later = Better cards are a good thing.
    .why = First see to the order: it takes three of your four time units, beginning with { $card }.
# $card (card)
turn-draw-later = You may draw for a time unit.
    .why = But you hold what you need already: { $card }.
turn-time-left = You may stop whenever you like.
    .why = But time that you do not spend is lost, and there is something to be done with it.
# $place (place)
turn-cart = The barrel is in your warehouse now, and an hourglass is empty. A cart brings it into a region.
    .task = Choose a cart, then tap { $place }.
    .typed = First play a cart; where it goes comes next.
turn-enough-red = More barrels cannot hurt.
    .why = But the one that the order lacks is in your warehouse already. It only has to be brought to its place.
turn-cart-first = Better cards are a good thing.
    .why = But you need one time unit for a cart and one to complete the order.
turn-cart-held = You may draw for a time unit.
    .why = But you hold two carts, and one is all you need.
# $place (place)
turn-place = The card lies on your bench. Say where the barrel goes: the order wants it in { $place }.
    .task = Tap { $place }.
    .typed = They are the black region.
# $place (place)
turn-may-finish = You need not do what a card says.
    .why = But it costs its time unit all the same, and the red barrel is wanted in { $place }.
# $place (place), $order (order)
turn-other-region = A cart goes to any region.
    .why = But { $order } wants the red barrel in { $place }. Elsewhere it does not count.
# $order (order)
turn-complete = Three ticks: everything is there. To complete an order costs a time unit, too.
    .task = Choose { $order }, then complete it.
    .typed = Type m for the list of all moves: it is among them.
# $order (order), $who (seat)
turn-order-first = That is allowed, yet the order cannot wait.
    .why = What lies in the middle is open to all. { $who } might complete { $order } before you.
turn-fame = Five Fame! The barrels were drunk and are back in the supply, and a new order has come to the middle.
# $card (card)
turn-buy = One time unit is left. The hourglasses on the ribbon of a card are its price, and { $card } costs one.
    .task = Choose { $card }, then buy it.
    .typed = Type m for the list of all moves: it is among them.
turn-draw-free = You may draw for a time unit.
    .why = But at the end of your turn you draw up to five cards anyway, and for nothing.
# $card (card)
turn-better-deck = That is allowed, yet there is better.
    .why = { $card } takes a red barrel and places it, for one time unit instead of two. It stays yours for good.
# $order (order), $card (card)
turn-discard = Your time is up. Your secret order, { $order }, wants red or yellow: { $card } is of no use for it.
    .task = Discard { $card }; then you draw up to five.
    .typed = It is the card that takes a blue barrel.
# $card (card)
turn-may-keep = You may keep all your cards.
    .why = But without { $card } you draw one more, and it may be a better one.
# $card (card), $order (order)
turn-useful = You may discard what you like.
    .why = But that card helps with { $order }. { $card } does not.
# $order (order)
turn-last-order = Some rounds later a single order is left in the deck. When it leaves the deck, the round is played to its end.
    .task = Complete { $order }.
# $order (order)
turn-fame-first = That is allowed, yet the end is near.
    .why = You have one time unit, and { $order } is ready. Only completed orders pay.
# $who (seat)
turn-last-turn = The deck is empty: this is the last round. { $who } began, so yours is the last turn of all.
    .task = Keep all your cards, and end your turn.
turn-no-more-cards = You may discard what you like.
    .why = But the game ends with this turn, and cards in hand count for nothing.
# $who (seat)
turn-won = Your orders are worth 14, and one of dwarves, elves and trolls each makes a set for 5 more. { $who } has 15, so you win!

## Time and cards

lesson-time = Time and cards

# $order (order), $card (card)
time-buy = { $order } lacks a yellow barrel, and no card of yours takes one. { $card } takes any barrel and places it.
    .task = Buy { $card }, for two time units.
    .typed = Type m for the list of all moves: it is among them.
# $card (card)
time-three = That is a strong card.
    .why = But it costs three time units, and then too few are left to complete the order. { $card } costs two.
# $card (card)
time-no-help = That card is cheap.
    .why = But it brings you no yellow barrel. { $card } does, and can be played right away.
time-time-left = You may stop whenever you like.
    .why = But time that you do not spend is lost, and there is something to be done with it.
# $card (card)
time-no-yellow = That is allowed, yet you need your time.
    .why = The order lacks a yellow barrel. { $card } costs two, to play it one, and to complete the order one: that makes four.
# $card (card)
time-play = A card that you buy comes to your hand at once. To play it costs a time unit, like any other.
    .task = Play { $card }.
# $card (card), $order (order)
time-play-it = That is allowed, yet think of { $order }.
    .why = Two time units are left: one for { $card }, one to complete the order.
# $order (order)
time-take = The parts of a card can be done in any order, and each may be left out. First take the barrel that { $order } lacks.
    .task = Take a yellow barrel.
time-may-finish = You need not do what a card says.
    .why = But then the time unit was spent for nothing.
# $order (order)
time-other-colour = Any colour, that is true.
    .why = But { $order } lacks a yellow one.
# $place (place)
time-place = Now the other part of the card: place the barrel.
    .task = Place the yellow barrel in { $place }.
    .typed = That is the orange region.
# $place (place)
time-may-finish-half = You may leave a part out.
    .why = But the yellow barrel is wanted in { $place }, and no second time unit is needed for it.
# $order (order), $place (place)
time-other-region = Any region, that is true.
    .why = But { $order } wants the yellow barrel in { $place }.
# $order (order)
time-complete = Bought for two, played for one: one time unit is left, just enough.
    .task = Complete { $order }.
# $order (order)
time-last-unit = That costs a time unit as well.
    .why = It is your last one, and { $order } is ready.
time-draw = Another turn: carts in your hand, but no barrel to load. For a time unit you may draw a card.
    .task = Draw a card.
time-empty-cart = The carts are ready.
    .why = But your warehouse is empty, so they would bring nothing anywhere.
time-no-time-for-it = A good card.
    .why = But it costs both your time units, and none would be left to play it.
# $card (card)
time-drawn = { $card }: just what you need. What you draw may be played at once.
    .task = Play { $card }.
# $card (card)
time-play-drawn = That is allowed, yet there is better.
    .why = You have one time unit left. { $card } brings a barrel, and the carts can wait.
# $card (card)
time-bonfire = Your secret order wants red and yellow only. Be rid of cards that bring others, and the good ones come more often.
    .task = Play { $card }.
# $card (card)
time-bonfire-now = That is allowed, yet look further ahead.
    .why = { $card } makes every later hand better. The sooner, the more it gives.
# $blue (card), $green (card)
time-burn = You may burn up to two cards of your hand and your discards. { $blue } and { $green } take what you do not need.
    .task = Burn one of them: tap it twice.
    .typed = They take a blue and a green barrel.
time-may-burn-none = You need not do what a card says.
    .why = But the time unit is spent, and two cards are in your way.
# $order (order)
time-burn-useful = You may burn any card of yours.
    .why = But it never comes back, and that one helps with { $order }.
time-burn-more = It is gone for good. You may burn one more, or leave it at that.
    .task = Burn the other one, or finish this card.
# $card (card)
time-full = Your warehouse is full: it has room for four. You may take a barrel all the same.
    .task = Play { $card }.
# $card (card)
time-full-first = That is allowed, yet you need a red one.
    .why = You can take it although your warehouse is full: { $card } makes another barrel give way.
# $order (order)
time-swap = One of another colour has to give way, and goes back to the supply. { $order } wants red and yellow.
    .task = Give a blue barrel back.
# $order (order)
time-swap-other = That would make room as well.
    .why = But { $order } wants yellow, and blue helps with nothing.
# $order (order), $card (card), $place (place)
time-funnel = { $order } wants red and yellow in { $place }, but there your second barrel is green. { $card } changes a colour.
    .task = Play { $card }.
# $card (card), $order (order)
time-funnel-now = That is allowed, yet two time units are just enough.
    .why = One for { $card }, and one to complete { $order }.
# $place (place)
time-change = It changes one barrel of yours, wherever it stands.
    .task = Change the green barrel in { $place } to yellow.
    .typed = They are the purple region.
# $order (order)
time-change-colour = The right barrel.
    .why = But { $order } has a red one already: it lacks a yellow one.
# $order (order)
time-may-change-none = You need not do what a card says.
    .why = But { $order } lacks a yellow barrel, and now you can have it.
# $order (order), $place (place)
time-change-other = Any barrel of yours may change.
    .why = But { $order } lacks a yellow one in { $place }, and the green one there helps with nothing.
# $order (order)
time-pay = Red, yellow, and one of any colour: all three stand where they are wanted.
    .task = Complete { $order }.
time-end = Another five Fame. Reckon with your time: what a card costs, one unit to play it, and one for the order.

## Majorities

lesson-majorities = Majorities

majorities-tiles = Each region has a tile. It pays whoever has more barrels there than each of the others: time, a card or a barrel.
# $place (place)
majorities-crown = The crown tells who leads. In { $place } it is you: two barrels of yours, and the others have one each.
# $place (place), $who (seat)
majorities-tie = In { $place } you and { $who-mid } have one barrel each. A shared lead pays nobody.
    .task = Choose a cart, then tap { $place }.
    .typed = First play a cart; where it goes comes next.
majorities-time-left = You may stop whenever you like.
    .why = But time that you do not spend is lost, and there is something to be done with it.
# $place (place)
majorities-cart-first = That is allowed, yet a lead is near.
    .why = With one barrel more you lead in { $place }, and that is worth a time unit each turn.
# $place (place)
majorities-one-more = One barrel more, and the lead in { $place } is yours alone.
    .task = Choose the blue barrel, then tap { $place }.
    .typed = That is the orange region.
# $order (order), $black (place), $place (place)
majorities-keep-yellow = A yellow barrel would lead as well.
    .why = But { $order } wants yellow in { $black }. For { $place } the blue one will do.
# $place (place)
majorities-may-finish = You need not do what a card says.
    .why = But the time unit is spent, and a barrel would bring you the lead in { $place }.
# $place (place), $who (seat)
majorities-other-region = A cart goes to any region.
    .why = But in { $place } you share the lead with { $who-mid }, and one barrel more settles it.
# $place (place)
majorities-alone = Nobody has a barrel in { $place }. There a single one is enough to lead.
    .task = Choose a cart, then tap { $place }.
    .typed = First play a cart; where it goes comes next.
# $place (place)
majorities-cart-again = That is allowed, yet a lead is near.
    .why = With your yellow barrel you lead in { $place }, and that is worth a card each turn.
# $place (place)
majorities-first-there = One is more than none.
    .task = Place the yellow barrel in { $place }.
    .typed = They are the black region.
# $place (place)
majorities-lead-already = A cart goes to any region.
    .why = But there you lead already. In { $place } nobody does yet.
# $who (seat), $other (seat)
majorities-crowns = Three crowns! They pay as your next turn begins, if they are still yours then. First { $who-mid } and { $other-mid } play.
    .task = Keep all your cards, and end your turn.
majorities-keep-cards = You may discard what you like.
    .why = But you hold only two cards, and draw up to five anyway.
# $order (order)
majorities-paid = Your turn begins: a fifth time unit, a sixth card, and a barrel of your choice. { $order } lacks a yellow one.
    .task = Take a yellow barrel.
majorities-may-skip = You may leave it.
    .why = But it costs nothing, and there is room in your warehouse.
# $order (order)
majorities-other-barrel = Any colour, that is true.
    .why = But { $order } lacks a yellow one.
# $place (place)
majorities-second = The yellow barrel came to your warehouse. Bring it to the other one in { $place }.
    .task = Choose a cart, then tap { $place }.
    .typed = First play a cart; where it goes comes next.
# $order (order)
majorities-cart-for-yellow = There is time enough for much.
    .why = But { $order } lacks only the yellow barrel, which has to leave the warehouse first.
# $place (place)
majorities-second-there = The order wants both yellow ones there.
    .task = Place it in { $place }.
    .typed = They are the black region.
# $order (order)
majorities-may-finish-order = You need not do what a card says.
    .why = But { $order } lacks this one barrel.
# $order (order), $place (place)
majorities-wrong-region = A cart goes to any region.
    .why = But { $order } wants the yellow barrel in { $place }.
# $order (order)
majorities-complete = Everything is there.
    .task = Complete { $order }.
# $order (order)
majorities-fame-first = There is time enough for that, too.
    .why = But what lies in the middle is open to all: complete { $order } while you can.
# $orange (place), $black (place)
majorities-give = Two of the four go back, and you choose which. Keep those in { $orange }: a time unit each turn is worth most.
    .task = Deliver the yellow ones from { $black }.
# $place (place)
majorities-crown-lost = They may go as well.
    .why = But then you no longer lead in { $place }, and the fifth time unit is gone.
# $place (place)
majorities-end = Four Fame, and still the crown in { $place }. If nobody catches up, your next turn has five time units again.

## Orders and sets

lesson-orders = Orders and sets

# $order (order), $place (place)
orders-secret = { $order } is your secret order: only you see it, and only you can complete it. Its three barrels stand in { $place }.
    .task = Complete { $order }.
orders-time-left = You may stop whenever you like.
    .why = But time that you do not spend is lost, and there is something to be done with it.
# $order (order)
orders-fame-first = There will be time for that, too.
    .why = First take what is ready: { $order } lacks nothing.
# $order (order)
orders-new-secret = Now take a new secret one: an order of the middle, or the top of the deck unseen. Look for ticks.
    .task = Choose { $order }: three of its five barrels stand already.
# $order (order)
orders-unseen = The deck may hold a better one.
    .why = But nobody knows. Of { $order } you have three barrels, and nobody can snatch it from you then.
# $order (order)
orders-anyway = { $order } is close, that is true.
    .why = You complete it in this very turn, so there it is safe enough. Keep one that takes longer.
# $order (order)
orders-further = You may take any of the four.
    .why = But of { $order } you have three of five barrels, more than of that one.
# $order (order), $place (place)
orders-either = A barrel in two colours means either of them. { $order } wants four blue or green in { $place }: you have three.
    .task = Choose a cart, then tap { $place }.
    .typed = First play a cart; where it goes comes next.
# $order (order)
orders-cart-first = That is allowed, yet you need your time.
    .why = One unit for a cart and one to complete { $order }: that is all you have.
# $place (place)
orders-fourth = Blue or green in any mixture will do.
    .task = Choose the blue barrel, then tap { $place }.
    .typed = They are the purple region.
orders-may-finish = You need not do what a card says.
    .why = But the fourth barrel stands in your warehouse, ready to go.
# $order (order)
orders-red = The red one may go, too.
    .why = But { $order } wants blue or green.
# $order (order), $place (place)
orders-other-region = A cart goes to any region.
    .why = But { $order } wants all four in { $place }.
# $order (order)
orders-complete = Four ticks, and a time unit left.
    .task = Complete { $order }.
# $order (order)
orders-last-unit = That costs a time unit as well.
    .why = It is your last one, and { $order } is ready.
# $order (order), $colour (colour)
orders-bonus = Three of the four go back. Your { $order } pays +1 at the end for each { $colour } barrel that you still have: keep those.
    .task = Deliver the green ones.
# $order (order)
orders-keep-blue = It counts for the order, that is right.
    .why = But at the end { $order } pays for each blue barrel. Green ones pay nothing.
orders-set = One order of dwarves, one of elves, one of trolls: that is a set, and pays 5 Fame besides. Two different races pay 2.
# $card (card), $one (order), $two (order)
orders-last-unit-left = Your very last time unit, and no order is near. But { $one } and { $two } both pay for blue barrels at the end.
    .task = Play { $card }.
# $card (card)
orders-blue-pays = That is allowed, yet it brings no Fame.
    .why = { $card } brings a blue barrel: one Fame for each of your two bonuses.
# $who (seat)
orders-won = That barrel made the difference: { $who-mid } has 32 Fame, and you have 33, with orders, sets and bonuses. You win!

## The four cards that introduce the game

intro-goal = Serve the orders of dwarves, elves and trolls. Most Fame wins.
    .topic = the goal
    .picture = Two red barrels and one of any colour complete an order of the dwarves, which pays 4 Fame.
intro-turn = Spend four time units: play, buy and draw cards, complete orders.
    .topic = your turn
    .picture = Four hourglasses. A card takes a red barrel into the warehouse, and a cart brings it into a region.
intro-twist = Most barrels in a region? It pays you time, a card or a barrel.
    .topic = the twist
    .picture = The Ember Steppe pays an hourglass, the Soot Peaks a card, the Dusk Woods a barrel to whoever wears the crown there.
intro-end = When the order deck is empty, finish the round. Three races pay 5 more.
    .topic = the end
    .picture = An order deck with no card left. The crests of dwarves, elves and trolls make a set that pays 5 Fame more.

## The player aid

aid-regions = Alone in the lead? It pays.
    .name = Regions
aid-tasks = Spend four time units.
    .name = Tasks
aid-end = Discard, then draw up to five.
    .name = End
aid-pays = A region pays
aid-orange = Ember: time
aid-black = Soot: card
aid-purple = Dusk: barrel
aid-prices = Prices
aid-play = Play or draw
aid-complete = Complete order
aid-buy = Buy a card: 1 to 3
aid-symbols = Symbols
aid-blue = Blue, Frostwater
aid-green = Green, Hopwitch
aid-red = Red, Dragonblood
aid-yellow = Yellow, Sunmead
aid-any = Any colour
aid-back = So many go back
aid-take = Take into the warehouse
aid-place = Place in a region
aid-scoring = Scoring
aid-fame = Fame of each order you completed
aid-bonus = End bonus: 1 for each barrel of that colour you still have
aid-sets = Sets of races: two pay 2, three pay 5
