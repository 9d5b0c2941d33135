"""The fields of the table, once: positions, rebuilding and equality follow from them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import members
from taphouse.core.fields import Asked, Entry, Field, Sides
from taphouse.core.fields import restore as restore_fields
from taphouse.core.fields import written as written_fields
from taphouse.core.forms import (
    Flag,
    Form,
    Listed,
    Number,
    PileOf,
    SeatNumber,
    SetOf,
    Word,
    flag,
    listed,
    mapped,
    number,
    word,
)
from taphouse.games.empire_needs_beer import cards as c
from taphouse.games.empire_needs_beer.rules import happenings as h
from taphouse.games.empire_needs_beer.rules.book import BOOK
from taphouse.games.empire_needs_beer.rules.checks import check

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State

Data = Mapping[str, object]
MOST_TIME: Final = 5


class InPlay(Field):
    """The card in play: whether it has removed itself, and its parts that are left."""

    def write(self, state: object) -> object:
        """Write it down, or nothing."""
        table = cast("State", state)
        if table.in_play == c.NO_CARD:
            return None
        card = c.CARD_IDS[int(table.in_play)]
        return {"card": card, "burned": table.in_play_burned, "left": members(table.parts_left)}

    def read(self, state: object, value: object) -> None:
        """Set it."""
        if value is None:
            return
        table, data = cast("State", state), mapped(value)
        table.in_play = word(data["card"], c.CARD_IDS)
        table.in_play_burned = flag(data["burned"])
        table.parts_left = sum({1 << number(part, 0, c.PARTS_A_CARD - 1) for part in listed(data["left"])})


class Incoming(Field):
    """A barrel that waits for room."""

    def write(self, state: object) -> object:
        """Write it down, or nothing."""
        table = cast("State", state)
        if table.incoming == c.COLOURS:
            return None
        return {"colour": c.COLOUR_IDS[int(table.incoming)], "place": c.PLACE_IDS[int(table.incoming_to)]}

    def read(self, state: object, value: object) -> None:
        """Set it."""
        if value is None:
            return
        table, data = cast("State", state), mapped(value)
        table.incoming = word(data["colour"], c.COLOUR_IDS)
        table.incoming_to = word(data["place"], c.PLACE_IDS)


class Completing(Field):
    """An order whose barrels are being removed, and those that are."""

    def write(self, state: object) -> object:
        """Write it down, or nothing."""
        table = cast("State", state)
        if table.completing == c.NO_ORDER:
            return None
        taken = [
            [c.REGION_IDS[which // c.COLOURS], c.COLOUR_IDS[which % c.COLOURS]]
            for which in range(len(table.taken))
            for i in range(int(table.taken[which]))
        ]
        return {"order": c.ORDER_IDS[int(table.completing)], "taken": taken}

    def read(self, state: object, value: object) -> None:
        """Set it."""
        if value is None:
            return
        table, data = cast("State", state), mapped(value)
        table.completing = word(data["order"], c.ORDER_IDS)
        for pair in listed(data["taken"]):
            region, colour = listed(pair, 2)
            table.taken[word(region, c.REGION_IDS) * c.COLOURS + word(colour, c.COLOUR_IDS)] += 1


class Supply(Form):
    """How many barrels of each colour are left."""

    def write(self, value: object) -> object:
        """Write them down."""
        left = cast("vec[i64]", value)
        return {c.COLOUR_IDS[colour]: int(left[colour]) for colour in range(c.COLOURS)}

    def read(self, value: object, seats: int) -> object:
        """Read them."""
        data = mapped(value)
        return vec[i64]([number(data[colour], 0, c.BARRELS_EACH) for colour in c.COLOUR_IDS])


class Standing(Entry):
    """The barrels of each seat, by places."""

    def write_of(self, state: object, seat: int) -> object:
        """Write those of a seat down."""
        table = cast("State", state)
        return {c.PLACE_IDS[place]: _standing(table, seat, place) for place in range(c.PLACES)}

    def read_of(self, state: object, seat: int, value: object) -> None:
        """Set those of a seat."""
        table, data = cast("State", state), mapped(value)
        for place in range(c.PLACES):
            for colour in listed(data[c.PLACE_IDS[place]]):
                table.barrels[(seat * c.PLACES + place) * c.COLOURS + word(colour, c.COLOUR_IDS)] += 1


def _standing(table: "State", seat: int, place: int) -> list[str]:
    at = (seat * c.PLACES + place) * c.COLOURS
    return [c.COLOUR_IDS[colour] for colour in range(c.COLOURS) for i in range(int(table.barrels[at + colour]))]


CARD_SET: Final = SetOf(c.CARD_IDS)
CARD_PILE: Final = PileOf(c.CARD_IDS, c.CARDS)
ORDER_PILE: Final = PileOf(c.ORDER_IDS, c.ORDER_COUNT)
SIDES: Final[Sides] = Sides(
    "players",
    [
        Entry("hands", CARD_SET, "hand"),
        Entry("known", CARD_SET),
        Entry("draws", CARD_PILE, "draw_pile"),
        Entry("discards", CARD_PILE),
        Entry("dropped", CARD_SET),
        Entry("burned", CARD_SET),
        Standing("barrels"),
        Entry("secret", Word(c.ORDER_IDS, none=True)),
        Entry("sources", Word(h.SOURCES), "secret_from"),
        Entry("completed", SetOf(c.ORDER_IDS)),
        Entry("sips", Word(h.SIPS, none=True), "sip"),
    ],
)
"""What each seat has."""
FIELDS: Final[tuple[Field, ...]] = (
    Asked(BOOK),
    Field("active", SeatNumber(none=True)),
    Field("first", SeatNumber(none=True)),
    Field("round", Number()),
    Field("turns", Number()),
    Field("time_left", Number(0, MOST_TIME)),
    Field("time_given", Number(0, MOST_TIME)),
    Field("majorities", SetOf(c.REGION_IDS)),
    SIDES,
    InPlay("in_play"),
    Incoming("incoming"),
    Completing("completing"),
    Field("supply", Supply()),
    Field("order_deck", ORDER_PILE),
    Field("removed_orders", ORDER_PILE),
    Field("middle", Listed(Word(c.ORDER_IDS, none=True), c.SLOTS)),
    Field("advance_deck", PileOf(c.CARD_IDS, c.ADVANCE)),
    Field("display", Listed(Word(c.CARD_IDS, none=True), c.SLOTS)),
    Field("final_round", Flag(), "last_round"),
    Field("ended_by", Word(h.REASONS)),
)


def written(table: "State") -> dict[str, object]:
    """Write a state down: pieces by notation, piles from bottom to top, places and answers in words."""
    return {"house": dict(table.house.values), **written_fields(table, FIELDS)}


def restore(table: "State", data: Data) -> None:
    """Lay a fresh table as it was written down, if it can be."""
    restore_fields(table, FIELDS, data)
    check(table)
