"""A view with all the words that a terminal shows: those that any client gets, and the names of marks."""

from msgspec.structs import replace

from taphouse.core.moves import Seat
from taphouse.core.table import Table
from taphouse.core.view import View, Zone
from taphouse.terminal.language import language
from taphouse.words.at_table import words_at
from taphouse.words.speaking import label_of, spoken
from taphouse.words.words import Words


def seen_at(table: Table, seat: Seat | None) -> View:
    """Show a table to a seat, in the language that is spoken here."""
    return seen(table.view(seat), words_at(table, seat, language()))


def seen(view: View, words: Words) -> View:
    """Give a view with its words."""
    told = spoken(view, words)
    return replace(told, zones=[_zone(zone, words) for zone in told.zones])


def _zone(zone: Zone, words: Words) -> Zone:
    if not any(item.marks for item in zone.items):
        return zone
    items = [replace(item, marks=[label_of("mark", mark, words) or mark for mark in item.marks]) for item in zone.items]
    return replace(zone, items=items)
