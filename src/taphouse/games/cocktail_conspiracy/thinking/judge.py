"""What search is told of Cocktail Conspiracy: how near each team is, and what the others are likely after."""

from math import log
from typing import Final, cast, final

from mypy_extensions import i64

from taphouse.core.bot import Bot
from taphouse.core.judge import Judge, hope_of
from taphouse.core.moves import Move, Seat
from taphouse.core.state import State as AnyState
from taphouse.games.cocktail_conspiracy.bot import HouseBot, worths
from taphouse.games.cocktail_conspiracy.house import MASQUERADE
from taphouse.games.cocktail_conspiracy.rules.state import State
from taphouse.games.cocktail_conspiracy.rules.victory import can_win
from taphouse.games.cocktail_conspiracy.thinking.guess import PRIOR
from taphouse.games.cocktail_conspiracy.thinking.nearness import worth_for
from taphouse.games.cocktail_conspiracy.thinking.notebook import Notebook
from taphouse.games.cocktail_conspiracy.thinking.outlook import OTHER_PLACES, Outlook

FIELD: Final = 8
"""So many moves deserve a look: those that the house bot likes best."""
LAPS: Final = 2
"""So often everybody has a turn."""
WORLDS: Final = 16
DONE: Final = 60.0
"""A cocktail that only needs to be declared counts so much."""
LEVEL: Final = 3.0
"""What every team counts besides, so that the first cards do not decide."""
LEAD: Final = 1.0
"""To count almost three times as much is a clear lead."""


@final
class TeamJudge(Judge):
    """Looks at cocktails after some turns; whoever can declare does so at once (CC-061)."""

    def __init__(self) -> None:
        super().__init__()
        self.pace = 165
        self.reacts = True
        self.tries = WORLDS
        self.notebook = Notebook()
        """What the seat that thinks has made of the story."""

    def begin(self, world: AnyState, seat: Seat, house: Bot) -> None:
        """Everybody has some turns; what was heard is thought about first."""
        self.turns = LAPS * world.seats
        self.notebook = cast("HouseBot", house).notebook
        self.notebook.read(cast("State", world), seat)

    def candidates(self, world: AnyState, seat: Seat, moves: list[Move]) -> list[Move]:
        """The moves that the house bot likes best."""
        if len(moves) <= FIELD:
            return moves
        values = worths(Outlook(cast("State", world), seat, self.notebook), moves)
        ranked = sorted([(-values[at], int(moves[at])) for at in range(len(moves))])
        return [Move(move) for _, move in ranked[:FIELD]]

    def players(self, world: AnyState, house: Bot) -> list[Bot]:
        """Who laid which card where, everybody has seen: all know what that tells, but not who was kind to whom."""
        found: list[Bot] = []
        for _ in range(world.seats):
            player = HouseBot(house.rng)
            player.notebook = self.notebook.public()
            found.append(player)
        return found

    def odds(self, world: AnyState, seat: Seat) -> float:
        """How well the goals of a world go with what was done for them."""
        table = cast("State", world)
        guesses = self.notebook.guesses
        masked = table.house.mode == MASQUERADE
        found = 1.0
        for key in range(len(guesses)):
            team: i64 = table.teams[key] if masked else key
            goal = table.combinations[team]
            if masked and key == seat:
                continue
            found *= guesses[key].odds[goal] / PRIOR[goal]
            if masked and team == table.teams[seat]:
                found *= guesses[key].kindness
        return found

    def value(self, state: AnyState, seat: Seat) -> float:
        """CC-055: the win of the team, once it is settled; until then how near each team is."""
        table = cast("State", state)
        outcome = state.outcome()
        if outcome is not None:
            winners = outcome.winners()
            return 0.5 if not winners else 1.0 if seat in winners else 0.0
        hopes = [log(LEVEL + stands(table, team)) for team in range(table.house.teams)]
        return hope_of(hopes, int(table.teams[seat]), LEAD)


def stands(table: State, team: i64) -> float:
    """How near a team is: its best place, and a little of the others."""
    goal = table.combinations[team]
    best, total = 0.0, 0.0
    for place in range(table.seating.places):
        if table.teams[place] == team and can_win(table, place):
            worth = min(DONE, worth_for(goal, table.tallies[place]))
            best = max(best, worth)
            total += worth
    return OTHER_PLACES * total + (1 - OTHER_PLACES) * best
