"""The table service when a game is over: its record, its frames, and the rematch."""

import msgspec
import pytest

from taphouse.core.house import Option
from taphouse.core.record import read_record, verify
from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.protocol.problems import Refusal
from taphouse.server.testing.in_process import INSTANT, Guest, dealt, open_bar, play_out
from taphouse.testing.coasters.game import GAME, Coasters
from taphouse.testing.coasters.rules import TAKE_BACK

pytestmark = pytest.mark.anyio
GAMES = {"coasters": GAME}
TWO = MakeTable(game="coasters", seats=2)


async def test_the_end_reveals_the_seed_and_the_record_checks(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    promised = ann.card["seed_hash"]
    with pytest.raises(Refusal, match="when the game is over"):
        await ann.table.queries.record_bytes()
    await play_out(ann, ben)
    await ann.until("the check", lambda guest: guest.card.get("checked"))

    record = read_record(await ann.table.queries.record_bytes())

    assert record.seed == ann.card["seed"]
    assert record.seed_hash == promised
    verify(GAME, record)
    assert [seat.name for seat in record.seats] == ["Ann", "Ben"]
    assert all(row.at >= 0 and row.by == "" for row in record.moves)
    assert ann.shown["view"]["outcome"]["reason"] == record.outcome.reason if record.outcome else False
    assert await ann.refused("move", decision=ann.decision, move=0) == "not_now"
    assert await ann.refused("undo") == "not_now"
    assert bar.tables_of("ann") == []


async def test_frames_before_the_end_are_for_the_own_eyes(bar: Bar) -> None:
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await ann.play()
    await ben.play()
    table = ann.table

    own = msgspec.json.decode(await table.queries.frame("ann", 0, 1))
    assert own["move"].startswith("choose")
    assert (own["number"], own["of"]) == (1, 2)
    public = msgspec.json.decode(await table.queries.frame("ben", None, 1))
    assert public["move"] == ""
    assert public["story"] == [{"say": "chose", "who": "seat:0"}]
    for eyes, number, code in [(1, 1, "not_yours"), (0, 3, "unknown"), (0, -1, "unknown"), (9, 0, "unknown")]:
        with pytest.raises(Refusal) as refusal:
            await table.queries.frame("ann", eyes, number)
        assert refusal.value.code == code
    with pytest.raises(Refusal):
        await table.queries.frame(None, 0, 0)


async def test_frames_after_the_end_show_any_eyes_what_they_saw() -> None:
    """Forwards, backwards and at random, with states kept every two moves, frames equal the views of the time."""
    settings = msgspec.structs.replace(INSTANT, snapshot_every=2)
    async with open_bar(settings, GAMES) as bar:
        ann, ben = await dealt(bar, TWO, "Ann", "Ben")
        seen = {0: ann.shown["view"]}
        while ann.look().card["status"] == "running":
            for guest in (ann, ben):
                if [move for move in guest.look().moves if move != TAKE_BACK]:
                    await guest.play()
                    ann.look()
                    seen[ann.shown["number"]] = ann.shown["view"]
        last = ann.shown["number"]
        numbers = [*range(last + 1), *reversed(range(last + 1)), last, 0, last // 2, 1]
        for number in numbers:
            frame = msgspec.json.decode(await ann.table.queries.frame(None, 0, number, "en"))
            assert frame["view"] == seen[number]
            assert (frame["move"] == "") == (number == 0)
        told = [msgspec.json.decode(await ann.table.queries.frame("zoe", 1, n, "en"))["story"] for n in range(last + 1)]
        assert [fact["text"] for facts in told for fact in facts] == ben.look().story


async def test_a_rematch_keeps_the_seats_and_the_host(bar: Bar) -> None:
    ann, ben, _ = await dealt(bar, MakeTable(game="coasters", seats=3, house={"hand": 2}), "Ann", "Ben", "Cyd")
    stranger = await Guest.come(bar, ann.card["id"], "zoe")
    assert await ben.refused("rematch") == "not_now"
    await play_out(ann, ben, _)
    assert await stranger.refused("rematch") == "not_yours"

    await ben.do("rematch")
    await ann.look().do("rematch")

    code = ann.look().card["next_table"]
    assert ben.look().card["next_table"] == code != ann.card["id"]
    again = await Guest.come(bar, code, "ben")
    assert [seat["name"] for seat in again.card["seats"]] == ["Ann", "Ben", "Cyd"]
    assert (again.card["your_seat"], again.card["host"], again.card["status"]) == (1, 0, "open")
    assert again.card["house"]["hand"] == 2
    assert again.card["seed_hash"] != ann.card["seed_hash"]
    assert [card.id for card in bar.tables_of("cyd")] == [code]


class Started(Coasters):
    """Coasters with a seat that begins, as far as the house is concerned."""

    options = (
        *Coasters.options,
        Option("first", ("random",), default="random", per_seat=True, about="Who begins."),
        Option("second", ("random",), default="random", per_seat=True, about="Who follows."),
    )


async def test_in_a_rematch_whoever_was_named_to_begin_is_followed_by_the_next() -> None:
    async with open_bar(INSTANT, {"coasters": Started()}) as bar:
        wish = MakeTable(game="coasters", seats=2, house={"first": 1})
        ann, ben = await dealt(bar, wish, "Ann", "Ben")
        await play_out(ann, ben)
        await ann.do("rematch")

        again = await Guest.come(bar, ann.card["next_table"], "ann")

        assert (again.card["house"]["first"], again.card["house"]["second"]) == (0, "random")
