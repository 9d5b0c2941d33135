"""Results of the lab as pages: what they have in common."""

from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version

from msgspec import Struct

from taphouse.core.build import rules_in_words
from taphouse.core.errors import UnknownGame
from taphouse.core.facts import Fact, typed
from taphouse.core.house import Value, in_words
from taphouse.core.registry import find_game
from taphouse.lab.drawing import fragment_of
from taphouse.lab.page import Page, Panel
from taphouse.lab.words import said
from taphouse.words.languages import ENGLISH
from taphouse.words.words import Words


class Shown(Struct):
    """Something that can be looked at as a page, in a notebook for one."""

    def page(self, language: str = ENGLISH, command: str = "") -> Page:
        """Say it as a page."""
        raise NotImplementedError

    def _repr_html_(self) -> str:
        return fragment_of(self.page())


class Origin(Struct, frozen=True, kw_only=True):
    """Where a result comes from."""

    game: str
    seats: int
    seed: str
    games: str = ""
    bots: str = ""
    house: str = ""
    command: str = ""


def make_page(
    words: Words,
    origin: Origin,
    *,
    legend: Sequence[tuple[str, str]] = (),
    headline: Fact,
    lead: Sequence[Fact],
    panels: Sequence[Panel],
    notes: Sequence[Fact],
) -> Page:
    """Put a page together. Panels of which nothing is known are left out."""
    title, rules = _game_in_words(origin.game)

    def word(form: str) -> str:
        return words.form("report-terms", form, {})

    versions = said.report_versions(version=typed(_version()), rules=typed(rules), built=typed(rules_in_words()))
    terms = [
        ("", origin.command),
        (word("games"), origin.games),
        (word("seed"), origin.seed),
        (word("bots"), origin.bots),
        (word("house"), origin.house),
        (word("versions"), words.say(versions)),
    ]
    return Page(
        title=words.say(said.report_title(title=typed(title), seats=origin.seats)),
        headline=words.say(headline),
        lead=[words.say(fact) for fact in lead],
        legend=list(legend),
        panels=[panel for panel in panels if panel.lines],
        notes=[words.say(fact) for fact in notes],
        terms=[(term, text) for term, text in terms if text],
        heads=(word("of"), word("value"), word("interval")),
        between=words.say(said.report_between(low=typed("LOW"), high=typed("HIGH"))),
        language=words.language,
    )


def house_text(house: Mapping[str, Value]) -> str:
    """Write options as they are typed."""
    return ", ".join(f"{name}={in_words(value)}" for name, value in house.items())


def unusual(game: str, house: Mapping[str, Value]) -> dict[str, Value]:
    """Keep the options that are not as usual; all of them where the game is not installed."""
    try:
        usual = {option.id: option.default for option in find_game(game).options}
    except UnknownGame:
        usual = {}
    return {name: value for name, value in house.items() if usual.get(name) != value}


def _game_in_words(game: str) -> tuple[str, str]:
    try:
        meta = find_game(game).meta
    except UnknownGame:
        return game, ""
    return meta.title, str(meta.rules_version)


def _version() -> str:
    try:
        return version("taphouse")
    except PackageNotFoundError:
        return ""
