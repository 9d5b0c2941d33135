"""The game as the rest of the house knows it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import cast

from taphouse.core.errors import LONGEST_SHOWN, BadHouse, BadNotation
from taphouse.core.facts import Fact, typed
from taphouse.core.fields import restore
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.core.moves import Event, Move, Seat
from taphouse.core.rng import Rng
from taphouse.core.state import State as AnyState
from taphouse.core.view import View
from taphouse.core.words.said import choice_ref, option_ref
from taphouse.games.last_call import showing, story
from taphouse.games.last_call.bot import HouseBot
from taphouse.games.last_call.catalogue import catalogue
from taphouse.games.last_call.house import GENTLE, OPTIONS, SINGLE, TARGETS, House
from taphouse.games.last_call.meta import META
from taphouse.games.last_call.naming import read_card, write
from taphouse.games.last_call.rules.book import BOOK
from taphouse.games.last_call.rules.fields import FIELDS
from taphouse.games.last_call.rules.matching import set_fitting
from taphouse.games.last_call.rules.possible import check
from taphouse.games.last_call.rules.state import State
from taphouse.games.last_call.thinking.judge import RoundJudge
from taphouse.games.last_call.words import said

WITH_A_CARD = ("play", "stack", "give")


@lru_cache(maxsize=64)
def _house(names: tuple[str, ...], values: tuple[Value, ...]) -> House:
    """Tables with the same options share them; they never change."""
    return House(dict(zip(names, values, strict=True)))


class LastCall(Game):
    """Last Call, all of it."""

    meta = META
    options = OPTIONS
    move_count = len(BOOK.verbs)
    longest = 1500
    pace = 10.0
    bots = {"house": HouseBot}
    judge = RoundJudge
    gentle = GENTLE
    package = "taphouse.games.last_call"

    def check_table(self, seats: int, house: Mapping[str, Value]) -> None:
        """LC-001, LC-084: two to eight seats, and a target that fits the kind of match."""
        super().check_table(seats, house)
        match, target = str(house["match"]), house["match_target"]
        if match in TARGETS and isinstance(target, int):
            least, _, most = TARGETS[match]
            if not least <= target <= most:
                name, match_name = option_ref("match_target"), option_ref("match")
                by = choice_ref(f"match-{match}")
                raise BadHouse(
                    said.bad_target(name=name, least=least, most=most, match=match_name, by=by, target=target)
                )

    def advice(self, seats: int, house: Mapping[str, Value]) -> list[Fact]:
        """LC-034, LC-084: say which choices change nothing here."""
        facts = []
        if house["match"] == "single" and house["match_target"] != "auto":
            facts.append(said.advice_no_target())
        if seats != 2 and house["two_player_about_face"] != "reverse_only":
            facts.append(said.advice_about_face())
        return facts

    def deal(self, seats: int, house: Mapping[str, Value], rng: Rng, *, listen: bool = False) -> State:
        """Shuffle and deal."""
        state = State(seats, _house(tuple(house), tuple(house.values())), rng)
        state.events = [] if listen else None
        state.start()
        return state

    def running_scores(self, state: AnyState) -> list[int]:
        """LC-084: give what the rounds of a match brought; a single round is not scored."""
        table = cast("State", state)
        return [] if table.house.match == SINGLE else [int(score) for score in table.scores]

    def measures(self, state: AnyState) -> dict[str, float]:
        """Count rounds."""
        return {"rounds": float(cast("State", state).round)}

    def write_move(self, move: Move) -> str:
        """Write a move in notation."""
        return BOOK.write(move)

    def read_move(self, text: str) -> Move:
        """Read a move from notation."""
        try:
            return Move(BOOK.read(text))
        except BadNotation:
            verb, _, card = text.lower().split(" +")[0].strip().partition(" ")
            if verb in WITH_A_CARD:
                read_card(card)
            refusal = BadNotation(said.not_a_move(typed=typed(text[:LONGEST_SHOWN])))
            refusal.package = self.package
            raise refusal from None

    def view(self, state: AnyState, seat: Seat | None, names: Sequence[str] = ()) -> View:
        """Show the table."""
        return showing.show(cast("State", state), seat)

    def views(self, state: AnyState, seats: Sequence[Seat | None], names: Sequence[str] = ()) -> Sequence[View]:
        """Show the table to several."""
        return showing.show_all(cast("State", state), seats)

    def told(self, event: Event, seat: Seat | None, names: Sequence[str] = ()) -> Fact | None:
        """Tell something that happened."""
        return story.told(event, seat)

    def catalogue(self, house: Mapping[str, Value]) -> Mapping[str, Mapping[str, object]]:
        """Give what each card is."""
        return catalogue(house)

    def pieces(self, state: AnyState) -> list[str]:
        """List all cards, wherever they lie."""
        table = cast("State", state)
        held = [card for card in range(124) if any(table.holds(seat, card) for seat in range(table.seats))]
        sidestep = [int(table.sidestep)] if table.sidestep >= 0 else []
        cards = [*held, *table.draw_pile.listed(), *table.discards.listed(), *sidestep]
        return [write(card) for card in cards]

    def rebuild(self, seats: int, house: Mapping[str, Value], rng: Rng, data: Mapping[str, object]) -> State:
        """Rebuild a state."""
        state = State(seats, _house(tuple(house), tuple(house.values())), rng)
        restore(state, FIELDS, data)
        check(state)
        set_fitting(state)
        return state


GAME = LastCall()
