"""Pages, rulebooks, QR codes and the browser's types: what is made without a table."""

import gzip
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from taphouse.core.registry import find_game, list_games
from taphouse.server.http.pages import ASK_FIRST, FOREVER, Site, not_built, site_root
from taphouse.server.http.qr_code import qr_svg, qr_terminal
from taphouse.server.http.rulebook import rules_html
from taphouse.server.protocol.typescript import typescript, typescript_of
from taphouse.testing.coasters.game import GAME

ROOT = Path(__file__).parent.parent
TYPES = ROOT / "web" / "src" / "lib" / "types.ts"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A site as the web build leaves it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>x</title>")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "app-1a2b3c.js").write_text("run()")
    (tmp_path / "assets" / "app-1a2b3c.js.gz").write_bytes(b"gzipped")
    (tmp_path / "assets" / "app-1a2b3c.js.br").write_bytes(b"brotlied")
    return tmp_path


class TestSite:
    def test_hashed_files_are_kept_for_good_and_the_page_never(self, built: Path) -> None:
        site = Site(built)

        script = site.find("/assets/app-1a2b3c.js")
        assert script is not None
        assert script.headers()["cache-control"] == FOREVER
        assert script.headers()["content-type"] == "text/javascript; charset=utf-8"
        assert site.index.headers()["cache-control"] == ASK_FIRST

    @pytest.mark.parametrize(
        ("accepted", "form"),
        [
            ("gzip, deflate, br", (b"brotlied", "br")),
            ("gzip", (b"gzipped", "gzip")),
            ("br;q=0, gzip;q=0.5", (b"gzipped", "gzip")),
            ("", (b"run()", "")),
            ("identity", (b"run()", "")),
        ],
    )
    def test_the_best_form_that_the_browser_takes(self, built: Path, accepted: str, form: tuple[bytes, str]) -> None:
        script = Site(built).find("assets/app-1a2b3c.js")
        assert script is not None

        assert script.best(accepted) == form

    @pytest.mark.parametrize(
        "path", ["../secret", "assets/../../secret", "/etc/passwd", "assets", "assets/app-1a2b3c.js.gz"]
    )
    def test_nothing_else_is_found(self, built: Path, path: str) -> None:
        (built.parent / "secret").write_text("s")
        (built / "assets" / "a.js.gz").touch()

        assert Site(built).find(path) is None

    def test_a_table_announces_what_its_page_will_need(self, built: Path) -> None:
        for name in ("table-1.js", "table-1.js.br", "table-2.css", "table-3.svg"):
            (built / "assets" / name).touch()
        site = Site(built)

        table = site.find("/tables/ABCDEF")

        assert table is not None
        assert table.body == site.index.body
        assert table.headers()["link"] == (
            "</assets/table-1.js>; rel=modulepreload; crossorigin, "
            "</assets/table-2.css>; rel=preload; as=style; crossorigin"
        )
        assert "link" not in site.index.headers()

    def test_what_the_build_did_not_pack_is_packed_at_the_start(self, built: Path) -> None:
        (built / "assets" / "b-2.css").write_text("a { color: red }\n" * 100)

        style = Site(built).find("assets/b-2.css")

        assert style is not None
        body, packing = style.best("gzip")
        assert packing == "gzip"
        assert gzip.decompress(body) == style.body

    def test_without_a_build_a_page_says_what_to_do(self) -> None:
        assert Site(None).index.body == not_built().encode()

    def test_the_package_comes_before_the_source_tree(self, tmp_path: Path) -> None:
        here = tmp_path / "src" / "taphouse" / "server" / "http" / "pages.py"
        assert site_root(here) is None

        dist = tmp_path / "web" / "dist"
        dist.mkdir(parents=True)
        (dist / "index.html").touch()
        assert site_root(here) == dist

        static = here.parents[1] / "static"
        static.mkdir(parents=True)
        (static / "index.html").touch()
        assert site_root(here) == static


class TestRulebook:
    def test_every_rule_has_an_address(self) -> None:
        text = GAME.rules_text()

        html = rules_html(text)

        numbers = re.findall(r"^- \*\*(CO-\d+)\*\*", text, re.MULTILINE)
        assert len(numbers) > 5
        assert all(f'<li id="{number}">' in html for number in numbers)

    @pytest.mark.parametrize("game", [meta.id for meta in list_games()])
    def test_every_rule_of_an_installed_game_has_exactly_one_address(self, game: str) -> None:
        found = find_game(game)
        text = found.rules_text()

        ids = re.findall(r'id="([^"]+)"', rules_html(text))

        numbers = re.findall(rf"^\s*- \*\*({found.meta.rule_prefix}-\w+)\*\*", text, re.MULTILINE)
        assert numbers
        assert len(ids) == len(set(ids))
        assert set(numbers) <= set(ids)

    def test_headings_have_addresses_and_equal_ones_differ(self) -> None:
        html = rules_html("# The Cards!\n\n## Ends\n\n## Ends\n")

        assert re.findall(r'id="([^"]+)"', html) == ["the-cards", "ends", "ends-2"]

    def test_html_in_a_rulebook_is_only_text(self) -> None:
        html = rules_html("Hello <script>alert(1)</script>\n\n<b onclick='x'>hi</b>\n\n[x](javascript:alert(1))\n")

        assert "<script" not in html
        assert "<b " not in html
        assert "href" not in html

    def test_tables_are_drawn(self) -> None:
        assert "<td>1</td>" in rules_html("| a |\n|---|\n| 1 |\n")


class TestQr:
    def test_a_picture_is_an_svg_without_script(self) -> None:
        picture = qr_svg("http://192.168.1.4:8000/tables/ABCDEF?a=<b>&c")

        assert ET.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"  # noqa: S314  our own
        assert b"script" not in picture

    def test_a_terminal_shows_blocks(self) -> None:
        lines = qr_terminal("http://192.168.1.4:8000").splitlines()

        assert len(lines) > 10
        assert set("".join(lines)) <= set(" █▀▄\x1b[0123456789;m")


class TestTypes:
    def test_the_browsers_types_are_fresh(self) -> None:
        assert TYPES.read_text(encoding="utf-8") == typescript(), (
            "Write them anew: python -m taphouse.server.protocol.typescript > web/src/lib/types.ts"
        )

    @pytest.mark.parametrize("game", [meta.id for meta in list_games()])
    def test_a_games_own_types_are_fresh(self, game: str) -> None:
        folder = find_game(game).package.replace(".", "/")

        assert (ROOT / "src" / folder / "view.ts").read_text(encoding="utf-8") == typescript_of(find_game(game)), (
            f"Write them anew: python -m taphouse.server.protocol.typescript {game} > src/{folder}/view.ts"
        )

    def test_commands_are_told_apart_by_what_they_do(self) -> None:
        types = typescript()

        assert (
            'export interface Play extends Command {\n  do: "move";\n  decision: number;\n  move: number;\n}' in types
        )
        assert "  | Play\n" in types

    def test_what_may_be_left_out_is_optional(self) -> None:
        types = typescript()

        assert "  story_from?: number;" in types
        assert "  number: number;" in types
        assert "  seat?: number | null;" in types
