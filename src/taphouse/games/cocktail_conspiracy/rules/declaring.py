"""Declaring victory, CC-061 to CC-063 and CC-074, where the house wants it: at any quiet moment, on anybody's turn."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.errors import IllegalMove
from taphouse.core.step import Moves, Step, Verb
from taphouse.games.cocktail_conspiracy.house import MASQUERADE, MASTER_APPRENTICE
from taphouse.games.cocktail_conspiracy.naming import STOOL_REFS, place_ref
from taphouse.games.cocktail_conspiracy.rules import happenings as h
from taphouse.games.cocktail_conspiracy.rules.asking import no_such_place
from taphouse.games.cocktail_conspiracy.rules.kinds import AT
from taphouse.games.cocktail_conspiracy.rules.turn import TURN
from taphouse.games.cocktail_conspiracy.rules.victory import VICTORY, can_win, end, fulfilled
from taphouse.games.cocktail_conspiracy.words import said

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State

DECLARE: Final = Verb("declare", AT)


@final
class Declaring(Step["State"]):
    """CC-055, CC-063: the first declaration wins, at no cost of a turn."""

    name = "declare"
    rule = "CC-061"
    verbs: tuple[Verb, ...] = (DECLARE,)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Any complete place for which the seat may speak."""
        moves.put_each(DECLARE.first, declarable(table, seat))

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Its team has won."""
        table.learned += 1
        table.note(h.DECLARED, int(seat), table.told(n))
        end(table, BIT[table.teams[n]], BIT[n], VICTORY)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """CC-059, CC-061 to CC-063, CC-074: why victory cannot be declared for a place."""
        if n >= table.seating.places:
            return no_such_place(table, "CC-061")
        if table.house.automatic:
            return IllegalMove("CC-062", said.wins_by_itself())
        if table.house.mode == MASTER_APPRENTICE and table.masters & BIT[seat] == 0:
            return IllegalMove("CC-074", said.only_a_master_declares())
        if not may_speak_for(table, seat, n):
            if table.house.mode == MASQUERADE:
                return IllegalMove("CC-061", said.only_for_oneself())
            return IllegalMove("CC-061", said.not_of_your_team(place=place_ref(table.told(n))))
        if not can_win(table, n):
            return IllegalMove("CC-092", said.virtual_cannot_win(stool=STOOL_REFS[table.teams[n]]))
        if table.step is not TURN:
            return IllegalMove("CC-059", said.not_a_quiet_moment())
        return IllegalMove("CC-058", said.not_complete(place=place_ref(table.told(n))))


def declarable(table: "State", seat: i64) -> i64:
    """CC-061, CC-063, CC-074: the places for which a seat may declare victory now, as a set."""
    if table.house.automatic or table.step is not TURN or seat < 0:
        return 0
    places = fulfilled(table)
    for place in range(table.seating.places):
        if not may_speak_for(table, seat, place):
            places &= ~BIT[place]
    return places


def may_speak_for(table: "State", seat: i64, place: i64) -> bool:
    """CC-061, CC-074: any team-mate; with masters only the master; in Masquerade only the player concerned."""
    if table.house.mode == MASQUERADE:
        return place == seat
    if table.teams[place] != table.teams[seat]:
        return False
    return table.house.mode != MASTER_APPRENTICE or table.masters & BIT[seat] != 0


DECLARING: Final = Declaring()
