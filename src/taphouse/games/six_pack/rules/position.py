"""A state written down as JSON data, and rebuilt from it. Cells are in true coordinates, drinks in letters."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, count, members
from taphouse.core.errors import BadPosition, BadValue
from taphouse.games.six_pack.cards import (
    ALL_DOMINOES,
    DOMINO_NAMES,
    DRINKS,
    EACH,
    HALF,
    HAND,
    HANDS,
    KINDS,
    LETTERS,
)
from taphouse.games.six_pack.rules.areas import all_lines
from taphouse.games.six_pack.rules.board import NO_CELL, Board, laid_out
from taphouse.games.six_pack.rules.checks import check
from taphouse.games.six_pack.rules.moves import (
    ANSWERS,
    DECISIONS,
    NOT_YET,
    NOTHING,
    OPENING_MIX,
    OVER,
    REASONS,
    STANDINGS,
    STEPS,
    WINDOWS,
)
from taphouse.games.six_pack.rules.pictures import PAIRINGS
from taphouse.games.six_pack.rules.telling import claim_told, place_at, read_claim, read_step, step_told

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State

Data = Mapping[str, object]
FAR: int = 30000
"""No cell is further from the first one than this."""


def written(table: "State") -> dict[str, object]:
    """Write a state down."""
    n = int(table.n)
    board = table.board
    return {
        "house": dict(table.house.values),
        "decision": DECISIONS[int(table.decision)],
        "host": int(table.host) if table.host >= 0 else None,
        "turn": int(table.turn),
        "mixed": [ANSWERS[table.mixed[seat]] if table.mixed[seat] != NOT_YET else None for seat in range(n)],
        "opening": LETTERS[int(table.opening)] if table.decision == OPENING_MIX else None,
        "board": _cards(board),
        "serving": _named(board, table.cell),
        "barred": _barred(table),
        "hands": [_dominoes(int(table.hands[seat])) for seat in range(n)],
        "scored": [_dominoes(int(table.scored[seat])) for seat in range(n)],
        "refused": [int(table.refused[seat]) for seat in range(n)],
        "round": int(table.round),
        "standing": [STANDINGS[int(table.standing[seat])] for seat in range(n)],
        "answers": [_answer(board, table.answers[seat]) for seat in range(n)],
        "picks": [DOMINO_NAMES[int(table.picks[seat])] if table.picks[seat] >= 0 else None for seat in range(n)],
        "tried": [[int(entry // WINDOWS), _window(board, entry % WINDOWS)] for entry in table.tried],
        "hint_given": table.hint_given,
        "hinted": members(table.hinted),
        "time_is_up": table.time_is_up,
        "not_held": [_hands(table, seat) for seat in range(n)],
        "opened": _opened(table),
        "steps": _steps(table),
        "line": _line(board, int(table.line)),
        "ended_by": REASONS[int(table.ended_by)] if table.decision == OVER else None,
    }


def _cards(board: Board) -> list[str]:
    """Every card in reading order, as ``b@1,0``; a star marks a pink one."""
    found: list[str] = []
    for y in range(board.top, board.bottom + 1):
        for x in range(board.left, board.right + 1):
            kind = board.kind_at(x, y)
            if kind >= 0:
                drink = DRINKS[int(kind) + 3 * int((x + y) & 1)]
                star = "*" if board.is_pink(x, y) else ""
                found.append(f"{drink}@{x + board.across},{y + board.down}{star}")
    return found


def _named(board: Board, number: i64) -> str | None:
    """A cell that a move named, in true coordinates."""
    if number == NO_CELL:
        return None
    return f"{board.column_of(number) + board.across},{board.row_of(number) + board.down}"


def _barred(table: "State") -> list[object] | None:
    if table.barred_cell == NO_CELL:
        return None
    return [_named(table.board, table.barred_cell), LETTERS[int(table.barred_kind)]]


def _window(board: Board, window: i64) -> str:
    return f"{'tall' if window & 1 == 1 else 'flat'} {_named(board, window // 2)}"


def _answer(board: Board, answer: i64) -> str | None:
    if answer == NOT_YET:
        return None
    return "done" if answer == NOTHING else _window(board, answer)


def _dominoes(held: int) -> str:
    return " ".join(DOMINO_NAMES[domino] for domino in members(held))


def _hands(table: "State", seat: int) -> list[str]:
    numbers = members(table.not_held[2 * seat]) + members(table.not_held[2 * seat + 1], HALF)
    return [_dominoes(int(HANDS[number])) for number in numbers]


def _opened(table: "State") -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for at in range(0, len(table.opened), 2):
        seat, number, x, y, tall, fit, pack = read_claim(table.opened[at], table.opened[at + 1])
        found.append({
            "seat": seat,
            "round": number,
            "window": f"{'tall' if tall else 'flat'} {x},{y}",
            "pairing": PAIRINGS[fit] if fit >= 0 else None,
            "pack": [DOMINO_NAMES[pack // 16 // 9**i % 9] for i in (2, 1, 0)] if fit >= 0 else None,
            "scored": DOMINO_NAMES[pack % 16 - 1] if pack % 16 else None,
        })  # fmt: skip
    return found


def _steps(table: "State") -> list[str]:
    found: list[str] = []
    for step in table.steps:
        what, x, y, drink = read_step(step)
        found.append(f"{STEPS[what]} {DRINKS[drink % 6]}@{x},{y}{'*' if drink >= 6 else ''}")
    return found


def _line(board: Board, line: int) -> str | None:
    if line < 0:
        return None
    return f"column {line // 2 + board.across}" if line & 1 else f"row {line // 2 + board.down}"


def restore(table: "State", data: Data) -> None:
    """Lay a fresh table as it was written down."""
    table.make_room()
    n = int(table.n)
    table.decision = _word(data["decision"], DECISIONS)
    table.host = -1 if data["host"] is None else _number(data["host"], 0, n - 1)
    table.turn = _number(data["turn"], 0, 10**6)
    table.mixed = vec[i64]([NOT_YET if each is None else _word(each, ANSWERS) for each in _list(data["mixed"], n)])
    if (data["opening"] is None) != (table.decision != OPENING_MIX):
        raise BadPosition("The opening bottle is named in opening_mix, and only there.")
    table.opening = 0 if data["opening"] is None else _word(data["opening"], LETTERS)
    table.board = _read_board(data["board"])
    board = table.board
    table.windows = board.windows()
    table.cell = NO_CELL if data["serving"] is None else _read_named(board, data["serving"])
    if data["barred"] is not None:
        cell, kind = _list(data["barred"], 2)
        table.barred_cell = _read_named(board, cell)
        table.barred_kind = _word(kind, LETTERS)
    table.hands = vec[i64]([_read_dominoes(each) for each in _list(data["hands"], n)])
    table.scored = vec[i64]([_read_dominoes(each) for each in _list(data["scored"], n)])
    table.points = vec[i64]([count(table.scored[seat]) for seat in range(n)])
    table.refused = vec[i64]([_number(each, 0, 10**4) for each in _list(data["refused"], n)])
    table.round = _number(data["round"], 0, 10**6)
    table.standing = vec[i64]([_word(each, STANDINGS) for each in _list(data["standing"], n)])
    table.answers = vec[i64]([_read_answer(board, each) for each in _list(data["answers"], n)])
    picks = [NOT_YET if each is None else _word(each, DOMINO_NAMES) for each in _list(data["picks"], n)]
    table.picks = vec[i64](picks)
    for entry in _list(data["tried"], None):
        seat, window = _list(entry, 2)
        table.tried = append(table.tried, WINDOWS * _number(seat, 0, n - 1) + _read_window(board, window))
    table.hint_given = _flag(data["hint_given"])
    for seat in _list(data["hinted"], None):
        table.hinted |= BIT[_number(seat, 0, n - 1)]
    table.time_is_up = _flag(data["time_is_up"])
    for number, hands in enumerate(_list(data["not_held"], n)):
        for hand in _list(hands, None):
            table.rule_out(number, _read_dominoes(hand))
    for claim in _list(data["opened"], None):
        _read_opened(table, cast("Data", claim))
    for step in _list(data["steps"], None):
        _read_step(table, str(step))
    table.line = _read_line(board, data["line"])
    if (data["ended_by"] is None) != (table.decision != OVER):
        raise BadPosition("Why the game ended is said when it is over, and only then.")
    table.ended_by = 0 if data["ended_by"] is None else _word(data["ended_by"], REASONS)
    check(table)


def _read_board(value: object) -> Board:
    cells: list[tuple[int, int, int]] = []
    pinks: list[tuple[int, int]] = []
    for each in _list(value, None):
        text = str(each)
        drink, _, place = text.rstrip("*").partition("@")
        x, y = _read_place(place)
        number = _word(drink, DRINKS)
        if (x + y) % 2 != number // 3:
            raise BadPosition("Bottles lie on cells whose coordinates have an even sum, mixed drinks on the others.")
        cells.append((x, y, number % 3))
        if text.endswith("*"):
            pinks.append((x, y))
    if len({(x, y) for x, y, _ in cells}) != len(cells):
        raise BadPosition("Two cards lie on the same cell.")
    _check_extent(cells)
    return laid_out(cells, pinks)


def _check_extent(cells: list[tuple[int, int, int]]) -> None:
    """A table that wide cannot come about, and would not fit the frame."""
    xs, ys = [x for x, _, _ in cells], [y for _, y, _ in cells]
    if cells and max(max(xs) - min(xs), max(ys) - min(ys)) > 22:
        raise BadPosition("No table grows wider or higher than 23 cells.")
    if len(cells) > KINDS * EACH:
        raise BadPosition(f"There are {KINDS * EACH} cards.")


def _read_place(text: object) -> tuple[int, int]:
    x, _, y = str(text).partition(",")
    return _whole(x), _whole(y)


def _whole(text: str) -> int:
    """Read one coordinate."""
    if not text.removeprefix("-").isdecimal() or len(text) > 6:
        raise BadValue(f"A cell, two numbers like -1,2 from -{FAR} to {FAR},", text)
    return _number(int(text), -FAR, FAR)


def _read_named(board: Board, value: object) -> int:
    x, y = _read_place(value)
    return int(board.number(x - board.across, y - board.down))


def _read_window(board: Board, value: object) -> int:
    form, _, place = str(value).partition(" ")
    return 2 * _read_named(board, place) + _word(form, ("flat", "tall"))


def _read_answer(board: Board, value: object) -> int:
    if value is None:
        return NOT_YET
    return NOTHING if value == "done" else _read_window(board, value)


def _read_dominoes(value: object) -> int:
    held = 0
    for name in str(value).split():
        held |= int(BIT[_word(name, DOMINO_NAMES)])
    return held & ALL_DOMINOES


def _read_opened(table: "State", data: Data) -> None:
    form, _, place = str(data["window"]).partition(" ")
    x, y = _read_place(place)
    pack = 0
    for name in _list(data["pack"], HAND) if data["pack"] is not None else []:
        pack = 9 * pack + _word(name, DOMINO_NAMES)
    domino = 0 if data["scored"] is None else _word(data["scored"], DOMINO_NAMES) + 1
    fit = -1 if data["pairing"] is None else _word(data["pairing"], PAIRINGS)
    if (fit >= 0) != (data["pack"] is not None) or (fit < 0 and domino > 0):
        raise BadPosition("A claim that holds shows three dominoes and may score one, and a refused one shows none.")
    seat = _number(data["seat"], 0, int(table.n) - 1)
    claim = claim_told(seat, _number(data["round"], 1, 10**6), fit, 16 * pack + domino)
    table.opened = append(append(table.opened, 2 * place_at(x, y) + _word(form, ("flat", "tall"))), claim)


def _read_step(table: "State", text: str) -> None:
    what, _, card = text.partition(" ")
    drink, _, place = card.rstrip("*").partition("@")
    x, y = _read_place(place)
    number = _word(drink, DRINKS) + (6 if card.endswith("*") else 0)
    table.steps = append(table.steps, step_told(_word(what, STEPS), place_at(x, y), number))


def _read_line(board: Board, value: object) -> int:
    if value is None:
        return -1
    axis, _, at = str(value).partition(" ")
    number = _whole(at)
    line = 2 * (number - int(board.across)) + 1 if _word(axis, ("row", "column")) else 2 * (number - int(board.down))
    if i64(line) not in all_lines(board):
        raise BadPosition("The line that is cleared must run through the box.")
    return line


def _list(value: object, size: int | None) -> list[object]:
    if not isinstance(value, list) or (size is not None and len(value) != size):
        raise BadValue(f"A list{f' of {size}' if size else ''}", value)
    return value


def _number(value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadValue(f"A number from {least} to {most}", value)
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise BadValue("true or false", value)
    return value


def _word(value: object, words: tuple[str, ...]) -> int:
    if value not in words:
        raise BadValue(f"One of {', '.join(words)}", value)
    return words.index(str(value))
