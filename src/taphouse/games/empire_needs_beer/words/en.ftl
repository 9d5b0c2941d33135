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
reason-orders-gone = The orders are gone
reason-round-limit = The last round allowed is played
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
# $order (order), $fame (number), $lacks (facts)
plays-for = { $lacks-count ->
        [0] Your secret order is { $order } for { $fame } Fame. You have all it needs.
       *[other] Your secret order is { $order } for { $fame } Fame. It still needs { $lacks }.
    }

# What an order lacks.
# $lacks (facts)
lacks = { $lacks-count ->
        [0] You have all it needs
       *[other] It still needs { $lacks }
    }

## Buttons

# $when (right_now | today | this_week | longer_ago)
do-sip = { $when ->
        [right_now] Right now
        [today] Today
        [this_week] This week
       *[longer_ago] Longer ago
    }
# $card (card), $vain (yes | no?)
do-play = { $vain ->
        [yes] Play { $card }, which would do nothing now
       *[none] Play { $card }
    }
# $card (card), $price (number)
do-buy = { $price ->
        [one] Buy { $card } for { $price } time unit
       *[other] Buy { $card } for { $price } time units
    }
# As a task it has a price.
# $price (number?)
do-draw = { $price-is ->
        [none] Draw a card
       *[some] Draw a card for { $price } time unit
    }
# $order (order), $fame (number)
do-complete = Complete { $order } for { $fame } Fame
do-end-turn = End the turn
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
do-skip = Take no barrel
# $colour (colour)
do-swap = Give { $colour } back
# $place (place), $colour (colour)
do-remove = Deliver { $colour } from { $place-short }
# $order (order), $slot (number, unsaid)
do-secret-middle = Take { $order }
do-secret-deck = Take the top order of the deck
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
# Behind “Mike to play”.
# $card (card)
table-plays-out = out { $card }
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
# $number (number), $colours (colour[]?), $place (place)
table-unit = { $colours-is ->
        [none] { $number } of any colour in { $place }
       *[some] { $number } { $colours-or } in { $place }
    }
# $order (order), $race (race), $fame (number), $needs (facts), $back (fact), $bonus (colour?)
table-order = { $bonus-is ->
        [none] { $order }, { $race }, { $fame } Fame: { $needs }; { $back }
       *[some] { $order }, { $race }, { $fame } Fame: { $needs }; { $back }; at the end 1 Fame for each { $bonus } barrel you still have
    }

## Why not now

table-over = The game is over.
table-not-yours = It is not your turn.
table-time-over = Your time is over.
table-busy = First finish what you are doing.
# $lacks (facts)
table-missing = { $lacks-count ->
        [0] You have all it needs.
       *[other] It still needs { $lacks }.
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
place-orange = the Ember Steppe
    .start = The Ember Steppe
    .short = orange
place-black = the Soot Peaks
    .start = The Soot Peaks
    .short = black
place-purple = the Dusk Woods
    .start = The Dusk Woods
    .short = purple
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
counter-orders-left = Orders left in the deck
counter-last = Last round
counter-fame = Fame
counter-orders = orders
counter-cards = cards
answer-yes = yes
note-began = began
note-has-answered = has answered
mark-playable = playable
mark-idle = would do nothing now
mark-completable = completable
mark-affordable = affordable
mark-sold-out = sold out

## The table

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
# $action (action), $school (school, unsaid), $code (text)
card = { $action }
    .effect = { $action-effect }
    .short = { $action-short }
    .flavour = { $action-flavour }
    .face = { $code }
    .small = { $action-effect }
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
race-elves = Elves
race-trolls = Trolls
# What an order asks for, or lacks.
# Without colours: of any colour.
# $number (number), $colours (colour[]?), $place (place)
unit = { $colours-is ->
        [none] { $number } of any colour in { $place-short }
       *[other] { $number } { $colours-or } in { $place-short }
    }
# $title (title), $race (race), $needs (facts), $removes (number), $fame (number), $bonus (colour?)
order = { $title }
    .label = { $title } ({ $race })
    .flavour = { $title-flavour }
    .face = { $fame } Fame
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
