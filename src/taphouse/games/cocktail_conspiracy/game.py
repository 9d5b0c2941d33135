"""The game as the rest of the house knows it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import cast

from taphouse.core.bits import BIT, members
from taphouse.core.errors import BadHouse, BadNotation
from taphouse.core.facts import Fact, typed
from taphouse.core.game import Game, Place, Preset, Talk
from taphouse.core.house import Value
from taphouse.core.moves import NOBODY, Event, Move, Seat
from taphouse.core.rng import Rng
from taphouse.core.state import State as AnyState
from taphouse.core.step import OVER
from taphouse.core.view import View
from taphouse.games.cocktail_conspiracy import catalogue, showing, story
from taphouse.games.cocktail_conspiracy.bot import HouseBot
from taphouse.games.cocktail_conspiracy.cards import is_card, write_card
from taphouse.games.cocktail_conspiracy.house import GENTLE, OPTIONS, House
from taphouse.games.cocktail_conspiracy.meta import META
from taphouse.games.cocktail_conspiracy.naming import TEAM_LETTERS
from taphouse.games.cocktail_conspiracy.rules.book import BOOK
from taphouse.games.cocktail_conspiracy.rules.declaring import declarable
from taphouse.games.cocktail_conspiracy.rules.position import restore
from taphouse.games.cocktail_conspiracy.rules.state import State
from taphouse.games.cocktail_conspiracy.rules.turn import TURN
from taphouse.games.cocktail_conspiracy.thinking.judge import TeamJudge
from taphouse.games.cocktail_conspiracy.words import said

PRESETS = (
    Preset("Classic", "", {}),
    Preset("Master and apprentice", "", {"mode": "master_apprentice"}),
    Preset("Masquerade", "", {"mode": "masquerade"}),
)
"""CC-067, CC-068: the classic game comes first."""
REMINDERS = (said.talk_classic(), said.talk_apprentice(), said.talk_masked())
"""CC-019, CC-071, CC-084: by mode, what whoever may talk should bear in mind."""
TIME_TO_DECLARE = 5.0
"""Seconds that people have after each turn before a bot takes the next."""


@lru_cache(maxsize=64)
def _house(names: tuple[str, ...], values: tuple[Value, ...]) -> House:
    """Tables with the same options share them; they never change."""
    return House(dict(zip(names, values, strict=True)))


class CocktailConspiracy(Game):
    """Cocktail Conspiracy, all of it."""

    meta = META
    options = OPTIONS
    presets = PRESETS
    move_count = len(BOOK.verbs)
    longest = 700
    pace = 48.0
    bots = {"house": HouseBot}
    judge = TeamJudge
    gentle = GENTLE
    package = "taphouse.games.cocktail_conspiracy"

    def check_table(self, seats: int, house: Mapping[str, Value]) -> None:
        """CC-001, CC-007, CC-094: seats, teams for them, and no private chat that would unmask anybody."""
        super().check_table(seats, house)
        if house["teams"] == 3 and seats < 5:
            raise BadHouse(said.too_few_for_three(number=seats))
        if house["mode"] == "masquerade" and house["talk"] == "team":
            raise BadHouse(said.no_team_chat())

    def places(self, seats: int, house: Mapping[str, Value]) -> list[Place]:
        """CC-006, CC-008: the teams sit round and round; in Masquerade they are dealt (CC-076)."""
        if house["mode"] == "masquerade":
            return super().places(seats, house)
        return [Place(TEAM_LETTERS[seat % cast("int", house["teams"])]) for seat in range(seats)]

    def advice(self, seats: int, house: Mapping[str, Value]) -> list[Fact]:
        """CC-068, CC-072, CC-081, CC-088: the classic game comes first; uneven teams; what is chosen for nothing."""
        found = []
        if house["mode"] != "master_apprentice" and house["masters"] != "lowest_seat":
            found.append(said.advice_no_masters())
        two_keepers = (seats, house["teams"]) == (5, 2) and house["mode"] != "masquerade"
        if not two_keepers and house["virtual_choice"] != "together":
            found.append(said.advice_no_keepers())
        if house["mode"] == "classic":
            return found
        found.append(said.advice_classic_first())
        if seats % 2 == 1:
            found.append(said.advice_uneven())
        return found

    def deal(self, seats: int, house: Mapping[str, Value], rng: Rng, *, listen: bool = False) -> State:
        """Set the table up."""
        state = State(seats, _house(tuple(house), tuple(house.values())), rng)
        state.events = [] if listen else None
        state.start()
        return state

    def talk(self, state: AnyState, seat: Seat | None) -> Talk:
        """CC-071, CC-093 to CC-095: one chat for all, perhaps one for each team, or none; masters only listen."""
        table = cast("State", state)
        chosen = table.house.values["talk"]
        if table.step is OVER:
            return Talk()
        if chosen == "silent":
            return Talk(aloud=False, why=said.silent_table())
        if seat is None:
            return Talk()
        team = tuple(table.seating.members[table.teams[seat]]) if chosen == "team" else ()
        if table.masters & BIT[seat] != 0:
            return Talk(aloud=False, team=team, why=said.silent_master())
        return Talk(aside=len(team) > 1, team=team, why=REMINDERS[int(table.house.mode)])

    def bot_waits(self, state: AnyState, seat: Seat) -> float:
        """CC-061, CC-063: where victory has to be declared, people get time to notice it before a bot plays on.

        A bot that can declare does so at once.
        """
        table = cast("State", state)
        if table.house.automatic or table.step is not TURN or declarable(table, seat) != 0:
            return 0.0
        return TIME_TO_DECLARE

    def measures(self, state: AnyState) -> dict[str, float]:
        """CC-096: count rounds, the last one even if it was cut short."""
        table = cast("State", state)
        return {"rounds": float((table.turns + table.seating.places - 1) // table.seating.places)}

    def write_move(self, move: Move) -> str:
        """Write a move in notation."""
        return BOOK.write(move)

    def read_move(self, text: str) -> Move:
        """Read a move from notation; capitals do not matter."""
        try:
            return Move(BOOK.read(text))
        except BadNotation:
            verb, card = (*text.lower().split(), "", "")[:2]
            names_none = verb in ("play", "move", "match", "drop") and card and not is_card(card)
            error = BadNotation(
                said.not_a_card(typed=typed(card)) if names_none else said.how_to_write(typed=typed(text))
            )
            error.package = self.package
            raise error from None

    def view(self, state: AnyState, seat: Seat | None, names: Sequence[str] = ()) -> View:
        """Show the table."""
        return showing.show(cast("State", state), seat)

    def views(self, state: AnyState, seats: Sequence[Seat | None], names: Sequence[str] = ()) -> Sequence[View]:
        """Show the table to several."""
        return showing.show_all(cast("State", state), seats)

    def told(self, event: Event, seat: Seat | None, names: Sequence[str] = ()) -> Fact | None:
        """Tell something that happened."""
        return story.told(event, int(NOBODY) if seat is None else int(seat))

    def catalogue(self, house: Mapping[str, Value]) -> Mapping[str, Mapping[str, object]]:
        """Give what never changes about the cards."""
        return catalogue.catalogue()

    def pieces(self, state: AnyState) -> list[str]:
        """CC-003: list the fifty cards, wherever they lie."""
        table = cast("State", state)
        cards = [*table.deck.listed(), *members(table.discards)]
        for seat in range(table.seats):
            cards += members(table.hands[seat])
        for place in range(int(table.seating.places)):
            cards += members(table.lying[place])
        if table.toasting:
            cards.append(int(table.latest.card))
        return [write_card(card) for card in cards]

    def rebuild(self, seats: int, house: Mapping[str, Value], rng: Rng, data: Mapping[str, object]) -> State:
        """Rebuild a state."""
        state = State(seats, _house(tuple(house), tuple(house.values())), rng)
        restore(state, data)
        return state


GAME = CocktailConspiracy()
