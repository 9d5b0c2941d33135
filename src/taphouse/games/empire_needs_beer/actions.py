"""The action cards as data: id, school, price, copies and parts; names and lines stand with the words.

Parts are written ``take-blue``, ``place-any``, ``place-any-orange``, ``draw``, ``change`` and ``remove``
(ENB-008, ENB-009).
"""

from typing import Final

Action = tuple[str, str, int, int, tuple[str, ...]]

BASIC_ACTIONS: Final[tuple[Action, ...]] = (
    ("BA1", "basic", 0, 1, ("take-blue",)),
    ("BA2", "basic", 0, 1, ("take-green",)),
    ("BA3", "basic", 0, 1, ("take-red",)),
    ("BA4", "basic", 0, 1, ("take-yellow",)),
    ("BA5", "basic", 0, 1, ("place-any",)),
    ("BA6", "basic", 0, 1, ("place-any",)),
    ("BA7", "basic", 0, 1, ("place-any",)),
    ("BA8", "basic", 0, 1, ("place-any",)),
)

ADVANCE_ACTIONS: Final[tuple[Action, ...]] = (
    ("AC01", "alchemy", 1, 1, ("take-blue", "take-yellow")),
    ("AC02", "alchemy", 1, 1, ("take-green", "take-red")),
    ("AC03", "alchemy", 1, 1, ("take-blue", "take-green")),
    ("AC04", "alchemy", 1, 1, ("take-red", "take-yellow")),
    ("AC05", "alchemy", 1, 1, ("take-blue", "take-red")),
    ("AC06", "alchemy", 1, 1, ("take-green", "take-yellow")),
    ("AC07", "logistics", 1, 1, ("place-blue", "place-yellow")),
    ("AC08", "logistics", 1, 1, ("place-green", "place-red")),
    ("AC09", "logistics", 1, 1, ("place-blue", "place-green")),
    ("AC10", "logistics", 1, 1, ("place-red", "place-yellow")),
    ("AC11", "logistics", 1, 1, ("place-blue", "place-red")),
    ("AC12", "logistics", 1, 1, ("place-green", "place-yellow")),
    ("AC13", "guild", 1, 1, ("take-blue", "draw")),
    ("AC14", "guild", 1, 1, ("take-green", "draw")),
    ("AC15", "guild", 1, 1, ("take-red", "draw")),
    ("AC16", "guild", 1, 1, ("take-yellow", "draw")),
    ("AC17", "magic", 1, 1, ("take-blue", "place-blue")),
    ("AC18", "magic", 1, 1, ("take-green", "place-green")),
    ("AC19", "magic", 1, 1, ("take-red", "place-red")),
    ("AC20", "magic", 1, 1, ("take-yellow", "place-yellow")),
    ("AC21", "alchemy", 1, 3, ("change",)),
    ("AC22", "guild", 1, 2, ("remove", "remove")),
    ("AC23", "logistics", 1, 2, ("place-any-orange", "place-any-orange")),
    ("AC24", "alchemy", 2, 3, ("take-any", "take-any")),
    ("AC25", "logistics", 2, 3, ("place-any", "place-any")),
    ("AC26", "magic", 2, 3, ("take-any", "place-any")),
    ("AC27", "alchemy", 3, 2, ("take-any", "take-any", "take-any")),
    ("AC28", "logistics", 3, 2, ("place-any", "place-any", "place-any")),
)
