"""Stepping through a record, on a terminal or on paper."""

from rich.text import Text

from taphouse.core.errors import TaphouseError, quoted
from taphouse.core.facts import typed
from taphouse.core.house import whole
from taphouse.core.moves import Seat
from taphouse.terminal.frame import Frame
from taphouse.terminal.language import language, refused, tell, word
from taphouse.terminal.reel import ALL, SPECTATOR, Eyes, Reel, read_eyes
from taphouse.terminal.screen import screen
from taphouse.terminal.talk import Talk
from taphouse.terminal.text import wrapped
from taphouse.terminal.words import said
from taphouse.words.languages import words_of
from taphouse.words.speaking import reason_of


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
                asked = self.talk.ask(f"{tell(said.ask_key())} ").lower()
            except EOFError:
                return
            if asked in ("q", "quit"):
                return
            self.notice = ""
            try:
                self.obey(asked)
            except TaphouseError as error:
                self.notice = str(error)

    def obey(self, asked: str) -> None:
        """Go where the person wants to."""
        command, _, rest = asked.partition(" ")
        if command in ("", "n"):
            self.go(self.at + self.step)
        elif command == "b":
            self.go(self.at - self.step)
        elif (number := whole(command)) is not None:
            self.reel.state(number)
            self.at = number
        elif command == "s":
            self.eyes = read_eyes(rest, len(self.reel.table.names)) if rest else self.next_eyes()
        else:
            raise refused(said.no_such_key(typed=quoted(asked)))

    def go(self, at: int) -> None:
        """Go to a move, at most to the first or the last."""
        if at < 0 or at > self.reel.last:
            self.notice = tell(said.is_deal() if at < 0 else said.is_end())
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
        whose = word("seen-by", self.eyes) if isinstance(self.eyes, str) else reel.table.names[self.eyes]
        frame = Frame(reel.game.meta.title, reel.table.names, self.talk.width, self.talk.height)
        view = reel.view(self.at, self.eyes)
        view.prompt = tell(said.seen_by(number=self.at, last=reel.last, who=typed(whose)))
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
        return [tell(said.ended_early_after(number=reel.last, reason=typed(reel.record.ended)))]
    if outcome is None:
        return [tell(said.not_over_yet(number=reel.last))]
    names = reel.table.names
    order = sorted(range(len(names)), key=lambda seat: (outcome.places[seat], seat))
    places = [f"  {outcome.places[seat]}. {names[seat]}: {outcome.scores[seat]}" for seat in order]
    reason = typed(reason_of(outcome.reason, words_of(reel.game, language=language())))
    return [tell(said.ended_after(number=reel.last, reason=reason)), *places]
