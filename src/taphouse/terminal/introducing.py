"""The introduction of a game as text, and when somebody sees it."""

from rich.text import Text

from taphouse.core.facts import typed
from taphouse.core.game import Game
from taphouse.terminal.language import language, tell
from taphouse.terminal.progress import is_introduced, keep_introduced
from taphouse.terminal.talk import Talk
from taphouse.terminal.text import wrapped
from taphouse.terminal.words import said
from taphouse.words.languages import lesson_words


def introduce(game: Game, talk: Talk) -> None:
    """Introduce a game before somebody's first one here, where there is a screen and somebody who reads."""
    if not talk.is_live or is_introduced(game):
        return
    if lines := introduction(game, talk.width):
        talk.show(lines)
        talk.ask(f"{tell(said.ask_introduced(id=typed(game.meta.id)))} ")
    keep_introduced(game)


def introduction(game: Game, width: int) -> list[Text]:
    """The four cards that introduce a game, as text; nothing where it has none."""
    words = lesson_words(game, language=language())
    lines: list[Text] = []
    for card in ("goal", "turn", "twist", "end"):
        key = f"intro-{card}"
        if words.has(key):
            lines += [Text(words.form(key, "topic", {}), style="bold")]
            lines += wrapped(words.form(key, "", {}), width)
            lines += [*wrapped(words.form(key, "picture", {}), width - 2, indent="  "), Text()]
    return lines
