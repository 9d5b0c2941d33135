"""Panels of a page: measures of one report, or of several side by side."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from taphouse.core.facts import Fact, Text, typed
from taphouse.lab.differences import Difference
from taphouse.lab.estimates import Estimate
from taphouse.lab.figures import MINUS, SHARES, Figure, kind_name, measure_name, number_text
from taphouse.lab.page import Line, Panel
from taphouse.lab.words import said
from taphouse.words.speaking import reason_of
from taphouse.words.words import Words

MOST: Final = 12
"""Of many things, so many are shown: those that came up most."""
LONGEST: Final = 14
"""A label with more letters than that does not fit beside a drawing on a phone."""
KINDS: Final = 6
"""Of so many kinds of facts the things are shown that they named."""


def figure_panels(words: Words, figures: Sequence[Figure]) -> list[Panel]:
    """One panel for each measure, and one for all shares."""
    alone = [measure_panel(words, one.name, [Line("", one.estimate)]) for one in figures if not one.is_share]
    shares = [(measure_name(words, one.name), one.estimate) for one in figures if one.is_share]
    return [*alone, share_panel(words, "report-shares", shares)]


def measure_panel(words: Words, name: str, lines: Sequence[Line], even: float | None = None) -> Panel:
    """One measure of everything that is compared."""
    return Panel(
        title=measure_name(words, name),
        unit=measure_name(words, name, "unit"),
        lines=list(lines),
        is_share=name in SHARES,
        even=even,
    )


def win_panels(
    words: Words, bots: Sequence[str], by_seat: Sequence[Estimate], by_turn: Sequence[Estimate], begun: int
) -> list[Panel]:
    """Who won, by seat and by turn order."""
    even = 1 / len(bots)
    seats = [words.say(said.report_seat_of(seat=seat, bot=typed(bot))) for seat, bot in enumerate(bots, start=1)]
    turns = [words.say(said.report_turn_of(turn=turn)) for turn in range(1, len(bots) + 1)]
    panels = [share_panel(words, "report-turns", zip(turns, by_turn, strict=True), even)] if begun else []
    return [*panels, share_panel(words, "report-seats", zip(seats, by_seat, strict=True), even)]


def reason_panel(words: Words, reasons: Mapping[str, Estimate]) -> Panel:
    """How games ended."""
    return share_panel(words, "report-reasons", ((reason_of(reason, words), one) for reason, one in reasons.items()))


def told_panels(
    words: Words, happened: Mapping[str, Estimate], used: Mapping[str, Mapping[str, Estimate]]
) -> list[Panel]:
    """What was told most, and the things that were named most."""
    title, unit = words.form("report-told", "", {}), words.form("report-told", "unit", {})
    panels = [Panel(title=title, unit=unit, lines=_most({kind_name(kind): one for kind, one in happened.items()}))]
    many = sorted(used, key=lambda kind: -len(used[kind]))[:KINDS]
    for kind in sorted(many, key=lambda kind: -happened[kind].value):
        if len(used[kind]) > 1:
            things = {words.shown(thing, "") if _has(words, thing) else thing: one for thing, one in used[kind].items()}
            heading = words.say(said.report_used(kind=typed(kind_name(kind))))
            panels.append(Panel(title=heading, unit=words.form("report-used", "unit", {}), lines=_most(things)))
    return panels


def _has(words: Words, thing: str) -> bool:
    kind, _, name = thing.partition(":")
    return words.has(kind) and (name in words.catalogue or words.has(thing.replace(":", "-")))


def _most(named: Mapping[str, Estimate]) -> list[Line]:
    often = sorted(named, key=lambda name: (-named[name].value, name))[:MOST]
    return [Line(name, named[name]) for name in often]


def share_panel(words: Words, key: str, lines: Iterable[tuple[str, Estimate]], even: float | None = None) -> Panel:
    """Shares of games, beside what would be even."""
    found = [Line(label, one) for label, one in lines]
    return Panel(title=words.form(key, "", {}), unit=words.form(key, "unit", {}), lines=found, is_share=True, even=even)


def short_labels(labels: Sequence[str]) -> tuple[list[str], list[tuple[str, str]]]:
    """Give labels that fit beside a drawing: numbers, with a legend, where any is too long."""
    if all(len(label) <= LONGEST for label in labels):
        return list(labels), []
    numbers = [str(number) for number in range(1, len(labels) + 1)]
    return numbers, list(zip(numbers, labels, strict=True))


def how_to_read(pace: float) -> list[Fact]:
    """Say how a page is to be read."""
    return [said.report_how_to_read(), said.report_how_minutes(seconds=typed(f"{pace:g}"))]


def percent(share: float) -> Text:
    """Write a share in parts of a hundred."""
    return typed(f"{100 * share:.1f}")


def difference_panel(words: Words, one: Difference) -> Panel:
    """One difference, beside none."""
    return Panel(
        title=measure_name(words, one.measure),
        unit=words.say(said.report_change(of=typed(measure_name(words, one.measure, "unit")))),
        lines=[Line("", one.change)],
        is_share=one.measure in SHARES,
        even=0.0,
        is_change=True,
    )


def headline_of(words: Words, differences: Sequence[Difference]) -> Fact:
    """Say what differs, or that nothing was found."""
    seen = [typed(measure_name(words, one.measure)) for one in differences if one.seen]
    return said.head_differs(measures=seen) if seen else said.head_no_difference()


def difference_lines(words: Words, differences: Sequence[Difference]) -> list[Fact]:
    """Say how large differences are, and how large one would have been that was not found."""
    return [difference_line(words, one) for one in differences if one.seen or one.would_be_seen]


def difference_line(words: Words, one: Difference, how: Callable[..., Fact] = said.lead_change) -> Fact:
    """Say how large a difference is, or how large one would have been."""
    by = 100 if one.measure in SHARES else 1
    name, error = typed(measure_name(words, one.measure)), one.change.within() * by
    if not one.seen:
        return said.lead_no_change(measure=name, size=typed(number_text(one.would_be_seen * by, error)))
    change, low, high = (signed(number * by, error) for number in (one.change.value, one.change.low, one.change.high))
    return how(measure=name, change=change, low=low, high=high)


def swept_line(words: Words, of: str, base: str, changes: Sequence[Difference]) -> Fact:
    """Say how one house differs from another."""
    seen = [difference_line(words, one, said.swept_change) for one in changes if one.seen]
    if not seen:
        return said.lead_swept_nothing(of=typed(of), base=typed(base))
    return said.lead_swept(of=typed(of), base=typed(base), changes=[typed(words.say(one)) for one in seen])


def signed(number: float, within: float) -> Text:
    """Write a change."""
    text = number_text(number, within).replace("-", MINUS)
    return typed(f"+{text}" if number > 0 else text)
