"""A view as one screen: title, seats, what lies on the table, one's hand, story, prompt and moves."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from rich.text import Text

from taphouse.core.facts import typed
from taphouse.core.view import View
from taphouse.terminal.cards import Size
from taphouse.terminal.choices import Choice, listed
from taphouse.terminal.frame import Frame
from taphouse.terminal.grid import numbers_in
from taphouse.terminal.language import tell, word
from taphouse.terminal.plates import seat_lines
from taphouse.terminal.text import cut, padded, wrapped
from taphouse.terminal.words import said
from taphouse.terminal.zones import folded_table, hand_lines, own_hands, table_lines

STORY_LEAST = 3
STORY_TIGHT = 2
STORY_GOOD = 4
STORY_MOST = 6
ROOM_LEAST = 2
"""Lines that are left to the table, even if one's cards are told by their faces for it."""
AIR = 2
"""Lines that do more good empty than with a fifth and sixth line of the story."""
FOOT_LEAST = 8
"""Lines that the prompt and the moves may always have."""
FOOT_TINY = 5
"""The same on a screen that is too small for everything: there the top is left away."""


class Plan(NamedTuple):
    """How large everything is drawn."""

    table: Size
    one_row: bool
    """Whether what lies beyond the first row of the table is told in words."""
    hand: Size
    brief: bool
    """Whether moves whose number stands on a card or cell are left to that."""


PLANS = (
    Plan(Size.TALL, one_row=False, hand=Size.TALL, brief=False),
    Plan(Size.TALL, one_row=True, hand=Size.TALL, brief=False),
    Plan(Size.FLAT, one_row=True, hand=Size.TALL, brief=False),
    Plan(Size.TALL, one_row=True, hand=Size.FLAT, brief=False),
    Plan(Size.FLAT, one_row=True, hand=Size.FLAT, brief=False),
    Plan(Size.TALL, one_row=True, hand=Size.TALL, brief=True),
    Plan(Size.FLAT, one_row=True, hand=Size.TALL, brief=True),
    Plan(Size.TALL, one_row=True, hand=Size.FLAT, brief=True),
    Plan(Size.FLAT, one_row=True, hand=Size.FLAT, brief=True),
    Plan(Size.FLAT, one_row=True, hand=Size.INLINE, brief=False),
    Plan(Size.FLAT, one_row=True, hand=Size.INLINE, brief=True),
    Plan(Size.INLINE, one_row=True, hand=Size.INLINE, brief=True),
)
"""From the most comfortable to the smallest; the first that fits is taken."""


class Parts:
    """The parts of a screen, each drawn once at every size that is asked for."""

    def __init__(self, view: View, frame: Frame, choices: Sequence[Choice], notice: str) -> None:
        on_cells = [choice for chosen in numbers_in(view, choices, frame.width).values() for choice in chosen]

        def head(brief: bool) -> list[Text]:  # noqa: FBT001  as it is asked for below
            return [*title_bar(view, frame), *seat_lines(view, frame, brief=brief), *aim_lines(view, frame)]

        def table(size: Size, one_row: bool) -> list[Text]:  # noqa: FBT001
            return table_lines(view, frame, choices, size, one_row=one_row)

        def hand(size: Size) -> list[Text]:
            return hand_lines(view, frame, choices, size)

        def foot(brief: bool) -> list[Text]:  # noqa: FBT001
            moves = listed(choices, view, frame.width, brief=brief, on_cells=on_cells)
            return [*_prompt(view, frame, notice), *moves]

        self.head, self.table, self.hand, self.foot = cache(head), cache(table), cache(hand), cache(foot)


def screen(
    view: View, frame: Frame, choices: Sequence[Choice] = (), notice: str = "", *, fill: bool = False
) -> list[Text]:
    """Draw a view as large as it fits; ``fill``: a screen down to its last line but one, so that nothing jumps."""
    parts = Parts(view, frame, choices, notice)
    for brief, plan in [(brief, plan) for brief in (False, True) for plan in PLANS]:
        head, hand, foot = parts.head(brief), list(parts.hand(plan.hand)), parts.foot(plan.brief)
        table = parts.table(plan.table, plan.one_row)
        room = frame.height - 1 - len(head)
        if len(table) + len(hand) + min(STORY_LEAST, len(view.story)) + len(foot) <= room:
            break
    else:
        hands = [list(parts.hand(size)) for size in (Size.INLINE, Size.FACES)]
        hand = next((small for small in hands if len(small) + len(foot) < room - ROOM_LEAST), hands[-1])
        table = folded_table(view, frame, choices, room - len(hand) - len(foot) - min(STORY_TIGHT, len(view.story)))
        table = _shortened(table, room - len(hand) - min(len(foot), FOOT_LEAST), "   …", frame)
    room -= len(table) + len(hand)
    more = f"   {word('more-moves')}"
    least = min(FOOT_TINY, frame.height - 1) if fill else 0
    foot = _shortened(foot, max(room, least), more if len(more) <= frame.width else word("more-moves", "short"), frame)
    story = story_lines(view, frame, min(STORY_MOST, room - len(foot), max(STORY_GOOD, room - len(foot) - AIR)))
    room -= len(story) + len(foot)
    if room > 0 and hand and plan.hand != Size.INLINE:
        hand.insert(0, Text(tell(said.own_things(zone=typed(own_hands(view)[0].label.lower())))))
        room -= 1
    lines = _spaced([head, table, hand, story, foot], room, fill=fill)
    return lines[-(frame.height - 1) :] if fill else lines


def _shortened(lines: list[Text], room: int, rest: str, frame: Frame) -> list[Text]:
    """Leave away what there is no room for, and say so."""
    if len(lines) <= room:
        return lines
    return [*lines[: max(0, room - 1)], Text(cut(rest, frame.width))]


def _spaced(sections: list[list[Text]], spare: int, *, fill: bool) -> list[Text]:
    """Join sections with an empty line between them as long as there are some to spare; from the end upwards."""
    gaps = [0] * len(sections)
    for at in reversed(range(1, len(sections))):
        if spare > 0 and sections[at]:
            gaps[at] = 1
            spare -= 1
    if fill:
        gaps[-1] += max(0, spare)
    return [line for gap, section in zip(gaps, sections, strict=True) for line in [*[Text()] * gap, *section]]


def title_bar(view: View, frame: Frame) -> list[Text]:
    """The game and its counters; where both do not fit, the counters."""
    counters = [f"{view.labels[name]} {value}".strip() for name, value in view.counters.items()]
    words = " · ".join([frame.title, *counters])
    if len(words) > frame.width - 2 and counters:
        words = " · ".join(counters)
    lines = wrapped(words, frame.width - 2)
    return [padded(Text(f" {line.plain}", style="reverse"), frame.width) for line in lines]


def aim_lines(view: View, frame: Frame) -> list[Text]:
    """What the seat plays for, where that is its own."""
    return wrapped(view.aim, frame.width) if view.aim else []


def story_lines(view: View, frame: Frame, most: int) -> list[Text]:
    """The latest sentences of the story, as many as fit whole."""
    lines: list[Text] = []
    for told in reversed(view.story):
        sentence = [Text.assemble("  ", line) for line in wrapped(str(told["text"]), frame.width - 2, indent="  ")]
        if len(lines) + len(sentence) > most:
            return lines or sentence[: max(0, most)]
        lines = sentence + lines
    return lines


def _prompt(view: View, frame: Frame, notice: str) -> list[Text]:
    lines = wrapped(notice, frame.width, "italic") if notice else []
    return lines + (wrapped(view.prompt, frame.width, "bold") if view.prompt else [])
