"""The fields of a table, once, in the order in which a position has them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, count, members
from taphouse.core.fields import Asked, Field, Group, Tasks
from taphouse.core.forms import Flag, Form, Number, PerSeat, PileOf, SeatNumber, SetOfSeats, Word, flag, listed, number
from taphouse.core.moves import NOBODY
from taphouse.decks.glasses import ALL_OF_ONE, DECK
from taphouse.games.last_call.cards import BIT_OF, CARDS, DECK_OF, SUIT_IDS
from taphouse.games.last_call.naming import read_card, write
from taphouse.games.last_call.rules.book import BOOK, EFFECTS
from taphouse.games.last_call.rules.happenings import REASONS
from taphouse.games.last_call.rules.kinds import CARD
from taphouse.games.last_call.rules.memory import EVERYBODY, IN_DRAW, JUST_DRAWN

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State

Data = Mapping[str, object]


class CardName(Word):
    """A card by its notation, which may be sloppy; with ``none``, -1 stands for none."""

    def __init__(self, *, none: bool = False) -> None:
        super().__init__(CARD.words, none=none)

    def read(self, value: object, seats: int) -> object:
        """Read it."""
        return -1 if self.none and value is None else read_card(str(value))


class CardSets(Form):
    """Sets of cards, each as two numbers, one for each deck; ``one``: a single set."""

    def __init__(self, *, one: bool = False) -> None:
        self.one = one

    def write(self, value: object) -> object:
        """Write them down."""
        sets = cast("vec[i64]", value)
        found = [set_written(sets[2 * i], sets[2 * i + 1]) for i in range(len(sets) // 2)]
        return found[0] if self.one else found

    def read(self, value: object, seats: int) -> object:
        """Read them."""
        sets: list[int] = []
        for each in [value] if self.one else listed(value, seats):
            sets += set_read(each)
        return vec[i64](sets)


class Hands(Field):
    """The hands; how many cards each holds follows."""

    def read(self, state: object, value: object) -> None:
        """Set them."""
        super().read(state, value)
        table = cast("State", state)
        for seat in range(table.n):
            table.sizes[seat] = count(table.hands[2 * seat]) + count(table.hands[2 * seat + 1])


class Rejected(Field):
    """LC-022: at most as many as the draw pile holds, which is read before."""

    def read(self, state: object, value: object) -> None:
        """Set it."""
        table = cast("State", state)
        table.rejected = number(value, 0, int(table.draw_pile.size))


class Watches(Field):
    """LC-063: who is watched, who of them called, who has tried to catch them, and until whose decision."""

    def names(self) -> list[str]:
        """Name all that it is about."""
        return ["watched", "called", "tried", "until"]

    def write(self, state: object) -> object:
        """Write them down, seat by seat."""
        table = cast("State", state)
        return [
            {
                "seat": seat,
                "called": table.called & BIT[seat] != 0,
                "tried": members(table.tried[seat]),
                "until": None if table.until[seat] == NOBODY else int(table.until[seat]),
            }
            for seat in members(table.watched)
        ]

    def read(self, state: object, value: object) -> None:
        """Set them."""
        table = cast("State", state)
        last = table.seats - 1
        for each in listed(value):
            watch = cast("Data", each)
            seat = number(watch["seat"], 0, last)
            table.watched |= BIT[seat]
            if flag(watch["called"]):
                table.called |= BIT[seat]
            for catcher in listed(watch["tried"]):
                table.tried[seat] |= BIT[number(catcher, 0, last)]
            table.until[seat] = NOBODY if watch["until"] is None else number(watch["until"], 0, last)


class Remembered(Field):
    """What can be told of hidden cards."""

    def write(self, state: object) -> object:
        """Write the rows down."""
        table = cast("State", state)
        return [memory_written(row, table.seats) for row in table.memory.listed()]

    def read(self, state: object, value: object) -> None:
        """Set them."""
        table = cast("State", state)
        for row in listed(value):
            data = cast("Data", row)
            who = data["who"]
            seat = {"everybody": EVERYBODY, "spectator": table.seats}.get(str(who))
            first, second = set_read(data["cards"])
            places = places_read(data["places"], table.seats)
            table.memory.put(number(who, 0, table.seats - 1) if seat is None else seat, first, second, places)


class Stock(Field):
    """What the draw pile was made of when it was renewed; None for the first one."""

    def write(self, state: object) -> object:
        """Write it down."""
        memory = cast("State", state).memory
        if memory.stock_first == ALL_OF_ONE and memory.stock_second == ALL_OF_ONE:
            return None
        return set_written(memory.stock_first, memory.stock_second)

    def read(self, state: object, value: object) -> None:
        """Set it."""
        if value is not None:
            first, second = set_read(value)
            memory = cast("State", state).memory
            memory.stock_first = first
            memory.stock_second = second


def set_written(first: i64, second: i64) -> list[str]:
    """Write the cards of two sets, one for each deck."""
    return [write(card) for card in members(first) + members(second, DECK)]


def set_read(value: object) -> list[int]:
    """Read cards as two sets, one for each deck."""
    sets = [0, 0]
    for name in listed(value):
        card = read_card(str(name))
        sets[DECK_OF[card]] |= int(BIT_OF[card])
    return sets


def memory_written(row: list[int], seats: int) -> dict[str, object]:
    """Write one row of the memory: who knows of which cards where they can only be."""
    seat, first, second, places = row
    who: object = "everybody" if seat == EVERYBODY else "spectator" if seat == seats else seat
    where: list[object] = [place for place in range(seats) if places & int(BIT[place])]
    where += ["draw_pile"] if places & IN_DRAW else []
    where += ["drawn"] if places & JUST_DRAWN else []
    return {"who": who, "cards": set_written(first, second), "places": where}


def places_read(value: object, seats: int) -> int:
    """Read the places where a card can be."""
    places = 0
    for place in listed(value):
        if place == "draw_pile":
            places |= IN_DRAW
        elif place == "drawn":
            places |= JUST_DRAWN
        else:
            places |= int(BIT[number(place, 0, seats - 1)])
    return places


FIELDS: Final[list[Field]] = [
    Field("round", Number()),
    Field("starter", SeatNumber()),
    Field("scores", PerSeat(Number())),
    Asked(BOOK),
    Field("active", SeatNumber()),
    Field("direction", Number(-1, 1)),
    Field("turns", Number()),
    Field("passes", Number(0, 8)),
    Hands("hands", CardSets()),
    Field("draw_pile", PileOf(CardName(), CARDS)),
    Rejected("rejected", Number()),
    Field("discards", PileOf(CardName(), CARDS)),
    Field("sidestep", CardName(none=True)),
    Field("declared", Word(SUIT_IDS, none=True)),
    Field("pending", Number(0, CARDS)),
    Field("cheers", Flag()),
    Field("drawn", CardName(none=True)),
    Field("calling", Flag()),
    Field("again", Flag()),
    Field("turned", CardSets(one=True)),
    Field("chosen", PerSeat(CardName(none=True))),
    Watches("watched", key="watches"),
    Field("fined", SetOfSeats()),
    Tasks(BOOK, steps=EFFECTS, least=0, most=CARDS),
    Remembered("memory"),
    Stock("memory", key="stock"),
    Group(
        "last",
        [
            Field("last_hands", CardSets(), "hands"),
            Field("last_winners", SetOfSeats(), "winners"),
            Field("last_how", Word(REASONS), "how"),
        ],
    ),
    Field("ended_by", Word(REASONS)),
]
