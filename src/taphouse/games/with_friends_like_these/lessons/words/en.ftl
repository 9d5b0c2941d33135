### What the lessons of With Friends Like These say, the four cards that introduce it, and its player aid.

## Your first round

lesson-first = Your first round
first-trick = Everybody lays one card. That is a trick, and the best card takes it.
# $card (card)
first-follow = Rye led Wine. Whoever has Wine must play it, so only your { $card } is open.
    .task = Play your { $card }.
first-trump = The card that lies open here shows Beer. So Beer is trump, and beats all other suits.
# $card (card)
first-ruff = Whiskey was led, and you have none: now any card is open. Even a small trump wins.
    .task = Take the trick with { $card }.
# $card (card)
first-no-trump = { $card } is allowed, but it wins nothing here.
    .why = It is neither the suit that was led nor trump. Your Beer is trump.
first-promise = A new round. Before it is played, all promise how many tricks they will take.
# $sure (card), $likely (card), $hopeless (card)
first-count = { $sure } is a high trump. { $likely } is high, too. { $hopeless } will win nothing. How many tricks will you take?
    .task = Promise two tricks.
# $card (card)
first-too-much = You would have to win with { $card } as well.
    .why = It is almost the lowest card, and one trick too few scores nothing.
# $sure (card), $likely (card)
first-too-little = A careful promise, but you must hit it exactly.
    .why = { $sure } and { $likely } will most likely both win, and one trick too many scores nothing.
first-spoiled = Sorrel deals and speaks last. The promises may never add up, so here 1 is forbidden. Somebody will miss.
# $card (card)
first-lead = You lead. { $card } wins if nobody has a higher Wine.
    .task = Lead { $card }.
# $card (card)
first-keep-trump = Your trump wins now, and it still wins later.
    .why = { $card } gets weaker with every trick: whoever runs out of Wine may trump it.
# $card (card)
first-gives-lead = You may lead { $card }, but it loses.
    .why = Whoever wins the trick leads the next one, and then you no longer choose.
# $card (card)
first-second = One of two. Nobody else holds a trump, so { $card } wins for sure.
    .task = Lead { $card }.
# $card (card)
first-last = You have your two tricks, and want no more. Good that { $card } is so low.
    .task = Play your last card.
first-scored = Two promised, two taken: 10 points and 1 for each trick. Sorrel wanted none, took one, and gets nothing.

## Trumps and Mixers

lesson-trumps = Trumps and Mixers
# $card (card)
trumps-mixer = These two are Mixers. { $card } has a large cocktail glass: it is the 13 of Cocktail, above the 11.
# $card (card)
trumps-small-glass = { $card } has a small beer glass, and Beer is trump. So today it is the 12 of Beer: a trump.
    .task = Take the trick with the Mixer that is trump.
# $card (card)
trumps-wrong-suit = { $card } is a 13, but of the wrong suit.
    .why = Whiskey was led and Beer is trump. It is neither.
# $card (card)
trumps-loses = You may play { $card }, but it does not take the trick.
    .why = Something better lies there already, and you hold a card that beats it.
# $card (card)
trumps-bar = { $card } is the 13 of trump. Only one card beats it: a Bar.
    .task = Play the Bar.
# $card (card), $best (card)
trumps-below-mixer = { $card } is a trump, but not high enough.
    .why = { $best } is the 13 of trump. Above it stand the Bars alone.
trumps-second-bar = A Bar lies there already. But when two Bars meet, the later one wins.
    .task = Put the Bar on the Bar.
trumps-bar-holds = You may keep your Bar for later.
    .why = But here it wins for sure: nothing can be played after it.
trumps-none = Here a Bar was turned up. So this round has no trump suit; only Bars are trumps.
# $card (card)
trumps-thirteen = Without trumps every Mixer is the 13 of its large glass.
    .task = Beat the Wine 11 with { $card }.
trumps-order = So, from the top: Bars, the Mixer of trump, the Mixer with trump as its small glass, then 11 to 1. The player aid has it, too.

## Bidding

lesson-bidding = Promise well
# $bar (card), $mixer (card)
bidding-sure = Count what wins for sure: { $bar }, and { $mixer } as the 13 of trump. The other two are low.
    .task = Promise that many tricks.
bidding-greedy = A brave promise.
    .why = Your other two cards are low and no trumps: they win nothing here.
# $bar (card), $mixer (card)
bidding-shy = You can hardly take so few.
    .why = { $bar } and { $mixer } win whether you like it or not, and one too many scores nothing.
bidding-barred = Now you deal, and speak last. With your 1 the promises would be three, as many as there are cards: forbidden.
# $card (card)
bidding-choose = You would like to say 1, for { $card }. Choose the next best: one less, or one more.
    .task = Promise 0 or 2.
# $card (card)
bidding-all-three = All three tricks, with one trump?
    .why = { $card } wins one. 0 or 2 is within reach; 3 is not.
bidding-somebody = Whatever you say: the promises never add up, so in every round somebody misses. Make sure it is not you.
bidding-zero = Nothing here will win. But no trick at all is a promise, too, and brings 10 points if you keep it.
    .task = Promise that you take none.
bidding-nothing-wins = You would need a trick for that.
    .why = Three low cards, none of them trump. A promise of nothing that holds pays 10 points.
# $card (card)
bidding-throw = In a later round you promised none, too. Whiskey was led and you have none: lose a card that could win.
    .task = Throw your { $card } away.
# $card (card)
bidding-too-tame = It does not win now, that is right.
    .why = But your { $card } would win the last trick, and one trick too many scores nothing.
# $card (card)
bidding-low = Wine was led, and an 8 lies there already. Your { $card } is safely below it.
    .task = Play your last card.
bidding-kept = Nothing promised, nothing taken: 10 points. The others got the tricks, more than they wanted.

## Wingman

lesson-wingman = Wingman
wingman-who = In this variant you bid on your cards, and then hand all of them on. Rye will play them for you: your wingman.
# $one (card), $other (card)
wingman-bid = { $one } is a high trump, and { $other } is the 12 of trump. Rye should take two tricks with them.
    .task = Promise two tricks.
# $one (card), $other (card)
wingman-two-trumps = You do not play them yourself, but count them in the same way.
    .why = { $one } and { $other } are two high trumps, and the third card is low.
wingman-passed = Your cards are gone to Rye. You play Sorrel's hand now, and Sorrel promised nothing with it. So you want no trick.
# $card (card)
wingman-help = Who holds the high trumps? You gave them away: Rye does. Lead a trump, and Rye must take it with one of yours.
    .task = Help your wingman: lead { $card }.
# $card (card)
wingman-may-win = That card could win the trick.
    .why = You want none. { $card } is lower than the trumps that you gave to Rye.
wingman-throw = Rye has taken two, as you promised. You have no trump left: throw away what you like.
    .task = Play either card.
wingman-give = Cocktail was led. You have none, so you cannot win this trick.
    .task = Play your last card.
wingman-twice = You score twice: 10 for Sorrel's promise, which you kept, and 12 for yours, which Rye kept for you.

## The introduction

intro-goal = Promise how many tricks you take, and take exactly so many.
    .topic = the goal
    .picture = Three cards, two empty glasses as a promise of two tricks, and below them two full ones: the promise is kept.
intro-turn = Follow the suit led. Have none? Then any card will do.
    .topic = your turn
    .picture = Wine was led. The Wine 4 in the hand is lit; a Cocktail and a Beer beside it are not.
intro-twist = Promises never add up: in every round somebody misses.
    .topic = the twist
    .picture = The promises 2, 0 and 1 would be three, as many as there are cards. So the 1 is crossed out.
intro-end = Hit your promise: 10 points and 1 a trick. Miss it: nothing.
    .topic = how it pays
    .picture = Two full glasses for a promise of two: 12 points. One full glass too many: no points.

## The player aid

aid-promise = Say how many tricks you take.
    .name = Promise
aid-play = Follow suit, or play anything.
    .name = Play
aid-score = Kept? 10, and 1 a trick.
    .name = Score
aid-order = Trumps, best first
aid-bar = Bar: 14. Of two, the later wins
aid-thirteen = Mixer of the trump suit: 13
aid-twelve = Mixer with trump as its small glass: 12
aid-numbers = Then 11 down to 1
aid-suits = No trump in the trick?
aid-mixer = The highest of the suit led wins. Its Mixer is 13
aid-points = Points
aid-exact = Exactly as promised: 10, and 1 for each trick
aid-missed = Too many or too few: nothing
aid-wingman = With Wingman
aid-hand-on = Bid on your hand, then hand it on. You score for the one you play, and for the one you gave.
