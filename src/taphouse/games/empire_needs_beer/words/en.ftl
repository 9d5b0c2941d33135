### What The Empire Needs Beer! says.

## What happened

# $number (number)
began = The table is laid: four orders in the middle, { $number } in the deck, a secret one each.
# $when (right_now | today | this_week | longer_ago)
you-sipped = { $when ->
        [right_now] You had your last sip right now.
        [today] You had your last sip today.
        [this_week] You had your last sip this week.
       *[longer_ago] You had your last sip longer ago.
    }
# $who (seat)
answered = { $who } has answered.
# $answers (facts)
sips-told = The last sip of anything: { $answers }.
# One of the answers.
# $who (seat), $when (right_now | today | this_week | longer_ago)
sipped = { $when ->
        [right_now] { $who } right now
        [today] { $who } today
        [this_week] { $who } this week
       *[longer_ago] { $who } longer ago
    }
# $who (seat)
starts = { $who-is ->
        [you] You begin.
       *[other] { $who } begins.
    }
# $number (number), $who (seat)
turn-begins = Round { $number }: { $who-own } turn.
# $who (seat), $place (place)
bonus-time = { $who-is ->
        [you] You lead in { $place }: a fifth time unit.
       *[other] { $who } leads in { $place }: a fifth time unit.
    }
# $who (seat), $place (place)
bonus-card = { $who-is ->
        [you] You lead in { $place }: a card more.
       *[other] { $who } leads in { $place }: a card more.
    }
# $who (seat), $place (place)
bonus-skipped = { $who } took no barrel for the lead in { $place }.
# $who (seat), $number (number)
ended-turn = { $number ->
        [one] { $who } ended the turn with { $number } time unit left.
       *[other] { $who } ended the turn with { $number } time units left.
    }
# $who (seat), $card (card)
played = { $who } played { $card }.
# $who (seat), $card (card)
bought = { $who } bought { $card }.
# $who (seat), $card (card)
discarded = { $who } discarded { $card }.
# $who (seat), $card (card)
burned = { $who } removed { $card } from the game.
# $cards (card[])
you-drew = You drew { $cards }.
# $who (seat), $number (number)
drew = { $number ->
        [one] { $who } drew a card.
       *[other] { $who } drew { $number } cards.
    }
# $who (seat), $number (number)
reshuffled = { $number ->
        [one] { $who } shuffled { $number } discard into a new draw pile.
       *[other] { $who } shuffled { $number } discards into a new draw pile.
    }
# $who (seat), $colour (colour)
took = { $who } took a { $colour } barrel.
# $who (seat), $colour (colour), $place (place)
placed = { $who } placed a { $colour } barrel in { $place }.
# $who (seat), $colour (colour), $place (place)
gave-back = { $who } gave a { $colour } barrel from { $place } back.
# $who (seat), $place (place), $old (colour), $new (colour)
changed = { $who } changed a { $old } barrel in { $place } to { $new }.
# $who (seat), $place (place), $colour (colour)
delivered = { $who } delivered a { $colour } barrel from { $place }.
# $who (seat), $order (order), $fame (number)
completed = { $who } completed { $order } for { $fame } Fame.
# $who (seat), $order (order)
secret-from-middle = { $who } took { $order } from the middle as a secret order.
# The owner alone hears which.
# $who (seat), $order (order?)
secret-from-deck = { $order-is ->
        [none] { $who } took a secret order from the deck.
       *[some] { $who } took { $order } from the deck.
    }
# $who (seat)
no-secret = { $who-is ->
        [you] No order is left: you go on without a secret one.
       *[other] No order is left: { $who-mid } goes on without a secret one.
    }
# $order (order)
revealed = { $order } comes to the middle.
last-round = The order deck is empty: this is the last round.
# $why (orders_gone | round_limit)
game-ends = { $why ->
        [round_limit] The game is over: the last round allowed is played.
       *[orders_gone] The game is over: the orders are gone.
    }
# $who (seat), $total (number), $orders (number), $bonuses (number), $sets (number)
scored = { $who-is ->
        [you] You have { $total } Fame: { $orders } for orders, { $bonuses } in end bonuses, { $sets } for sets.
       *[other] { $who } has { $total } Fame: { $orders } for orders, { $bonuses } in end bonuses, { $sets } for sets.
    }
# $who (seat), $order (order)
had-secret = { $who } had { $order } up the sleeve; it counts for nothing.
# With barrels, these broke a tie.
# $who (seats), $fame (number), $barrels (number?)
outcome = { $who-is ->
        [many] { $who } share the win with { $fame } Fame.
        [with-you] { $who } share the win with { $fame } Fame.
       *[other] { $barrels-is ->
            [none] { $who } won with { $fame } Fame.
           *[some] { $who } won with { $fame } Fame, and more barrels left over ({ $barrels }).
        }
    }
# Why a game is over, in a few words.
reason-orders-gone = the orders are gone
reason-round-limit = the last round allowed is played
cheers = Cheers!
    .wish = Raise a glass of anything you like, and drink responsibly.

## What the table waits for

# $who (seats), $task (last_sip | purple_bonus | task | resolve | swap_warehouse | swap_region | remove_used | new_secret | end_discard)
waiting = { $task ->
        [last_sip] Waiting for { $who-mid } to say when the last sip was.
        [purple_bonus] Waiting for { $who-mid } to take a barrel or skip it.
        [resolve] Waiting for { $who-mid } to play the card out.
        [swap_warehouse] Waiting for { $who-mid } to make room in the warehouse.
        [swap_region] Waiting for { $who-mid } to make room in a territory.
        [remove_used] Waiting for { $who-mid } to remove the barrels of an order.
        [new_secret] Waiting for { $who-mid } to take a new secret order.
        [end_discard] Waiting for { $who-mid } to discard and draw.
       *[task] Waiting for { $who-mid } to play.
    }
task-last_sip = to say when the last sip was
    .flag = To answer
task-purple_bonus = to take a barrel or skip it
    .flag = To take
task-task = to play
    .flag = To play
task-resolve = to play a card out
    .flag = To play
task-swap_warehouse = to make room in the warehouse
    .flag = To make room
task-swap_region = to make room in a territory
    .flag = To make room
task-remove_used = to remove the barrels of an order
    .flag = To deliver
task-new_secret = to take a new secret order
    .flag = To take
task-end_discard = to discard and draw
    .flag = To discard
ask-last-sip = When did you have your last sip of anything? The most recent one begins.
# $place (place)
ask-purple-bonus = You lead in { $place }: take a barrel of any colour, or skip it.
# $number (number)
ask-task = { $number ->
        [one] Your turn: { $number } time unit left. Play, buy, draw or complete an order.
       *[other] Your turn: { $number } time units left. Play, buy, draw or complete an order.
    }
    .beside = { $number ->
        [one] { $number } time unit left. Play, buy, draw or complete an order.
       *[other] { $number } time units left. Play, buy, draw or complete an order.
    }
# $card (card)
ask-resolve = { $card }: { $card-effect } Any part, in any order, or finish.
# $colour (colour)
ask-swap-warehouse = Your warehouse is full. Which barrel makes way for the { $colour } one?
# $place (place), $colour (colour)
ask-swap-region = Your territory in { $place } is full. Which barrel makes way for the { $colour } one?
# $order (order), $number (number)
ask-remove-used = { $number ->
        [one] { $order }: choose { $number } barrel to deliver.
       *[other] { $order }: choose { $number } barrels to deliver.
    }
# $deck (yes | no)
ask-new-secret = { $deck ->
        [yes] Take a new secret order: one from the middle, or the unseen top of the deck.
       *[no] Take a new secret order: one from the middle.
    }
# $number (number), $held (number?), $over (number?)
ask-end-discard = { $held-is ->
        [none] Your time is over. Discard what you do not want; then you draw up to { $number }.
       *[some] Your time is over. You hold { $held } cards: discard { $over } or more; then you draw up to { $number }.
    }
# The own secret order.
# $order (order), $lacks (unit[])
plays-for = { $lacks-count ->
        [0] Your secret order is { $order } for { $order-face }. You have all it needs.
       *[other] Your secret order is { $order } for { $order-face }. It still needs { $lacks }.
    }

# What an order lacks.
# $it (order?), $lacks (unit[])
lacks = { $lacks-count ->
        [0] You have all it needs; { $it-terms }
       *[other] It still needs { $lacks }; { $it-terms }
    }

## Buttons

# $when (right_now | today | this_week | longer_ago)
do-sip = { $when ->
        [right_now] Right now
        [today] Today
        [this_week] This week
       *[longer_ago] Longer ago
    }
# In vain: why each of its parts would do nothing. Takes, places: the colours and regions that its barrels could come
# from and go to, without another making way.
# $card (card), $vain (facts?), $takes (colour[]?, unsaid), $places (place[]?, unsaid)
do-play = { $vain-is ->
        [none] Play { $card }
       *[some] Play { $card }, which would do nothing now
    }
# $card (card)
do-buy = Buy { $card } for { $card-cost }
# As a task it has a price.
# $price (number?)
do-draw = { $price-is ->
        [none] Draw a card
       *[some] Draw a card for { $price } time unit
    }
    .short = Draw
    .about = For one time unit you draw the top card of your draw pile.
# $order (order)
do-complete = Complete { $order } for { $order-face }
do-end-turn = End the turn
    .short = End turn
    .about = Your tasks end, and time that you have not spent is lost. Then you discard what you like and draw up to five cards.
# $colour (colour), $swap (yes | no?)
do-take = { $swap ->
        [yes] Take { $colour }, another makes way
       *[none] Take { $colour }
    }
# $colour (colour), $place (place), $swap (yes | no?)
do-place = { $swap ->
        [yes] { $colour-start } to { $place-short }, another makes way
       *[none] { $colour-start } to { $place-short }
    }
# $place (place), $old (colour), $new (colour)
do-change = { $old-start } to { $new } in { $place-short }
# $card (card), $itself (yes | no?)
do-burn = { $itself ->
        [yes] Remove { $card } itself from the game
       *[none] Remove { $card } from the game
    }
do-finish = Finish this card
    .short = Finish
    .about = The card goes to your discards. What you have not done of it is left out.
do-skip = Take no barrel
    .short = No barrel
    .about = You go without the barrel that the region pays, and your tasks begin.
# $colour (colour)
do-swap = Give { $colour } back
# $place (place), $colour (colour)
do-remove = Deliver { $colour } from { $place-short }
# $order (order), $slot (number, unsaid)
do-secret-middle = Take { $order }
do-secret-deck = Take the top order of the deck
    .short = From the deck
    .about = You take the top order of the deck, which nobody has seen, and keep it as your secret one.
# $card (card)
do-discard = Discard { $card }
do-done = Done: draw up

# $number (number)
cost-time = { $number ->
        [one] { $number } time unit
       *[other] { $number } time units
    }

## Why a move is not open

answered-already = You have answered. Wait for the others.
sip-first = First say when you had your last sip of anything; that settles who begins.
bonus-first = First take the barrel that the purple majority gives you, or skip it.
# $place (place)
no-room = There is no room in { $place }. First choose the barrel that makes way.
# $colour (colour)
other-colour = A { $colour } barrel comes, so one of another colour must make way.
# $colour (colour), $place (place)
none-there = You have no { $colour } barrel in { $place }. Choose one that stands there.
# $order (order)
removal-first = First choose the barrels that go back for { $order }.
# $order (order)
barrel-not-used = That barrel cannot be one of those used for { $order }. Choose one that is offered.
deck-empty = The order deck is empty. Take an order from the middle.
# $deck (yes | no)
secret-first = { $deck ->
        [yes] First take a new secret order: one that lies in the middle, or the top of the deck.
       *[no] First take a new secret order: one that lies in the middle.
    }
# $card (card)
none-to-discard = You do not hold { $card }. Discard a card of your hand.
# $number (number)
too-many-cards = You hold more than { $number } cards. Discard down to { $number } first.
time-over = Your time is over. Discard what you do not want to keep, then be done.
cannot-change = You can change a barrel of your own into a colour that is in supply, by a card for it.
cannot-burn = You can remove cards of your hand and your discards, by a card that says so.
# $card (card)
draws-nothing = { $card } lets you draw nothing now. Do another part of it, or finish.
# $card (card)
still-in-play = { $card } is still in play. Do a part of it, or finish.
# $card (card), $colour (colour)
gives-none = { $card } gives you no { $colour } barrel now.
# $colour (colour)
none-in-supply = There is no { $colour } barrel in the supply until one comes back.
# $colour (colour)
warehouse-full = Your warehouse is full of { $colour } barrels, and none could make way for another.
# $card (card), $colour (colour), $place (place)
brings-none = { $card } brings no { $colour } barrel to { $place-short } now.
# $colour (colour)
none-to-place = You have no { $colour } barrel in your warehouse to place.
# $place (place), $colour (colour)
territory-full = Your territory in { $place-short } is full of { $colour } barrels, and none could make way for another.
# $card (card)
not-held = You do not hold { $card }. Play a card of your hand.
nothing-to-draw = You have nothing to draw: draw pile and discards are empty.
done-by-card = That is done by an action card. Play one that does it.
nothing-to-answer = There is nothing to answer so. Play, buy, draw, complete an order, or end your turn.
# $card (card), $price (number), $left (number)
too-dear = { $price ->
        [one] { $card } costs { $price } time unit, and you have { $left } left.
       *[other] { $card } costs { $price } time units, and you have { $left } left.
    }
deck-not-for-sale = At this table only the four cards on display are for sale.
# $card (card)
not-for-sale = That copy of { $card } is not for sale. Buy a card that lies open.
# $order (order)
completed-already = You have completed { $order } already.
# $order (order)
not-yours = { $order } is not yours to complete: only the middle and your own secret order are.
# $order (order)
not-fulfilled = Your territories do not hold all the barrels that { $order } asks for.
# $typed (text)
unreadable = “{ $typed }” is not a move. Write 'play BA1', 'buy AC07', 'draw', 'complete DW2' or 'end turn'; for the parts of a card 'take blue', 'place blue orange', 'change warehouse green red', 'burn BA1' or 'finish'; for the rest 'sip today', 'skip', 'swap blue', 'remove black yellow', 'secret middle 0', 'secret deck', 'discard BA2' or 'done'.

## Positions that cannot be

bad-decision = There must be a decision; 'resolving' is none.
bad-beginning = It is known who begins and whose turn it is, except while the last sip is asked for.
bad-last-sip = While the last sip is asked for, somebody must not have answered.
bad-waiting = A barrel waits for room exactly while it is decided what makes way for it.
bad-completing = An order is being completed exactly while its barrels are removed.
bad-in-play = A card is in play exactly while its parts are carried out.
bad-no-choice = Somebody must have a choice: nothing can be answered to this decision.
bad-last-round = The last round is played exactly when the order deck has run out.
# $left (number), $given (number)
bad-time = No more time can be left than was given: { $left } of { $given } units.
bad-no-time = Without time there is no task to choose: the turn is at its end.
bad-second-secret = A new secret order is chosen only by somebody who has none.
bad-bonus = A bonus of purple is paid only to whoever has most barrels there.
bad-room-left = A barrel waits only while there is no room for it.
bad-not-in-supply = A barrel that waits for room in the warehouse must be in the supply.
bad-nothing-brings = Only a card in play brings a barrel to a territory.
bad-not-stored = A barrel that waits for room in a territory must be in the warehouse.
# $seat (number)
bad-basic-actions = Seat { $seat } must have each of its eight basic actions in exactly one place.
# $seat (number)
bad-known = Seat { $seat } can be known to hold only what it holds.
bad-advance-actions = Every advance action must lie in exactly one place.
bad-parts = The card in play does not have the parts that are left of it.
bad-burned = A card in play that was removed from the game must lie among the removed ones.
bad-source = A secret order came from somewhere exactly if there is one.
bad-orders = Every order must lie in exactly one place.
bad-not-theirs = Only an order of the middle or the own secret one can be completed.
bad-nothing-to-remove = While an order is completed, barrels are still to be removed.
bad-not-fulfilled = The order that is being completed must have been fulfilled.
bad-removed = Only barrels that the order uses can have been removed for it.
# $number (number), $colour (colour)
bad-barrels = There must be { $number } { $colour } barrels in all.
# $number (number)
bad-crowded = No more than { $number } barrels fit into a warehouse or a territory.

## What the table says

# $number (number)
table-scored-after = { $number ->
        [one] Scored after { $number } round
       *[other] Scored after { $number } rounds
    }
# $number (number), $last (yes | no)
table-round = { $last ->
        [yes] Round { $number }, the last one allowed
       *[no] Round { $number }
    }
# In few words what is asked while something is carried out; the bench shows what can be tapped.
# $task (resolve | swap_warehouse | swap_region | remove_used | purple_bonus | new_secret)
table-brief = { $task ->
        [resolve] Do of it what you like, in any order.
        [swap_warehouse] Your warehouse is full: one has to go.
        [swap_region] Your territory is full: one has to go.
        [remove_used] Choose the barrels that you deliver.
        [purple_bonus] You lead in the Dusk Woods: take a barrel.
       *[new_secret] Take a new secret order.
    }
# $last (yes | no)
table-your-turn = { $last ->
        [yes] Your last turn: play, buy, draw or complete.
       *[no] Play, buy, draw or complete an order.
    }
table-who-begins = Whoever sipped last begins.
# $number (number)
table-discard = { $number ->
        [0] Discard what you like.
       *[other] Discard { $number } or more.
    }
# Behind “Mike to play a card out”.
# $card (card)
table-plays-out = { $card }
# $who (seat?)
table-last-round = { $who-is ->
        [none] Last round: this is the last turn
        [you] Last round: you have the last turn
       *[other] Last round: { $who } has the last turn
    }
# $number (number)
table-full-sets = { $number ->
        [one] { $number } full set
       *[other] { $number } full sets
    }
# $number (number)
table-pairs = { $number ->
        [one] { $number } pair
       *[other] { $number } pairs
    }
# $what (facts)
table-sets = { $what-count ->
        [0] no sets
       *[other] { $what }
    }
# $task (task | new_secret | other)
table-idle = { $task ->
        [task] Make your pick
        [new_secret] Pick an order
       *[other] Choose above
    }
# $card (card)
table-picked-card = { $card }: { $card-short }
# $order (order), $back (fact)
table-picked-order = { $order }: { $back }
# $removes (number), $used (number), $all (yes | no)
table-go-back = { $all ->
        [yes] all go back
       *[no] { $removes } of { $used } go back
    }
# A part of a card. Without a colour any will do; with a place the barrel may go nowhere else.
# $what (take | place | draw | change | remove), $number (number), $colour (colour?), $place (place?)
part = { $what ->
        [take] { $colour-is ->
            [none] { $number ->
                [one] Take a barrel of any colour from the supply into your warehouse.
               *[other] Take up to { $number } barrels of any colours from the supply into your warehouse.
            }
           *[some] Take a { $colour } barrel from the supply into your warehouse.
        }
        [place] { $place-is ->
            [none] { $colour-is ->
                [none] { $number ->
                    [one] Place a barrel of any colour from your warehouse in a territory of yours.
                   *[other] Place up to { $number } barrels of any colours from your warehouse in territories of yours.
                }
               *[some] Place a { $colour } barrel from your warehouse in a territory of yours.
            }
           *[some] { $number ->
                [one] Place a barrel of any colour from your warehouse in { $place }, and nowhere else.
               *[other] Place up to { $number } barrels of any colours from your warehouse in { $place }, and nowhere else.
            }
        }
        [draw] Draw a card.
        [change] Change the colour of one barrel of yours.
       *[remove] { $number ->
            [one] Remove a card of yours from the game.
           *[other] Remove up to { $number } cards of your hand and your discards from the game.
        }
    }
# $card (card)
table-play = Play { $card } for 1 time unit
# $place (place), $tile (time | card | barrel), $leads (fact)
table-region = { $tile ->
        [time] { $place-start }: whoever has more barrels here than each of the others as their turn begins gets one more time unit. { $leads }
        [card] { $place-start }: whoever has more barrels here than each of the others as their turn begins gets one more card. { $leads }
       *[barrel] { $place-start }: whoever has more barrels here than each of the others as their turn begins gets a barrel of any colour. { $leads }
    }
# $who (seat?)
table-leads = { $who-is ->
        [none] Nobody leads now.
        [you] You lead now.
       *[other] { $who } leads now.
    }
# $colour (colour), $number (number)
table-supply = { $number ->
        [0] No { $colour } barrel of { $colour-beer } is left: one has to come back first.
        [one] { $number } { $colour } barrel of { $colour-beer } in the supply
       *[other] { $number } { $colour } barrels of { $colour-beer } in the supply
    }
# $number (number), $last (yes | no)
table-deck = { $last ->
        [yes] The order deck is empty: the game ends with this round.
       *[no] { $number ->
            [one] { $number } order left in the deck. When the last one is gone, the round is played to its end.
           *[other] { $number } orders left in the deck. When the last one is gone, the round is played to its end.
        }
    }
# $fame (number), $dwarves (number), $elves (number), $trolls (number), $stored (colour[]), $hand (fact)
table-player = { $stored-count ->
        [0] { $fame } Fame; orders completed: { $dwarves } of dwarves, { $elves } of elves and { $trolls } of trolls; in the warehouse: no barrel; { $hand } in hand
       *[other] { $fame } Fame; orders completed: { $dwarves } of dwarves, { $elves } of elves and { $trolls } of trolls; in the warehouse: { $stored }; { $hand } in hand
    }
# $number (number)
table-cards = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
# $card (card), $school (school), $price (number)
table-card = { $price ->
        [0] { $card }, { $school }: { $card-effect }
        [one] { $card }, { $school }, costs { $price } time unit: { $card-effect }
       *[other] { $card }, { $school }, costs { $price } time units: { $card-effect }
    }
# $order (order), $race (race), $needs (unit[]), $back (fact), $bonus (colour?)
table-order = { $bonus-is ->
        [none] { $order }, { $race }, { $order-face }: { $needs-long }; { $back }
       *[some] { $order }, { $race }, { $order-face }: { $needs-long }; { $back }; at the end 1 Fame for each { $bonus } barrel you still have
    }

## On the felt

table-orders = Orders
table-for-sale = For sale
table-no-more = no more
table-nothing-left = Nothing left here
table-takable = can be taken now
# Behind a number.
# $number (number)
table-orders-left = { $number ->
        [one] order left
       *[other] orders left
    }
table-deck-top = Top of the advance deck,
# Behind a number: so many cards lie under the top one.
table-below = below
# $number (number)
table-below-about = { $number ->
        [one] Below the open top card of the deck lies { $number } more. A gap among the four others is filled from there.
       *[other] Below the open top card of the deck lie { $number } more. A gap among the four others is filled from there.
    }
# $number (number)
table-barrels = { $number ->
        [one] { $number } barrel
       *[other] { $number } barrels
    }
# $who (seat), $barrels (fact), $leads (yes | no)
table-stands = { $leads ->
        [yes] { $who }: { $barrels }, in the lead
       *[no] { $who }: { $barrels }
    }
# $tile (tile), $who (seat?)
table-tile = { $who-is ->
        [none] Whoever leads here gets { $tile }
        [you] Whoever leads here gets { $tile }; you had it this turn
       *[other] Whoever leads here gets { $tile }; { $who-mid } had it this turn
    }
# $place (place)
table-territory = Your territory in { $place }
# $colour (colour), $place (place)
table-barrel-in = { $colour-start } barrel in { $place }
# $colour (colour)
table-would-be-used = { $colour-start }, would be used
# $who (seat)
table-plays = { $who-is ->
        [you] You play
       *[other] { $who } plays
    }
# $left (number), $given (number)
table-time-left = { $left ->
        [one] { $left } time unit left of { $given }
       *[other] { $left } time units left of { $given }
    }
# $who (seat), $order (order)
table-completed = { $who }: { $order }, { $order-face }
table-last-round-now = The order deck is empty: last round

## Orders

# $order (fact), $secret (yes | no), $missing (number?)
table-ticket = { $secret ->
        [yes] { $missing ->
            [0] Your secret order: { $order }, fulfilled
           *[other] Your secret order: { $order }, { $missing } missing
        }
       *[no] { $missing-is ->
            [none] { $order }
           *[some] { $missing ->
                [0] { $order }, fulfilled
               *[other] { $order }, { $missing } missing
            }
        }
    }
table-secret = secret
table-no-secret = No secret order
# $needs (unit[]), $place (place)
table-must-stand = { $needs-bare } must stand in { $place }.
# $removes (number), $used (number), $all (yes | no)
table-goes-back = { $all ->
        [yes] All go back to the supply when you complete it, which costs 1 time unit.
       *[no] { $removes } of { $used } go back to the supply when you complete it, which costs 1 time unit.
    }
# $order (order)
table-pays = It pays { $order-face }.
# $colour (colour)
table-pays-later = At the end it pays 1 Fame for each { $colour } barrel that you still have.
# $race (race)
table-in-a-set = It counts as one of the { $race-mid } in a set.
# $card (card), $price (number)
table-card-costs = { $price ->
        [0] To play it costs 1 time unit.
       *[other] To buy it costs { $card-cost }, to play it 1.
    }

## My things

# $number (number)
table-units = { $number ->
        [one] { $number } unit
       *[other] { $number } units
    }
# $units (fact)
table-lose-time = Lose { $units }, end
table-put-back = Put back
    .about = Nothing is picked any more. It costs nothing.
# $how (more | some | all | none), $number (number)
table-discarding = { $how ->
        [more] Choose { $number } more to discard
        [some] Discard { $number }, draw up
        [all] Keep all, draw up
       *[none] Keep all
    }
    .about = The cards that you tapped go to your discards, and you draw until you hold five. Then the next player goes on.
table-warehouse = Your warehouse
    .about = Your warehouse has room for four barrels. What you take comes here; from here you place it in a territory of yours.
table-draw = draw
    .about = Your draw pile. When it is empty, your discards are shuffled and become the new one.
# $how (time | card | none)
table-draw-pile = { $how ->
        [time] draw pile, a card for a time unit
        [card] draw pile, a card for the one in play
       *[none] draw pile
    }
table-discards = discards
    .about = Your discards: the cards that you played or laid off.
table-own-fame = Your Fame if the game ended now
table-open-ledger = so far: open the ledger
table-own-cards = Your cards
# $number (number)
table-cards-to-come = Draw pile, in no order ({ $number })
# $number (number)
table-cards-held = Hand ({ $number })
# $number (number)
table-cards-discarded = Discards, the latest last ({ $number })
# $number (number)
table-cards-removed = Removed from the game ({ $number })
table-none = None.

## The bench

table-bench = On the bench
# $number (number), $order (order?)
table-deliver = { $order-is ->
        [none] { $number } to deliver
       *[some] { $order }: deliver { $number }
    }
# $where (warehouse | territory)
table-full = { $where ->
        [warehouse] The warehouse is full.
       *[territory] The territory is full.
    }
# $place (place)
table-you-lead = You lead in { $place }
# $colour (colour)
table-makes-way = What makes way for the { $colour } one?
# $next (barrel | region | any-region | both)
table-next = { $next ->
        [barrel] now a barrel
        [region] now a region
        [any-region] tap a region
       *[both] a barrel, then a region
    }
# $part (fact), $state (done | open | idle)
table-part = { $state ->
        [done] { $part } Done.
        [idle] { $part } Not possible now.
       *[open] { $part }
    }
# The verb before what can be tapped; a second row has where it goes.
# $verb (take | place | draw | change | back | deliver | to)
table-row = { $verb ->
        [take] Take
        [place] Place
        [draw] Draw
        [change] Change
        [back] Give back
        [deliver] Deliver
       *[to] to
    }
# $colour (colour)
table-from-supply = { $colour-start } from the supply
# $place (place)
table-to = to { $place }
table-from-draw-pile = a card of the draw pile
table-burnable = Cards that can be removed
table-itself = Itself
table-burn = Burn

## A card that would do nothing

table-doubt = Nothing would happen
# $card (card)
table-in-vain = { $card } would do nothing now.
table-in-vain-cost = Played all the same, it costs 1 time unit and goes to your discards.
table-play-it = Play it all the same
table-keep-it = Keep it

## Seats and scores

table-empty = empty
table-no-barrels = no barrels
table-cards-in-hand = Cards in hand
# Behind a number.
# $number (number)
table-in-hand = { $number ->
        [one] card in hand
       *[other] cards in hand
    }
# $number (number), $who (seat)
table-hidden-below = and { $number } below, which only { $who-mid } may see
table-latest-last = Discards, the latest last
# $cards (card[])
table-laid-off = Laid off when the last turn ended: { $cards }.
# $cards (fact)
table-removed = Removed from the game: { $cards }
table-fame-orders = Orders
# $sets (fact)
table-fame-sets = Sets: { $sets }
table-fame-bonuses = End bonuses, as it stands
# $over (yes | no)
table-fame-total = { $over ->
        [yes] Fame at the end
       *[no] Fame if it ended now
    }
table-none-completed = No order completed yet.
# $over (yes | no)
table-scores = { $over ->
        [yes] The scores
       *[no] If it ended now
    }
table-sets-pay = One order of each race is a set worth 5 Fame; two of different races are worth 2.
table-your-orders = Your orders
# $of (place | seat | orders | sets | bonus | fame | barrels)
table-column = { $of ->
        [place] Place
        [seat] Seat
        [orders] Orders
        [sets] Sets
        [bonus] End bonus
        [fame] Fame
       *[barrels] Barrels left
    }
# $place (number), $who (seat)
table-placed = { $place }. { $who }
table-how-scored = How it was scored
table-see-board = See the board
# $order (order), $who (seat)
table-secret-of = { $order } ({ $who-mid })
# $orders (facts)
table-never-served = Never served: { $orders }.
# $orders (order[])
table-left-in-deck = Left in the deck: { $orders }.
# $orders (order[])
table-taken-away = Taken away at the start: { $orders }.

# $orders (order[])
wastes-orders = { $orders-count ->
        [one] You can complete { $orders } now. If you end your turn, somebody else may take it first.
       *[other] You can complete { $orders } now. If you end your turn, somebody else may take them first.
    }

## The last sip

table-last-sip = The last sip
table-sip-question = When did you last have a sip of anything? Water counts. On your honour: the latest sip begins.
# $who (seats)
table-thinking = { $who-is ->
        [many] { $who } still think it over.
       *[other] { $who } still thinks it over.
    }

## The player aid

table-aid = Steps, signs and Fame
table-aid-turn = Your turn
table-aid-majorities = Majorities.
    .about = Where you have more barrels than each of the others, the region pays: time in the Ember Steppe, a card in the Soot Peaks, a barrel in the Dusk Woods.
table-aid-tasks = Tasks.
    .about = You have four time units. Any task, as often as you can pay for it:
table-aid-end = End.
    .about = Discard what you like, and draw up to five cards.
# $task (play | buy | draw | complete)
table-aid-task = { $task ->
        [play] Play a card of your hand
        [buy] Buy a card for sale; it comes to your hand
        [draw] Draw a card
       *[complete] Complete an order
    }
# $least (number), $most (number)
table-aid-price = { $least } to { $most }
# Behind a number.
# $number (number)
table-time-units = { $number ->
        [one] time unit
       *[other] time units
    }
table-aid-fame = Fame at the end
# $of (order | set | pair | bonus)
table-aid-pays = { $of ->
        [order] Each completed order
        [set] Each set of three different races
        [pair] Each pair of different races that is left
       *[bonus] +1 with a barrel: each barrel of this colour that you still have
    }
table-aid-coin = its coin
table-aid-wins = Most Fame wins; if that is equal, most barrels left over.
# $of (cards | orders | board)
table-signs = { $of ->
        [cards] On cards
        [orders] On orders
       *[board] On the board
    }
sign-time = hourglass
    .means = A time unit; on the ribbon of a card, its price.
sign-take = barrel with a plus
    .means = Take this barrel from the supply into your warehouse.
sign-place = barrel on a cart
    .means = Place this barrel from your warehouse into a territory of yours.
sign-place-orange = cart with an orange flag
    .means = The barrel may go to the Ember Steppe only.
sign-any = barrel with a disc in four colours
    .means = Any colour, chosen anew for each barrel.
sign-change = two barrels with an arrow
    .means = Change the colour of one barrel of yours.
sign-draw = card with +1
    .means = Draw a card.
sign-remove = burning card
    .means = Remove a card of your hand or your discards from the game.
sign-schools = tap, flask, wheel, banner, wand
    .means = The school of a card: basic, alchemy, logistics, guild, magic; it changes nothing in play.
sign-regions = rising sun, mountains, tree and moon
    .means = The region where the barrels beside it must stand: Ember Steppe, Soot Peaks, Dusk Woods.
sign-either = barrel in two colours
    .means = Either of the two.
sign-met = green tick on a barrel
    .means = One of your barrels stands there already.
sign-fame = golden coin with a number
    .means = The Fame that the order pays.
sign-back = number with a curved arrow
    .means = How many of the used barrels go back to the supply.
sign-bonus = +1 with a barrel
    .means = At the end, one Fame for each barrel of this colour that you still have.
sign-races = crest with hammer and anvil, with bow and leaf, with club and bridge
    .means = The race: dwarves, elves, trolls; different races make sets.
sign-beers = barrel with a star, a clover, a flame, a sun
    .means = Blue, green, red, yellow.
sign-crown = crown
    .means = Leads in this region as it stands: more barrels there than each of the others.
sign-tile-time = tile with an hourglass
    .means = Whoever leads in the Ember Steppe begins the turn with one more time unit.
sign-tile-card = tile with a card
    .means = Whoever leads in the Soot Peaks draws one more card as the turn begins.
sign-tile-barrel = tile with a barrel
    .means = Whoever leads in the Dusk Woods takes a barrel of any colour as the turn begins.
# A sign as it looks, for those who cannot see it, and what it means.
# $sign (sign)
table-sign = { $sign }:

## Why not now

table-over = The game is over.
table-not-yours = It is not your turn.
table-time-over = Your time is over.
table-busy = First finish what you are doing.
# $lacks (unit[])
table-missing = { $lacks-count ->
        [0] You have all it needs.
       *[other] It still needs { $lacks-long }.
    }
# $order (order), $missing (fact)
table-why-order = { $order }: { $missing }
# $card (card)
table-why-card = { $card }: { $card-effect }
table-only-display = It lies on the deck, and in this house only the four on display are for sale.
# $price (number), $left (number)
table-costs = { $price ->
        [one] It costs { $price } time unit; you have { $left } left.
       *[other] It costs { $price } time units; you have { $left } left.
    }
# $colour (colour?)
vain-supply = { $colour-is ->
        [none] The supply has no barrel.
       *[some] The supply has no { $colour } barrel.
    }
vain-warehouse = Your warehouse is full, and no other barrel could make way.
# $colour (colour?)
vain-place = { $colour-is ->
        [none] There is no barrel in your warehouse to be placed.
       *[some] There is no { $colour } barrel in your warehouse to be placed.
    }
# $place (place?)
vain-room = { $place-is ->
        [none] There is no room in your territories.
       *[some] There is no room in { $place }.
    }
vain-draw = There is no card that you could draw.
vain-change = You have no barrel whose colour could be changed.

## Barrels and places

colour-blue = blue
    .start = Blue
    .letter = B
    .beer = Frostwater Lager
colour-green = green
    .start = Green
    .letter = G
    .beer = Hopwitch Bitter
colour-red = red
    .start = Red
    .letter = R
    .beer = Dragonblood Ale
colour-yellow = yellow
    .start = Yellow
    .letter = Y
    .beer = Sunmead Pils
# $colour (colour)
barrel = { $colour } barrel of { $colour-beer }
    .face = { $colour-letter }
place-warehouse = the warehouse
    .start = The warehouse
    .short = warehouse
    .name = Warehouse
    .brief = Warehouse
place-orange = the Ember Steppe
    .start = The Ember Steppe
    .short = orange
    .name = Ember Steppe
    .brief = Ember
place-black = the Soot Peaks
    .start = The Soot Peaks
    .short = black
    .name = Soot Peaks
    .brief = Soot
place-purple = the Dusk Woods
    .start = The Dusk Woods
    .short = purple
    .name = Dusk Woods
    .brief = Dusk
# What the lead in a region gives.
tile-time = one more time unit this turn
tile-card = one more card at the start of the turn
tile-barrel = a barrel of any colour into the warehouse

zone-middle = Orders in the middle
zone-orders = Order deck
zone-removed-orders = Orders out of the game
zone-display = Advance actions on display
zone-advance = Advance deck
zone-play = Card in play
zone-removed-actions = Cards removed from the game
zone-supply = Barrels in supply
zone-hand = Hand
zone-draw = Draw pile
zone-discard = Discards
zone-secret = Secret order
zone-completed = Completed orders
zone-warehouse = Warehouse
zone-orange = Orange territory
zone-black = Black territory
zone-purple = Purple territory
counter-time = Time units left
counter-round = Round
counter-last = Last round
counter-fame = Fame
answer-yes = yes
# Where the Fame of a seat comes from.
# Without a total: it is all for orders.
# $total (number?), $orders (number), $bonuses (number?), $sets (number?)
fame-from = { $bonuses-is ->
        [none] { $sets-is ->
            [none] { $orders } ({ $orders } for orders)
           *[some] { $total } ({ $orders } for orders, { $sets } for sets)
        }
       *[some] { $sets-is ->
            [none] { $total } ({ $orders } for orders, { $bonuses } in end bonuses)
           *[some] { $total } ({ $orders } for orders, { $bonuses } in end bonuses, { $sets } for sets)
        }
    }
note-began = began
note-has-answered = has answered
mark-playable = playable
mark-idle = would do nothing now
mark-completable = completable
mark-affordable = affordable
mark-sold-out = sold out

## The table

# The line on the table of somebody who has never played.
about-gentle = A short first game: chance says who begins, and there are half as many orders.
about-pitch = Brew four beers, haul them to three regions, and earn Fame with orders.
about-age = Play and drink responsibly; a sip is of anything you like.
about-credits = The rulebook we work from names no designer, illustrator or publisher.
option-orders_removed = Orders removed
    .about = How many orders leave the game unseen: standard is 6, 3 or 0 with 2, 3 or 4 players; more is shorter.
option-first_player = First player
    .about = Who begins: whoever had the latest sip of anything, anybody by chance, or the first seat.
option-buy_deck_top = Buy deck top
    .about = Whether the open top card of the advance deck is for sale besides the four on display.
option-public_discards = Public discards
    .about = Whether everybody may look through all action discards; otherwise others see the top and the number.
option-round_limit = Round limit
    .about = After how many full rounds the game is scored even if orders are left.

## Action cards

school-basic = Basic
school-alchemy = Alchemy
school-logistics = Logistics
school-guild = Guild
school-magic = Magic
# $action (action), $school (school, unsaid), $code (text), $price (number)
card = { $action }
    .effect = { $action-effect }
    .short = { $action-short }
    .flavour = { $action-flavour }
    .face = { $price ->
        [0] { $code }
       *[other] { $code } ({ $price })
    }
    .cost = { $price ->
        [one] { $price } time unit
       *[other] { $price } time units
    }
    .small = { $price ->
        [0] { $action-effect }
        [one] { $action-effect } To buy: { $price } time unit.
       *[other] { $action-effect } To buy: { $price } time units.
    }
action-BA1 = Tap the Frostwater
    .short = take blue
    .line = Take blue
    .effect = Take a blue barrel.
    .flavour = Chip the ice off the tap first. Then off the barrel. Then off the apprentice.
action-BA2 = Stir the Hopwitch Kettle
    .short = take green
    .line = Take green
    .effect = Take a green barrel.
    .flavour = Seven times left, once right, and never ask what the newt was for.
action-BA3 = Feed the Dragon Still
    .short = take red
    .line = Take red
    .effect = Take a red barrel.
    .flavour = Coal at one end, ale at the other. Remember which is which.
action-BA4 = Bottle the Sunlight
    .short = take yellow
    .line = Take yellow
    .effect = Take a yellow barrel.
    .flavour = Best done before noon, in a hat.
action-BA5 = Mule Cart
    .short = place any barrel
    .line = Place any barrel
    .effect = Place a barrel of any colour.
    .flavour = The mule knows the way. The mule also knows every inn on the way.
action-BA6 = River Raft
    .short = place any barrel
    .line = Place any barrel
    .effect = Place a barrel of any colour.
    .flavour = Four logs and a prayer. The prayer does most of the floating.
action-BA7 = Porters' Guild
    .short = place any barrel
    .line = Place any barrel
    .effect = Place a barrel of any colour.
    .flavour = Strong backs, fixed rates, long lunches.
action-BA8 = Goblin Wheelbarrow
    .short = place any barrel
    .line = Place any barrel
    .effect = Place a barrel of any colour.
    .flavour = One wheel, two goblins, no brakes.
action-AC01 = Eclipse Mash
    .short = take blue + yellow
    .line = Take blue + yellow
    .effect = Take a blue barrel and take a yellow barrel.
    .flavour = Brewed in the two minutes when nobody can see what goes in.
action-AC02 = Swamp-Fire Wort
    .short = take green + red
    .line = Take green + red
    .effect = Take a green barrel and take a red barrel.
    .flavour = It bubbles without heat. That is either a saving or a warning.
action-AC03 = Mermaid's Ferment
    .short = take blue + green
    .line = Take blue + green
    .effect = Take a blue barrel and take a green barrel.
    .flavour = Matured at forty fathoms. The labels never stick.
action-AC04 = Phoenix Malt
    .short = take red + yellow
    .line = Take red + yellow
    .effect = Take a red barrel and take a yellow barrel.
    .flavour = Burn it. Wait. Burn it again. Invoice for both.
action-AC05 = Violet Crucible
    .short = take blue + red
    .line = Take blue + red
    .effect = Take a blue barrel and take a red barrel.
    .flavour = Hot side, cold side, and a very nervous middle.
action-AC06 = Meadow Boil
    .short = take green + yellow
    .line = Take green + yellow
    .effect = Take a green barrel and take a yellow barrel.
    .flavour = Contains nuts, pollen and a surprised bee.
action-AC07 = Dawn Convoy
    .short = place blue + yellow
    .line = Place blue + yellow
    .effect = Place a blue barrel and place a yellow barrel.
    .flavour = Leaves before the tax office opens.
action-AC08 = Smugglers' Wagon
    .short = place green + red
    .line = Place green + red
    .effect = Place a green barrel and place a red barrel.
    .flavour = Turnips on top. There have been a great many turnips lately.
action-AC09 = Canal Barge
    .short = place blue + green
    .line = Place blue + green
    .effect = Place a blue barrel and place a green barrel.
    .flavour = Slow, wide and impossible to overtake, like its captain.
action-AC10 = Salamander Sledge
    .short = place red + yellow
    .line = Place red + yellow
    .effect = Place a red barrel and place a yellow barrel.
    .flavour = Melts its own road. Do not stop to admire it.
action-AC11 = Royal Mail Coach
    .short = place blue + red
    .line = Place blue + red
    .effect = Place a blue barrel and place a red barrel.
    .flavour = By imperial decree nothing may delay it. The decree is somewhere in the back.
action-AC12 = Hay-Cart Decoy
    .short = place green + yellow
    .line = Place green + yellow
    .effect = Place a green barrel and place a yellow barrel.
    .flavour = The hay is real. The cow on the box is not on the payroll.
action-AC13 = Apprentice of Frost
    .short = take blue, draw a card
    .line = Take blue,
    .more = draw a card
    .effect = Take a blue barrel and draw a card.
    .flavour = Eager, cold-fingered, and paid in experience.
action-AC14 = Apprentice of Hops
    .short = take green, draw a card
    .line = Take green,
    .more = draw a card
    .effect = Take a green barrel and draw a card.
    .flavour = Can name eighty kinds of hop. Will, if you let her.
action-AC15 = Apprentice of Embers
    .short = take red, draw a card
    .line = Take red,
    .more = draw a card
    .effect = Take a red barrel and draw a card.
    .flavour = Has had eyebrows twice.
action-AC16 = Apprentice of Honey
    .short = take yellow, draw a card
    .line = Take yellow,
    .more = draw a card
    .effect = Take a yellow barrel and draw a card.
    .flavour = On first-name terms with the bees, and there are many names.
action-AC17 = Frost Portal
    .short = take blue, place blue
    .line = Take blue,
    .more = place blue
    .effect = Take a blue barrel and place a blue barrel.
    .flavour = Wipe your feet on both sides.
action-AC18 = Vine Portal
    .short = take green, place green
    .line = Take green,
    .more = place green
    .effect = Take a green barrel and place a green barrel.
    .flavour = Opens in a hedge. Always somebody else's hedge.
action-AC19 = Flame Portal
    .short = take red, place red
    .line = Take red,
    .more = place red
    .effect = Take a red barrel and place a red barrel.
    .flavour = Quick, warm, and unkind to paperwork.
action-AC20 = Sunbeam Portal
    .short = take yellow, place yellow
    .line = Take yellow,
    .more = place yellow
    .effect = Take a yellow barrel and place a yellow barrel.
    .flavour = Works whenever it is not raining, so the timetable is brief.
action-AC21 = Transmuter's Funnel
    .short = change one barrel
    .line = Change one barrel
    .effect = Change the colour of one of your barrels.
    .flavour = Pour it in as one thing, talk loudly, and pour it out as another.
action-AC22 = Bonfire of Bad Recipes
    .short = burn up to two cards
    .line = Burn up to two cards
    .effect = Remove up to 2 of your cards from the game.
    .flavour = The herring porter burns longest.
action-AC23 = Ember Road Caravan
    .short = place two in orange
    .line = Place two in orange
    .effect = Place up to 2 barrels of any colours in the Ember Steppe.
    .flavour = One road, one direction, and the camels voted for it.
action-AC24 = Bottomless Cauldron
    .short = take any two
    .line = Take any two
    .effect = Take up to 2 barrels of any colours.
    .flavour = The ladle went in years ago. So did the cook, but he writes.
action-AC25 = Griffin Freight
    .short = place any two
    .line = Place any two
    .effect = Place up to 2 barrels of any colours.
    .flavour = This side up. No, the other this side.
action-AC26 = Imp Courier
    .short = take any barrel, place any barrel
    .line = Take any barrel,
    .more = place any barrel
    .effect = Take a barrel of any colour and place a barrel of any colour.
    .flavour = Delivered yesterday, charged tomorrow, gone by the time you look.
action-AC27 = Philosopher's Brewery
    .short = take any three
    .line = Take any three
    .effect = Take up to 3 barrels of any colours.
    .flavour = If a barrel is filled in the forest and nobody drinks it, why did we bother?
action-AC28 = Dragon-Back Delivery
    .short = place any three
    .line = Place any three
    .effect = Place up to 3 barrels of any colours.
    .flavour = Arrives on time, everywhere, at once. Signatures are taken from the survivors.

## Orders
race-dwarves = Dwarves
    .mid = dwarves
race-elves = Elves
    .mid = elves
race-trolls = Trolls
    .mid = trolls
# What an order asks for, or lacks.
# Without colours: of any colour.
# $number (number), $colours (colour[]?), $place (place)
unit = { $colours-is ->
        [none] { $number } of any colour in { $place-short }
       *[other] { $number } { $colours-or } in { $place-short }
    }
    .long = { $colours-is ->
        [none] { $number } of any colour in { $place }
       *[other] { $number } { $colours-or } in { $place }
    }
    .bare = { $colours-is ->
        [none] { $number } of any colour
       *[other] { $number } { $colours-or }
    }
# $title (title), $race (race), $needs (unit[]), $removes (number), $fame (number), $bonus (colour?)
order = { $title }
    .label = { $title } ({ $race })
    .flavour = { $title-flavour }
    .face = { $fame } Fame
    .terms = { $bonus-is ->
        [none] { $removes } go back
       *[some] { $removes } go back, +1 a { $bonus } barrel at the end
    }
    .small = { $bonus-is ->
        [none] { $needs }; { $removes } go back
       *[some] { $needs }; { $removes } go back, +1 a { $bonus } barrel at the end
    }

title-DW1 = Shift-End at the Deep Mine
    .flavour = The whistle blows. Nine hundred helmets come off, and every one of them is a drinking vessel.
title-DW2 = The Paymaster's Tally
    .flavour = He counts the barrels twice, the coins three times, and trusts neither.
title-DW3 = Hammer-and-Veil Wedding
    .flavour = The bride forged the ring herself. It weighs eleven pounds.
title-DW4 = The Thousand-Rivet Bridge
    .flavour = Rivet nine hundred and ninety-nine is loose. The opening speech will be short.
title-DW5 = Beard-Tax Amnesty
    .flavour = For one day only, nobody measures anything below the chin.
title-DW6 = Lanterns for the Lost Tunnel
    .flavour = They know exactly where it is. They have lost only the other end.
title-DW7 = The Rune-Stoker's Vigil
    .flavour = One night, one fire, one word that must not be said. Mostly he hums.
title-DW8 = Coronation Under the Mountain
    .flavour = The crown was made for a bigger king. They have padded it with a bar towel.
title-DW9 = The Slag-Heap Gala
    .flavour = Evening dress, steel toecaps. The view glows on its own.
title-EL1 = Moonrise Picnic
    .flavour = The rug is older than your country. Please do not spill.
title-EL2 = The Harp-String Debt
    .flavour = Borrowed in the spring of an age that nobody else remembers. With interest.
title-EL3 = A Duel of Sonnets
    .flavour = Fourteen lines at dawn. The loser has to publish.
title-EL4 = Choir of the Silver Glade
    .flavour = Four hundred voices, one conductor, and a tenor who came for the barrels.
title-EL5 = The Reluctant Archers
    .flavour = They never miss. They would simply rather not.
title-EL6 = Letters over the Border
    .flavour = Every envelope is scented. The customs officer is in love with all of them.
title-EL7 = Birthday of the Elder Oak
    .flavour = You may sing. It will have grown a ring by the time you finish.
title-EL8 = Treaty of the Hollow Crown
    .flavour = Signed by three queens, witnessed by an owl, sealed with a ring left by a mug.
title-EL9 = Midsummer Masquerade
    .flavour = Everybody knows who everybody is. That is what the masks are for.
title-TR1 = Bridge-Toll Holiday
    .flavour = Cross for free today. Come back tomorrow and cross for double.
title-TR2 = The Boulder-Bowling Bet
    .flavour = Ten pines, one boulder. The pines were there first, and had opinions.
title-TR3 = Goat Reconciliation Day
    .flavour = Three brothers, one bridge, many apologies. Refreshments calm all parties.
title-TR4 = The Great Bog Stew
    .flavour = It has been on the fire since grandmother. It may contain grandmother's boots.
title-TR5 = Moss-Bath Jubilee
    .flavour = Fifty years without washing, and now everybody is invited.
title-TR6 = The Under-Bridge Census
    .flavour = One, two, many. The clerk would like to go home now.
title-TR7 = The Sun-Proof Parade
    .flavour = Large hats, larger parasols, and only two statues since last year.
title-TR8 = Siege of Somebody's Castle
    .flavour = Nobody asked whose. It had a moat, and the moat looked inviting.
title-TR9 = Feast of the Two-Headed King
    .flavour = Both heads are hungry. Only one of them is speaking to the cook.

## Values of the options

choice-orders_removed-standard = Standard
choice-first_player-last_sip = Last sip
choice-first_player-random = Random
choice-first_player-seat_1 = Seat 1

## How it ended, on the felt

# $who (seat), $ahead (number), $next (seats), $sets (number)
table-ended-ahead = { $sets ->
        [0] { $who } finished { $ahead } Fame ahead of { $next-mid }.
       *[other] { $who } finished { $ahead } Fame ahead of { $next-mid }; sets of different races brought { $sets }.
    }
# $who (seat), $number (number), $next (seats)
table-ended-barrels = As much Fame as { $next-mid }, but { $who-mid } had more barrels left over: { $number }.
# $fame (number)
table-ended-fame = { $fame } Fame

## Great moments: who did what, and why

# $who (seat), $order (order)
moment-snatched = { $who } snatched { $order } away!
# $number (number), $most (number)
moment-snatched-why = You had { $number } of its { $most } barrels; what lies in the middle is open to all.

## Why a good player plays like that

# $order (order), $open (yes | no)
because-complete = { $open ->
        [yes] You have all that { $order } asks for, and anybody else could take it.
       *[no] You have all that { $order } asks for.
    }
# $order (order)
because-nearer = It brings you nearer to { $order }.
because-least = It costs your plans least.
because-buy = It comes back into your hand again and again: what you buy now still pays many times.
because-draw = What lies in your draw pile is better than what you hold now.
because-end = Nothing else is worth its time now.
because-burn = Without this card you draw your better ones more often.
because-discard = A new card is likely to bring you more next turn.
because-hold = What you hold now is good for your next turn.
because-leave = Anything else would only move what you need.
# $order (order)
because-secret = Of all you can have, { $order } pays best for the time that it takes you.
because-deck = The open orders pay you too little: the deck promises more.

# What the lab measures in this game.
measure-orders = Orders completed by a seat
