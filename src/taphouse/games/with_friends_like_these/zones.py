"""The cards on the table, as far as one seat may see them."""

from collections.abc import Iterable, Iterator
from functools import cache

from taphouse.core.facts import Fact
from taphouse.core.moves import Seat
from taphouse.core.view import Item, Zone
from taphouse.decks.glasses import DECK, SUITS, is_mixer, suit_of
from taphouse.games.with_friends_like_these.cards import (
    SUIT_REFS,
    TRUMP,
    class_of,
    stands_for,
    strength_of,
    suit_in_play,
    write,
)
from taphouse.games.with_friends_like_these.rules.finished import Trick
from taphouse.games.with_friends_like_these.rules.moves import BIDDING, NO_BID, OVER
from taphouse.games.with_friends_like_these.rules.state import State
from taphouse.games.with_friends_like_these.words import said


@cache
def item(card: int, trump: int, seat: int | None = None, marks: tuple[str, ...] = ()) -> Item:
    """Show a card; a Mixer that is no 13 says what it is in this round (WF-006, WF-033 to WF-037)."""
    if class_of(card % DECK, trump) == TRUMP:
        marks = ("trump", *marks)
    return Item(write(card), seat=seat, marks=marks, now=_now(card, trump))


def _now(card: int, trump: int) -> Fact | None:
    if not is_mixer(card) or suit_in_play(card, trump) == suit_of(card):
        return None
    rank, suit = stands_for(card, trump)
    return said.stands_for(rank=rank, suit=SUIT_REFS[suit])


def _in_order(trump: int) -> list[int]:
    """Sort all cards suit by suit, the trumps at the right; in each the strongest first."""

    def place(card: int) -> tuple[int, int, int]:
        face = card % DECK
        return class_of(face, trump), -strength_of(face, trump), card

    return sorted(range(2 * DECK), key=place)


PLACES = [{card: place for place, card in enumerate(_in_order(trump))} for trump in range(SUITS + 1)]
"""For each trump: where a card goes in a hand."""


def in_hand_order(cards: Iterable[int], trump: int) -> list[int]:
    """Sort cards as people hold them."""
    return sorted(cards, key=PLACES[trump].__getitem__)


HANDS = 2
"""Behind so many other zones the hands come, seat by seat."""


def zones_of(state: State) -> list[Zone]:
    """List the places where cards lie; of every hand only how many cards there are."""
    hands = [Zone(f"hand-{seat}", "", "hand", [], len(state.held(seat))) for seat in range(state.seats)]
    return [
        Zone("flip", "", items=[item(state.flip, state.trump)]),
        Zone("undealt", "", "pile", count=len(state.held(state.n))),
        *hands,
        _trick("trick", state.trick(state.tricks_done), state.seats),
        *_looking_back(state),
    ]


def zones_for(state: State, eyes: Seat, zones: list[Zone]) -> list[Zone]:
    """Add to what everybody sees the cards of the seat's own hand, and what the memory aid shows it."""
    trump = state.trump
    items = [item(card, trump) for card in in_hand_order(state.held(eyes), trump)]
    hand = Zone(f"hand-{eyes}", "", "hand", items)
    return [*zones[: HANDS + eyes], hand, *zones[HANDS + eyes + 1 :], *_passed_on(state, eyes)]


def _trick(name: str, trick: Trick, seats: int, *, shared: bool = False) -> Zone:
    """A trick: who laid what, and whose card wins."""
    items = []
    for step, card in enumerate(trick.cards):
        seat = int(trick.leader + step) % seats
        items.append(item(card, trick.trump, seat, ("winning",) if seat == trick.winner else ()))
    return Zone(name, "", "trick", items, shared=shared)


def _looking_back(state: State) -> Iterator[Zone]:
    """The finished tricks that the house lets everybody look at again, and the one that still lies there (R24)."""
    last = state.last_trick()
    if last is not None and (state.house.keeps_last_trick or _still_lies(state)):
        yield _trick("last-trick", last, state.seats)
    if state.house.keeps_all_tricks:
        for number in range(int(state.tricks_done)):
            yield _trick(f"trick-{number + 1}", state.trick(number), state.seats, shared=True)


def _still_lies(state: State) -> bool:
    """Whether nothing was played or bid since the last trick was finished: else nobody would see its last card."""
    if state.phase == BIDDING:
        return all(bid == NO_BID for bid in state.bids)
    return state.phase == OVER or (state.laid == 0 and state.tricks_done > 0)


def _passed_on(state: State, eyes: Seat) -> Iterator[Zone]:
    """WF-089: with the memory aid, the hand you passed on, its played cards marked; without it, nothing."""
    if not state.house.memory_aid or not state.pass_offset or state.phase == BIDDING:
        return
    trump = int(state.trump)
    wingman = int(state.wingman_of(eyes))
    tricks = [state.trick(number) for number in range(int(state.tricks_begun()))]
    laid = [card for trick in tricks for card in _laid_by(wingman, trick, state.seats)]
    cards = in_hand_order([*state.held(wingman), *laid], trump)
    items = [item(card, trump, None, ("played",) if card in laid else ()) for card in cards]
    yield Zone("passed-on", "", "hand", items)


def _laid_by(seat: int, trick: Trick, seats: int) -> list[int]:
    """The card a seat laid to a trick, if it has."""
    step = (seat - int(trick.leader)) % seats
    return [int(trick.cards[step])] if step < len(trick.cards) else []
