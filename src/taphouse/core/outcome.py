"""How a game ended."""

from typing import final


@final
class Outcome:
    """Scores, places, and the reason why the game is over.

    Who is alone in first place has won. Several who share it have won together: a team, or equals whom
    the rules do not tell apart. If everybody shares it, nobody is ahead of anybody, and the game is
    drawn: nobody has won, unless the rules say that all have.
    """

    def __init__(self, reason: str, scores: list[int], places: list[int], *, all_may_win: bool = False) -> None:
        self.reason = reason
        """One word or two of the game's own: the way in which it ended."""
        self.scores = scores
        """Score of each seat."""
        self.places = places
        """Place of each seat, 1 being first; equal seats share a place and the next ones are skipped."""

        self.all_may_win = all_may_win
        """Whether the rules call it a win, and no draw, if everybody shares the first place."""

    def is_drawn(self) -> bool:
        """Whether the game ended without a winner."""
        return not self.all_may_win and len(self.places) > 1 and max(self.places) == 1

    def winners(self) -> list[int]:
        """List the seats that have won; nobody in a drawn game."""
        return [] if self.is_drawn() else [seat for seat, place in enumerate(self.places) if place == 1]

    def position(self) -> dict[str, object]:
        """Write the outcome down."""
        return {"reason": self.reason, "scores": self.scores, "places": self.places}


def places_by(scores: list[int]) -> list[int]:
    """Rank seats by score, highest first, as in sports: 1, 1, 3."""
    places: list[int] = []
    for score in scores:
        place = 1
        for other in scores:
            if other > score:
                place += 1
        places.append(place)
    return places
