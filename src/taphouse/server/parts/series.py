"""A series: who has won how often in an evening, over a chain of tables and whatever is played at them."""

from collections.abc import Collection

from taphouse.server.parts.sheet import PERSON, Sheet, Won
from taphouse.server.parts.situation import Situation


def series_now(now: Situation) -> tuple[int, list[Won]]:
    """Give the number of games and the wins so far, the game that is over here among them."""
    sheet, dealt = now.sheet, now.dealt
    outcome = dealt.table.state.outcome() if dealt is not None and not sheet.ended else None
    if outcome is None:
        return sheet.games, sheet.series
    return sheet.games + 1, counted(sheet, outcome.winners())


def counted(sheet: Sheet, winners: Collection[int]) -> list[Won]:
    """Add the wins of one game; people who have joined are in the list with none."""
    series = {won.person: Won(won.person, won.name, won.wins) for won in sheet.series}
    for seat, chair in enumerate(sheet.chairs):
        if chair.kind == PERSON and chair.person:
            won = series.setdefault(chair.person, Won(chair.person, chair.name))
            won.name = chair.name
            won.wins += seat in winners
    return sorted(series.values(), key=lambda won: -won.wins)
