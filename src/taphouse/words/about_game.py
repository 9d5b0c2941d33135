"""What a game says of itself before the deal: its pitch, its options, and what to know about a table."""

from collections.abc import Mapping

from taphouse.core.facts import Fact
from taphouse.core.game import Game, Preset
from taphouse.core.house import Option, Value
from taphouse.words.languages import ENGLISH, words_of


def pitch(game: Game, language: str = ENGLISH) -> str:
    """One sentence that makes one want to play."""
    return _said(game, "about-pitch", "", "", language)


def gentle_about(game: Game, language: str = ENGLISH) -> str:
    """What is short and friendly about the first game of somebody who has never played."""
    return _said(game, "about-gentle", "", "", language)


def age_note(game: Game, language: str = ENGLISH) -> str:
    """From which age on, where the rulebook has a note about it."""
    return _said(game, "about-age", "", "", language)


def game_credits(game: Game, language: str = ENGLISH) -> str:
    """Who designed it, as far as the rulebook says."""
    return _said(game, "about-credits", "", "", language)


def option_about(game: Game, option: Option, language: str = ENGLISH) -> str:
    """One sentence: what an option changes."""
    return _said(game, f"option-{option.id}", "about", option.about, language)


def option_values(game: Game, option: Option, language: str = ENGLISH) -> str:
    """List what may be chosen."""
    return ", ".join(in_words(game, value, language) for value in option.values())


def preset_about(game: Game, preset: Preset, language: str = ENGLISH) -> str:
    """One sentence: what a preset is."""
    return _said(game, f"preset-{preset.name.replace(' ', '_')}", "about", preset.about, language)


def advice(game: Game, seats: int, house: Mapping[str, Value], language: str = ENGLISH) -> str:
    """What people should know before they sit down to this table; usually nothing."""
    return " ".join(in_words(game, fact, language) for fact in game.advice(seats, house))


def in_words(game: Game, fact: Fact | None, language: str = ENGLISH) -> str:
    """Say a fact of a game that names no piece and no seat; nothing where there is none."""
    return "" if fact is None else words_of(game, language=language).say(fact)


def _said(game: Game, key: str, form: str, otherwise: str, language: str) -> str:
    words = words_of(game, language=language)
    return words.form(key, form, {}) if words.has(f"{key}.{form}" if form else key) else otherwise
