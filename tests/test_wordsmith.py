"""The files of words: their laws, what is made of them, and the pseudo-language."""

import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

from wordsmith import __main__ as wordsmith  # noqa: E402
from wordsmith.__main__ import CORE, folders, shared_with  # noqa: E402
from wordsmith.builders import python, typescript  # noqa: E402
from wordsmith.code import JavaScript, Python  # noqa: E402
from wordsmith.laws import breaches  # noqa: E402
from wordsmith.pseudo import pseudo  # noqa: E402
from wordsmith.reading import BadWords, read_text  # noqa: E402

languages = cache(wordsmith.languages)
"""The files of a folder, read once for all tests."""
SERVER = ROOT / "src" / "taphouse" / "server" / "words"
GOOD = """\
suit-beer = Beer
    .full = a glass of Beer
suit-wine = Wine
    .full = a glass of Wine
# $who (seat), $suit (suit), $number (number), $how (fast | slow), $gone (suit?)
poured = { $how ->
        [fast] { $who } poured { $suit-full } and { $gone } at once: { $number ->
            [one] { $number } glass
           *[other] { $number } glasses
        }.
       *[slow] { $who } poured { $suit }.
    }
"""


def found(text: str) -> list[str]:
    common = languages(CORE)["en"]
    messages = read_text(text, "test")
    return list(breaches({**common, **messages}, {**common, **messages}, set(messages), "test"))


def test_good_words_break_no_law() -> None:
    assert found(GOOD) == []


@pytest.mark.parametrize(
    ("good", "bad", "said"),
    [
        ("$suit-full", "$suit-tall", "no suit has .tall"),
        ("    .full = a glass of Wine\n", "", "suit-wine has no .full"),
        ("{ $suit }", "{ $colour }", "uses $colour"),
        ("[fast]", "[quick]", "chooses by $how among"),
        ("*[slow] { $who } poured", "*[slow] { $how } poured", "shows $how"),
        ("$who (seat)", "$who (seat), $extra (number)", "never says $extra"),
        ("$suit (suit)", "$suit (glass)", "no glass has a name"),
        ("poured =", "suit-poured =", "looks like a thing"),
    ],
)
def test_what_breaks_a_law_is_named(good: str, bad: str, said: str) -> None:
    assert good in GOOD
    assert any(said in line for line in found(GOOD.replace(good, bad))), found(GOOD.replace(good, bad))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("poured = { $n -> [one] a *[other] b }\n", "test:"),
        ("poured = a\npoured = b\n", "twice"),
        ("-term = a\n", "term"),
        ("poured = { NUMBER($n) }\n", "functions"),
        ("# $text (text)\npoured = { $text }\n", "every fact may have"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadWords, match=said):
        read_text(text, "test")


def test_builders_know_their_arguments() -> None:
    messages = read_text(GOOD, "test")
    made = python(messages, {"seat"})

    assert "def poured(*, who: SeatRef, suit: SuitRef, number: int, how: Literal['fast', 'slow']" in made
    assert "gone: SuitRef | None = None" in made
    assert (
        "{ say: 'poured'; who: SeatRef; suit: Ref<'suit'>; number: number; how: 'fast' | 'slow'; gone?: Ref<'suit'>"
        in (typescript(messages))
    )


def test_python_and_the_browser_get_the_same_keys() -> None:
    messages = read_text(GOOD, "test")
    keys = ["suit-beer", "suit-beer.full", "suit-wine", "suit-wine.full", "poured"]

    assert [key for key, _, _ in Python(messages, messages).functions()] == keys
    assert [key for key, _, _ in JavaScript(messages, messages).functions()] == keys


def test_the_pseudo_language_is_longer_accented_and_in_brackets() -> None:
    made = read_text(pseudo("hello = Good evening to all of you.\n"), "test")
    words = "".join(element.value for element in made["hello"].forms[""].elements)

    assert words.startswith("⟦")
    assert words.endswith("⟧")
    assert "é" in words
    assert len(words) >= 1.3 * len("Good evening to all of you.")


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
def test_every_folder_of_words_keeps_the_laws(folder: Path) -> None:
    common = shared_with(folder, languages(CORE))
    spoken = languages(folder)
    for language, messages in spoken.items():
        shared = common.get(language, common["en"])
        everything = {**common["en"], **spoken["en"]}
        assert list(breaches(everything, {**shared, **messages}, set(messages), str(folder.name))) == []
        assert messages.keys() == spoken["en"].keys()


def test_what_the_server_says_is_said_by_no_other_file() -> None:
    """The pages say it from their own words, the server's and a game's together: one key has one meaning."""
    server = languages(SERVER)["en"].keys()

    for folder in folders():
        assert folder == SERVER or not server & languages(folder)["en"].keys(), folder


def test_a_game_that_says_something_otherwise_than_all_others_says_it_of_the_same() -> None:
    common = languages(CORE)["en"]

    for folder in folders():
        for key, message in languages(folder)["en"].items():
            assert key not in common or message.declared == common[key].declared, f"{folder}: {key}"
