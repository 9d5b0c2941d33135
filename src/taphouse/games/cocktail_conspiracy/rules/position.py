"""The fields of a state, once: how each is written down as JSON data, and rebuilt from it.

Cards, combinations and teams go by notation, the deck from bottom to top.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, count, members
from taphouse.core.errors import BadPosition, BadValue
from taphouse.core.facts import typed
from taphouse.core.fields import Asked, Field, Group
from taphouse.core.fields import restore as restore_fields
from taphouse.core.fields import written as write_fields
from taphouse.core.forms import Flag, Form, Number, PerSeat, PileOf, SeatNumber, SetOf, SetOfSeats, Word, listed, number
from taphouse.games.cocktail_conspiracy.cards import CODES, COMBINATION_CODES, DECK_SIZE, read_combination
from taphouse.games.cocktail_conspiracy.naming import TEAM_LETTERS
from taphouse.games.cocktail_conspiracy.rules.book import BOOK
from taphouse.games.cocktail_conspiracy.rules.cheers import SENDING
from taphouse.games.cocktail_conspiracy.rules.keepers import NO_QUESTION
from taphouse.games.cocktail_conspiracy.rules.kinds import ANSWERS, SIGNS
from taphouse.games.cocktail_conspiracy.rules.latest import ACTIONS
from taphouse.games.cocktail_conspiracy.rules.limit import OVERFLOW
from taphouse.games.cocktail_conspiracy.rules.possible import check
from taphouse.games.cocktail_conspiracy.rules.victory import REASONS
from taphouse.games.cocktail_conspiracy.words import said

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State

Data = Mapping[str, object]
CARD: Final = Word(CODES)
CARDS: Final = SetOf(CODES)


def places_of(state: object) -> int:
    """How many places the table has."""
    return int(cast("State", state).seating.places)


class Upto(Field):
    """A number whose limit hangs on the table."""

    def write(self, state: object) -> object:
        """Write it down."""
        return int(cast("int", self.value(state)))

    def read(self, state: object, value: object) -> None:
        """Set it."""
        self.set(state, number(value, 0, self.most(cast("State", state))))

    def most(self, table: "State") -> int:
        """The highest that it can be."""
        raise NotImplementedError


class At(Upto):
    """CC-085: where the turn order stands."""

    def most(self, table: "State") -> int:
        """The last turn of the order."""
        return len(table.seating.order) - 1


class Turns(Upto):
    """CC-096: how many turns there have been."""

    def most(self, table: "State") -> int:
        """The last turn of the last round."""
        return int(table.house.rounds) * places_of(table)


class OnePlace(Field):
    """A place, or none."""

    def write(self, state: object) -> object:
        """Write it down."""
        place = int(cast("int", self.value(state)))
        return None if place < 0 else place

    def read(self, state: object, value: object) -> None:
        """Set it."""
        self.set(state, -1 if value is None else number(value, 0, places_of(state) - 1))


class SomePlaces(Field):
    """A set of places."""

    def write(self, state: object) -> object:
        """Write it down."""
        return members(cast("int", self.value(state)))

    def read(self, state: object, value: object) -> None:
        """Set it."""
        found: i64 = 0
        for place in listed(value):
            found |= BIT[number(place, 0, places_of(state) - 1)]
        self.set(state, int(found))


class Hands(Field):
    """The cards of each hand, and so their number."""

    def write(self, state: object) -> object:
        """Write them down."""
        return [CARDS.write(int(hand)) for hand in cast("State", state).hands]

    def read(self, state: object, value: object) -> None:
        """Set them."""
        table = cast("State", state)
        for seat, hand in enumerate(listed(value, table.seats)):
            table.hands[seat] = cast("int", CARDS.read(hand, 0))
            table.sizes[seat] = count(table.hands[seat])


class Lying(Field):
    """The cards at each place, and so what they count."""

    def write(self, state: object) -> object:
        """Write them down."""
        return [CARDS.write(int(cards)) for cards in cast("State", state).lying]

    def read(self, state: object, value: object) -> None:
        """Lay them."""
        table = cast("State", state)
        for place, cards in enumerate(listed(value, places_of(table))):
            for card in members(cast("int", CARDS.read(cards, 0))):
                table.lay(place, card)


class Discards(Field):
    """The discard pile, and so its number."""

    def write(self, state: object) -> object:
        """Write it down."""
        return CARDS.write(int(cast("State", state).discards))

    def read(self, state: object, value: object) -> None:
        """Set it."""
        table = cast("State", state)
        table.discards = cast("int", CARDS.read(value, 0))
        table.discarded = count(table.discards)


class Teams(Field):
    """The team of each place, as letters."""

    def write(self, state: object) -> object:
        """Write them down."""
        return "".join(TEAM_LETTERS[team] for team in cast("State", state).teams)

    def read(self, state: object, value: object) -> None:
        """Set them."""
        table = cast("State", state)
        table.teams = vec[i64]([_team(table, letter) for letter in str(value)])


class Winners(Field):
    """The teams that have won, as letters."""

    def write(self, state: object) -> object:
        """Write them down."""
        return "".join(TEAM_LETTERS[team] for team in members(cast("State", state).winners))

    def read(self, state: object, value: object) -> None:
        """Set them."""
        table = cast("State", state)
        for letter in str(value):
            table.winners |= BIT[_team(table, letter)]


def _team(table: "State", letter: str) -> int:
    team = TEAM_LETTERS.find(letter)
    if len(letter) != 1 or not 0 <= team < table.house.teams:
        raise BadValue("A team", letter)
    return team


class Combinations(Field):
    """CC-013: the combination of each team."""

    def write(self, state: object) -> object:
        """Write them down."""
        return [COMBINATION_CODES[combination] for combination in cast("State", state).combinations]

    def read(self, state: object, value: object) -> None:
        """Set them."""
        table = cast("State", state)
        codes = listed(value, int(table.house.teams))
        table.combinations = vec[i64]([read_combination(str(code)) for code in codes])


class RuledOut(Field):
    """CC-062: what each place cannot be after."""

    def write(self, state: object) -> object:
        """Write them down."""
        return [[COMBINATION_CODES[one] for one in members(ruled)] for ruled in cast("State", state).ruled_out]

    def read(self, state: object, value: object) -> None:
        """Set them."""
        table = cast("State", state)
        for place, ruled in enumerate(listed(value, places_of(table))):
            for code in listed(ruled):
                table.ruled_out[place] |= BIT[read_combination(str(code))]


class Drops(Field):
    """CC-031: the cards that left a full place, each with the place."""

    def write(self, state: object) -> object:
        """Write them down."""
        drops = cast("State", state).latest.drops
        return [[CODES[drops[i]], int(drops[i + 1])] for i in range(0, len(drops), 2)]

    def read(self, state: object, value: object) -> None:
        """Set them."""
        drops: list[int] = []
        for row in listed(value):
            card, place = listed(row, 2)
            drops += [cast("int", CARD.read(card, 0)), number(place, 0, places_of(state) - 1)]
        self.set(state, vec[i64](drops))


class Plan(Field):
    """CC-088: a matching card and two places, or one of seven cards, or nothing."""

    def write(self, state: object) -> object:
        """Write it down."""
        plan = list(cast("vec[i64]", self.value(state)))
        return [CODES[plan[0]], *plan[1:]] if plan else None

    def read(self, state: object, value: object) -> None:
        """Set it."""
        plan: list[int] = []
        if value is not None:
            row = listed(value)
            if len(row) not in (1, 3):
                raise BadPosition(said.not_a_proposal(given=typed(str(value))))
            plan = [cast("int", CARD.read(row[0], 0)), *(number(place, 0, places_of(state) - 1) for place in row[1:])]
        self.set(state, vec[i64](plan))


class Remembered(Field):
    """What can be told about hidden cards."""

    def write(self, state: object) -> object:
        """Write it down."""
        memory = cast("State", state).memory
        shuffles = [
            {"number": int(memory.shuffles[2 * row]), "cards": CARDS.write(int(memory.shuffles[2 * row + 1]))}
            for row in range(int(memory.shuffle_rows))
        ]
        handed = [
            {
                "seat": int(memory.handed[3 * row]),
                "number": int(memory.handed[3 * row + 1]),
                "cards": CARDS.write(int(memory.handed[3 * row + 2])),
            }
            for row in range(int(memory.handed_rows))
        ]
        return {"shuffled": int(memory.shuffled), "shuffles": shuffles, "handed_in": handed}

    def read(self, state: object, value: object) -> None:
        """Set it."""
        table, data = cast("State", state), cast("Data", value)
        memory = table.memory
        memory.shuffled = number(data["shuffled"], 0, 10**6)
        for row in listed(data["shuffles"]):
            shuffle = cast("Data", row)
            memory.add_shuffle(number(shuffle["number"], 0, 10**6), cast("int", CARDS.read(shuffle["cards"], 0)))
        for row in listed(data["handed_in"]):
            handed = cast("Data", row)
            seat = number(handed["seat"], 0, table.seats - 1)
            memory.add_handed(seat, number(handed["number"], 0, 10**6), cast("int", CARDS.read(handed["cards"], 0)))


CARD_OR_NONE: Final = Word(CODES, none=True)
NOBODY_OR_SEAT: Final = SeatNumber(none=True)
AT_MOST_A_HAND: Final = Number(0, 4)
SIGN_OF_EACH: Final[Form] = PerSeat(Word(SIGNS, none=True))

LATEST: Final[Group] = Group(
    "latest",
    [
        Field("latest.action", Word(ACTIONS)),
        Field("latest.actor", NOBODY_OR_SEAT, "seat"),
        Field("latest.card", CARD_OR_NONE),
        OnePlace("latest.target", key="place"),
        Field("latest.matched", CARD_OR_NONE),
        OnePlace("latest.played_to"),
        OnePlace("latest.matched_to"),
        Drops("latest.drops", key="dropped"),
        Field("latest.threw_away", AT_MOST_A_HAND, "discarded"),
        Field("latest.drew", AT_MOST_A_HAND),
    ],
)
"""What the latest turn was."""
FIELDS: Final[tuple[Field, ...]] = (
    Asked(BOOK),
    Field("player", NOBODY_OR_SEAT, key="active"),
    Field("active", NOBODY_OR_SEAT, key="decider"),
    At("at"),
    Turns("turns"),
    Hands("hands"),
    Lying("lying", key="places"),
    Field("deck", PileOf(CODES, DECK_SIZE)),
    Discards("discards"),
    Teams("teams"),
    Combinations("combinations"),
    Field("masters", SetOfSeats()),
    RuledOut("ruled_out"),
    LATEST,
    Field("toasting", Flag()),
    OnePlace("overflow"),
    OnePlace("also"),
    Plan("plan"),
    Plan("counter"),
    Field("countering", Flag()),
    Field("answers", PerSeat(Word(ANSWERS, none=True))),
    Field("throws", SIGN_OF_EACH),
    Field("thrown", SIGN_OF_EACH),
    Field("contenders", SetOfSeats()),
    Field("throws_made", Number(0, 3)),
    Remembered("memory"),
    Field("ended_by", Word(REASONS)),
    Winners("winners"),
    SomePlaces("won"),
)


def written(table: "State") -> dict[str, object]:
    """Write a state down."""
    return {"house": dict(table.house.values), **write_fields(table, FIELDS)}


def restore(table: "State", data: Data) -> None:
    """Lay a fresh table as it was written down."""
    restore_fields(table, FIELDS, data)
    table.question = SENDING if table.toasting else OVERFLOW if table.overflow >= 0 else NO_QUESTION
    check(table)
