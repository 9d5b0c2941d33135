"""How a game ended."""

from typing import final


@final
class Outcome:
    """Scores, places, and the reason why the game is over."""

    def __init__(self, reason: str, scores: list[int], places: list[int]) -> None:
        self.reason = reason
        """One word or two of the game's own: the way in which it ended."""
        self.scores = scores
        """Score of each seat."""
        self.places = places
        """Place of each seat, 1 being first; equal seats share a place and the next ones are skipped."""

    def winners(self) -> list[int]:
        """List the seats in first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

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
