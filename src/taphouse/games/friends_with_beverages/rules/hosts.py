"""What is before each seat, as it is written down in a position, and read back."""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, bits_of, members
from taphouse.core.errors import BadPosition, BadValue
from taphouse.core.fields import Field, Form, Number, Word, listed, number, word
from taphouse.games.friends_with_beverages.cards import (
    CODES,
    COPY_OF,
    EQUIPMENT,
    EVENTS,
    KIND_OF,
    NO_CARD,
    SLOTS,
    TYPES,
    is_equipment,
    read_guest,
    write_card,
    write_guest,
)
from taphouse.games.friends_with_beverages.rules.forms import cards_in, guests_in, kind_held
from taphouse.games.friends_with_beverages.rules.hands import install_piece
from taphouse.games.friends_with_beverages.rules.looks import DEEP
from taphouse.games.friends_with_beverages.rules.places import hand_of
from taphouse.games.friends_with_beverages.rules.shots import SHOTS
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State


class Part:
    """A part of what is before a seat: its name in a position, and the attributes of the state that hold it."""

    key: str = ""
    names: tuple[str, ...] = ()

    def write(self, table: "State", seat: int) -> object:
        """Write it down for a seat."""
        raise NotImplementedError

    def read(self, table: "State", seat: int, value: object) -> None:
        """Lay it before a seat."""
        raise NotImplementedError


class Entry(Part):
    """A number of its own for each seat."""

    def __init__(self, key: str, name: str, form: Form) -> None:
        self.key = key
        self.name = name
        self.names = (name,)
        self.form = form

    def write(self, table: "State", seat: int) -> object:
        """Write it down."""
        return self.form.write(cast("vec[i64]", getattr(table, self.name))[seat])

    def read(self, table: "State", seat: int, value: object) -> None:
        """Set it."""
        cast("vec[i64]", getattr(table, self.name))[seat] = cast("int", self.form.read(value, table.seats))


class Hand(Part):
    """The cards in hand."""

    key = "hand"
    names: tuple[str, ...] = ("held", "sizes")

    def write(self, table: "State", seat: int) -> object:
        """Write them down."""
        return [write_card(card) for card in hand_of(table, seat)]

    def read(self, table: "State", seat: int, value: object) -> None:
        """Deal them."""
        for card in cards_in(value):
            table.held[EVENTS * seat + kind_held(card)] |= BIT[COPY_OF[card]]
            table.sizes[seat] += 1


class Guests(Part):
    """The guests in their slots."""

    key = "guests"
    names: tuple[str, ...] = ("guests",)

    def write(self, table: "State", seat: int) -> object:
        """Write them down."""
        return [write_guest(int(table.guests[SLOTS * seat + slot])) for slot in range(int(table.house.guests))]

    def read(self, table: "State", seat: int, value: object) -> None:
        """Lay them out; whether one is missing, is seen later."""
        for slot, guest in enumerate(listed(value, int(table.house.guests))):
            table.guests[SLOTS * seat + slot] = NO_CARD if guest is None else read_guest(str(guest))


class Served(Part):
    """The slots of served guests, from 1."""

    key = "served"
    names: tuple[str, ...] = ("served",)

    def write(self, table: "State", seat: int) -> object:
        """Write them down."""
        return [slot + 1 for slot in members(table.served[seat])]

    def read(self, table: "State", seat: int, value: object) -> None:
        """Set them."""
        for slot in listed(value):
            table.served[seat] |= BIT[number(slot, 1, int(table.house.guests)) - 1]


class Shed(Part):
    """The pieces in the shed."""

    key = "shed"
    names: tuple[str, ...] = ("shed", "pieces")

    def write(self, table: "State", seat: int) -> object:
        """Write them down."""
        return [write_card(int(table.pieces[TYPES * seat + kind])) for kind in members(table.shed[seat])]

    def read(self, table: "State", seat: int, value: object) -> None:
        """Install them."""
        for card in cards_in(value):
            if not is_equipment(KIND_OF[card]) or table.shed[seat] & BIT[KIND_OF[card] - EQUIPMENT] != 0:
                raise BadPosition(said.wrong_shed())
            install_piece(table, seat, card)


class Sideways(Part):
    """The types that do not work yet."""

    key = "sideways"
    names: tuple[str, ...] = ("sideways",)

    def write(self, table: "State", seat: int) -> object:
        """Write them down."""
        return [CODES[EQUIPMENT + kind] for kind in members(table.sideways[seat])]

    def read(self, table: "State", seat: int, value: object) -> None:
        """Set them."""
        table.sideways[seat] = bits_of([word(code, CODES[EQUIPMENT : EQUIPMENT + TYPES]) for code in listed(value)])


class Depth(Part):
    """FWB-090: how deep the seat has looked, and whether it knows the order."""

    key = "looks"
    names: tuple[str, ...] = ("looks",)

    def write(self, table: "State", seat: int) -> object:
        """Write it down."""
        return [int(table.looks.depth[seat]), int(table.looks.ordered[seat])]

    def read(self, table: "State", seat: int, value: object) -> None:
        """Set it."""
        depth, ordered = listed(value, 2)
        table.looks.depth[seat] = number(depth, 0, DEEP)
        table.looks.ordered[seat] = number(ordered, 0, 1)


class Looked(Part):
    """FWB-090: the guests that the seat knows to be on top of the deck."""

    key = "looked"
    names: tuple[str, ...] = ("looks",)

    def write(self, table: "State", seat: int) -> object:
        """Write them down."""
        return [write_guest(guest) for guest in table.looks.of(seat)]

    def read(self, table: "State", seat: int, value: object) -> None:
        """Set them."""
        looked = guests_in(value)
        if len(looked) > DEEP:
            raise BadPosition(said.wrong_looks(most=DEEP))
        for i in range(DEEP):
            table.looks.guests[DEEP * seat + i] = looked[i] if i < len(looked) else NO_CARD


class RankForm(Number):
    """A place among those at the table, or -1."""

    def read(self, value: object, seats: int) -> object:
        """Read it."""
        return number(value, -1, seats - 1)


class Hosts(Field):
    """Everything before each seat."""

    def write(self, state: object) -> object:
        """Write it down."""
        table = cast("State", state)
        return [{part.key: part.write(table, seat) for part in PARTS} for seat in range(table.seats)]

    def read(self, state: object, value: object) -> None:
        """Lay it out."""
        table = cast("State", state)
        for seat, host in enumerate(listed(value, table.seats)):
            if not isinstance(host, dict):
                raise BadValue("An object", host)
            for part in PARTS:
                part.read(table, seat, host[part.key])


PARTS: Final[list[Part]] = [
    Hand(),
    Guests(),
    Served(),
    Shed(),
    Sideways(),
    Entry("bottle", "bottles", Number(-1, 1)),
    Entry("nose", "noses", Number(0, 10)),
    Entry("rank", "ranks", RankForm()),
    Entry("shot", "shots", Word(SHOTS, none=True)),
    Entry("given", "given", Number(0, 2)),
    Depth(),
    Looked(),
]
