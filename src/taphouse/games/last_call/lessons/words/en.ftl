### What the lessons of Last Call say, and the four cards that introduce it.

lesson-matching = Match a card

matching-goal = These are your cards. Whoever has none left first wins the round.
# $card (card)
matching-glass = Your { $card } has the same glass as the card on the pile, so it fits.
    .task = Play the lit card.
# $card (card)
matching-may-draw = You may draw, yet there is better.
    .why = Your { $card } fits, and each card that you lose brings you nearer to the end.

intro-goal = Lose all your cards before the others do.
    .topic = the goal
    .picture = A hand of cards gets smaller.
intro-turn = Play a card with the same glass, colour or shape, or draw one.
    .topic = your turn
    .picture = Three cards beside the pile.
intro-twist = Events hit the next player, or the whole table.
    .topic = the twist
    .picture = A card called Take That.
intro-end = One card left? Press LAST CALL, or be caught.
    .topic = the end
    .picture = One card and a bell.
