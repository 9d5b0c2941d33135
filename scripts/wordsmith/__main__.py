"""Writes all words: ``python scripts/wordsmith [FOLDER ...]``; without folders, every one that has an ``en.ftl``."""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

from wordsmith.builders import python, typescript  # noqa: E402
from wordsmith.code import JavaScript, Python  # noqa: E402
from wordsmith.laws import breaches  # noqa: E402
from wordsmith.pseudo import NAME, pseudo  # noqa: E402
from wordsmith.reading import FIXED_KINDS, BadWords, Messages, read, read_text  # noqa: E402

CORE = ROOT / "src" / "taphouse" / "core" / "words"
WEB = ROOT / "web" / "words"
LESSONS = "lessons"
"""A folder of lessons has words of its own, beside those of its game."""


def folders() -> list[Path]:
    """List the folders of words, the core's first."""
    found = [*(ROOT / "src").rglob("words/en.ftl"), *WEB.glob("en.ftl")]
    return sorted((path.parent for path in found), key=lambda folder: (folder != CORE, str(folder)))


def languages(folder: Path) -> dict[str, Messages]:
    """Read what a folder says, in all its languages; the pseudo-language among them."""
    found = {path.stem: read(path) for path in sorted(folder.glob("*.ftl"))}
    found[NAME] = read_text(pseudo((folder / "en.ftl").read_text(encoding="utf-8")), f"{folder.parent.name}/{NAME}")
    return found


def shared_with(folder: Path, common: dict[str, Messages]) -> dict[str, Messages]:
    """The words that a folder can count on: those of the core, and for lessons those of their game, too."""
    game = folder.parent.parent / "words"
    if folder.parent.name != LESSONS or not game.joinpath("en.ftl").is_file():
        return common
    return {language: {**common.get(language, common["en"]), **words} for language, words in languages(game).items()}


def make(folder: Path, core: dict[str, Messages]) -> list[str]:
    """Write one folder; gives the laws that it breaks."""
    spoken, common = languages(folder), shared_with(folder, core)
    english = spoken["en"]
    found: list[str] = []
    for language, messages in spoken.items():
        shared = common.get(language, common["en"]) if folder != CORE else {}
        found += breaches(
            {**common["en"], **english}, {**shared, **messages}, set(messages), f"{folder.parent.name}/{language}"
        )
        for key in english.keys() - messages.keys():
            messages[key] = english[key]
        if folder != WEB:
            _write(folder / f"{language.replace('-', '_').lower()}.py", Python(messages, english).module(language))
        _write(folder / f"{language}.js", JavaScript(messages, english).module())
    if folder != WEB:
        _write(folder / "said.py", python(english, {"seat"} if folder == CORE else {"seat"} | FIXED_KINDS))
    _write(folder / "said.ts", typescript(english))
    return found


def _write(path: Path, text: str) -> None:
    """Write a file if it differs, so that nothing is built again for nothing."""
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def main() -> None:
    """Write the folders; whatever is wrong is said, and nothing after it is written."""
    chosen = [Path(word).resolve() for word in sys.argv[1:]] or folders()
    try:
        core = languages(CORE)
        found = [line for folder in chosen for line in make(folder, core)]
    except BadWords as error:
        sys.exit(str(error))
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
