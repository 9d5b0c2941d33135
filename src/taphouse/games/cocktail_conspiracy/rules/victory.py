"""Victory, CC-055 to CC-066 and CC-073, CC-083, CC-092; and closing time, CC-096 to CC-099."""

from typing import TYPE_CHECKING, Final, Literal

from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.core.outcome import Outcome
from taphouse.core.step import OVER
from taphouse.games.cocktail_conspiracy.cards import FULFILS, shortfall
from taphouse.games.cocktail_conspiracy.house import MASQUERADE
from taphouse.games.cocktail_conspiracy.rules import happenings as h

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State


VICTORY: Final = 0
LAST_CALL: Final = 1
DRAWN: Final = 2
REASONS: Final = ("victory", "last call", "last call, drawn")
"""The ways in which the game ends."""
ENDINGS: Final[tuple[Literal["victory", "last_call", "drawn"], ...]] = ("victory", "last_call", "drawn")
"""The same in facts."""


def can_win(table: "State", place: i64) -> bool:
    """CC-060, CC-073, CC-092: every place can; a virtual one only if the house says so."""
    return place != table.seating.virtual or table.house.virtual_can_win


def is_fulfilled(table: "State", place: i64) -> bool:
    """CC-055 to CC-058, CC-065, CC-083: judged alone, by big icons, for its own team."""
    return FULFILS[table.tallies[place]] & BIT[table.combinations[table.teams[place]]] != 0


def fulfilled(table: "State") -> i64:
    """The places that are fulfilled and can win, as a set."""
    found: i64 = 0
    for place in range(table.seating.places):
        if is_fulfilled(table, place) and can_win(table, place):
            found |= BIT[place]
    return found


def check(table: "State") -> bool:
    """CC-059, CC-060, CC-062: look at all places at a quiet moment, on anybody's turn.

    If none has won, everybody can tell which combinations these places are not after.
    """
    places = fulfilled(table)
    if places != 0:
        win(table, places)
        return True
    for place in range(table.seating.places):
        if can_win(table, place):
            table.ruled_out[place] |= FULFILS[table.tallies[place]]
    return False


def win(table: "State", places: i64) -> None:
    """CC-055, CC-064: a whole team wins; of several the active player's or the next one's, or all."""
    teams: i64 = 0
    for place in range(table.seating.places):
        if places & BIT[place] != 0:
            teams |= BIT[table.teams[place]]
    if teams & (teams - 1) != 0 and not table.house.shared:
        first = nearest_team(table, teams)
        tell_outrun(table, teams & ~BIT[first], first)
        teams = BIT[first]
    won: i64 = 0
    for place in range(table.seating.places):
        if places & BIT[place] != 0 and teams & BIT[table.teams[place]] != 0:
            won |= BIT[place]
    end(table, teams, won, VICTORY)


def tell_outrun(table: "State", teams: i64, first: i64) -> None:
    """CC-064: tell why teams that were complete as well have not won."""
    rest = teams
    while rest != 0:
        table.note(h.OUTRUN, int(lowest(rest)), int(table.player), int(first))
        rest &= rest - 1


def nearest_team(table: "State", teams: i64) -> i64:
    """CC-064, CC-092: of these teams the one met first, clockwise from the active player's place."""
    place = table.player
    while teams & BIT[table.teams[place]] == 0 or not can_win(table, place):
        place += 1
        if place == table.seating.places:
            place = 0
    return table.teams[place]


def last_call(table: "State") -> None:
    """CC-096 to CC-099: the bar closes; forgotten victories count first, then who came nearest."""
    table.note(h.BELL)
    places = fulfilled(table)
    if places != 0:
        win(table, places)
    elif table.house.draw_at_last_call:
        end(table, 0, 0, DRAWN)
    else:
        closest(table)


def closest(table: "State") -> None:
    """CC-098: the least shortfall wins, equal ones share; if all are equal nobody does."""
    least: i64 = 99
    teams: i64 = 0
    for team in range(table.house.teams):
        short = team_shortfall(table, team)
        table.note(h.NEAR, int(team), int(short))
        if short < least:
            least = short
            teams = 0
        if short == least:
            teams |= BIT[team]
    if teams == BIT[table.house.teams] - 1:
        end(table, 0, 0, DRAWN)
        return
    won: i64 = 0
    for place in range(table.seating.places):
        if teams & BIT[table.teams[place]] != 0 and can_win(table, place) and place_shortfall(table, place) == least:
            won |= BIT[place]
    end(table, teams, won, LAST_CALL)


def place_shortfall(table: "State", place: i64) -> i64:
    """CC-097: what a place lacks, and has too many."""
    return shortfall(table.combinations[table.teams[place]], table.tallies[place])


def team_shortfall(table: "State", team: i64) -> i64:
    """CC-092, CC-097: the least among a team's places."""
    least: i64 = 99
    for place in range(table.seating.places):
        if table.teams[place] == team and can_win(table, place):
            least = min(least, place_shortfall(table, place))
    return least


def end(table: "State", teams: i64, won: i64, how: i64) -> None:
    """CC-066: the game ends at this moment, and everything is turned over."""
    table.winners = teams
    table.won = won
    table.ended_by = how
    table.step = OVER
    if table.events is not None:
        tell_end(table)


def tell_end(table: "State") -> None:
    """CC-066: tell who won, the combinations, the team tokens and the hands."""
    rest = table.winners
    while rest != 0:
        table.note(h.WON, int(lowest(rest)), int(table.ended_by))
        rest &= rest - 1
    if table.ended_by == DRAWN:
        table.note(h.NOBODY_WON, 1 if table.house.draw_at_last_call else 0)
    for team in range(table.house.teams):
        table.note(h.COMBINATION_SHOWN, int(team), int(table.combinations[team]))
    if table.house.mode == MASQUERADE:
        for seat in range(table.n):
            table.note(h.TOKEN_SHOWN, int(seat), int(table.teams[seat]))
    for seat in range(table.n):
        if table.sizes[seat] > 0:
            table.note(h.HAND_SHOWN, int(seat), int(table.sizes[seat]), h.packed(table.hands[seat]))


def outcome(table: "State") -> Outcome | None:
    """CC-055, CC-064, CC-083, CC-098: all seats of a winning team have won; there are no points."""
    if table.step is not OVER:
        return None
    scores = [1 if table.winners & BIT[table.teams[seat]] != 0 else 0 for seat in range(table.n)]
    losing = 1 + sum(scores)
    places = [1 if score == 1 else losing for score in scores]
    return Outcome(REASONS[table.ended_by], scores, places, all_may_win=table.ended_by != DRAWN)
