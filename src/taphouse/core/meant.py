"""What somebody probably meant who named a thing that there is not."""

from collections.abc import Iterable
from difflib import get_close_matches

from taphouse.core.facts import Fact, typed
from taphouse.core.words import said

SHORTEST_PART = 3
"""So many letters of a name are enough to guess which is meant."""

LONGEST = 60
"""More letters than any name has: the rest of what was asked for is not compared."""


def meant_or_known(asked: str, known: Iterable[str]) -> Fact:
    """Tell what was probably meant; if nothing comes near, what there is."""
    names = list(known)
    near = nearest(asked, names)
    if near:
        return said.did_you_mean(near=[typed(name) for name in near])
    return said.there_are(known=[typed(name) for name in names]) if names else said.there_are_none()


def nearest(asked: str, known: Iterable[str]) -> list[str]:
    """List the names that are spelt much like the one asked for, or that it is a part of; the nearest first."""
    plain = {_plain(name): name for name in known}
    word = _plain(asked[:LONGEST])
    close = get_close_matches(word, plain, n=3, cutoff=0.7)
    if not close and len(word) >= SHORTEST_PART:
        close = [name for name in plain if word in name][:3]
    return [plain[name] for name in close]


def _plain(name: str) -> str:
    return "".join(letter for letter in name.lower() if letter.isalnum())
