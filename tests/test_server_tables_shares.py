"""Shares of the chance: promised before the deal, opened when it is dealt, proved at the end."""

from pathlib import Path

import msgspec
import pytest

from taphouse.core.record import read_record, verify
from taphouse.core.rng import seed_from
from taphouse.core.shares import commitment_of, deal_seed
from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.store import Change, StoreFailure
from taphouse.server.testing.in_process import INSTANT, Guest, company, dealt, open_bar, play_out
from taphouse.testing.coasters.game import GAME

pytestmark = pytest.mark.anyio
GAMES = {"coasters": GAME}
TWO = MakeTable(game="coasters", seats=2)
THREE = MakeTable(game="coasters", seats=3)
HURRIED = msgspec.structs.replace(INSTANT, share_patience=0.05)
ANNS, BENS = seed_from("Ann's share").hex(), seed_from("Ben's share").hex()


async def promise(guest: Guest, share: str) -> None:
    await guest.do("promise_share", commitment=commitment_of(share))


async def both_promised(bar: Bar) -> list[Guest]:
    guests = await company(bar, TWO, "Ann", "Ben")
    for guest, share in zip(guests, (ANNS, BENS), strict=True):
        await promise(guest, share)
    return guests


async def test_a_table_without_promises_is_dealt_at_once(bar: Bar) -> None:
    ann, _ = await company(bar, TWO, "Ann", "Ben")
    assert ann.card["wants_shares"]

    await ann.do("start")

    assert ann.card["status"] == "running"
    assert "shares" not in ann.card
    assert "wants_shares" not in ann.card


async def test_promises_are_fixed_and_shown_before_any_share_is_opened(bar: Bar) -> None:
    ann, ben = await both_promised(bar)
    promised = [{"seat": 0, "commitment": commitment_of(ANNS)}, {"seat": 1, "commitment": commitment_of(BENS)}]

    await ann.do("start")

    assert (ann.card["status"], ann.card["dealing"]) == ("open", True)
    assert ben.look().card["shares"] == promised
    assert await ben.refused("promise_share", commitment=commitment_of(ANNS)) == "not_now"
    assert await ben.refused("stand_up") == "not_now"
    assert await ann.refused("clear_seat", seat=1) == "not_now"
    assert await ann.refused("change_table", seats=3) == "not_now"
    for clock in ("brisk", "none"):
        assert await ann.refused("change_table", clock=clock) == "not_now"
    assert await ann.refused("change_table", friendly=True) == "not_now"
    assert (ann.table.now.sheet.clock, ann.question("clock")) == ("none", {})
    assert await ann.refused("start") == "not_now"
    await ann.do("open_share", share=ANNS)
    assert ben.look().card["shares"] == promised
    assert ben.shown == {}


async def test_the_deal_comes_with_the_last_share_and_hangs_on_all_of_them(bar: Bar) -> None:
    ann, ben = await both_promised(bar)
    sealed = ann.look().card["seed_hash"]
    await ann.do("start")
    await ann.do("open_share", share=ANNS)
    await ben.do("open_share", share=BENS)

    assert [row["share"] for row in ben.card["shares"]] == [ANNS, BENS]
    assert ben.card["status"] == "running"
    await play_out(ann, ben)
    await ann.until("the check", lambda guest: guest.card.get("checked"))
    record = read_record(await ann.table.queries.record_bytes())

    final = verify(GAME, record)

    assert (record.seed_hash, record.table) == (sealed, ann.table.id)
    assert [row.share for row in record.shares] == [ANNS, BENS]
    assert ann.card["proof"] == record.proof
    seed = deal_seed(bytes.fromhex(record.seed), record.shares, ann.table.id)
    assert final.rng.position()["seed"] == seed.hex() != record.seed


async def test_a_share_that_does_not_come_is_left_out_and_the_record_says_so() -> None:
    async with open_bar(HURRIED, GAMES) as bar:
        ann, ben = await both_promised(bar)
        await ann.do("start")
        await ann.do("open_share", share=ANNS)
        await ann.until("the deal", lambda guest: guest.shown)
        ben.look()

        assert await ben.refused("open_share", share=BENS) == "not_now"
        await play_out(ann, ben)
        record = read_record(await ann.table.queries.record_bytes())

    verify(GAME, record)
    assert [(row.seat, row.share) for row in record.shares] == [(0, ANNS), (1, "")]


async def test_only_the_promised_share_is_taken(bar: Bar) -> None:
    ann, ben = await both_promised(bar)
    zoe = await Guest.come(bar, ann.table.id)
    assert await ann.refused("open_share", share=ANNS) == "not_now"
    await ann.do("start")

    assert await ben.refused("open_share", share=ANNS) == "malformed"
    assert await ben.refused("open_share", share="") == "malformed"
    assert await ben.refused("open_share", share=BENS.upper()) == "malformed"
    assert await zoe.refused("open_share", share=ANNS) == "not_yours"
    assert ben.look().card["dealing"]


@pytest.mark.parametrize("commitment", ["", "00", "x" * 64, "A" * 64])
async def test_a_promise_is_a_hash(bar: Bar, commitment: str) -> None:
    ann, _ = await company(bar, TWO, "Ann", "Ben")

    assert await ann.refused("promise_share", commitment=commitment) == "malformed"


async def test_whoever_adds_nothing_does_not_hold_up_the_deal(bar: Bar) -> None:
    ann, _ = await company(bar, THREE, "Ann", "Ben")
    await promise(ann, ANNS)
    await ann.do("start")

    await ann.do("open_share", share=ANNS)

    assert ann.card["status"] == "running"
    assert [row["seat"] for row in ann.card["shares"]] == [0]


async def test_a_promise_goes_along_to_another_seat_and_away_with_its_person(bar: Bar) -> None:
    ann, ben = await company(bar, THREE, "Ann", "Ben")
    await promise(ann, ANNS)
    await promise(ben, BENS)
    await ben.do("sit", seat=2)
    assert [row["seat"] for row in ben.card["shares"]] == [0, 2]

    await ben.do("stand_up")

    assert [row["seat"] for row in ben.card["shares"]] == [0]


async def test_a_later_promise_takes_the_place_of_an_earlier_one(bar: Bar) -> None:
    ann, _ = await company(bar, TWO, "Ann", "Ben")
    await promise(ann, ANNS)
    await promise(ann, BENS)

    assert ann.card["shares"] == [{"seat": 0, "commitment": commitment_of(BENS)}]


async def test_a_house_without_patience_asks_nobody() -> None:
    async with open_bar(msgspec.structs.replace(INSTANT, share_patience=0.0), GAMES) as bar:
        ann, _ = await company(bar, TWO, "Ann", "Ben")

        assert "wants_shares" not in ann.card
        assert await ann.refused("promise_share", commitment=commitment_of(ANNS)) == "not_now"


async def test_a_table_that_cannot_be_dealt_fixes_nothing(bar: Bar) -> None:
    ann, _ = await both_promised(bar)
    ann.table.now.sheet.house["hand"] = 17

    assert await ann.refused("start") == "rule"
    assert "dealing" not in ann.card


async def test_promises_shares_and_the_deal_outlive_a_crash(tmp_path: Path) -> None:
    """The house goes while shares are being opened, and comes back: what was opened stays, what comes is taken."""
    kept = msgspec.structs.replace(INSTANT, db=f"sqlite:///{tmp_path}/bar.db")
    async with open_bar(kept, GAMES) as bar:
        ann, _ = await both_promised(bar)
        code = ann.table.id
        await ann.do("start")
        await ann.do("open_share", share=ANNS)
    async with open_bar(kept, GAMES) as bar:
        ben = await Guest.come(bar, code, "ben")
        assert ben.card["dealing"]
        await ben.do("open_share", share=BENS)
        hands = ben.shown["view"]
    async with open_bar(kept, GAMES) as bar:
        ann, ben = await Guest.come(bar, code, "ann"), await Guest.come(bar, code, "ben")
        assert ben.shown["view"] == hands
        await play_out(ann, ben)
        record = read_record(await ann.table.queries.record_bytes())

    verify(GAME, record)
    assert [row.share for row in record.shares] == [ANNS, BENS]


async def test_a_deal_that_was_interrupted_goes_on_by_itself(tmp_path: Path) -> None:
    kept = msgspec.structs.replace(HURRIED, db=f"sqlite:///{tmp_path}/bar.db")
    async with open_bar(msgspec.structs.replace(kept, share_patience=60.0), GAMES) as bar:
        ann, _ = await both_promised(bar)
        code = ann.table.id
        await ann.do("start")
    async with open_bar(kept, GAMES) as bar:
        ben = await Guest.come(bar, code, "ben")

        await ben.until("the deal", lambda guest: guest.shown)

        assert [row.get("share", "") for row in ben.card["shares"]] == ["", ""]


async def test_a_deal_that_could_not_be_written_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_bar(HURRIED, GAMES) as bar:
        ann, _ = await both_promised(bar)
        await ann.do("start")
        write, failures = bar.store.write, [1, 2]

        def failing(change: Change) -> object:
            if failures:
                failures.pop()
                raise StoreFailure("The disk is full.")
            return write(change)

        monkeypatch.setattr(bar.store, "write", failing)

        await ann.until("the deal", lambda guest: guest.shown)

        assert failures == []


async def test_take_backs_replays_and_rematches_know_the_shares(bar: Bar) -> None:
    ann, ben = await both_promised(bar)
    await ann.do("start")
    await ann.do("open_share", share=ANNS)
    await ben.do("open_share", share=BENS)
    first = msgspec.json.decode(await ann.table.queries.frame("ann", 0, 0, "en"))["view"]
    assert first["zones"] == ann.look().shown["view"]["zones"]
    await ann.play()
    await ben.play()
    await ann.do("undo")
    await ben.answer(yes=True)
    ann.look()
    assert ann.shown["view"]["zones"] == first["zones"]
    await play_out(ann, ben.look())
    verify(GAME, read_record(await ann.table.queries.record_bytes()))
    await ann.do("rematch")

    again = await Guest.come(bar, ann.card["next_table"], "ann")

    assert "shares" not in again.card
    assert again.card["wants_shares"]


async def test_a_game_of_before_goes_on_without_shares(bar: Bar) -> None:
    """A table at which nobody promised anything has the house's seed alone, and no table code, in its record."""
    ann, ben = await dealt(bar, TWO, "Ann", "Ben")
    await play_out(ann, ben)

    record = read_record(await ann.table.queries.record_bytes())

    assert (record.shares, record.table) == ([], "")
