"""What a move of a view does, and where a piece lies, for tests that read views."""

from taphouse.core.view import Item, MoveView


def verb_of(move: MoveView) -> str:
    """What a move does."""
    return named(move, "say")


def named(move: MoveView, argument: str) -> str:
    """What a move names, without its kind: ``B`` of ``drink:B``."""
    assert move.do is not None
    return str(move.do[argument]).rpartition(":")[2]


def cell_of(move: MoveView) -> tuple[int, int]:
    """The cell that a move names."""
    x, y = named(move, "cell").split(",")
    return int(x), int(y)


def place_of(item: Item) -> tuple[int, int]:
    """The cell on which a piece lies."""
    x, _, y = item.cell.partition(",")
    return int(x), int(y)
