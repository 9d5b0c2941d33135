"""People, as far as the house knows them: an id that their cookie carries, and a name."""

from msgspec import Struct

SOMEBODY = "Somebody"
"""What people are called who have left for good."""


class Person(Struct, frozen=True):
    """Somebody who gave a name."""

    id: str
    name: str
    epoch: int = 0
    """Goes up when the person ends the access of other devices: cookies of an earlier one count no more."""
