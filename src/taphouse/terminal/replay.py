"""Stepping through a record, on a terminal or on paper."""

from rich.text import Text

from taphouse.core.errors import TaphouseError
from taphouse.core.house import whole
from taphouse.core.moves import Seat
from taphouse.terminal.frame import Frame
from taphouse.terminal.reel import ALL, SPECTATOR, Eyes, Reel, read_eyes
from taphouse.terminal.screen import screen
from taphouse.terminal.talk import Talk
from taphouse.terminal.text import counted, wrapped

KEYS = "Enter on, b back, a number to jump, s SEAT for other eyes, q to leave: "


class Replay:
    """One person looking at a record."""

    def __init__(self, reel: Reel, eyes: Eyes, talk: Talk, step: int = 1) -> None:
        self.reel = reel
        self.eyes = eyes
        self.talk = talk
        self.step = step
        self.at = 0
        self.notice = ""

    def walk(self, at: int = 0) -> None:
        """Step through the record until the person has seen enough."""
        self.at = at
        while True:
            self.show()
            try:
                typed = self.talk.ask(KEYS).lower()
            except EOFError:
                return
            if typed in ("q", "quit"):
                return
            self.notice = ""
            try:
                self.obey(typed)
            except TaphouseError as error:
                self.notice = str(error)

    def obey(self, typed: str) -> None:
        """Go where the person wants to."""
        word, _, rest = typed.partition(" ")
        if word in ("", "n"):
            self.go(self.at + self.step)
        elif word == "b":
            self.go(self.at - self.step)
        elif (number := whole(word)) is not None:
            self.reel.state(number)
            self.at = number
        elif word == "s":
            self.eyes = read_eyes(rest, len(self.reel.table.names)) if rest else self.next_eyes()
        else:
            raise TaphouseError(f"{typed!r} is no key here. Press Enter for the next move.")

    def go(self, at: int) -> None:
        """Go to a move, at most to the first or the last."""
        if at < 0 or at > self.reel.last:
            self.notice = "This is the deal." if at < 0 else "This is the end of the record."
        self.at = max(0, min(at, self.reel.last))

    def next_eyes(self) -> Eyes:
        """The eyes after these: seat by seat, then all, then a spectator."""
        order: list[Eyes] = [*(Seat(seat) for seat in range(len(self.reel.table.names))), ALL, SPECTATOR]
        return order[(order.index(self.eyes) + 1) % len(order)]

    def show(self) -> None:
        """Draw the table as it was."""
        self.talk.show(self.picture(fill=self.talk.is_live))

    def picture(self, *, fill: bool = False) -> list[Text]:
        """The table after the moves so far."""
        reel = self.reel
        whose = self.eyes if isinstance(self.eyes, str) else reel.table.names[self.eyes]
        frame = Frame(reel.game.meta.title, reel.table.names, self.talk.width, self.talk.height)
        view = reel.view(self.at, self.eyes)
        view.prompt = f"Move {self.at} of {reel.last}, as seen by: {whose}."
        return screen(view, frame, notice=self.notice, fill=fill)

    def tell(self) -> None:
        """Print the whole story and how it ended."""
        reel = self.reel
        self.talk.say(f"{reel.game.meta.title}: {', '.join(reel.table.names)}", "")
        for line in reel.story(reel.last, self.eyes):
            self.talk.say(*wrapped(line, self.talk.width, indent="  "))
        self.talk.say("")
        self.talk.say(*outcome_lines(reel))


def outcome_lines(reel: Reel) -> list[str]:
    """How the recorded game ended, in words."""
    outcome = reel.table.record.outcome
    if outcome is None and reel.record.ended:
        return [f"The game ended early, after {counted(reel.last, 'move')}: {reel.record.ended}."]
    if outcome is None:
        return [f"The game is not over yet: {counted(reel.last, 'move')} so far."]
    names = reel.table.names
    order = sorted(range(len(names)), key=lambda seat: (outcome.places[seat], seat))
    places = [f"  {outcome.places[seat]}. {names[seat]}: {outcome.scores[seat]}" for seat in order]
    return [f"The game ended after {counted(reel.last, 'move')}: {outcome.reason}.", *places]
