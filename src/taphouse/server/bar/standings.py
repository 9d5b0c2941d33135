"""The tables of one person for the lobby: those that run come with how they stand."""

import structlog

from taphouse.core.errors import TaphouseError
from taphouse.server.bar.tables import Bar
from taphouse.server.parts.sheet import RUNNING
from taphouse.server.protocol.bodies import Standing, TableCard

NEAR = 10
"""How many running tables of one person are looked at; brought back from the store, if need be."""

log = structlog.get_logger()


async def cards_with_standings(bar: Bar, person: str, language: str = "") -> list[TableCard]:
    """List the latest unfinished tables of a person, the running ones with how they stand, in facts or with words.

    What another process owns has none; whoever wants to know asks for that table alone.
    """
    cards = bar.tables_of(person)
    for card in [card for card in cards if card.status == RUNNING][:NEAR]:
        card.standing = await _standing(bar, card.id, person, language)
    return cards


async def _standing(bar: Bar, code: str, person: str, language: str) -> Standing | None:
    try:
        table = bar.in_memory(code) or await bar.table(code)
        return await table.queries.standing(person, language)
    except TaphouseError as error:
        log.info("standing not told", table=code, error=str(error))
        return None
