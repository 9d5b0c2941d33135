"""What the lab hands out: pages in one file, and tables with a row for each game."""

import csv
import io
import re
from html.parser import HTMLParser

import pytest
from pyarrow import parquet

from taphouse.core.game import Game
from taphouse.lab.compare import Side, compare
from taphouse.lab.drawing import fragment_of, html_of
from taphouse.lab.estimates import Estimate
from taphouse.lab.figures import number_text
from taphouse.lab.ladder import climb
from taphouse.lab.many import Workers
from taphouse.lab.page import Line, Panel
from taphouse.lab.rows import as_csv, as_parquet, rows_of
from taphouse.lab.shown import Shown
from taphouse.lab.simulate import simulate
from taphouse.lab.sweep import sweep
from taphouse.testing.coasters.game import GAME

EVIL = '"><script>alert(1)</script>'


def results() -> dict[str, Shown]:
    """One of each kind, small."""
    return {
        "simulate": simulate(GAME, 3, games=20, closely=True, luck=True),
        "houses": compare(GAME, 3, Side(house={"target": 2}), Side(house={"target": 5}), games=40),
        "bots": compare(GAME, 2, Side(bots=("random",)), Side(bots=("house",)), games=40),
        "sweep": sweep(GAME, 3, None, {"target": [2, 3]}, games=30),
        "ladder": climb(GAME, 2, None, ["house", "random"], games=20),
    }


@pytest.fixture(scope="module")
def shown() -> dict[str, Shown]:
    return results()


class Reader(HTMLParser):
    """Looks for anything that a page would have to fetch, and for what stands in it."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.outside: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.outside += [name for name, _ in attrs if name in ("src", "href", "srcset", "data")]
        self.outside += [name for name, _ in attrs if name.startswith("on")]
        if tag not in ("meta", "col"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    reader.close()
    return reader


KINDS = ("simulate", "houses", "bots", "sweep", "ladder")


@pytest.mark.parametrize("kind", KINDS)
def test_a_page_is_one_file_without_outside_parts_and_script(kind: str, shown: dict[str, Shown]) -> None:
    html = html_of(shown[kind].page(command="taphouse simulate coasters"))
    page = read(html)

    assert page.open == []
    assert page.outside == []
    assert "script" not in page.tags
    assert "url(" not in html
    assert "@import" not in html
    assert len(html) < 300_000


@pytest.mark.parametrize("kind", KINDS)
def test_every_panel_draws_an_interval_for_each_of_its_lines_and_writes_it(kind: str, shown: dict[str, Shown]) -> None:
    page = shown[kind].page()
    html = html_of(page)
    lines = sum(len(panel.lines) for panel in page.panels)

    assert lines > 0
    assert html.count("<circle ") == lines
    assert html.count('class="bar"') == 3 * lines
    assert html.count("<small>") == lines


def test_a_page_names_command_seed_and_versions(shown: dict[str, Shown]) -> None:
    html = html_of(shown["simulate"].page(command="taphouse simulate coasters --seed 0"))

    assert "<pre>taphouse simulate coasters --seed 0</pre>" in html
    assert re.search(r"<dt>Seed</dt><dd>0</dd>", html)
    assert re.search(r"Taphouse 0\.\d+\.\d+, rules version", html)


@pytest.mark.parametrize("place", ["command", "seed", "bot", "house"])
def test_what_comes_from_outside_is_never_markup(place: str, shown: dict[str, Shown]) -> None:
    ladder = climb(GAME, 2, None, ["house", "random"], games=4, seed=EVIL if place == "seed" else "0")
    if place == "bot":
        ladder.rungs[0].bot = EVIL
    if place == "house":
        ladder.house = {EVIL: EVIL}
    html = html_of(ladder.page(command=EVIL if place == "command" else ""))

    assert EVIL not in html
    assert "script" not in read(html).tags
    assert "&lt;script&gt;" in html
    assert shown


def test_what_commands_a_terminal_or_cannot_be_seen_is_left_out(shown: dict[str, Shown]) -> None:
    html = html_of(shown["ladder"].page(command="a\x1b[2J\u202eb"))

    assert "<pre>a[2Jb</pre>" in html


def test_a_notebook_shows_the_page(shown: dict[str, Shown]) -> None:
    html = shown["sweep"]._repr_html_()

    assert html == fragment_of(shown["sweep"].page())
    assert html.startswith("<style>")
    assert "<html" not in html


def test_the_headline_says_what_differs_or_that_nothing_was_found(shown: dict[str, Shown]) -> None:
    alike = compare(GAME, 3, Side(house={"target": 2}), Side(house={"target": 2, "hand": 3}), games=20)

    assert "Moves" in shown["houses"].page().headline
    assert shown["bots"].page().headline.startswith("b is better: b wins ")
    assert alike.page().headline == "No difference found."
    assert shown["sweep"].page().headline.startswith("target makes a difference: ")


def test_a_page_speaks_the_language_that_was_asked_for(shown: dict[str, Shown]) -> None:
    assert shown["sweep"].page("en-XA").headline != shown["sweep"].page().headline


def test_a_game_that_is_not_installed_is_called_by_its_id(shown: dict[str, Shown]) -> None:
    assert shown["sweep"].page().title == "coasters, 3 seats"


def test_houses_with_long_names_are_numbered_with_a_legend() -> None:
    page = sweep(GAME, 3, None, {"target": [2, 3], "hand": [2, 3, 4]}, games=2).page()

    assert page.legend[5] == ("6", "target = 3, hand = 4")
    assert [line.label for line in page.panels[0].lines] == ["1", "2", "3", "4", "5", "6"]


def test_values_of_one_option_need_no_legend(shown: dict[str, Shown]) -> None:
    page = shown["sweep"].page()

    assert (page.legend, [line.label for line in page.panels[0].lines]) == ([], ["2", "3"])


# Scales and numbers


@pytest.mark.parametrize("low", [0.0, 3.7, -12.0, 1e6])
@pytest.mark.parametrize("reach", [0.0, 0.004, 1.0, 37.0])
def test_a_scale_holds_all_of_a_panel_in_a_few_round_steps(low: float, reach: float) -> None:
    one = Estimate(low + reach / 2, low, low + reach, 9)
    scale = Panel(title="", unit="", lines=[Line("", one)]).scale()

    assert 0 <= scale.part(one.low) <= scale.part(one.high) <= 1
    assert 2 <= len(scale.ticks) <= 6


def test_a_scale_of_shares_stays_between_none_and_all() -> None:
    one = Estimate(0.98, 0.9, 1.0, 9)

    assert Panel(title="", unit="", lines=[Line("", one)], is_share=True).scale().ticks[-1] == 1.0


@pytest.mark.parametrize(
    ("number", "within", "text"), [(52.123, 1.2, "52"), (52.123, 0.4, "52.1"), (0.0512, 0.012, "0.05"), (3.0, 0.0, "3")]
)
def test_a_number_has_as_many_digits_as_it_is_worth(number: float, within: float, text: str) -> None:
    assert number_text(number, within) == text


# Rows


def columns(game: Game = GAME, games: int = 12) -> dict[str, list[object]]:
    workers = Workers(kept=[])
    simulate(game, 3, {"target": 2}, games=games, closely=True, bots=["house", "random"], workers=workers)
    return rows_of(game, workers.kept or [])  # type: ignore[return-value]


def test_every_game_is_a_row_with_how_it_was_played_and_what_came_of_it() -> None:
    table = columns()

    assert table["deal"] == list(range(12))
    assert set(table["house_target"]) == {2}
    assert set(table["bots"]) == {"house,random,house"}
    assert {"reason", "winners", "score_0", "score_2", "moves", "minutes", "margin", "forced"} <= set(table)


def test_games_played_on_two_cores_are_the_same_rows() -> None:
    alone, pair = Workers(1, kept=[]), Workers(2, kept=[])
    for workers in (alone, pair):
        sweep(GAME, 3, None, {"target": [2, 3]}, games=30, closely=True, workers=workers)

    assert rows_of(GAME, alone.kept or []) == rows_of(GAME, pair.kept or [])
    assert len(rows_of(GAME, pair.kept or [])["deal"]) == 60


def test_a_table_is_written_as_csv() -> None:
    table = columns()

    rows = list(csv.DictReader(io.StringIO(as_csv(table).decode())))  # type: ignore[arg-type]

    assert [row["deal"] for row in rows] == [str(number) for number in range(12)]
    assert rows[0]["reason"] == table["reason"][0]


def test_a_table_is_written_as_parquet() -> None:
    table = columns()

    read_back = parquet.read_table(io.BytesIO(as_parquet(table))).to_pydict()  # type: ignore[arg-type]

    assert read_back == table
    mixed = {"kinds": [1, "two", None], "numbers": [1, 0.5, None]}
    found = parquet.read_table(io.BytesIO(as_parquet(mixed))).to_pydict()  # type: ignore[arg-type]
    assert found == {"kinds": ["1", "two", None], "numbers": [1.0, 0.5, None]}
