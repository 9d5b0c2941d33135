"""Bots know who called from what every seat knows: in the lab, over the server, with or without a story (R30)."""

from collections import Counter

import pytest

from taphouse.bots.company import Company
from taphouse.core.moves import Move, Seat
from taphouse.core.rng import Quick, make_rng, seed_from
from taphouse.games.last_call.bot import HouseBot
from taphouse.games.last_call.game import GAME
from taphouse.games.last_call.rules.calls import CATCH
from taphouse.games.last_call.rules.state import State
from taphouse.lab.bare_table import BareTable
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.testing.in_process import INSTANT, Guest, company, open_bar

FORGETFUL = 80
"""A strength at which bots forget calls and slip, so that there is something to catch."""


class Listened(BareTable):
    """A table of the lab that counts whom bots catch."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)
        self.caught: Counter[bool] = Counter()
        """How many catches there were of seats that had not called, and that had."""

    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a move; look first whether whom it catches had called."""
        if move >= CATCH.first:
            state = self.state
            assert isinstance(state, State)
            self.caught[bool(state.called & 1 << (move - CATCH.first))] += 1
        super().apply(seat, move)


def test_in_the_lab_no_bot_ever_catches_a_seat_that_called() -> None:
    caught: Counter[bool] = Counter()
    for game in range(40):
        state = GAME.deal(4, GAME.house(4), make_rng("quick", seed_from(f"listening {game}")))
        table = Listened(state)
        bots = {Seat(seat): HouseBot(Quick(4 * game + seat), FORGETFUL) for seat in range(4)}
        Company(bots, Quick(game)).play(table, GAME.longest)
        caught += table.caught

    assert caught[False] > 20
    assert caught[True] == 0


@pytest.fixture
def anyio_backend() -> str:
    """Run what is asynchronous on asyncio, as the server does."""
    return "asyncio"


async def play_silently(guest: Guest) -> None:
    """Play a whole match: always the first move, so never with a call, and never catch anybody.

    A bot that catches somebody may be quicker than the move; then it is chosen anew.
    """
    while guest.look().card["status"] == "running":
        await guest.until("a turn", lambda guest: guest.is_awaited or guest.card["status"] != "running")
        if guest.is_awaited:
            answer = await guest.ask("move", decision=guest.decision, move=guest.moves[0])
            assert answer["is"] == "done" or answer["code"] == "stale", answer


@pytest.mark.anyio
async def test_over_the_server_no_bot_ever_catches_a_seat_that_called() -> None:
    """A person who never calls plays a match of many rounds against bots, most of whom do."""
    async with open_bar(INSTANT, {"last-call": GAME}) as bar:
        wish = MakeTable(game="last-call", seats=4, pace="instant", house={"match": "wins", "match_target": 6})
        (ann,) = await company(bar, wish, "Ann")
        for seat in (1, 2, 3):
            await ann.do("seat_bot", seat=seat, bot="house", strength=100 if seat < 3 else FORGETFUL)
        await ann.do("start")
        await ann.until("the deal", lambda guest: guest.shown)

        await play_silently(ann)

        calls = [line for line in ann.story if line.endswith('"Last call!"')]
        caught = [line for line in ann.story if line.endswith(" without a call.")]
        wrong = [line for line in ann.story if line.endswith(" had called.")]
        assert len(calls) > 10
        assert caught
        assert wrong == []
