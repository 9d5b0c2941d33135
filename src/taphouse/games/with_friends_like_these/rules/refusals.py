"""Why a move is not open to a seat: what is so, and what to do instead.

Whatever is said here depends only on what that seat may know.
"""

from taphouse.core.errors import IllegalMove
from taphouse.decks.glasses import DECK, is_bar, suit_of
from taphouse.games.with_friends_like_these.cards import (
    SUIT_NAMES,
    TRUMP,
    class_of,
    meaning_of,
    name_of,
    write,
)
from taphouse.games.with_friends_like_these.rules.numbers import MOVES


def nobody_moves() -> IllegalMove:
    """WF-011: after the last round nothing is left to do."""
    return IllegalMove("WF-011", "The game is over: all rounds have been played.")


def no_such_seat(seat: int, seats: int) -> IllegalMove:
    """There is nobody of that number."""
    return IllegalMove("", f"There is no seat {seat + 1} at this table; the seats are 1 to {seats}.")


def no_such_move(move: int) -> IllegalMove:
    """There is no move of that number."""
    return IllegalMove("", f"There is no move {move} in this game; the moves are 0 to {MOVES - 1}.")


def wrong_time(*, bidding: bool) -> IllegalMove:
    """WF-040, WF-042: first all bids, which are final, then the cards."""
    if bidding:
        return IllegalMove("WF-040", "Cards are played once everybody has bid. Bid first.")
    return IllegalMove("WF-042", "The bidding is over and bids are final. Play a card.")


def wait(turn: int, *, bidding: bool) -> IllegalMove:
    """WF-040, WF-052: one after another, clockwise."""
    if bidding:
        return IllegalMove("WF-040", "It is {}'s turn to bid. Wait for yours.", turn)
    return IllegalMove("WF-052", "It is {}'s turn to play. Wait for yours.", turn)


def bad_bid(tricks: int, hand_size: int, bid_sum: int) -> IllegalMove:
    """WF-041, WF-043, WF-044: no more than the hand size, and the last bid may not make the sum fit."""
    if tricks > hand_size:
        return IllegalMove("WF-041", f"You have {hand_size} cards, so bid 0 to {hand_size}, not {tricks}.")
    return IllegalMove(
        "WF-043",
        f"The others bid {bid_sum}, and with your {tricks} the bids would add up to the {hand_size} tricks of the "
        "round. The last bidder must not do that: bid any other number.",
    )


def bad_card(card: int, held: list[int], following: list[int], first: int, trump: int) -> IllegalMove:
    """WF-036, WF-052 to WF-056: a card that is not there, or does not follow although another would."""
    if card not in held:
        return IllegalMove("WF-051", f"You do not hold {write(card)}, the {name_of(card)}. Play a card of your hand.")
    led = class_of(first % DECK, trump)
    instead = " or ".join(dict.fromkeys(f"the {name_of(other)}" for other in following))
    if led == TRUMP:
        rule, what = ("WF-056", "A Bar was led, which leads trumps") if is_bar(first) else ("WF-055", "Trumps were led")
        return IllegalMove(rule, f"{what}, and you can follow. Play {instead}.")
    suit = SUIT_NAMES[led]
    if is_bar(card):
        return IllegalMove("WF-054", f"{suit} was led and you can follow, so your Bar must wait. Play {instead}.")
    if suit_of(card) == led and class_of(card % DECK, trump) == TRUMP:
        why = f"{suit} was led, but the {name_of(card)} is the {meaning_of(card, trump)} in this round"
        return IllegalMove("WF-036", f"{why}. Play {instead}.")
    return IllegalMove("WF-052", f"{suit} was led and you can follow. Play {instead}.")
