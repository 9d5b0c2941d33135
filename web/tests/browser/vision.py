"""How colours look to people who see fewer of them, and how far apart two colours then are.

The matrices are those of Machado, Oliveira and Fernandes (2009), on linear light, for people who have no red, no
green or no blue cones at all; the distance is that of CIE Lab, in which 2 or 3 can just be told side by side.
"""

Rgb = tuple[float, float, float]

TYPES = ("protanopia", "deuteranopia", "tritanopia")
SEEN = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
LIGHT = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)


def distance(one: str, other: str, vision: str) -> float:
    """Say how far apart two colours (``rgb(1, 2, 3)`` or ``#010203``) are to somebody who sees like that."""
    pairs = zip(_lab(_seen(one, vision)), _lab(_seen(other, vision)), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


def _seen(colour: str, vision: str) -> Rgb:
    return _times(SEEN[vision], _linear(colour))


def _linear(colour: str) -> Rgb:
    if colour.startswith("#"):
        parts = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    else:
        parts = [int(float(part)) for part in colour.strip("rgba()").split(",")[:3]]
    red, green, blue = (_light(part / 255) for part in parts)
    return red, green, blue


def _light(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _times(matrix: tuple[Rgb, Rgb, Rgb], colour: Rgb) -> Rgb:
    red, green, blue = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix)
    return red, green, blue


def _lab(colour: Rgb) -> Rgb:
    x, y, z = (_root(max(0.0, part) / white) for part, white in zip(_times(LIGHT, colour), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return float(part ** (1 / 3)) if part > 0.008856 else 7.787 * part + 16 / 116
