"""What is before each seat, as it is written down in a position, and read back."""

from typing import TYPE_CHECKING, Final, cast

from taphouse.core.bits import BIT, bits_of, members
from taphouse.core.errors import BadPosition
from taphouse.core.fields import Entry, Sides
from taphouse.core.forms import Number, OfSeats, Word, listed, number, word
from taphouse.games.friends_with_beverages import cards as c
from taphouse.games.friends_with_beverages.cards import is_equipment, read_guest, write_card, write_guest
from taphouse.games.friends_with_beverages.rules.forms import cards_in, guests_in, kind_held
from taphouse.games.friends_with_beverages.rules.hands import install_piece
from taphouse.games.friends_with_beverages.rules.looks import DEEP
from taphouse.games.friends_with_beverages.rules.places import hand_of
from taphouse.games.friends_with_beverages.rules.shots import SHOTS
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State


class Hand(Entry):
    """The cards in hand, and so their number."""

    def names(self) -> list[str]:
        """Name both."""
        return ["hands.held", "hands.sizes"]

    def write_of(self, state: object, seat: int) -> object:
        """Write them down."""
        table = cast("State", state)
        return [write_card(card) for card in hand_of(table, seat)]

    def read_of(self, state: object, seat: int, value: object) -> None:
        """Deal them."""
        table = cast("State", state)
        for card in cards_in(value):
            table.hands.held[c.EVENTS * seat + kind_held(card)] |= BIT[c.COPY_OF[card]]
            table.hands.sizes[seat] += 1


class Slots(Entry):
    """The guests in their slots."""

    def write_of(self, state: object, seat: int) -> object:
        """Write them down."""
        table = cast("State", state)
        return [write_guest(int(table.guests.at(seat, slot))) for slot in range(int(table.house.guests))]

    def read_of(self, state: object, seat: int, value: object) -> None:
        """Lay them out; whether one is missing, is seen later."""
        table = cast("State", state)
        for slot, guest in enumerate(listed(value, int(table.house.guests))):
            table.guests.slots[c.SLOTS * seat + slot] = c.NO_CARD if guest is None else read_guest(str(guest))


class Served(Entry):
    """The slots of served guests, from 1."""

    def write_of(self, state: object, seat: int) -> object:
        """Write them down."""
        table = cast("State", state)
        return [slot + 1 for slot in members(table.guests.served[seat])]

    def read_of(self, state: object, seat: int, value: object) -> None:
        """Set them."""
        table = cast("State", state)
        for slot in listed(value):
            table.guests.served[seat] |= BIT[number(slot, 1, int(table.house.guests)) - 1]


class Shed(Entry):
    """The pieces in the shed, and so their types."""

    def names(self) -> list[str]:
        """Name both."""
        return ["sheds.types", "sheds.pieces"]

    def write_of(self, state: object, seat: int) -> object:
        """Write them down."""
        table = cast("State", state)
        return [write_card(int(table.sheds.piece(seat, kind))) for kind in members(table.sheds.types[seat])]

    def read_of(self, state: object, seat: int, value: object) -> None:
        """Install them."""
        table = cast("State", state)
        for card in cards_in(value):
            if not is_equipment(c.KIND_OF[card]) or table.sheds.types[seat] & BIT[c.KIND_OF[card] - c.EQUIPMENT] != 0:
                raise BadPosition(said.wrong_shed())
            install_piece(table, seat, c.Card(card))


class Sideways(Entry):
    """The types that do not work yet."""

    def write_of(self, state: object, seat: int) -> object:
        """Write them down."""
        table = cast("State", state)
        return [c.CODES[c.EQUIPMENT + kind] for kind in members(table.sheds.sideways[seat])]

    def read_of(self, state: object, seat: int, value: object) -> None:
        """Set them."""
        table = cast("State", state)
        types = c.CODES[c.EQUIPMENT : c.EQUIPMENT + c.TYPES]
        table.sheds.sideways[seat] = bits_of([word(code, types) for code in listed(value)])


class Depth(Entry):
    """FWB-090: how deep the seat has looked, and whether it knows the order."""

    def write_of(self, state: object, seat: int) -> object:
        """Write it down."""
        table = cast("State", state)
        return [int(table.guests.looks.depth[seat]), int(table.guests.looks.ordered[seat])]

    def read_of(self, state: object, seat: int, value: object) -> None:
        """Set it."""
        table = cast("State", state)
        depth, ordered = listed(value, 2)
        table.guests.looks.depth[seat] = number(depth, 0, DEEP)
        table.guests.looks.ordered[seat] = number(ordered, 0, 1)


class Looked(Entry):
    """FWB-090: the guests that the seat knows to be on top of the deck."""

    def write_of(self, state: object, seat: int) -> object:
        """Write them down."""
        table = cast("State", state)
        return [write_guest(guest) for guest in table.guests.looks.of(seat)]

    def read_of(self, state: object, seat: int, value: object) -> None:
        """Set them."""
        table = cast("State", state)
        looked = guests_in(value)
        if len(looked) > DEEP:
            raise BadPosition(said.wrong_looks(most=DEEP))
        for i in range(DEEP):
            table.guests.looks.guests[DEEP * seat + i] = looked[i] if i < len(looked) else c.NO_CARD


HOSTS: Final[Sides] = Sides(
    "hosts",
    [
        Hand("hands.held", key="hand"),
        Slots("guests.slots", key="guests"),
        Served("guests.served"),
        Shed("sheds.types", key="shed"),
        Sideways("sheds.sideways"),
        Entry("arrivals.bottles", Number(-1, 1), "bottle"),
        Entry("arrivals.noses", Number(0, 10), "nose"),
        Entry("arrivals.ranks", OfSeats(-1, -1), "rank"),
        Entry("immunity.answers", Word(SHOTS, none=True), "shot"),
        Entry("trade.given", Number(0, 2)),
        Depth("guests.looks"),
        Looked("guests.looks", key="looked"),
    ],
)
"""Everything before each seat."""
