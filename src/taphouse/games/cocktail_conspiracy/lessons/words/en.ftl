### What the lessons of Cocktail Conspiracy say, the four cards that introduce it, and its player aid.

## Mixing

lesson-mixing = Mix your first cocktail

# $friend (seat)
mixing-goal = These five tokens are the secret cocktail of your team, { $friend-mid } and you. Gather all five in front of one of you, and you win.
# $card (card)
mixing-play = A turn is one action. Mostly you play a card in front of somebody, and only its big picture counts there.
    .task = Choose your { $card }, then your own place.
mixing-lemon-later = A lemon is in your cocktail, well seen.
    .why = Begin with the cherry, though: you need two of them.
# $friend (seat)
mixing-not-yet-there = { $friend } can use it, that is true.
    .why = But all five must lie in one place. Begin with your own.
mixing-no-plum = A plum may go anywhere, yet look at your tokens.
    .why = Your cocktail has no plum, so it brings you no nearer.
# $card (card)
mixing-to-foes = You may play it, yet there is better.
    .why = Your { $card } in front of you is the first of your five.
mixing-good-hand = You may throw your hand away, yet look at it first.
    .why = The cherry and the lemon are both in your cocktail.
mixing-drew = Your turn ended with a new card: everybody fills up to three. Then the others had their turns.
# $who (seat), $foe (seat)
mixing-plum = { $who } laid a plum on you. You need none, and with it your place cannot win, so it is marked.
    .task = Move it: choose the plum, then the place of { $foe-mid } or { $who-mid }.
# $friend (seat)
mixing-plum-to-friend = Away with it, that is right.
    .why = But { $friend-mid } mixes the same cocktail as you, and the plum would spoil it there.
mixing-keep-cherry = You may move the cherry, yet you need it.
    .why = It is the plum that is in your way.
mixing-plum-stays = You may, yet the plum would stay.
    .why = One card that is not in the cocktail, and the place cannot win.
# $who (seat), $other (seat), $friend (seat)
mixing-cheers = The small cherry of { $who-mid } met your big one: CHEERS! Both cards leave you, and you send them to two others.
    .task = First send the mint to { $other-mid }, then the cherry to { $friend-mid }.
# $friend (seat)
mixing-has-mint = { $friend } is on your team, well thought.
    .why = But a mint lies there already, and you need only one. The cherry is what { $friend-mid } lacks.
# $friend (seat)
mixing-both-to-foes = You may send them there, yet one is a gift.
    .why = { $friend } mixes the same cocktail and can use the cherry.
# $friend (seat), $card (card)
mixing-friend = Two cherries and a mint lie in front of { $friend-mid } now: three of your five. Go on there, it counts for both of you.
    .task = Play your { $card } on { $friend-mid }.
# $friend (seat)
mixing-alone = The lemon is in your cocktail, that is right.
    .why = But places are never counted together, and { $friend-mid } has three of the five.
# $friend (seat)
mixing-no-help = You may, yet { $friend-mid } would be no nearer.
    .why = A lemon and a curaçao are missing there, and you hold a lemon.
# $who (seat), $friend (seat)
mixing-discard = { $who } spoiled it with a plum, but { $friend-mid } can move that away. You need a curaçao, and hold three plums: throw them all away.
    .task = Discard your hand, and draw three new cards.
# $friend (seat)
mixing-only-plums = You may play a plum, yet it brings you no nearer.
    .why = { $friend } lacks a curaçao. Three new cards may bring one.
# $friend (seat)
mixing-end = { $friend } got rid of the plum, and you drew two curaçaos. Look at their small pictures: one would clink with a cherry there.
    .task = Play the other one on { $friend-mid }, and win.
# $friend (seat)
mixing-would-clink = A curaçao is what { $friend-mid } needs, yet not this one.
    .why = Its small cherry meets the big ones there: CHEERS, and two cards leave.
# $friend (seat), $card (card)
mixing-could-win = You may, yet you could win.
    .why = Your { $card } is the last of the five in front of { $friend-mid }.
# $friend (seat)
mixing-won = All five lie in front of { $friend-mid }, and nothing else: you have both won, then and there.

## CHEERS

lesson-cheers = CHEERS

# $who (seat)
cheers-meet = When the small picture of your card meets the same big picture at a place, it is CHEERS: both cards leave that place.
    .task = Choose the card with the small mint, and play it on { $who-mid }.
cheers-other-way-round = Both cards show a cherry, well seen.
    .why = But yours is the big one. Only a small one that you play meets a big one that lies there.
# $who (seat)
cheers-no-mint-there = The small mint is right, yet no big mint lies there.
    .why = { $who } has one. Nothing clinks between different places.
# $card (card), $who (seat)
cheers-no-clink = You may, yet nothing would clink.
    .why = Only your { $card } has a small mint, for the big one of { $who-mid }.
cheers-call = Glasses meet! At some tables, as here, you call it. The button comes only with a clink: nobody forgets it or calls it wrongly.
    .task = Call CHEERS.
# $who (seat), $other (seat)
cheers-sent = { $who } was hit, so { $who-mid } sent both cards on: your plum to you, the mint to { $other-mid }. Where they land, nothing clinks.
# $card (card)
cheers-own = That plum is in your way now. Clink with yourself: a small plum meets it, and this time it is you who sends.
    .task = Play your { $card } on yourself.
# $friend (seat)
cheers-may-move = To move the plum away is good, too.
    .why = But CHEERS does two things in one turn: the plum leaves, and a cherry can go to { $friend-mid }.
cheers-plum-stays = You may, yet the plum would stay.
    .why = One card that is not in the cocktail, and your place cannot win.
# $friend (seat), $foe (seat)
cheers-own-send = They go to two others, and one of these must be an opponent. { $friend } lacks a cherry.
    .task = First send the cherry to { $friend-mid }, then the plum to { $foe-mid }.
# $friend (seat)
cheers-plum-to-friend = One card for { $friend-mid }, yes, but not the plum.
    .why = Your cocktail has no plum: it would spoil the place of { $friend-mid }.
# $friend (seat)
cheers-both-to-foes = You may send them there, yet one is a gift.
    .why = { $friend } lacks a cherry for the cocktail of you both.
# $card (card)
cheers-twin = You lack two cherries. Your { $card } does not clink with itself, but it would with a cherry that lies there already.
    .task = So play your { $card } on yourself first.
cheers-twin-first = A cherry is right, yet think of your next turn.
    .why = Then a cherry lies there, and the small cherry of the double one would meet it: CHEERS.
cheers-fourth = You may, yet three of your five lie in front of you.
    .why = Each place stands alone. With a cherry there you would have four.
# $who (seat), $friend (seat)
cheers-last = A round later { $who-mid } clinks with you, one card before the end. But look at { $friend-mid }: only a cherry is missing there!
    .task = First send the plum to { $who-mid }, then the cherry to { $friend-mid }.
# $friend (seat)
cheers-win-there = You may send them there, yet you could win.
    .why = With your cherry { $friend-mid } has all five, and you may win in anybody's turn.
# $friend (seat)
cheers-declare = All five lie in front of { $friend-mid }. Mostly that wins by itself, but at this table somebody of the team has to see it.
    .task = Declare victory for { $friend-mid }.
# $friend (seat)
cheers-won-already = You may play on, yet you have all five.
    .why = If somebody spoils the place of { $friend-mid } first, the chance is gone. To declare costs no turn.
# $who (seat)
cheers-won = You have won with the very card that { $who-mid } knocked away from you. Whoever is hit sends, and may win by it.

## Teams and stools

lesson-teams = Teams and stools

# $who (seat), $other (seat)
teams-alone = { $who } and { $other-mid } are team A. You are team B, alone, so a stool stands for your team-mate: what lies there counts for you.
# $card (card), $other (card)
teams-stool = You need two lemons, two plums and a mint. Two of them lie there, and all five on the stool win for you.
    .task = Play your { $card } or your { $other } on the stool.
teams-one-place = It is in your cocktail, well seen.
    .why = But each place stands alone, and the stool has two of the five.
teams-stays-there = The stool is right, but not that card.
    .why = It is not in your cocktail, and nothing can be moved away from a stool.
teams-stool-waits = You may, yet the stool would be no nearer.
    .why = A lemon and a mint are missing there, and you hold both.
# $who (seat)
teams-keeper = CHEERS by { $who-mid } on the stool. It cannot decide anything, so you, its keeper, send both cards on.
    .task = First send the curaçao to { $who-mid }, then the plum to yourself.
teams-no-curacao = Something for yourself is a good idea.
    .why = But your cocktail has no curaçao. The plum is the one to take.
teams-keep-plum = You may give both away, yet you need plums.
    .why = Only the stool cannot have them back. Your own place can.
# $who (seat), $other (seat)
teams-order = Your turn again: { $who-mid }, you, { $other-mid }, you. Being alone, you have every second turn, and four cards instead of three.
teams-seven = Later. A mint is missing, and nobody can move that cherry off the stool. But six cards are the most: lay a seventh, and one has to go.
    .task = Play the mint on the stool that does not clink there.
teams-would-clink = A mint is right, yet not this one.
    .why = Its small plum meets the big ones there: CHEERS, and a plum that you need leaves.
teams-no-mint = That makes seven, too.
    .why = But the mint would still be missing.
# $card (card)
teams-mint-first = You may, yet you could win.
    .why = Your { $card } is all that the stool lacks, and as the seventh card it drives the cherry away.
teams-drop = Seven lie there. The keeper chooses which one goes.
    .task = Put the cherry away.
teams-cherry-stays = Six would be left, yet the cherry among them.
    .why = One card that is not in the cocktail, and the place cannot win.
teams-won = Three lemons, two plums, one mint: one too many of what you need does no harm. The stool wins, and so do you.

## Masquerade

lesson-masquerade = Masquerade

masquerade-masks = Everybody wears a mask. You know your own team and cocktail, but not who is with you. One of these three is.
# $card (card)
masquerade-friend = What people gather gives them away. Who has only cherries, mints or curaçao, as in your cocktail?
    .task = Play your { $card } on whoever may be your friend.
masquerade-lemons = It could be, yet a lemon lies there.
    .why = Your cocktail has none. Whoever gathers lemons is after another one.
masquerade-no-gift = You can use it yourself, that is true.
    .why = But a gift shows your friend who you are, and then two of you mix.
# $card (card)
masquerade-gift-first = You may, yet nobody would know you by it.
    .why = Your { $card } is a gift that only your friend can use well.
# $who (seat), $friend (seat)
masquerade-answer = Now they answer: { $who-mid } laid a plum on you, but { $friend-mid } a mint that you need. That was no enemy.
    .task = Move the plum back to { $who-mid }.
# $friend (seat)
masquerade-plum-to-friend = Away with it, yes, but not to { $friend-mid }.
    .why = Whoever gives you a mint is probably your friend, and your cocktail has no plum.
masquerade-keep-good = You may move it, yet you need it.
    .why = It is the plum that is in your way.
masquerade-plum-stays = You may, yet the plum would stay.
    .why = One card that is not in your cocktail, and your place cannot win.
# $who (seat), $other (seat), $friend (seat)
masquerade-cheers = CHEERS by { $who-mid }. Behind masks nobody knows who is an opponent: the two cards may go to any two others.
    .task = First send the plum to { $other-mid }, then the mint to { $friend-mid }.
# $friend (seat)
masquerade-mint-lost = You may send them there, yet the mint is dear.
    .why = { $friend } seems to mix the same cocktail as you, and can use it.
masquerade-bluff = At such a table everybody may say about themselves what they please, true or not. Trust cards more than words.
# $friend (seat), $card (card)
masquerade-trust = Two cherries and two mints lie in front of { $friend-mid }. If that is your friend, only a curaçao is missing.
    .task = Be brave, and play your { $card } on { $friend-mid }.
# $friend (seat)
masquerade-nearer = You can use it yourself, that is true.
    .why = But { $friend-mid } has four of your five. If you are of one team, you win together.
# $friend (seat), $card (card)
masquerade-could-win = You may, yet you could win.
    .why = If { $friend-mid } is of your team, your { $card } is all that is missing there.
# $friend (seat)
masquerade-won = The masks fall: { $friend-mid } was of your team. A place counts for its own player's team, and all who have that token win.

## The four cards that introduce the game

intro-goal = Gather your team's five ingredients in front of one of you.
    .topic = the goal
    .picture = Five tokens, two cherries, a mint, a curaçao and a lemon. Below them two cards in front of a player cover a cherry and the mint.
intro-turn = Play on anybody, move one of yours, or discard all.
    .topic = your turn
    .picture = A card goes to somebody's place, a card moves from place to place, and a hand goes to the discards.
intro-twist = A small picture meets its big twin: CHEERS! Both cards leave.
    .topic = the twist
    .picture = The small mint of a plum meets a big mint, and glasses clink above the two cards.
intro-end = All five, and nothing else: your whole team wins.
    .topic = the end
    .picture = Five cards with a tick lie in front of one player: two cherries, a mint, a curaçao and a lemon. A plum beside them is crossed out.

## The player aid

aid-act = Play, move or discard all.
    .name = Act
aid-react = CHEERS, or a seventh card.
    .name = React
aid-draw = Fill up to three or four.
    .name = Draw
aid-cards = Cards and CHEERS
aid-ingredients = Cherry, mint, curaçao, lemon, plum
aid-clink = Big pictures count. A small one that meets the same big one there: both cards leave.
aid-send = Whoever was hit sends them to two others, one of them an opponent.
aid-winning = Winning
aid-all = All five in front of one of you; extra ones do no harm.
aid-foreign = Not in the cocktail: no win while it lies there.
aid-full = Six at most: of seven, one goes.
aid-last = Last rounds. Then the nearest team wins.
aid-some-tables = At some tables
aid-stool = Stool: a place for the smaller team, which decides for it.
aid-master = Master: alone knows the cocktail, and is silent.
aid-mask = Masquerade: secret teams; CHEERS goes to any two.
