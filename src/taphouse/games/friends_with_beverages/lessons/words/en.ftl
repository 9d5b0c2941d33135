### What the lessons of Friends with Beverages say, the four cards that introduce it, and its player aid.

## Serving

lesson-serving = Serve a guest

serving-goal = Three guests have come to you. Whoever you serve brings you the points on their card, and the most points win.
# $guest (guest)
serving-needs = { $guest } wants four ingredients from your hand and three tools in your shed. The card marks what is missing.
# $guest (guest), $resource (resource)
serving-take = A turn begins with two draw points. { $guest } lacks { $resource }, and in the market it costs one of them.
    .task = Choose the { $resource } in the market, then take it.
# $guest (guest), $resource (resource)
serving-may-draw = You may draw from the deck, yet you see what you need.
    .why = The { $resource } for { $guest } lies open, and costs one point like a card that nobody knows.
# $resource (resource)
serving-nobody-wants = You can pay for { $resource }, that is true.
    .why = But none of your guests has it on the list, and there are better things to be had for a point.
# $resource (resource)
serving-unseen = A { $resource } took its place. But tools cost two points, and you have one left. The deck costs one.
    .task = Draw a card from the deck.
# $drawn (resource), $resource (resource)
serving-pair = A { $drawn }, how lucky! Next you may swap a guest for a pair of equal cards. Nobody wants your { $resource }.
    .task = Pay with your { $resource }.
# $guest (guest)
serving-may-keep = You may keep your guests, yet a swap helps you.
    .why = { $guest } wants five tools, and a shed has room for four. The two cards are of no other use to you.
# $guest (guest)
serving-invite = The market shows who would come. { $guest } needs the same three tools as two guests of yours.
    .task = Invite { $guest }.
# $guest (guest)
serving-may-turn-up = You may take whoever is on top of the deck.
    .why = That is a gamble. { $guest } lies open, and needs the same tools as two guests of yours.
# $guest (guest)
serving-may-invite = You may invite anybody, yet somebody suits you best.
    .why = Tools stay in your shed. { $guest } needs the same three as your other guests, so you collect them once.
# $guest (guest)
serving-leave = Somebody must make room. { $guest } wants five tools, the others only three.
    .task = Let { $guest } go.
# $guest (guest)
serving-may-leave = Any guest may leave, yet think of the tools.
    .why = { $guest } wants five, and your shed holds four. The others share three, and you have two of these.
# $resource (resource)
serving-install = Tools do not work in your hand. Install them in your shed: there they stay for all your guests.
    .task = Install the { $resource }.
# $resource (resource)
serving-in-hand = You may keep the { $resource } in your hand, yet it is idle there.
    .why = Only tools in your shed help to serve. There they do not count as cards in your hand either.
# $guest (guest), $resource (resource)
serving-tool = Your next turn. { $guest } lacks one thing: the { $resource }. A tool from the market takes both points.
    .task = Take the { $resource } from the market.
# $guest (guest), $resource (resource)
serving-not-the-tool = That costs less, yet the last tool lies there.
    .why = Only the { $resource } is missing for { $guest }, and somebody else may take it before your next turn.
# $guest (guest), $resource (resource)
serving-last-tool = Into the shed with it, and all that { $guest } wants is there.
    .task = Install the { $resource }.
# $guest (guest)
serving-serve = Nothing is missing any more: { $guest } is ready.
    .task = Serve { $guest }.
# $guest (guest)
serving-may-wait = You need not serve anybody, yet { $guest } is ready.
    .why = Points come from served guests only, and a card that you hold can get lost.
# $guest (guest)
serving-served = { $guest-worth }! The ingredients are spent, the tools stay. Last comes the hand limit: you may keep eight cards.
# $guest (guest)
serving-last = Some turns later. Two guests are served, and { $guest } is ready. With all three served, the last round begins.
    .task = Serve { $guest }.
# $who (seat)
serving-won = All play until everybody has had as many turns as you. { $who } served one more, but your 29 points are the most: you win.

## Events

lesson-events = Events and wild cards

events-kept = A brass head is an event. You keep it in your hand, and play it when it suits you.
# $event (resource), $guest (guest), $resource (resource)
events-find = { $guest } lacks a { $resource }, and there is one in the discard. { $event } takes any tool out of it.
    .task = Play your { $event }.
# $guest (guest), $resource (resource)
events-may-keep = You may save it for later, yet now is a good moment.
    .why = The { $resource } that { $guest } lacks lies in the discard right now.
# $guest (guest), $resource (resource)
events-pick = These tools lie in the discard. { $guest } needs the { $resource }.
    .task = Take the { $resource }.
# $guest (guest), $resource (resource)
events-other-tool = That one can be taken, too.
    .why = But { $guest } waits for the { $resource }, and nothing else.
# $resource (resource)
events-install = It came to your hand, and helps you in the shed only.
    .task = Install the { $resource }.
# $resource (resource)
events-in-hand = You may keep the { $resource } in your hand, yet it is idle there.
    .why = Only tools in your shed help to serve.
# $event (resource), $guest (guest), $resource (resource)
events-wild = { $resource } is still missing for { $guest }. { $event } stands for any card that you lack, for a tool as well.
    .task = Serve { $guest }.
# $guest (guest)
events-may-wait = You need not serve anybody, yet { $guest } is ready.
    .why = Points come from served guests only, and a card that you hold can get lost.
# $event (resource), $guest (guest), $resource (resource)
events-show = Another evening. { $guest } lacks a { $resource }. With { $event } all may give two tools for one of the discard.
    .task = Play your { $event }.
# $guest (guest), $resource (resource)
events-not-needed = There is room for it in your shed.
    .why = But { $guest } does not need it. Given away, it helps you to the { $resource }.
events-give = Two of your tools are on no list of your guests.
    .task = Give the Mash Tun or the Oak Barrel.
# $resource (resource)
events-may-pass = You may give nothing.
    .why = But then the { $resource } stays in the discard, and the event was for nothing.
# $guest (guest)
events-still-needed = You may give tools out of your shed, too.
    .why = But this one is needed for { $guest }. In your hand is one that nobody needs.
events-second = And the second one. Nothing leaves your hand until you have chosen all three.
    .task = Give the other tool of your hand.
# $guest (guest), $resource (resource)
events-get = Now take what { $guest } lacks.
    .task = Take the { $resource }.
# $resource (resource)
events-install-jar = Whoever plays after you may now take the two that you gave. And the { $resource } is yours.
    .task = Install the { $resource }.
# $guest (guest)
events-serve = Nothing is missing any more: { $guest } is ready.
    .task = Serve { $guest }.
events-end = Two guests served with a little luck. Events count as cards in your hand, so do not save them for ever.

## Interrupts

lesson-interrupts = Interrupts

interrupts-black = In the deck there are interrupts, cards with a black head. Nobody keeps them: they strike when they are drawn.
    .task = Draw a card, and meet one.
interrupts-market-is-safe = A fair choice: in the market you see what you get.
    .why = But this lesson is about interrupts, and they come out of the deck.
# $event (resource), $who (seat), $guest (guest), $resource (resource)
interrupts-friend = { $event } takes a tool from who has the Round Token. You have it, so { $who-mid } at your left is hit. { $guest } lacks a { $resource }.
    .task = Take the { $resource }.
# $guest (guest), $resource (resource)
interrupts-other-tool = You may take that one.
    .why = But { $guest } has no use for it, and only lacks a { $resource }.
interrupts-point = Your turn goes on. The interrupt has cost its draw point and was no card for your hand. One point is left.
    .task = Draw from the deck once more.
# $event (resource), $resource (resource)
interrupts-exchange = { $event } stays until the next interrupt: while it lies there, a swap costs one card, not two.
    .task = Pay with your { $resource }.
# $guest (guest)
interrupts-may-keep = You may keep your guests, yet a swap is cheap now.
    .why = { $guest } wants five tools, and your shed has room for four.
# $resource (resource)
interrupts-dear = One card is enough, that is right.
    .why = But your guests want this one. { $resource } is on nobody's list.
# $guest (guest)
interrupts-invite = { $guest } needs the same three tools as two guests of yours.
    .task = Invite { $guest }.
# $guest (guest)
interrupts-other-guest = You may invite anybody.
    .why = But { $guest } needs the very tools that you collect for the others.
# $guest (guest)
interrupts-leave = { $guest } wants five tools: too many for your shed.
    .task = Let { $guest } go.
# $guest (guest)
interrupts-may-leave = Any guest may leave.
    .why = But { $guest } is the one who is hard to serve, with five tools on the list.
# $who (seat), $event (resource)
interrupts-shot = { $who } drew { $event }: all remove a tool from the shed at their right. A toast keeps yours safe, and water will do.
    .task = Answer as you like.
# $who (seat), $other (seat)
interrupts-shot-over = { $who } and { $other-mid } took no toast, and lost a tool that nobody gets. You may always say no: it only costs a tool.
interrupts-traffic = You have both draw points, and the deck has one more surprise.
    .task = Draw a card.
# $event (resource), $guest (guest)
interrupts-traffic-over = { $event }: everybody lost a guest and got another. Whose place { $guest } takes is crossed out on the card, at the right.
# $who (seat), $event (resource), $guest (guest), $resource (resource)
interrupts-rush = { $who } drew { $event }: all draw a card, then may serve a guest with one thing missing. { $guest } lacks only the { $resource }.
    .task = Serve { $guest } without it.
# $guest (guest)
interrupts-may-pass = You may let the Rush go by.
    .why = But { $guest } would be served for one thing less, and that chance is rare.
# $guest (guest), $resource (resource)
interrupts-end = { $guest-worth }, and no { $resource } at all! Interrupts hit everybody, for better or worse. Each card says what it does.

## The advanced game

lesson-advanced = The advanced game

# $guest (guest), $resource (resource)
advanced-discard = At this table the discard is a market, too: its top card costs one point, a tool two. { $guest } lacks { $resource }.
    .task = Take { $resource } from the discard.
# $guest (guest), $resource (resource)
advanced-may-draw = You may spend the point there, yet look at the discard.
    .why = On top of it lies { $resource }, and { $guest } lacks just that.
# $guest (guest), $resource (resource)
advanced-below = What lay below is now on top: { $resource }, the other thing that { $guest } lacks.
    .task = Take { $resource }, too.
# $guest (guest), $gets (resource), $resource (resource)
advanced-second-hand = One tool lies second-hand: whoever trades a tool for it gets it. { $guest } needs the { $gets }, and nobody your { $resource }.
    .task = Trade your { $resource } for the { $gets }.
# $guest (guest)
advanced-needed-tool = You may give that one away.
    .why = But it stands ready in your shed, and { $guest } needs it.
# $guest (guest), $resource (resource)
advanced-missing-tool = You may do that, yet one tool is missing.
    .why = { $guest } needs a { $resource }, and there is one second-hand.
# $resource (resource)
advanced-install = Traded! It is in your hand now.
    .task = Install the { $resource }.
# $resource (resource)
advanced-in-hand = You may keep the { $resource } in your hand, yet it is idle there.
    .why = Installed now, it is ready for your next turn.
# $guest (guest), $resource (resource)
advanced-sideways = The { $resource } lies sideways: here new tools work only after your turn. { $guest } has to wait for it.
    .task = Say that your equipment is done.
# $guest (guest), $resource (resource)
advanced-upright = Your next turn: the { $resource } stands upright, and { $guest } is ready.
    .task = Serve { $guest }.
# $guest (guest)
advanced-may-wait = You need not serve anybody, yet { $guest } is ready.
    .why = Points come from served guests only, and a card that you hold can get lost.
# $who (seat), $resource (resource)
advanced-bury = What you pay goes to the discard, the last card on top. { $who } is next and collects { $resource }: bury it.
    .task = Lay { $resource } first.
# $who (seat), $resource (resource)
advanced-on-top = Any order is allowed.
    .why = But whatever comes last lies on top. With { $resource } at the bottom { $who-mid } cannot take it.
advanced-rest = The order of the others does not matter.
    .task = Pay the rest as it is.
advanced-one-by-one = You may lay them one by one.
    .why = But nobody minds their order, and one tap pays them all.
advanced-end = Served! One thing more: in the advanced game interrupts do more. What they add stands on their cards.

## Trading

lesson-trading = Trading

# $resource (resource)
trading-offer = You hold the Round Token, the brass coin: before you draw you may trade, one card for one. Nobody wants your { $resource }.
    .task = Offer { $resource }.
# $guest (guest)
trading-may-pass = You may trade nothing, yet you could gain.
    .why = { $guest } lacks two things, and you hold two cards that none of your guests wants.
# $resource (resource)
trading-needed = You may offer any card.
    .why = But this one is on the lists of your guests, and { $resource } is not.
# $guest (guest), $resource (resource)
trading-want = Ask for what you lack: { $resource }, for { $guest }.
    .task = Choose { $resource }.
# $guest (guest), $resource (resource)
trading-other-want = You may ask for that.
    .why = But { $resource } is what { $guest } lacks.
# $who (seat), $resource (resource)
trading-ask = Whom do you ask? { $who } took { $resource } from the market a turn ago, and all have seen it.
    .task = Ask { $who-mid }.
# $who (seat), $resource (resource)
trading-other-partner = You may ask anybody, yet one of them surely has it.
    .why = { $who } took { $resource } from the market. Your offers are counted, so ask where it is.
# $who (seat), $resource (resource)
trading-pass = { $who } said yes, and the { $resource } is yours. When you have no more offers, the others may make you some.
    .task = Make no more offers.
trading-enough = You may offer more.
    .why = But nobody gives more than two cards in one round of trades: keep one for what the others offer.
# $who (seat), $gives (resource), $wants (resource), $guest (guest)
trading-answer = { $who } offers you { $gives } for { $wants }. { $guest } lacks just that.
    .task = Accept.
# $guest (guest), $gives (resource)
trading-may-decline = You may always say no.
    .why = But { $gives } is the last thing that { $guest } lacks, and you give a card that you do not need.
# $guest (guest)
trading-end = Two trades, and { $guest } has all it wants before you have drawn a card. Watch what the others take: it is worth knowing.

## The four cards that introduce the game

intro-goal = Serve each guest the drink of home. The most points win.
    .topic = the goal
    .picture = A guest from Egypt, worth 8 points, and all that is wanted for the drink: four ingredients and three tools.
intro-turn = Each turn, draw for two points: cards cost one, market tools two.
    .topic = your turn
    .picture = The deck and a market with Citrus Peel for one point and a Mixing Jug for two. The Citrus Peel goes to a hand of cards.
intro-twist = Ingredients are used up. Tools stay for the next guest.
    .topic = tools stay
    .picture = Four pale ingredients are spent, the guest from Egypt is served, and three tools stand in the shed.
intro-end = All guests served? One last round, then points decide.
    .topic = the end
    .picture = Three served guests, together worth 29 points.

## The player aid

aid-draw = Two points
    .name = Draw
aid-swap = Pay a pair
    .name = Swap
aid-install = Fill the shed
    .name = Install
aid-serve = If all is there
    .name = Serve
aid-limit = Keep eight
    .name = Limit
aid-prices = Prices
aid-one-point = Deck card, market ingredient: 1 point
aid-two-points = Market tool or event: both points
aid-pair = Another guest: two equal cards. Paid with tools, the Guest Market changes.
aid-signs = Signs
aid-there = Ticked: you have it. Dashed: missing.
aid-to-install = In your hand: install it. Sideways: ready after your turn.
aid-tokens = Round Token: when it moves, markets change. Turn Token: whose turn it is.
aid-heads = Black head: strikes at once. Brass: keep it. Abundance: any card.
aid-points = Points of a guest
aid-common = 1 each
aid-rare = 2 each, long lists add more
aid-rarest = 3 each
