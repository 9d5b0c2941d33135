"""Reading the parts of a position; whatever is absurd is refused."""

from taphouse.core.errors import BadPosition, BadValue
from taphouse.games.friends_with_beverages.cards import NO_CARD, read_card, read_guest, write_card, write_guest


def need(holds: bool, sentence: str) -> None:  # noqa: FBT001  the condition itself
    """Refuse the position unless this holds."""
    if not holds:
        raise BadPosition(sentence)


def read_list(value: object, size: int | None = None) -> list[object]:
    """Read a list, of so many if that is fixed."""
    if not isinstance(value, list) or (size is not None and len(value) != size):
        raise BadValue(f"A list{f' of {size}' if size else ''}", value)
    return value


def read_number(value: object, least: int, most: int) -> int:
    """Read a number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadValue(f"A number from {least} to {most}", value)
    return value


def read_flag(value: object) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        raise BadValue("true or false", value)
    return value


def read_word(value: object, words: tuple[str, ...]) -> int:
    """Read one of several words; gives its number."""
    if value not in words:
        raise BadValue(f"One of {', '.join(words)}", value)
    return words.index(str(value))


def read_a_card(value: object) -> int:
    """Read a resource card, or none."""
    return NO_CARD if value is None else read_card(str(value))


def read_a_guest(value: object) -> int:
    """Read a guest, or none."""
    return NO_CARD if value is None else read_guest(str(value))


def read_cards(value: object) -> list[int]:
    """Read several resource cards."""
    return [read_card(str(card)) for card in read_list(value)]


def read_guests(value: object) -> list[int]:
    """Read several guests."""
    return [read_guest(str(guest)) for guest in read_list(value)]


def write_a_card(card: int) -> str | None:
    """Write a resource card, or none."""
    return None if card == NO_CARD else write_card(card)


def write_a_guest(guest: int) -> str | None:
    """Write a guest, or none."""
    return None if guest == NO_CARD else write_guest(guest)
