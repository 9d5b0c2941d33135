"""Names what a lesson points at: a piece, a zone, a seat, a cell, a part of the table."""

from taphouse.core.view import View
from taphouse.words.speaking import label_of
from taphouse.words.words import Words


def named(thing: str, view: View, words: Words) -> str:
    """What a person calls a thing such as ``item:beer-7-a`` or ``zone:draw``; nothing if it has no name."""
    kind, _, name = thing.partition(":")
    if kind == "item":
        what = name.partition("@")[0]
        return words.piece(what) if what in words.catalogue else ""
    if kind == "zone":
        return label_of("zone", name, words)
    if kind == "seat":
        return "" if int(name) == view.eyes else words.shown(thing, "")
    return words.shown(thing, "") if kind == "cell" else ""
