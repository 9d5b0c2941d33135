"""The 27 orders as data: id, requirement, barrels removed, Fame and end bonus; names and lines stand with the words.

A requirement names a region by its letter (O, K, P), a number and colours: ``K:2r P:1*`` is two red in
black and any one in purple; ``K:4ry`` is four that are red or yellow (ENB-006, ENB-007).
"""

from typing import Final

Order = tuple[str, str, int, int, str]

ORDERS: Final[tuple[Order, ...]] = (
    ("DW1", "K:3*", 2, 3, ""),
    ("DW2", "O:1b O:1y K:1*", 3, 5, ""),
    ("DW3", "K:2r P:1*", 2, 4, ""),
    ("DW4", "K:4ry", 3, 6, ""),
    ("DW5", "K:2y O:2*", 2, 4, ""),
    ("DW6", "O:3br P:2g", 3, 7, ""),
    ("DW7", "K:1r O:1r P:1r K:1*", 2, 3, "red"),
    ("DW8", "K:2g P:2b O:1*", 4, 8, ""),
    ("DW9", "K:2b P:2* O:1*", 3, 5, "blue"),
    ("EL1", "P:3*", 2, 3, ""),
    ("EL2", "K:1g K:1r P:1*", 3, 5, ""),
    ("EL3", "P:2b O:1*", 2, 3, "blue"),
    ("EL4", "P:4bg", 3, 6, ""),
    ("EL5", "P:2g K:2*", 2, 4, ""),
    ("EL6", "K:3gy O:2b", 3, 7, ""),
    ("EL7", "P:1g O:1g K:1g P:1*", 2, 3, "green"),
    ("EL8", "P:2y O:2r K:1*", 4, 8, ""),
    ("EL9", "P:2y O:2* K:1*", 3, 5, "yellow"),
    ("TR1", "O:3*", 2, 3, ""),
    ("TR2", "P:1r P:1y O:1*", 3, 5, ""),
    ("TR3", "O:2g K:1*", 2, 3, "green"),
    ("TR4", "O:4gy", 3, 6, ""),
    ("TR5", "O:2r P:2*", 3, 3, "red"),
    ("TR6", "P:3br K:2y", 3, 7, ""),
    ("TR7", "O:1y K:1y P:1y O:1*", 2, 3, "yellow"),
    ("TR8", "O:2b K:2r P:1*", 4, 8, ""),
    ("TR9", "O:2* K:2* P:2*", 4, 7, ""),
)
