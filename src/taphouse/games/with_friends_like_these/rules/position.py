"""Positions: the fields that tell all of a table, and setting it up again from them.

A scene made by hand needs the dealer, the turned-up card and the hands as they are now. Bids and tricks are
played again by the rules, so that nothing absurd gets through.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.errors import BadPosition
from taphouse.core.facts import Fact, typed
from taphouse.core.fields import Field, restore
from taphouse.core.forms import Form, Listed, Number, PerSeat, SeatNumber, Word, listed, number
from taphouse.core.moves import Move, Seat
from taphouse.decks.glasses import DECK
from taphouse.games.with_friends_like_these.cards import CARDS, TRUMP_IDS
from taphouse.games.with_friends_like_these.house import LARGEST_HAND
from taphouse.games.with_friends_like_these.rules import dealing
from taphouse.games.with_friends_like_these.rules.finished import Finished, Trick, in_order
from taphouse.games.with_friends_like_these.rules.moves import BID, NO_BID, OVER, PLAY
from taphouse.games.with_friends_like_these.words import said

if TYPE_CHECKING:
    from taphouse.games.with_friends_like_these.rules.state import State

MOST: Final = 9999
"""No game pays more; a scene may begin with any score up to it."""
CARD: Final = Word(CARDS)
LAID: Final = Listed(CARD)
TRICKS: Final = PerSeat(Number(0, LARGEST_HAND))


class FromOne(Form):
    """A number that people count from 1."""

    def write(self, value: object) -> object:
        """Write it down."""
        return int(cast("int", value)) + 1

    def read(self, value: object, seats: int) -> object:
        """Read it."""
        return number(value, 1, MOST) - 1


class Hands(Field):
    """The cards that each seat holds now."""

    def write(self, state: object) -> object:
        """Write them down."""
        table = cast("State", state)
        return [[CARDS[card] for card in table.held(seat)] for seat in range(table.seats)]

    def read(self, state: object, value: object) -> None:
        """Put them into the hands."""
        table = cast("State", state)
        for seat, hand in enumerate(listed(value, table.seats)):
            for card in listed(hand):
                dealing.put(table, seat, cast("int", CARD.read(card, table.seats)))


class Tricks(Field):
    """The cards as they were laid in this round, each trick from its leader on."""

    def write(self, state: object) -> object:
        """Write them down."""
        table = cast("State", state)
        return [table.trick(at).position() for at in range(table.tricks_begun())]

    def read(self, state: object, value: object) -> None:
        """Lay them down, without asking whether that could be."""
        table = cast("State", state)
        leaders: list[int] = []
        played: list[int] = []
        for row in listed(value):
            leaders.append(cast("int", _part(row, "leader", SeatNumber(), table.seats)))
            cards = cast("vec[i64]", _part(row, "cards", LAID, table.seats))
            if len(played) % table.seats != 0 or not 1 <= len(cards) <= table.seats:
                raise BadPosition(said.bad_trick())
            played += [int(card) for card in cards]
        leaders.append(0)
        table.played = vec[i64](played)
        table.leaders = vec[i64](leaders)
        table.tricks_done = len(played) // table.seats
        table.laid = len(played) % table.seats


class Rounds(Field):
    """The rounds that are over."""

    def write(self, state: object) -> object:
        """Write them down."""
        return [over.position() for over in in_order(cast("State", state).finished)]

    def read(self, state: object, value: object) -> None:
        """Remember them."""
        table = cast("State", state)
        seats = table.seats
        latest: Finished | None = None
        for row in listed(value):
            last = _part(row, "last_trick", None, seats)
            trick = Trick(
                cast("int", _part(last, "trump", Word(TRUMP_IDS), seats)),
                cast("int", _part(last, "leader", SeatNumber(), seats)),
                cast("vec[i64]", _part(last, "cards", Listed(CARD, seats), seats)),
                cast("int", _part(last, "winner", SeatNumber(), seats)),
            )
            latest = Finished(
                latest,
                cast("vec[i64]", _part(row, "bids", TRICKS, seats)),
                cast("vec[i64]", _part(row, "won", TRICKS, seats)),
                cast("vec[i64]", _part(row, "points", PerSeat(Number(0, MOST)), seats)),
                trick,
            )
        table.finished = latest


def _part(row: object, key: str, form: Form | None, seats: int) -> object:
    """Read one entry of a row; without a form, as it stands there."""
    if not isinstance(row, dict) or key not in row:
        raise BadPosition(said.no_entry(entry=typed(key)))
    return row[key] if form is None else form.read(row[key], seats)


THIS_ROUND: Final[list[Field]] = [
    Field("round", FromOne(), optional=True),
    Field("dealer", SeatNumber()),
    Field("flip", CARD),
    Hands("places", key="hands"),
    Field("bids", PerSeat(Number(0, LARGEST_HAND, none=NO_BID)), optional=True),
    Tricks("played", key="tricks", optional=True),
]
ROUNDS_BEFORE: Final[list[Field]] = [
    Field("scores", PerSeat(Number(0, MOST)), optional=True),
    Rounds("finished", optional=True),
]
FIELDS: Final = [*THIS_ROUND, *ROUNDS_BEFORE]
DERIVED: Final = {
    "hand_size": "round",
    "pass_offset": "round",
    "trump": "flip",
    "phase": "bids",
    "turn": "bids",
    "bid_sum": "bids",
    "won": "tricks",
    "tricks_done": "tricks",
    "laid": "tricks",
    "led": "tricks",
    "winning": "tricks",
    "winning_card": "tricks",
    "leaders": "tricks",
}
"""What follows from the fields by the rules, each with the field that tells most of it."""


def rebuild(table: "State", data: Mapping[str, object]) -> None:
    """Set a new table up as it was written down; what it won in a last round of which all is played stands."""
    restore(table, THIS_ROUND, data)
    _play_again(table)
    restore(table, ROUNDS_BEFORE, data)
    _check_rounds(table)


def _play_again(table: "State") -> None:
    """Deal the round that was read, make its bids and play its tricks."""
    tricks = [table.trick(at) for at in range(table.tricks_begun())]
    bids, flip = table.bids, table.flip
    dealt = _dealt(table, tricks)
    _check(table, tricks, [int(flip), *(card for hand in dealt for card in hand)])
    dealing.open_round(table)
    need(all(len(hand) == table.hand_size for hand in dealt), said.bad_hands(number=int(table.hand_size)))
    passed = NO_BID not in bids
    for seat in range(table.n):
        for card in dealt[seat]:
            dealing.put(table, table.bidder_for(seat) if passed else seat, card)
    dealing.turn_up(table, flip)
    _replay(table, bids, tricks)


def _dealt(table: "State", tricks: list[Trick]) -> list[list[int]]:
    """What each seat held when the tricks began: what it holds, and what it has laid."""
    hands = [table.held(seat) for seat in range(table.n)]
    for trick in tricks:
        seat = trick.leader
        for card in trick.cards:
            hands[seat].append(int(card))
            seat = table.left_of(seat)
    return hands


def _check(table: "State", tricks: list[Trick], cards: list[int]) -> None:
    rounds, size = table.house.rounds(), table.house.hand_size(table.round)
    need(table.round < rounds, said.bad_round(number=int(table.round) + 1, rounds=int(rounds)))
    over = len(tricks) == size and table.laid == 0
    need(not over or table.round + 1 == rounds, said.round_is_played())
    need(len(set(cards)) == len(cards), said.two_places())
    need(max(cards) < DECK * table.house.decks, said.one_deck())


def _replay(table: "State", bids: vec[i64], tricks: list[Trick]) -> None:
    """Make the bids in turn; seats that have not bid yet have none. Then play the tricks."""
    for step in range(table.n):
        seat = (table.dealer + 1 + step) % table.n
        if bids[seat] != NO_BID:
            table.apply(Seat(int(seat)), Move(BID + int(bids[seat])))
    for trick in tricks:
        seat = trick.leader
        for card in trick.cards:
            table.apply(Seat(int(seat)), Move(PLAY + int(card)))
            seat = table.left_of(seat)


def _check_rounds(table: "State") -> None:
    """WF-021: there are as many finished rounds as have been played, at the most."""
    rows = in_order(table.finished)
    played = int(table.round) + (table.phase == OVER)
    if len(rows) > played:
        raise BadPosition(said.too_many_rounds(round=int(table.round) + 1, most=played, number=len(rows)))
    for at, row in enumerate(rows):
        _check_round(table, at, row)


def _check_round(table: "State", at: int, row: Finished) -> None:
    """WF-041, WF-043, WF-060: the numbers of a finished round fit the size of its hands."""
    number, size = at + 1, int(table.house.hand_size(at))
    most = (10 + size) * (2 if table.house.wingman else 1)
    bids, won = list(row.bids), list(row.won)
    need(max(bids) <= size, said.bad_bids(round=number, size=size))
    need(sum(bids) != size, said.bids_did_fit(round=number, size=size))
    need(sum(won) == size, said.bad_tricks(round=number, size=size))
    need(max(list(row.points)) <= most, said.bad_points(round=number, most=most))


def need(holds: bool, fact: Fact) -> None:  # noqa: FBT001
    """Refuse a position in which something does not hold."""
    if not holds:
        raise BadPosition(fact)
