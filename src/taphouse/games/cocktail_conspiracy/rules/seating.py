"""Who sits where, in which team, and in which order turns go, CC-006 to CC-010 and CC-080 to CC-091."""

from functools import cache
from math import lcm
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import bits_of
from taphouse.games.cocktail_conspiracy.house import BONUS, HAND
from taphouse.games.cocktail_conspiracy.naming import TEAM_LETTERS

NO_PLACE: Final = -1


@final
class Seating:
    """The places of a table. It never changes, and tables of the same kind share it."""

    def __init__(self, seats: int, teams: int, *, masquerade: bool) -> None:
        odd = seats % 2 == 1 and not masquerade
        self.masquerade = masquerade
        self.virtual: i64 = seats if odd else NO_PLACE
        """CC-009, CC-086: the place without a seat, in the last position; CC-081: none in Masquerade."""
        self.places: i64 = seats + 1 if odd else seats
        sides = [place % teams for place in range(int(self.places))]
        self.sides: vec[i64] = vec[i64](sides)
        """CC-008: the teams of the places, round and round; in Masquerade, the tokens to be dealt (CC-076)."""
        self.members = [[seat for seat in range(seats) if sides[seat] == team] for team in range(teams)]
        """CC-006: the seats of each team; in Masquerade only how many there are."""
        self.keepers: i64 = bits_of(self.members[sides[seats]]) if odd else 0
        """Who decides for the virtual place, as a set."""
        self.order: vec[i64] = vec[i64](list(range(seats)) if masquerade else turn_order(self.members))
        larger = [odd and sides[seat] == sides[-1] for seat in range(seats)]
        self.limits: vec[i64] = vec[i64]([HAND + BONUS if more else HAND for more in larger])
        """CC-011, CC-026, CC-090: how many cards a full hand has."""
        self.names = [place_name(place, sides, seats, masquerade=masquerade) for place in range(len(sides))]


def turn_order(members: list[list[int]]) -> list[int]:
    """CC-085: teams act in turn, and so do the members of a team, until everything begins again."""
    teams = len(members)
    period = teams * lcm(*(len(seats) for seats in members))
    return [members[turn % teams][turn // teams % len(members[turn % teams])] for turn in range(period)]


def place_name(place: int, sides: list[int], seats: int, *, masquerade: bool) -> str:
    """A place by team and number, or by its seat where teams are secret."""
    if masquerade:
        return f"S{place}"
    letter = TEAM_LETTERS[sides[place]]
    return f"{letter}v" if place == seats else f"{letter}{sides[: place + 1].count(sides[place])}"


@cache
def seating_for(seats: int, teams: int, *, masquerade: bool) -> Seating:
    """Give the seating of a kind of table."""
    return Seating(seats, teams, masquerade=masquerade)
