"""One person at a table with bots, from the first decision to the outcome."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from rich.text import Text

from taphouse.bots.advice import advise, hint_of
from taphouse.bots.company import Company
from taphouse.core.errors import BadNotation, IllegalMove, TaphouseError, quoted
from taphouse.core.facts import followed, typed
from taphouse.core.moves import Move, Seat
from taphouse.core.record import verify
from taphouse.core.table import Table
from taphouse.core.view import View
from taphouse.terminal.choices import Choice, ask_for_number, numbered, read_choice, with_notation
from taphouse.terminal.frame import Frame
from taphouse.terminal.language import has_form, language, refused, tell, told, word
from taphouse.terminal.rulebook import look_up
from taphouse.terminal.saves import autosave, autosave_path, default_path, file_named, save_as, state_folder
from taphouse.terminal.screen import screen
from taphouse.terminal.seen import seen_at
from taphouse.terminal.talk import Talk
from taphouse.terminal.text import in_columns, wrapped
from taphouse.terminal.words import said
from taphouse.terminal.zones import things_in_words
from taphouse.words.at_table import explained, story_in_words, words_at
from taphouse.words.speaking import reason_of

HELP = ("enter", "u", "m", "i", "h", "hint", "rules", "save", "q")
"""What can be typed beside a move."""
KEY_WIDTH = 9


def help_lines(width: int) -> list[str]:
    """Say what can be typed, below each other."""
    lines = [line.plain for line in wrapped(word("help"), width)] + [""]
    for key in HELP:
        name = word("help", f"{key}-key") if has_form("help", f"{key}-key") else key
        about = wrapped(word("help", key), width - KEY_WIDTH - 2)
        lines += [f"  {name if number == 0 else '':<{KEY_WIDTH}}{line.plain}" for number, line in enumerate(about)]
    return lines


class LeaveTable(Exception):  # noqa: N818  nothing went wrong
    """The person gets up."""


class Sitting:
    """What one person sees and says at one table."""

    def __init__(self, table: Table, company: Company, seat: Seat, talk: Talk, file: Path | None = None) -> None:
        self.table = table
        self.company = company
        self.seat = seat
        self.talk = talk
        is_kept = file is not None and file.parent == state_folder()
        self.file = default_path(table.record) if file is None or is_kept else file
        """Where ``save`` writes if nothing is said."""
        self.notice = tell(said.sealed_deal(hash=typed(table.record.seed_hash[:16])))
        self.left_alone: set[str] = set()
        """Optional moves that the person has let pass."""
        self.settled = 0
        """How many moves had been made when the person last let them stand, or had no other."""
        self.own: set[Path] = set() if file is None else {file}
        """Files that hold this game: it came from there, or was saved there."""
        self.kept: Path | None = file if is_kept else None
        """Where the game is kept for an interruption."""
        self.unkept = ""
        """Why it could not be kept."""
        self.doubted: tuple[int, Move] | None = None
        """After how many moves the person was asked whether a wasteful move was meant, and which."""
        self.saved = -1
        """How many moves had been made when the person last saved the game."""
        self.started = monotonic()

    def play(self) -> None:
        """Play until the game is over; LeaveTable if the person does not want to.

        The person is always asked before the bots: against them nobody would ever be quick enough.
        """
        moves = self.table.record.moves
        self.started = monotonic() - (moves[-1].at / 1000 if moves else 0)
        self.keep()
        while self.table.record.outcome is None:
            view = seen_at(self.table, self.seat)
            self.left_alone &= {move.text for move in view.moves}
            if view.seats[self.seat].awaited:
                self.ask(view, f"{tell(said.ask_move())} ")
            elif self.may_choose(view):
                self.offer(view)
            else:
                self.bots_move()

    def may_choose(self, view: View) -> bool:
        """Whether there is something that the person may do, but need not: answer out of turn, or undo."""
        fresh = {move.text for move in view.moves} - self.left_alone
        return bool(fresh) or self.may_undo()

    def may_undo(self) -> bool:
        """Whether the latest move could be taken back, and the person has not let it stand."""
        return self.settled < len(self.table.record.moves) and self.table.may_undo(self.seat)

    def offer(self, view: View) -> None:
        """Ask once whether the person wants to do what it may; Enter lets it pass."""
        asked = said.ask_on(undo="yes" if self.may_undo() else "no")
        if not self.ask(view, f"{tell(asked)} ", optional=True):
            self.left_alone = {move.text for move in view.moves}
            self.settled = len(self.table.record.moves)

    def bots_move(self) -> None:
        """Let a bot move, and show it."""
        choice = self.company.next_move(self.table)
        if choice is None:
            raise refused(said.nobody_here())
        self.make(*choice)
        if self.talk.is_live:
            self.show(seen_at(self.table, self.seat), [])
            self.talk.wait()

    def make(self, seat: Seat, move: Move) -> None:
        """Make a move and keep the game."""
        self.table.apply(seat, move, at=self.clock())
        self.keep()

    def clock(self) -> int:
        """Milliseconds since the deal."""
        return int((monotonic() - self.started) * 1000)

    def keep(self) -> None:
        """Save the game for an interruption; a folder that cannot be written to is told, and does not stop it."""
        self.saved = -1
        try:
            path = self.kept or autosave_path(self.table.record)
            autosave(self.table, path)
        except (TaphouseError, OSError) as error:
            if not self.unkept:
                self.notice = tell(said.not_kept_yet(error=told(error)))
            self.kept, self.unkept = None, str(error)
        else:
            self.kept, self.unkept = path, ""

    def ask(self, view: View, prompt: str, *, optional: bool = False) -> bool:
        """Ask until the table has changed (True), or the person lets an optional move pass (False)."""
        choices = numbered(view)
        moves = len(self.table.record.moves)
        self.show(view, choices)
        while len(self.table.record.moves) == moves:
            asked = self.talk.ask(prompt)
            self.notice = ""
            if optional and not asked:
                return False
            try:
                self.obey(asked, choices)
            except IllegalMove as refusal:
                self.notice = str(explained(refusal, words_at(self.table, self.seat, language())))
            except TaphouseError as error:
                self.notice = str(error)
            if len(self.table.record.moves) == moves:
                self.show_again(view, choices)
        if len(view.moves) == 1:
            self.settled = len(self.table.record.moves)
        return True

    def obey(self, asked: str, choices: list[Choice]) -> None:
        """Do what was typed: a command, or a move."""
        name, _, rest = asked.partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "u": self.undo,
            "h": self.tell_story,
            "i": self.name_things,
            "hint": self.hint,
            "save": self.save,
            "q": self.leave,
        }
        if asked.startswith("?"):
            self.explain(asked[1:].strip())
        elif name.lower() in commands and (name.lower() == "save" or not rest):
            commands[name.lower()](rest.strip())
        elif asked.lower() == "m":
            self.list_moves(choices)
        else:
            self.move(asked, choices)

    def move(self, asked: str, choices: list[Choice]) -> None:
        """Make the move that was typed, or say why it cannot be made."""
        found = read_choice(choices, asked) if asked else None
        if found is not None:
            self.make_surely(Move(found.move))
            return
        try:
            move = self.table.game.read_move(asked)
        except BadNotation:
            open_to = ask_for_number(choices)
            none = followed(said.none_of_yours(typed=quoted(asked)), open_to) if asked else open_to
            raise refused(none, BadNotation) from None
        self.make_surely(move)

    def make_surely(self, move: Move) -> None:
        """Make a move of the person; one that gives something away for nothing only when it is asked for again."""
        occasion = (len(self.table.record.moves), move)
        offered = self.table.game.view(self.table.state, self.seat, self.table.names).moves
        wastes = next((each.wastes for each in offered if each.move == move), None)
        if wastes is None or occasion == self.doubted:
            self.make(self.seat, move)
            return
        self.doubted = occasion
        self.notice = tell(said.wasteful(what=typed(words_at(self.table, self.seat, language()).say(wastes))))

    def hint(self, _: str) -> None:
        """Say what a good player would do, and mark it in the record."""
        advice = advise(self.table, self.seat)
        if advice is None:
            raise refused(said.nothing_to_hint())
        why = words_at(self.table, self.seat, language()).say(advice.why)
        if advice.move is None:
            self.notice = why
            return
        view = seen_at(self.table, self.seat)
        label = next(each.label for each in view.moves if each.move == advice.move)
        self.table.record.hints.append(hint_of(self.table, self.seat, advice.move, self.clock()))
        self.keep()
        self.notice = tell(said.hinted(move=typed(label), why=typed(why)))

    def undo(self, _: str) -> None:
        """Take the latest move back."""
        self.table.undo(self.seat)
        self.settled = 0
        self.company.start_over()
        self.keep()
        self.notice = tell(said.taken_back())

    def explain(self, asked: str) -> None:
        """Show the help, or what the rules say."""
        if not asked:
            self.talk.pages(help_lines(self.talk.width))
            return
        everything = asked.lower() == "rules"
        self.talk.pages(look_up(self.table.game, "" if everything else asked), markdown=True)

    def list_moves(self, choices: list[Choice]) -> None:
        """List all moves with their notation."""
        self.talk.pages(with_notation(choices).split("\n"))

    def name_things(self, _: str) -> None:
        """Say what every card on the table and in the hand is."""
        view = seen_at(self.table, self.seat)
        self.talk.pages(things_in_words(view, self.frame(self.talk.height)))

    def tell_story(self, _: str) -> None:
        """Show everything that happened, as this seat may hear it."""
        record = self.table.record
        options = [option for option in self.table.game.options if option.id in record.house]
        house = ", ".join(f"{option.id}={option.in_words(record.house[option.id])}" for option in options)
        head = [
            self.table.game.meta.title,
            tell(said.told_house(house=typed(house))),
            tell(said.told_hash(hash=typed(record.seed_hash))),
            "",
        ]
        self.talk.pages(head + story_in_words(self.table, self.seat, language()))

    def save(self, name: str) -> None:
        """Save the game in a file of the person's own."""
        path = file_named(name) if name else self.file
        save_as(self.table, path, self.own)
        self.file = path
        self.own.add(path)
        self.saved = len(self.table.record.moves)
        where = typed(str(path))
        self.notice = f"{tell(said.saved_as(path=where))}\n{tell(said.load_with(path=where))}"

    def leave(self, _: str) -> None:
        """Get up; where the game is neither kept nor saved, ask first whether to save it."""
        if self.is_lost():
            answer = self.talk.ask(f"{tell(said.ask_save_game(path=typed(str(self.file))))} ")
            if answer.lower() not in ("", "n", "no"):
                self.save("" if answer.lower() in ("y", "yes") else answer)
                self.talk.say(*self.notice.split("\n"))
        raise LeaveTable

    def is_lost(self) -> bool:
        """Whether nothing would be left of this game if the person got up now."""
        return not self.kept and self.saved != len(self.table.record.moves)

    def frame(self, height: int) -> Frame:
        """What goes round the view."""
        return Frame(self.table.game.meta.title, self.table.names, self.talk.width, height)

    def show(self, view: View, choices: list[Choice]) -> None:
        """Draw the table."""
        self.talk.show(screen(view, self.frame(self.talk.height), choices, self.notice, fill=self.talk.is_live))

    def show_again(self, view: View, choices: list[Choice]) -> None:
        """Draw the table once more after something that changed nothing; line by line the answer will do."""
        if self.talk.is_live:
            self.show(view, choices)
        elif self.notice:
            self.talk.say(*wrapped(self.notice, self.talk.width))

    def show_outcome(self) -> None:
        """Show the end: the table, the places, and the proof."""
        view = seen_at(self.table, self.seat)
        result = self.result(view)
        height = self.talk.height - len(result) - 3
        view.prompt = ""
        self.talk.show([*screen(view, self.frame(max(height, 10))), *result])

    def result(self, view: View) -> list[Text]:
        """Places, scores, the reason, and that the record checks."""
        outcome = view.outcome
        assert outcome is not None
        verify(self.table.game, self.table.record)
        order = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
        frame = self.frame(self.talk.height)
        words = words_at(self.table, self.seat, language())
        places = [Text(f"{outcome.places[seat]}. {frame.name(view, seat)} {outcome.scores[seat]}") for seat in order]
        return [
            *wrapped(
                outcome.label or tell(said.is_over(reason=typed(reason_of(outcome.reason, words)))),
                self.talk.width,
                "bold",
            ),
            *in_columns(places, self.talk.width),
            Text(tell(said.seed_hash(hash=typed(self.table.record.seed_hash))), style="dim"),
            Text(tell(said.checked(number=len(self.table.record.moves)))),
        ]
