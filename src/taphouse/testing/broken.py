"""What a game is told when it breaks a law."""

from collections.abc import Mapping

import msgspec


class Broken(AssertionError):  # noqa: N818  it says what happened to the law
    """A game broke a law; the message holds all that is needed to see it again."""

    def __init__(self, law: str, sentence: str, where: str, position: Mapping[str, object]) -> None:
        super().__init__(law, sentence, where, position)
        self.law = law
        """Name of the law: the module of the kit that states it."""
        self.sentence = sentence
        """What was found, and how it differs from what must be."""
        self.where = where
        """Game, seats, house, generator, seed and number of moves."""
        self.position = position
        """The position in which it was found; ``Game.from_position`` takes it."""

    def __str__(self) -> str:
        position = msgspec.json.encode(self.position).decode()
        return f"Law of {self.law}: {self.sentence}\n  where: {self.where}\n  position: {position}"
