"""Why a move is not open to a seat: what is so, and what to do instead.

Whatever is said here depends only on what that seat may know.
"""

from taphouse.core.errors import IllegalMove
from taphouse.core.facts import SEATS, typed
from taphouse.core.words.said import no_such_move as not_a_move
from taphouse.core.words.said import no_such_seat as not_a_seat
from taphouse.decks.glasses import BAR, DECK, is_bar, suit_of
from taphouse.games.with_friends_like_these.cards import CARD_REFS, SUIT_REFS, TRUMP, class_of, stands_for, write
from taphouse.games.with_friends_like_these.words import said


def nobody_moves() -> IllegalMove:
    """WF-011: after the last round nothing is left to do."""
    return IllegalMove("WF-011", said.all_played())


def no_such_seat(seat: int, seats: int) -> IllegalMove:
    """There is nobody of that number."""
    return IllegalMove("", not_a_seat(number=seat + 1, last=seats))


def no_such_move(move: int) -> IllegalMove:
    """There is no move of that number."""
    return IllegalMove("", not_a_move(number=move))


def wrong_time(*, bidding: bool) -> IllegalMove:
    """WF-040, WF-042: first all bids, which are final, then the cards."""
    if bidding:
        return IllegalMove("WF-040", said.bid_first())
    return IllegalMove("WF-042", said.bids_are_final())


def wait(turn: int, *, bidding: bool) -> IllegalMove:
    """WF-040, WF-052: one after another, clockwise."""
    if bidding:
        return IllegalMove("WF-040", said.not_your_turn(who=SEATS[turn], task="bid"))
    return IllegalMove("WF-052", said.not_your_turn(who=SEATS[turn], task="play"))


def bad_bid(tricks: int, hand_size: int, bid_sum: int) -> IllegalMove:
    """WF-041, WF-043, WF-044: no more than the hand size, and the last bid may not make the sum fit."""
    if tricks > hand_size:
        return IllegalMove("WF-041", said.bid_too_high(number=tricks, most=hand_size))
    return IllegalMove("WF-043", said.bids_would_fit(sum=bid_sum, number=tricks, tricks=hand_size))


def no_such_card(card: int) -> IllegalMove:
    """WF-001: the standard game is played with deck a alone."""
    return IllegalMove("WF-051", said.not_in_play(typed=typed(write(card))))


def bad_card(card: int, held: list[int], following: list[int], first: int, trump: int) -> IllegalMove:
    """WF-036, WF-052 to WF-056: a card that is not there, or does not follow although another would."""
    if card not in held:
        return IllegalMove("WF-051", said.not_held(typed=typed(write(card)), card=CARD_REFS[card]))
    led = class_of(first % DECK, trump)
    instead = _unlike(following)
    if led == TRUMP:
        if is_bar(first):
            return IllegalMove("WF-056", said.can_follow_bar(instead=instead))
        return IllegalMove("WF-055", said.can_follow_trumps(instead=instead))
    suit = SUIT_REFS[led]
    if is_bar(card):
        return IllegalMove("WF-054", said.bar_must_wait(suit=suit, instead=instead))
    if suit_of(card) == led and class_of(card % DECK, trump) == TRUMP:
        rank, now = stands_for(card, trump)
        fact = said.mixer_is_trump(suit=suit, card=CARD_REFS[card], rank=rank, trump=SUIT_REFS[now], instead=instead)
        return IllegalMove("WF-036", fact)
    return IllegalMove("WF-052", said.can_follow(suit=suit, instead=instead))


def _unlike(cards: list[int]) -> list[said.CardRef]:
    """Of cards that are called the same, name one."""
    unlike: dict[int, said.CardRef] = {}
    for card in cards:
        unlike.setdefault(BAR if is_bar(card) else card % DECK, CARD_REFS[card])
    return list(unlike.values())
