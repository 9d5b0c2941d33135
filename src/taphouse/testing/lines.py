"""A view as lines of text, each with a name, compact enough to compare by eye."""

import msgspec

from taphouse.core.view import Item, SeatView, View, Zone

_COMMON = frozenset(View.__struct_fields__)


def lines_of(view: View) -> dict[str, str]:
    """Print everything that a view shows, except its story."""
    lines: dict[str, str] = {}
    for seat in view.seats:
        _add(lines, f"seat {seat.seat}", _seat(seat))
    for zone in view.zones:
        _add(lines, zone.id, _zone(zone))
    for name, value in view.counters.items():
        _add(lines, name, str(value))
    for name in view.__struct_fields__:
        if name not in _COMMON:
            _add(lines, name, _own(getattr(view, name)))
    _add(lines, "aim", view.aim or "none")
    _add(lines, "prompt", view.prompt or "none")
    _add(lines, "moves", ", ".join(move.text for move in view.moves) or "none")
    _add(lines, "outcome", _own(view.outcome) if view.outcome else "none")
    return lines


def _add(lines: dict[str, str], name: str, line: str) -> None:
    """Add a line; if a zone and a counter share a name, the later one is marked, so that neither is lost."""
    while name in lines:
        name += "'"
    lines[name] = line


def _own(value: object) -> str:
    """Print what a game adds of its own."""
    return _item(value) if isinstance(value, Item) else msgspec.json.encode(value).decode()


def _seat(seat: SeatView) -> str:
    words = [f"{name} {value}" for name, value in seat.counters.items()]
    words += [f"team {seat.team}"] if seat.team else []
    return "; ".join([*words, *seat.notes, *(["awaited"] if seat.awaited else [])]) or "none"


def _zone(zone: Zone) -> str:
    seen = " ".join(_item(item) for item in zone.items)
    holes = f"empty {' '.join(zone.holes)}" if zone.holes else ""
    return " ".join(word for word in (f"({zone.size})", seen, holes) if word)


def _item(item: Item) -> str:
    """Print a thing by its notation; without one, by whatever else is told about it."""
    words = item.id or "?" + "/".join(word for word in (item.label, item.face, item.note) if word)
    words += f"@{item.cell}" if item.cell else ""
    words += f"@{item.seat}" if item.seat is not None else ""
    return words + (f"[{','.join(item.marks)}]" if item.marks else "")
