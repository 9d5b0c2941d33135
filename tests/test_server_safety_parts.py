"""The small parts that keep the house safe: signatures, limits, origins, headers, logs."""

import io
import json
import logging
import stat
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st

from taphouse.server.http.security import content_policy, is_host, may_ask, safety_headers
from taphouse.server.http.tokens import MONTH, YEAR, BadKey, PersonPass, SeatPass, Signer, load_key
from taphouse.server.process.logs import Brake, blank_secrets, set_up_logs
from taphouse.server.rate_limit import Crowd, Limit
from taphouse.server.sockets.addresses import address_key, is_loopback

SIGNER = Signer(bytes(range(32)))
NOW = 1_800_000_000
OLD_COOKIE, OLD_TOKEN = "c0BckrEWhKYhsw7nMPiu28BS2dihOzVvyDQpsT7VPVE", "0BxeF8M9EQQE3jb7pnD7Q1uRM-pYUjIgu9C1bzr2UOM"


class TestKey:
    def test_the_first_start_makes_a_key_that_only_its_owner_reads(self, tmp_path: Path) -> None:
        path = tmp_path / "deep" / "taphouse.key"

        key = load_key(path)

        assert len(key) == 32
        assert load_key(path) == key
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert [file.name for file in path.parent.iterdir()] == ["taphouse.key"]

    def test_every_house_has_a_key_of_its_own(self, tmp_path: Path) -> None:
        assert load_key(tmp_path / "a") != load_key(tmp_path / "b")

    def test_several_who_start_at_once_agree_on_one_key(self, tmp_path: Path) -> None:
        with ThreadPoolExecutor(8) as pool:
            keys = list(pool.map(load_key, [tmp_path / f"key-{n // 8}" for n in range(80)]))

        assert all(len(set(keys[n : n + 8])) == 1 for n in range(0, 80, 8))

    @pytest.mark.parametrize("content", ["", "no key", "ab" * 31, "zz" * 32])
    def test_a_file_that_holds_no_key_is_refused_in_a_sentence(self, tmp_path: Path, content: str) -> None:
        (tmp_path / "key").write_text(content)

        with pytest.raises(BadKey, match=r"does not hold a key\. Move it away"):
            load_key(tmp_path / "key")

    def test_a_key_that_cannot_be_read_is_refused_in_a_sentence(self, tmp_path: Path) -> None:
        with pytest.raises(BadKey, match="cannot be used"):
            load_key(tmp_path)

    def test_nothing_prints_the_key(self) -> None:
        assert repr(SIGNER) == "Signer(...)"
        assert bytes(range(32)).hex() not in f"{SIGNER} {SIGNER!r}"


class TestPasses:
    def test_a_cookie_is_known_again(self) -> None:
        assert SIGNER.read_person(SIGNER.person_pass("ann", NOW), NOW + 5) == PersonPass("ann", NOW)

    def test_a_cookie_lives_a_year(self) -> None:
        cookie = SIGNER.person_pass("ann", NOW)

        assert SIGNER.read_person(cookie, NOW + YEAR) is not None
        assert SIGNER.read_person(cookie, NOW + YEAR + 1) is None

    def test_a_cookie_from_the_future_is_none(self) -> None:
        assert SIGNER.read_person(SIGNER.person_pass("ann", NOW + 13 * MONTH), NOW) is None

    def test_a_token_opens_one_seat_at_one_table(self) -> None:
        assert SIGNER.read_seat(SIGNER.seat_pass("ABCDEF", 3, "k7")) == SeatPass("ABCDEF", 3, "k7")

    def test_a_cookie_is_no_token_and_a_token_no_cookie(self) -> None:
        """Each is signed for its purpose, even where the words could be read either way."""
        assert SIGNER.read_seat(SIGNER.sign("person", "ABCDEF.3.k7")) is None
        assert SIGNER.read_person(SIGNER.sign("seat", f"ann.{NOW}"), NOW) is None

    def test_cookies_and_tokens_of_earlier_versions_are_known(self) -> None:
        """They are kept for a year: another way to sign would make everybody a stranger to their own seats."""
        assert SIGNER.read_person(f"ann.{NOW}.{OLD_COOKIE}", NOW) == PersonPass("ann", NOW)
        assert SIGNER.read_seat(f"ABCDEF.3.k7.{OLD_TOKEN}") == SeatPass("ABCDEF", 3, "k7")

    def test_another_house_does_not_know_our_people(self) -> None:
        assert Signer(bytes(32)).read_person(SIGNER.person_pass("ann", NOW), NOW) is None

    @given(st.text(max_size=300))
    def test_no_text_passes_for_a_cookie_or_a_token(self, text: str) -> None:
        assert SIGNER.read_person(text, NOW) is None
        assert SIGNER.read_seat(text) is None

    @given(st.data())
    def test_a_cookie_with_one_letter_changed_is_none(self, data: st.DataObject) -> None:
        cookie = SIGNER.person_pass("0123456789abcdef", NOW)
        place = data.draw(st.integers(0, len(cookie) - 1))
        letter = data.draw(st.characters(exclude_characters=cookie[place]))

        assert SIGNER.read_person(cookie[:place] + letter + cookie[place + 1 :], NOW) is None


class TestLimits:
    def test_a_bucket_empties_and_fills_up_again(self) -> None:
        now = 0.0
        limit = Limit(2.0, 3, clock=lambda: now)

        assert [limit.take("ann") for _ in range(4)] == [True, True, True, False]
        now = 0.5
        assert [limit.take("ann") for _ in range(2)] == [True, False]
        now = 100.0
        assert [limit.take("ann") for _ in range(4)] == [True, True, True, False]

    def test_one_key_does_not_pay_for_another(self) -> None:
        limit = Limit(0.0, 1)

        assert limit.take("ann")
        assert limit.take("ben")
        assert not limit.take("ann")

    def test_a_flood_of_keys_is_forgotten(self) -> None:
        now = 0.0
        limit = Limit(1.0, 5, clock=lambda: now)
        for number in range(30_000):
            now += 0.01
            limit.take(str(number))

        assert len(limit._buckets) <= 10_001

    def test_a_crowd_has_a_size_and_people_leave_it(self) -> None:
        crowd = Crowd(2)

        assert [crowd.enter("a"), crowd.enter("a"), crowd.enter("a"), crowd.enter("b")] == [True, True, False, True]
        crowd.leave("a")
        assert crowd.enter("a")
        assert crowd.total == 3

    def test_nobody_leaves_twice(self) -> None:
        crowd = Crowd(1)
        crowd.leave("a")

        assert crowd.enter("a")
        assert not crowd.enter("a")


class TestOrigins:
    @pytest.mark.parametrize(
        ("origin", "host"),
        [
            ("http://localhost:8000", "localhost:8000"),
            ("https://games.example.org", "games.example.org"),
            ("https://games.example.org", "games.example.org:443"),
            ("http://GAMES.example.org", "games.example.org"),
            ("http://[::1]:8000", "[::1]:8000"),
        ],
    )
    def test_a_page_of_ours_may_ask(self, origin: str, host: str) -> None:
        assert may_ask({"origin": origin, "host": host}, [])

    @pytest.mark.parametrize(
        "origin",
        [
            "http://elsewhere.example",
            "http://localhost:8001",
            "http://localhost:8000.elsewhere.example",
            "https://localhost",
            "null",
            "",
            "file://localhost:8000",
            "chrome-extension://localhost:8000",
            "http://someone@localhost:8000",
        ],
    )
    def test_a_page_of_somebody_else_may_not(self, origin: str) -> None:
        assert not may_ask({"origin": origin, "host": "localhost:8000"}, [""])

    def test_an_origin_that_is_allowed_by_name_may(self) -> None:
        headers = {"origin": "https://games.example.org", "host": "inside:8000"}

        assert may_ask(headers, ["https://games.example.org/"])
        assert not may_ask(headers, ["https://example.org"])

    def test_a_program_says_nothing_of_its_origin(self) -> None:
        assert may_ask({"host": "localhost:8000"}, [])
        assert not may_ask({"host": "localhost:8000", "sec-fetch-site": "cross-site"}, [])

    @pytest.mark.parametrize("host", ["localhost", "a.b:8000", "[::1]", "[fe80::1]:80", "10.0.0.7:1"])
    def test_hosts(self, host: str) -> None:
        assert is_host(host)

    @pytest.mark.parametrize("host", ["", "a b", "a;b", "a'b", "a/b", "a:b", "a:123456", "[x]", "a\r\nb"])
    def test_what_is_no_host(self, host: str) -> None:
        assert not is_host(host)


class TestHeaders:
    def test_the_policy_lets_no_script_stand_in_a_page(self) -> None:
        policy = dict(part.split(" ", 1) for part in content_policy("localhost:8000").split("; "))

        assert policy["script-src"] == "'self'"
        assert policy["default-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'"
        assert policy["object-src"] == "'none'"
        assert policy["base-uri"] == "'none'"
        assert policy["connect-src"] == "'self' ws://localhost:8000 wss://localhost:8000"

    def test_a_forged_host_does_not_reach_the_policy(self) -> None:
        assert content_policy("x; script-src *") == content_policy("")

    def test_browsers_stay_with_tls_once_they_came_by_it(self) -> None:
        assert b"strict-transport-security" in dict(safety_headers("a", "https"))
        assert b"strict-transport-security" not in dict(safety_headers("a", "http"))


class TestAddresses:
    def test_a_household_counts_as_one(self) -> None:
        assert address_key("2001:db8:1:2:3:4:5:6") == address_key("2001:db8:1:2::9")
        assert address_key("2001:db8:1:2::9") != address_key("2001:db8:1:3::9")
        assert address_key("::ffff:10.0.0.7") == "10.0.0.7"
        assert address_key("10.0.0.7") != address_key("10.0.0.8")
        assert address_key("testclient") == "testclient"

    @pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.9", "::1", "[::1]", "localhost"])
    def test_this_machine(self, host: str) -> None:
        assert is_loopback(host)

    @pytest.mark.parametrize("host", ["10.0.0.7", "localhost.example", "", "::"])
    def test_other_machines(self, host: str) -> None:
        assert not is_loopback(host)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class TestLogs:
    @pytest.fixture(params=["file", "terminal"])
    def any_log(self, request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
        yield from self.opened(Terminal() if request.param == "terminal" else io.StringIO())

    @pytest.fixture
    def log(self) -> Iterator[io.StringIO]:
        yield from self.opened(io.StringIO())

    @staticmethod
    def opened(out: io.StringIO) -> Iterator[io.StringIO]:
        root = logging.getLogger()
        handlers, level = root.handlers[:], root.level
        set_up_logs("debug", out)
        yield out
        structlog.reset_defaults()
        root.handlers = handlers
        root.setLevel(level)

    def test_a_log_that_is_no_terminal_is_json(self, log: io.StringIO) -> None:
        structlog.get_logger().info("opened", tables=3)

        line = json.loads(log.getvalue())
        assert (line["event"], line["tables"], line["level"]) == ("opened", 3, "info")

    def test_libraries_write_the_same_form(self, log: io.StringIO) -> None:
        logging.getLogger("uvicorn.error").warning("careful")

        assert json.loads(log.getvalue())["event"] == "careful"

    def test_what_strangers_do_wrong_is_written_once_in_a_while(self, log: io.StringIO) -> None:
        garbage, clock = logging.getLogger("uvicorn.error"), [0.0]
        logging.getLogger().handlers[0].filters = [Brake(lambda: clock[0])]
        for _ in range(1500):
            garbage.warning("Invalid HTTP request received.")
        garbage.warning("something else")
        for _ in range(2):
            garbage.error("a mistake of ours")
            logging.getLogger("taphouse").warning("a warning of ours")
        clock[0] = 61.0
        garbage.warning("Invalid HTTP request received.")

        assert [json.loads(line)["event"] for line in log.getvalue().splitlines()] == [
            "Invalid HTTP request received.",
            "something else",
            *["a mistake of ours", "a warning of ours"] * 2,
            "Invalid HTTP request received. (1499 more of these since the last line)",
        ]

    def test_a_new_log_has_the_brake(self, log: io.StringIO) -> None:
        for _ in range(3):
            logging.getLogger("uvicorn.error").warning("careful")

        assert len(log.getvalue().splitlines()) == 1

    def test_secrets_are_kept_back(self, log: io.StringIO) -> None:
        fields = {"cookie": "c00kie", "seat_token": "t0ken", "seed": b"s33d", "hands": ["beer-7"], "seat": 2}
        structlog.get_logger().info("x", **fields)

        line = log.getvalue()
        assert not any(secret in line for secret in ("c00kie", "t0ken", "s33d", "beer-7"))
        assert json.loads(line)["seat"] == 2

    def test_a_traceback_has_no_values(self, any_log: io.StringIO) -> None:
        words = ["hunter", "2"]
        try:
            int("".join(words)[:0])
        except ValueError:
            structlog.get_logger().exception("broken")

        assert "ValueError" in any_log.getvalue()
        assert "['hunter', '2']" not in any_log.getvalue()

    @given(st.sampled_from(["cookie", "Set-Cookie", "token", "seed", "key", "view", "Authorization"]), st.text())
    def test_names_that_promise_a_secret(self, name: str, value: str) -> None:
        assert blank_secrets(None, "", {name: value, "seat": 1}) == {name: "(kept back)", "seat": 1}
