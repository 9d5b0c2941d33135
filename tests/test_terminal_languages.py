"""The terminal in another language: which one is spoken, and a whole game in which no English is left."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

from wordsmith.pseudo import ACCENTS  # noqa: E402

from taphouse.cli import main  # noqa: E402
from taphouse.core.registry import find_game, list_games  # noqa: E402
from taphouse.core.rng import seed_from  # noqa: E402
from taphouse.lab.names import NAMES  # noqa: E402
from taphouse.terminal.evening import Setting, lay_table, play_to_end, usual_seats  # noqa: E402
from taphouse.terminal.language import asked_language, known_language, language, speak  # noqa: E402
from taphouse.terminal.sitting import Sitting  # noqa: E402
from taphouse.terminal.talk import Talk  # noqa: E402
from taphouse.words.languages import ENGLISH, PSEUDO, table_of  # noqa: E402

GAMES = [meta.id for meta in list_games()]
WORD = re.compile(r"[^\W\d_]{3,}")
TYPED = re.compile(r"\w+=[\w+.-]*|   \([^()]*\)$|\b[A-Z]{3}\b")
"""What is typed stays as it is: options, the notation behind a move, and that of pieces in three capitals."""
ASKED = ("m", "i", "h", "?", "? rules", "what", "99", "u", "save", "save 1", "hint")
"""What is typed once each beside moves."""


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [
        ("en", ENGLISH),
        ("en-XA", PSEUDO),
        ("en_xa.UTF-8", PSEUDO),
        ("en_GB.UTF-8@euro", ENGLISH),
        ("tlh", ENGLISH),
        ("C.UTF-8", ENGLISH),
        ("", ENGLISH),
    ],
)
def test_a_language_that_there_is_not_is_english(asked: str, spoken: str) -> None:
    assert known_language(asked) == spoken


@pytest.mark.parametrize(
    ("args", "environ", "asked"),
    [
        ([], {}, ""),
        ([], {"LANG": "de_DE.UTF-8"}, "de_DE.UTF-8"),
        ([], {"LANG": "de", "LC_MESSAGES": "fr"}, "fr"),
        ([], {"LANG": "de", "LC_MESSAGES": "fr", "LC_ALL": "it"}, "it"),
        ([], {"LC_ALL": "it", "TAPHOUSE_LANG": "en-XA"}, "en-XA"),
        ([], {"LC_ALL": "", "LANG": "de"}, "de"),
        (["--lang", "en-XA"], {"TAPHOUSE_LANG": "de"}, "en-XA"),
        (["--lang=en-XA"], {}, "en-XA"),
    ],
)
def test_the_command_line_counts_before_what_the_system_says(
    args: list[str], environ: dict[str, str], asked: str
) -> None:
    assert asked_language(["play", *args, "last-call"], environ) == (asked, ["play", "last-call"])


def test_what_follows_two_hyphens_is_no_option() -> None:
    assert asked_language(["rules", "--", "--lang"], {}) == ("", ["rules", "--", "--lang"])


@pytest.mark.parametrize("args", [["--lang", "en-XA", "verify", "gone.json"], ["verify", "gone.json", "--lang=en-XA"]])
def test_a_refusal_speaks_the_language_that_was_asked_for(
    args: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        main(args)

    assert language() == PSEUDO
    assert capsys.readouterr().err.startswith("⟦gone.json čáññót bé řéád")


@pytest.mark.parametrize("command", ["serve", "play", "games", "rules", "replay", "verify", "position", "simulate"])
def test_help_speaks_the_language_that_was_asked_for(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--lang", "en-XA", command, "--help"])

    said = capsys.readouterr().out
    assert "⟦" in said.split("Usage")[1]
    assert not re.search(r"\b(about|help)-[a-z]", said), "a key stands in the place of its sentence"


class Curious(Talk):
    """Somebody who asks for everything once, and then takes the first move on offer."""

    def __init__(self) -> None:
        super().__init__()
        self.sitting: Sitting | None = None
        self.asks = list(ASKED)
        self.prompts: list[str] = []

    def ask(self, prompt: str = "> ") -> str:
        """Answer what the table waits for."""
        assert self.sitting is not None
        self.prompts.append(prompt)
        view = self.sitting.table.view(self.sitting.seat)
        if view.outcome is not None or not view.seats[self.sitting.seat].awaited:
            return ""
        return self.asks.pop() if self.asks else view.moves[0].text


def english_of(package: str) -> set[str]:
    """Every word of the English words that looks otherwise in the pseudo-language."""
    code = Path(*package.split("."))
    texts = [
        (ROOT / "src" / place / "words" / "en.ftl").read_text(encoding="utf-8")
        for place in (code, "taphouse/core", "taphouse/terminal")
    ]
    assert table_of(package, ENGLISH)
    lines = [line for text in texts for line in text.splitlines() if not line.startswith("#")]
    shown = [re.sub(r"\{[^}]*\}?", " ", re.sub(r"^\s*(?:[\w.-]+ =|\*?\[[\w-]+\])", " ", line)) for line in lines]
    words = {word.lower() for line in shown for word in WORD.findall(line)}
    return {word for word in words if word != word.translate(ACCENTS)}


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_in_the_pseudo_language_has_no_english_word(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    speak(PSEUDO)
    game = find_game(name)
    monkeypatch.setattr(type(game), "rules_text", lambda _: "")
    talk = Curious()
    talk.sitting = lay_table(Setting(game, usual_seats(game, {}), {}), seed_from("evening"), talk)

    assert play_to_end(talk.sitting)

    assert not talk.asks
    typed = {word.lower() for word in WORD.findall(" ".join([*NAMES, "Guest", game.meta.title, name, *ASKED, "json"]))}
    english = english_of(game.package) - typed
    said = capsys.readouterr().out.splitlines() + talk.prompts
    left = {
        word: line for line in said for word in {word.lower() for word in WORD.findall(TYPED.sub(" ", line))} & english
    }
    assert left == {}
