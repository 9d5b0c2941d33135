"""The table service before the deal: tables, seats, hosting, options, start."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest
from msgspec.structs import replace

from taphouse.core import registry
from taphouse.core.errors import BadHouse, BrokenGame, UnknownGame
from taphouse.core.facts import Fact, plain
from taphouse.core.house import Value
from taphouse.core.record import hash_of_seed
from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.bodies import MakeTable, PlayNow
from taphouse.server.protocol.problems import Refusal, UnknownTable
from taphouse.server.settings import Settings
from taphouse.server.store import open_store
from taphouse.server.store.person import Person
from taphouse.server.table_codes import read_code
from taphouse.server.testing.in_process import INSTANT, Guest, company, dealt, open_bar
from taphouse.testing.coasters.game import GAME, Coasters

pytestmark = pytest.mark.anyio
GAMES = {"coasters": GAME}
ANN = Person("ann", "Ann")


@pytest.fixture
async def bar() -> AsyncIterator[Bar]:
    async with open_bar(INSTANT, GAMES) as bar:
        await bar.name_person("ann", "Ann")
        yield bar


def wish(seats: int = 3, **more: object) -> MakeTable:
    return MakeTable(game="coasters", seats=seats, **more)  # type: ignore[arg-type]


def kinds(guest: Guest) -> list[str]:
    return [seat["kind"] for seat in guest.look().card["seats"]]


def names(guest: Guest) -> list[str]:
    return [seat.get("name", "") for seat in guest.look().card["seats"]]


async def test_a_new_table_has_its_maker_as_host_on_the_first_seat(bar: Bar) -> None:
    code = await bar.make_table(ANN, wish(house={"hand": 2}, clock="brisk", pace="quick"))
    ann = await Guest.come(bar, code, "ann")

    assert read_code(code) == code
    assert kinds(ann) == ["person", "open", "open"]
    assert ann.card["host"] == ann.card["your_seat"] == 0
    assert ann.card["you_host"]
    assert ann.card["status"] == "open"
    assert ann.card["house"] == {"hand": 2, "target": 3}
    assert (ann.card["clock"], ann.card["pace"]) == ("brisk", "quick")
    assert len(ann.card["seed_hash"]) == 64
    assert "seed" not in ann.card


@pytest.mark.parametrize(
    ("bad", "error"),
    [
        (MakeTable(game="skittles", seats=3), UnknownGame),
        (wish(9), BadHouse),
        (wish(0), BadHouse),
        (wish(house={"hand": 99}), BadHouse),
        (wish(house={"colour": 1}), BadHouse),
        (wish(clock="sundial"), Refusal),
        (wish(pace="frantic"), Refusal),
    ],
)
async def test_a_table_that_the_game_does_not_have_is_not_made(
    bar: Bar, bad: MakeTable, error: type[Exception]
) -> None:
    with pytest.raises(error, match=r"\.$"):
        await bar.make_table(ANN, bad)
    assert bar.tables_of("ann") == []


async def test_a_table_is_found_in_any_spelling(bar: Bar) -> None:
    code = await bar.make_table(ANN, wish())

    assert await bar.table(f" {code.lower()} ") is await bar.table(code)
    with pytest.raises(UnknownTable, match="no table"):
        await bar.table("QQQQQQ")


async def test_a_newcomer_plays_at_once_against_house_bots(bar: Bar) -> None:
    code = await bar.play_now(ANN, PlayNow(game="coasters"))
    ann = await Guest.come(bar, code, "ann")

    assert kinds(ann) == ["person", "bot", "bot"]
    assert ann.card["status"] == "running"
    assert len(set(names(ann))) == 3
    await ann.play()


async def test_play_now_takes_the_wished_number_of_seats(bar: Bar) -> None:
    code = await bar.play_now(ANN, PlayNow(game="coasters", seats=4))

    assert len((await (await bar.table(code)).queries.info(None)).seats) == 4


async def test_one_person_cannot_fill_the_house(bar: Bar) -> None:
    limit = bar.settings.tables_per_person
    for _ in range(limit):
        await bar.make_table(ANN, wish())

    with pytest.raises(Refusal) as refusal:
        await bar.make_table(ANN, wish())
    with pytest.raises(Refusal):
        await bar.play_now(ANN, PlayNow(game="coasters"))

    assert refusal.value.code == "too_fast"
    assert await bar.make_table(Person("ben", "Ben"), wish())


async def test_only_listed_tables_are_listed_and_everybody_has_a_list_of_their_own(bar: Bar) -> None:
    private = await bar.make_table(ANN, wish())
    public = await bar.make_table(ANN, wish(listed=True))

    assert [card.id for card in bar.cards().tables] == [public]
    assert {card.id for card in bar.tables_of("ann")} == {private, public}
    assert bar.cards().tables[0].names == ["Ann"]
    assert bar.cards().tables[0].open_seats == 2
    assert bar.cards().tables[0].host == "Ann"
    assert bar.tables_of("ben") == []


async def test_people_sit_down_move_and_stand_up(bar: Bar) -> None:
    ann, ben = await company(bar, wish(), "Ann", "Ben")
    assert names(ann) == ["Ann", "Ben", ""]

    await ben.do("sit", seat=2)
    assert names(ann) == ["Ann", "", "Ben"]
    assert ben.card["your_seat"] == 2
    await ben.do("stand_up")

    assert names(ann) == ["Ann", "", ""]
    assert "your_seat" not in ben.look().card


async def test_a_taken_seat_and_a_missing_one_are_refused(bar: Bar) -> None:
    ann, ben = await company(bar, wish(), "Ann", "Ben")

    assert await ben.refused("sit", seat=0) == "not_now"
    assert await ben.refused("sit", seat=7) == "unknown"
    assert names(ann) == ["Ann", "Ben", ""]


async def test_who_has_no_name_cannot_sit(bar: Bar) -> None:
    code = await bar.make_table(ANN, wish())
    unknown, unnamed = await Guest.come(bar, code), await Guest.come(bar, code, "nameless")

    assert await unknown.refused("sit", seat=1) == "not_yours"
    assert await unnamed.refused("sit", seat=1) == "not_yours"


async def test_two_of_the_same_name_can_be_told_apart(bar: Bar) -> None:
    (ann,) = await company(bar, wish(), "Ann")
    await bar.name_person("a2", "ann")
    second = await Guest.come(bar, ann.card["id"], "a2")
    await second.do("sit", seat=1)

    assert names(ann) == ["Ann", "ann 2", ""]


async def test_the_host_fills_seats_with_bots_of_a_chosen_strength(bar: Bar) -> None:
    (ann,) = await company(bar, wish(), "Ann")

    await ann.do("seat_bot", seat=1, strength=30)
    await ann.do("seat_bot", seat=2, bot="random")

    assert kinds(ann) == ["person", "bot", "bot"]
    assert ann.card["seats"][1]["strength"] == 30
    assert ann.card["seats"][1]["level"] == "easy"
    assert ann.card["seats"][2]["bot"] == "random"
    assert "level" not in ann.card["seats"][2]
    assert await ann.refused("seat_bot", seat=1, bot="oracle") == "unknown"
    assert await ann.refused("seat_bot", seat=0) == "not_now"


async def test_a_bot_of_no_chosen_strength_is_fair(bar: Bar) -> None:
    (ann,) = await company(bar, wish(), "Ann")

    await ann.do("seat_bot", seat=1)
    await ann.do("start")
    await ann.until("the deal", lambda guest: guest.shown)

    assert [seat["level"] for seat in ann.card["seats"][1:]] == ["fair", "fair"]
    assert ann.card["seats"][1]["strength"] == GAME.levels["fair"]


async def test_a_first_game_is_gentle_and_says_so(bar: Bar) -> None:
    code = await bar.play_now(await bar.name_person("ann", "Ann"), PlayNow(game="coasters", gentle=True))
    ann = await Guest.come(bar, code, "ann")

    assert ann.card["gentle"]
    assert ann.card["house"] == GAME.house(3, GAME.gentle)
    assert {seat["level"] for seat in ann.card["seats"][1:]} == {"easy"}


async def test_any_other_game_against_bots_is_as_it_is_printed(bar: Bar) -> None:
    code = await bar.play_now(await bar.name_person("ann", "Ann"), PlayNow(game="coasters"))
    ann = await Guest.come(bar, code, "ann")

    assert "gentle" not in ann.card
    assert ann.card["house"] == GAME.house(3)


async def test_the_host_clears_and_swaps_seats(bar: Bar) -> None:
    ann, ben = await company(bar, wish(), "Ann", "Ben")

    await ann.do("swap_seats", one=0, other=1)
    assert names(ann) == ["Ben", "Ann", ""]
    assert ann.card["your_seat"] == ann.card["host"] == 1
    await ann.do("clear_seat", seat=0)

    assert names(ann) == ["", "Ann", ""]
    assert "your_seat" not in ben.look().card


async def test_a_game_that_cannot_be_loaded_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    packages = {"coasters": "taphouse.testing.coasters", "darts": "taphouse.testing.no_darts"}
    monkeypatch.setattr(registry, "_packages", lambda: packages)
    registry.list_games.cache_clear()
    try:
        store = await open_store("sqlite://")
        bar = await Bar.open(store, INSTANT)
        assert [game.meta.id for game in bar.games()] == ["coasters"]
        with pytest.raises(BrokenGame, match=r"^The game 'darts' is installed, but .* cannot be loaded: "):
            await bar.make_table(ANN, MakeTable(game="darts", seats=2))
        assert await bar.make_table(ANN, wish(2, listed=True))
        assert bar.cards().tables[0].title == "Coasters"
        await bar.close()
        await store.close()
    finally:
        registry.list_games.cache_clear()


class Crowded(Coasters):
    """Has something to say about tables of four, and takes no more than two coasters there."""

    def advice(self, seats: int, house: Mapping[str, Value]) -> list[Fact]:
        line = f"With {seats} seats and hands of {house['hand']} the pile is soon gone."
        return [plain(line)] if seats == 4 else []

    def check_table(self, seats: int, house: Mapping[str, Value]) -> None:
        super().check_table(seats, house)
        if seats == 4 and house["hand"] == 4:
            raise BadHouse("Four seats cannot have hands of four.")


def warned(guest: Guest) -> str:
    (fact,) = guest.card["warning"]
    return str(fact["text"])


async def test_the_game_may_say_something_about_options_before_the_deal() -> None:
    async with open_bar(INSTANT, {"coasters": Crowded()}) as bar:
        (ann,) = await company(bar, wish(3), "Ann")
        assert "warning" not in ann.card
        await ann.do("change_table", seats=4)
        assert warned(ann) == "With 4 seats and hands of 3 the pile is soon gone."
        await ann.do("start")
        await ann.until("the deal", lambda guest: guest.card["status"] == "running")
        assert "warning" not in ann.card


async def test_a_table_that_cannot_be_dealt_any_more_says_why(tmp_path: Path) -> None:
    settings = replace(INSTANT, db=f"sqlite:///{tmp_path}/taphouse.db")
    async with open_bar(settings, GAMES) as bar:
        (ann,) = await company(bar, wish(4, house={"hand": 4}), "Ann")

    async with open_bar(settings, {"coasters": Crowded()}) as bar:
        ann = await Guest.come(bar, ann.card["id"], "ann")
        assert warned(ann) == "Four seats cannot have hands of four."
        assert await ann.refused("start") == "rule"
        await ann.do("change_table", house={"hand": 2})
        assert warned(ann).startswith("With 4 seats and hands of 2")


async def test_hosting_can_be_handed_to_a_person(bar: Bar) -> None:
    ann, ben = await company(bar, wish(), "Ann", "Ben")
    await ann.do("seat_bot", seat=2)

    assert await ann.refused("hand_over", seat=2) == "not_now"
    await ann.do("hand_over", seat=1)

    assert ben.look().card["you_host"]
    assert "you_host" not in ann.look().card
    assert await ann.refused("start") == "not_yours"
    await ben.do("start")


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("seat_bot", {"seat": 2}),
        ("clear_seat", {"seat": 0}),
        ("swap_seats", {"one": 0, "other": 1}),
        ("change_table", {"listed": True}),
        ("hand_over", {"seat": 1}),
        ("start", {}),
        ("mute", {"seat": 0, "muted": True}),
    ],
)
async def test_only_the_host_may(bar: Bar, do: str, fields: dict[str, object]) -> None:
    _, ben = await company(bar, wish(), "Ann", "Ben")
    before = dict(ben.look().card)

    assert await ben.refused(do, **fields) == "not_yours"
    assert ben.look().card == before


async def test_the_host_changes_options_seats_clock_pace_and_listing(bar: Bar) -> None:
    (ann,) = await company(bar, wish(), "Ann")

    await ann.do("change_table", seats=4, house={"hand": 4}, clock="relaxed", pace="calm", listed=True)

    card = ann.card
    assert (len(card["seats"]), card["house"]["hand"]) == (4, 4)
    assert (card["clock"], card["pace"], card["listed"]) == ("relaxed", "calm", True)
    assert [card.id for card in bar.cards().tables] == [ann.card["id"]]


async def test_options_that_do_not_go_together_are_refused_with_the_sentence(bar: Bar) -> None:
    ann, _ = await company(bar, wish(), "Ann", "Ben")
    before = dict(ann.look().card)

    answer = await ann.ask("change_table", house={"hand": 77})
    assert (answer["code"], answer["why"]) == ("rule", "hand cannot be 77. Choose 2, 3 or 4.")
    assert await ann.refused("change_table", seats=1) == "not_now"
    assert await ann.refused("change_table", seats=9) == "rule"
    assert await ann.refused("change_table", clock="sundial") == "malformed"
    assert await ann.refused("change_table", pace="frantic") == "malformed"
    assert ann.look().card == before


async def test_start_puts_house_bots_on_open_seats_and_deals(bar: Bar) -> None:
    ann, ben = await company(bar, wish(4), "Ann", "Ben")
    seed_hash = ann.card["seed_hash"]

    await ann.do("start")

    assert kinds(ann) == ["person", "person", "bot", "bot"]
    await ben.until("the deal", lambda guest: guest.shown)
    assert ben.shown["view"]["eyes"] == 1
    assert ann.card["seed_hash"] == seed_hash
    assert "seed" not in ann.card


async def test_after_the_deal_seats_and_options_stay(bar: Bar) -> None:
    ann, ben = await dealt(bar, wish(2), "Ann", "Ben")

    for do, fields in [
        ("start", {}),
        ("seat_bot", {"seat": 1}),
        ("clear_seat", {"seat": 1}),
        ("swap_seats", {"one": 0, "other": 1}),
        ("change_table", {"house": {}}),
        ("change_table", {"seats": 2}),
    ]:
        assert await ann.refused(do, **fields) == "not_now"
    assert await ben.refused("stand_up") == "not_now"
    assert await ben.refused("sit", seat=0) == "not_now"
    await ann.do("change_table", pace="instant", listed=True)


async def test_before_the_deal_nobody_plays(bar: Bar) -> None:
    ann, _ = await company(bar, wish(2), "Ann", "Ben")

    for do, fields in [
        ("move", {"decision": 1, "move": 0}),
        ("undo", {}),
        ("answer", {"question": 1, "yes": True}),
        ("stand_in", {"seat": 1}),
        ("take_over", {}),
        ("rematch", {}),
    ]:
        assert await ann.refused(do, **fields) == "not_now"
    table = await bar.table(ann.card["id"])
    with pytest.raises(Refusal):
        await table.queries.frame("ann", 0, 0)
    with pytest.raises(Refusal):
        await table.queries.record_bytes()


async def test_everybody_sees_who_comes_and_goes(bar: Bar) -> None:
    ann, ben = await company(bar, wish(), "Ann", "Ben")
    second_tab = await Guest.come(bar, ann.card["id"], "ben")

    ben.leave()
    assert ann.look().card["seats"][1]["online"]
    second_tab.leave()
    away = ann.look().card["seats"][1]
    assert "online" not in away
    assert away["away_since"] > 0
    await Guest.come(bar, ann.card["id"], "ben")

    assert ann.look().card["seats"][1]["online"]
    assert "away_since" not in ann.card["seats"][1]


async def test_spectators_are_counted(bar: Bar) -> None:
    (ann,) = await company(bar, wish(), "Ann")
    watching = [await Guest.come(bar, ann.card["id"]) for _ in range(3)]

    await ann.until("three spectators", lambda guest: guest.card.get("spectators") == 3)
    watching[0].leave()
    watching[0].leave()

    await ann.until("two spectators", lambda guest: guest.card.get("spectators") == 2)


async def test_a_crowded_table_lets_nobody_more_in() -> None:
    async with open_bar(Settings(db="sqlite://", listeners_per_table=2), GAMES) as bar:
        code = await bar.make_table(ANN, wish())
        await Guest.come(bar, code)
        second = await Guest.come(bar, code)
        with pytest.raises(Refusal, match="crowded"):
            await Guest.come(bar, code)
        second.leave()

        await Guest.come(bar, code)


async def test_names_are_tidied(bar: Bar) -> None:
    assert (await bar.name_person("x", "  Ann   Lee ")).name == "Ann Lee"
    assert len((await bar.name_person("x", "y" * 99)).name) == 24
    with pytest.raises(Refusal, match="nothing to read"):
        await bar.name_person("x", " . ")
    assert (await bar.person("x")) == Person("x", "y" * 24)


async def test_a_table_that_nobody_dealt_is_cleared_away(bar: Bar) -> None:
    code, fresh = await bar.make_table(ANN, wish()), await bar.make_table(ANN, wish())
    bar.index.sheets[code].touched -= 49 * 3600

    await bar.sweep()

    with pytest.raises(UnknownTable):
        await bar.table(code)
    assert [card.id for card in bar.tables_of("ann")] == [fresh]


async def test_closing_time_sends_everybody_home_to_come_back() -> None:
    async with open_bar(INSTANT, GAMES) as bar:
        ann, ben = await dealt(bar, wish(2), "Ann", "Ben")
        waiting = asyncio.create_task(ben.next())
        await bar.close()
        assert ann.look().bye["come_back"]
        assert await waiting is not None
        assert await ben.next() is None
        with pytest.raises(Refusal):
            await bar.table(ann.card["id"])


async def test_the_seed_behind_the_hash_is_the_one_that_was_dealt(bar: Bar) -> None:
    (ann,) = await company(bar, wish(2), "Ann")
    promised = ann.card["seed_hash"]
    await ann.do("start")
    table = await bar.table(ann.card["id"])

    assert table.now.dealt is not None
    assert hash_of_seed(table.now.dealt.table.seed) == promised
