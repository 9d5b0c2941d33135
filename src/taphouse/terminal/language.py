"""The language of the one who sits at the terminal, and how things are said in it."""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Final, TypeVar

from taphouse.core.errors import TaphouseError, say_with
from taphouse.core.facts import Fact, plain
from taphouse.words.errors import sentence
from taphouse.words.languages import ENGLISH, LANGUAGES, table_of
from taphouse.words.words import Words

PACKAGE: Final = "taphouse.terminal"
OPTION: Final = "--lang"
PLACES: Final = ("TAPHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says which language somebody reads, the first that says anything counts."""

_spoken = [ENGLISH]

Refused = TypeVar("Refused", bound=TaphouseError)


def language() -> str:
    """The language that is spoken here."""
    return _spoken[-1]


def speak(asked: str) -> None:
    """Speak a language from now on, errors included; one that there is not is English."""
    _spoken[:] = [known_language(asked)]
    say_with(partial(sentence, language=language()))


def known_language(asked: str) -> str:
    """The language that there is for a name such as ``en-XA`` or ``en_GB.UTF-8``."""
    name = asked.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    same = [known for known in LANGUAGES if known.lower() in (name, name.partition("-")[0])]
    return max(same, key=len, default=ENGLISH)


def asked_language(args: Sequence[str], environ: Mapping[str, str]) -> tuple[str, list[str]]:
    """Find out which language somebody asked for, on the command line or around it; and what else was typed."""
    asked = next((environ[place] for place in PLACES if environ.get(place)), "")
    rest: list[str] = []
    words = iter(args)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == OPTION:
            asked = next(words, "")
        elif word.startswith(f"{OPTION}="):
            asked = word.removeprefix(f"{OPTION}=")
        else:
            rest.append(word)
    return asked, rest


@cache
def _words(name: str) -> Words:
    return Words(table_of(PACKAGE, name), language=name)


def tell(fact: Fact) -> str:
    """Say a fact of the terminal's or of every game's."""
    return _words(language()).say(fact)


def word(key: str, form: str = "") -> str:
    """Say a message that has no arguments, in one of its forms."""
    return _words(language()).form(key, form, {})


def has_form(key: str, form: str) -> bool:
    """Whether a message has a form."""
    return _words(language()).has(f"{key}.{form}")


def seat_name(seat: int, eyes: int | None, names: Sequence[str]) -> str:
    """Call a seat as the one who looks would."""
    return Words(table_of(PACKAGE, language()), None, eyes, names).shown(f"seat:{seat}", "")


def refused(fact: Fact, kind: type[Refused] = TaphouseError) -> Refused:  # type: ignore[assignment]
    """Make an error that is said in the terminal's words."""
    error = kind(fact)
    error.package = PACKAGE
    return error


def told(error: Exception) -> Fact:
    """What an error says, to stand in a sentence."""
    return plain(str(error))
