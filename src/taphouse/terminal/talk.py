"""Speaking with a person: on a terminal screen by screen, through a pipe line by line."""

import sys
from collections.abc import Sequence
from time import sleep

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from taphouse.core.facts import typed
from taphouse.core.visible import visible
from taphouse.terminal.language import tell
from taphouse.terminal.words import said

if sys.platform != "win32":
    import termios

WIDTH = 80
HEIGHT = 24
WIDEST = 100
"""Wider lines than this are hard to read."""
PACE = 0.8
"""Seconds that a bot's move stays on the screen."""
PLAIN = str.maketrans("┌┐└┘╔╗╚╝─═│║░►…·", "++++++++-=||.>.-")
"""For terminals that know no box characters."""


class Talk:
    """One conversation."""

    def __init__(self, *, pace: float | None = None, plain: bool = False) -> None:
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty() and not plain
        """Whether there is a screen to draw on anew, and somebody who sees it."""
        self.console = make_console(plain=plain)
        self.pace = (PACE if self.is_live else 0.0) if pace is None else pace

    @property
    def width(self) -> int:
        """Letters there are in a line."""
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int:
        """Lines there are."""
        return max(self.console.height, 3) if self.is_live else HEIGHT

    def show(self, lines: Sequence[Text]) -> None:
        """Show a screen: in place of the last one, or below it."""
        if self.is_live:
            self.console.clear()
        self.say(*lines)

    def say(self, *lines: Text | str) -> None:
        """Add lines."""
        print_lines(self.console, lines)

    def ask(self, prompt: str = "> ") -> str:
        """Read one line; EOFError if there will be none. What comes through a pipe is shown as if it were typed."""
        self.console.file.flush()
        answer = input(visible(prompt)).strip()
        if not sys.stdin.isatty():
            self.say(answer)
        return answer

    def agrees(self, question: str, *, default: bool) -> bool:
        """Ask for yes or no."""
        asked = said.yes_or_no(question=typed(question), usual="yes" if default else "no")
        answer = self.ask(f"{tell(asked)} ").lower()
        while answer not in ("", "y", "yes", "n", "no"):
            answer = self.ask(f"{tell(said.type_y_or_n())} ").lower()
        return answer.startswith("y") if answer else default

    def wait(self) -> None:
        """Leave time to see what happened; whatever was typed meanwhile was not meant for the next question."""
        if self.pace > 0:
            sleep(self.pace)
            _forget_typed()

    def pages(self, text: str | Sequence[str], *, markdown: bool = False) -> None:
        """Show something long, lines or a text of our own, a screen at a time where there is one."""
        text = text if isinstance(text, str) else "\n".join(visible(line) for line in text)
        with self.console.capture() as capture:
            if markdown:
                self.console.print(Markdown(text), width=self.width)
            else:
                self.console.print(Text(text), width=self.width)
        lines = Text.from_ansi(capture.get().strip("\n")).split()
        if not self.is_live:
            self.say(*lines)
            return
        step = self.height - 1
        for start in range(0, len(lines), step):
            self.show(lines[start : start + step])
            last = start + step >= len(lines)
            if self.ask(f"{tell(said.page_last() if last else said.page_more())} ").lower() == "q":
                return


def _forget_typed() -> None:
    if sys.platform != "win32" and sys.stdin.isatty():
        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def make_console(*, plain: bool = False, stderr: bool = False) -> Console:
    """Make a console; where nobody looks it is as wide as a plain terminal, and without colour."""
    stream = sys.stderr if stderr else sys.stdout
    width = None if stream.isatty() else WIDTH
    return Console(width=width, stderr=stderr, highlight=False, no_color=plain or None, emoji=False)


def print_lines(console: Console, lines: Sequence[Text | str]) -> None:
    """Print lines: those of a screen are cut at the edge, sentences go on as long as they are."""
    simple = not console.encoding.lower().startswith("utf")
    for line in lines:
        text = line.copy() if isinstance(line, Text) else Text(visible(line))
        text.plain = visible(text.plain)
        if simple:
            text.plain = text.plain.translate(PLAIN)
        if not console.is_terminal:
            text.rstrip()
        console.print(text, no_wrap=True, overflow="crop" if isinstance(line, Text) else "ignore", crop=False)
