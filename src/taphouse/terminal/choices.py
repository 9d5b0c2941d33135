"""The moves of a view as numbered choices, and what a person types as one of them."""

import re
from collections.abc import Sequence
from itertools import takewhile

from rich.text import Text

from taphouse.core.errors import BadNotation, quoted
from taphouse.core.facts import Fact, followed, references, typed
from taphouse.core.house import whole
from taphouse.core.view import MoveView, View
from taphouse.terminal.language import refused, tell
from taphouse.terminal.text import in_columns, wrapped
from taphouse.terminal.words import said

_NUMBER_LAST = re.compile(r"(?P<words>.*\D)(?P<number>\d+)")


class Choice:
    """A move with its number, and the same move with additions that may be forgotten."""

    def __init__(self, number: int, move: MoveView) -> None:
        self.number = number
        self.move = move
        self.extras: dict[str, MoveView] = {}
        """By what is typed after the number: ``c`` for a move with the flag ``call``."""

    def add(self, move: MoveView) -> None:
        """Add the same move with flags, under their first letters."""
        flags = move.flags or (move.label,)
        length = 1
        while (key := "".join(flag[:length] for flag in flags).lower()) in self.extras:
            length += 1
        self.extras[key] = move

    def words(self) -> Text:
        """Write the choice in one line. It never tells that there are additions: people have to think of them."""
        return Text.assemble((f"{self.number:>2}", "bold"), f" {self.move.label}")


def numbered(view: View) -> list[Choice]:
    """Number the moves of a view from 1, or by the numbers that are in them.

    Those that differ only in flags share a number; those with cards in hand stand in the hand's order.
    """
    choices: dict[str, Choice] = {}
    for move in _by_kind(_in_hand_order(view)):
        plain = without_flags(move)
        if plain in choices:
            choices[plain].add(move)
        else:
            choices[plain] = Choice(len(choices) + 1, move)
    found = list(choices.values())
    for choice, number in zip(found, _own_numbers(found), strict=False):
        choice.number = number
    return found


def held_things(view: View) -> list[str]:
    """The things that whoever looks has in hand, as moves point at them."""
    hands = [zone for zone in view.zones if zone.kind == "hand" and zone.seat == view.eyes is not None]
    return [f"item:{item.id}" for zone in hands for item in zone.items]


def _in_hand_order(view: View) -> list[MoveView]:
    """Let moves with cards in hand swap places among themselves until they stand as the cards do."""
    held = {thing: place for place, thing in enumerate(held_things(view))}
    places = {move.text: min((held[thing] for thing in move.on if thing in held), default=-1) for move in view.moves}
    sorting = iter(sorted((move for move in view.moves if places[move.text] >= 0), key=lambda move: places[move.text]))
    return [move if places[move.text] < 0 else next(sorting) for move in view.moves]


def cell_named(move: MoveView) -> str:
    """The one cell of a grid that a move is about, as ``3,1``; nothing if there is none, or several."""
    named = {*move.on, *(references(move.do) if move.do is not None else ())}
    cells = [name.removeprefix("cell:") for name in named if name.startswith("cell:")]
    return cells[0] if len(cells) == 1 else ""


def kind_of(move: MoveView) -> str:
    """What a move does, whatever the things are that it is about: its verb and its words."""
    do = move.do or {}
    return " ".join(value for value in do.values() if isinstance(value, str) and ":" not in value)


def _by_kind(moves: list[MoveView]) -> list[MoveView]:
    """Let moves about a cell stand together with others of their kind, so that they can be told together."""
    kinds = list(dict.fromkeys(kind_of(move) for move in moves if cell_named(move)))
    sorting = iter(sorted((move for move in moves if cell_named(move)), key=lambda move: kinds.index(kind_of(move))))
    return [next(sorting) if cell_named(move) else move for move in moves]


def _own_numbers(choices: Sequence[Choice]) -> list[int]:
    """The numbers in the labels, if these differ in nothing else: ``Bid 3`` is best chosen by 3."""
    parts = [_NUMBER_LAST.fullmatch(choice.move.label) for choice in choices]
    numbers = [int(part["number"]) for part in parts if part]
    same = len({part["words"] for part in parts if part}) == 1
    return numbers if same and len(set(numbers)) == len(choices) else []


def listed(
    choices: Sequence[Choice], view: View, width: int, *, brief: bool = False, on_cells: Sequence[Choice] = ()
) -> list[Text]:
    """Set the choices in columns; ``brief``: those that a card in hand or a cell shows by its number are told together.

    ``on_cells``: the choices whose numbers stand in a grid.
    """
    held = held_things(view) if brief else []
    shown = [choice for choice in choices if set(held) & set(choice.move.on)]
    cells = [choice for choice in choices if brief and choice in on_cells]
    rest = [choice for choice in choices if choice not in shown and choice not in cells]
    gathered = _gathered(rest) if brief else []
    several = _several_of_a_card([choice for choice in shown if choice not in cells], held)
    shown = [choice for choice in shown if not any(choice in group for group in several)]
    rest = [choice for choice in rest if not any(choice in group for group in gathered)]
    lines = _shortest(rest, width) if brief else in_columns([choice.words() for choice in rest], width)
    lines = [line for group in gathered for line in _beside_cells(group, width)] + lines
    if cells:
        lines = [*wrapped(tell(said.on_cells(numbers=typed(_told_together(cells)))), width), *lines]
    lines = [line for group in several for line in _beside_card(group, width)] + lines
    if not shown:
        return lines
    verbs = "/".join(dict.fromkeys(choice.move.label.split()[0] for choice in shown))
    numbers = typed(f"{_span([choice.number for choice in shown])} {verbs}")
    together = tell(said.on_cards(numbers=numbers))
    return [*wrapped(together, width), *lines]


def _told_together(choices: Sequence[Choice]) -> str:
    """Tell what can be done by which numbers: ``1-4 Serve, 5-9 Take``."""
    kinds: dict[str, list[Choice]] = {}
    for choice in choices:
        kinds.setdefault(kind_of(choice.move), []).append(choice)
    verbs = [_verb(group[0]) for group in kinds.values()]
    told: dict[str, list[int]] = {}
    for group in kinds.values():
        verb, stems = _verb(group[0]), {_stem(choice) for choice in group}
        alike = verbs.count(verb) > 1 and len(stems) == 1
        told.setdefault(stems.pop() if alike else verb, []).extend(choice.number for choice in group)
    return ", ".join(f"{_span(which)} {what}" for what, which in told.items())


def _verb(choice: Choice) -> str:
    return choice.move.label.split()[0]


def _stem(choice: Choice) -> str:
    """What a choice says without its cell."""
    return " ".join(choice.move.label.replace(cell_named(choice.move), "").split())


def _gathered(choices: Sequence[Choice]) -> list[list[Choice]]:
    """Choices that differ in nothing but their cells."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        if cell_named(choice.move):
            groups.setdefault(_stem(choice), []).append(choice)
    return [group for group in groups.values() if len(group) > 1]


def _beside_cells(choices: Sequence[Choice], width: int) -> list[Text]:
    """Tell choices that differ in nothing but their cells: ``Go to: 1=0,0 2=1,0``."""
    cells = " ".join(f"{choice.number}={cell_named(choice.move)}" for choice in choices)
    return wrapped(f"{_stem(choices[0])}: {cells}", width, indent="  ")


def _shortest(choices: Sequence[Choice], width: int) -> list[Text]:
    """Set choices in columns, or tell those together that begin alike, whatever takes fewer lines."""
    columns = in_columns([choice.words() for choice in choices], width)
    alone = [run[0] for run in _runs(choices) if len(run) == 1]
    lines = [line for run in _runs(choices) if len(run) > 1 for line in _beside_card(run, width)]
    lines += in_columns([choice.words() for choice in alone], width)
    return min(columns, lines, key=len)


def _runs(choices: Sequence[Choice]) -> list[list[Choice]]:
    """Choices that follow each other and begin with the same words, as many of these as the first two share."""
    runs: list[list[Choice]] = []
    same = 0
    for choice in choices:
        if runs and _same_words([runs[-1][0], choice]) >= max(1, same):
            same = same or _same_words([runs[-1][0], choice])
            runs[-1].append(choice)
        else:
            runs.append([choice])
            same = 0
    return runs


def _same_words(choices: Sequence[Choice]) -> int:
    """With how many words all of them begin; something is always left to tell them apart by."""
    labels = [choice.move.label.split()[:-1] for choice in choices]
    return len(list(takewhile(lambda words: len(set(words)) == 1, zip(*labels, strict=False))))


def _several_of_a_card(choices: Sequence[Choice], held: Sequence[str]) -> list[list[Choice]]:
    """Choices by the card that they begin with, where its number alone does not tell which of them is meant."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(next(thing for thing in held if thing in choice.move.on), []).append(choice)
    return [group for group in groups.values() if len(group) > 1]


def _beside_card(choices: Sequence[Choice], width: int) -> list[Text]:
    """Tell choices with the same card by what they differ in: ``Play Cherry with mint on: 1=yourself 2=Rye``."""
    labels = [choice.move.label.split() for choice in choices]
    same = _same_words(choices)
    rests = " ".join(f"{choice.number}={' '.join(label[same:])}" for choice, label in zip(choices, labels, strict=True))
    return wrapped(f"{' '.join(labels[0][:same])}: {rests}", width, indent="  ")


def with_notation(choices: Sequence[Choice]) -> str:
    """List all moves with their notation."""
    rows = [f"{choice.number:>4}  {choice.move.label}   ({choice.move.text})" for choice in choices]
    return "\n".join(rows) or tell(said.no_move_open())


def _span(numbers: Sequence[int]) -> str:
    """Write numbers down: ``1-4`` if they follow each other."""
    first, last = numbers[0], numbers[-1]
    if len(numbers) > 2 and list(numbers) == list(range(first, last + 1)):
        return f"{first}-{last}"
    return ", ".join(map(str, numbers))


def without_flags(move: MoveView) -> str:
    """Write a move in notation, leaving its flags away."""
    return " ".join(word for word in move.text.split() if word.lstrip("+") not in move.flags)


def read_choice(choices: Sequence[Choice], text: str) -> MoveView | None:
    """Find the move that somebody typed: its number, its notation, or how its label begins.

    None if it is neither; BadNotation if it could be several.
    """
    asked = " ".join(text.lower().split())
    moves = [move for choice in choices for move in (choice.move, *choice.extras.values())]
    if asked[:1].isascii() and asked[:1].isdecimal():
        return _by_number(choices, asked)
    for exact in (
        [move for move in moves if asked == move.text.lower()],
        [move for move in moves if asked == move.label.lower()],
    ):
        if len(exact) == 1:
            return exact[0]
    begun = [choice for choice in choices if choice.move.label.lower().startswith(asked)]
    if len(begun) > 1:
        some = ", ".join(str(choice.number) for choice in begun)
        raise refused(said.could_be(typed=quoted(text.strip()), numbers=typed(some)), BadNotation)
    return begun[0].move if begun else None


def _by_number(choices: Sequence[Choice], asked: str) -> MoveView:
    digits = asked[: len(asked) - len(asked.lstrip("0123456789"))]
    key = asked[len(digits) :].strip()
    number = whole(digits)
    for choice in choices:
        if choice.number == number:
            if not key:
                return choice.move
            if key in choice.extras:
                return choice.extras[key]
            raise refused(said.no_such_extra(typed=quoted(asked), number=typed(digits)), BadNotation)
    raise refused(followed(said.no_such_number(number=typed(digits)), ask_for_number(choices)), BadNotation)


def ask_for_number(choices: Sequence[Choice]) -> Fact:
    """Tell what can be typed."""
    numbers = [choice.number for choice in choices]
    if not numbers:
        return said.press_enter()
    return said.type_number(numbers=typed(_span(numbers)))
