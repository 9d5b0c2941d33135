"""What a house says as it opens, where it keeps its things, and when it does not open."""

import contextlib
import io
import re
import socket
from pathlib import Path

import pytest

from taphouse.core.errors import TaphouseError
from taphouse.server.http.qr_code import BLOCKS, qr_terminal
from taphouse.server.process import listening, work
from taphouse.server.process import serve as serving
from taphouse.server.process.listening import EVERYWHERE, PortTaken, bind, bind_usual, lan_url
from taphouse.server.process.serve import greeting, serve
from taphouse.testing.coasters.game import GAME


class TestRefusals:
    def test_a_port_that_is_taken(self, tmp_path: Path) -> None:
        with bind("127.0.0.1", 0) as taken:
            port = taken.getsockname()[1]
            with pytest.raises(TaphouseError, match=rf"^Port {port} is taken\. Stop whoever has it, or choose another"):
                serve(port=port, data=tmp_path)

    def test_all_ports_nearby(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        with bind("127.0.0.1", 0) as taken:
            port = taken.getsockname()[1]
            monkeypatch.setattr(listening, "USUAL_PORT", port)
            monkeypatch.setattr(listening, "PORTS_TRIED", 1)
            with pytest.raises(TaphouseError, match=rf"^The ports {port} to {port} are all taken\."):
                serve(data=tmp_path)

    def test_the_last_of_the_usual_ports_is_tried_too(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The one that the sentence names as the last, and none behind it."""
        tried: list[int] = []

        def taken(_host: str, port: int) -> socket.socket:
            tried.append(port)
            raise PortTaken("Taken.")

        monkeypatch.setattr(listening, "bind", taken)
        first, last = listening.USUAL_PORT, listening.USUAL_PORT + listening.PORTS_TRIED - 1
        with pytest.raises(PortTaken, match=rf"^The ports {first} to {last} are all taken\."):
            bind_usual("127.0.0.1")
        assert tried == list(range(first, last + 1))

        def free(_host: str, port: int) -> socket.socket:
            return socket.socket() if port == last else taken(_host, port)

        monkeypatch.setattr(listening, "bind", free)
        with bind_usual("127.0.0.1"):
            assert tried[-1] == last - 1

    def test_an_address_that_is_not_ours(self, tmp_path: Path) -> None:
        with pytest.raises(TaphouseError, match=r"^The house cannot open at 192\.0\.2\.1 port 8000: .*\.$"):
            serve(host="192.0.2.1", data=tmp_path)

    def test_workers_need_postgresql(self, tmp_path: Path) -> None:
        with pytest.raises(TaphouseError, match=r"^Several workers need PostgreSQL"):
            serve(port=0, workers=2, data=tmp_path)

    def test_a_pace_that_is_none(self, tmp_path: Path) -> None:
        with pytest.raises(TaphouseError, match=r"^There is no pace called 'frantic'"):
            serve(port=0, pace="frantic", data=tmp_path)

    def test_a_folder_that_cannot_be(self, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        with pytest.raises(TaphouseError, match=r"^The data folder .* cannot be made"):
            serve(port=0, data=tmp_path / "file" / "data")

    def test_a_database_that_is_none(self, tmp_path: Path) -> None:
        with pytest.raises(TaphouseError, match=r"names no storage"):
            serve(port=0, db="mysql://x", data=tmp_path)


class TestPlaces:
    """Where data lies when nobody says where."""

    def test_where_the_system_has_such_things(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setenv("HOME", str(tmp_path))
        monkeypatch.delenv("TAPHOUSE_DATA", raising=False)
        monkeypatch.delenv("XDG_DATA_HOME", raising=False)
        monkeypatch.setattr(serving, "user_data_path", lambda *_args, **_more: tmp_path / "Data" / "taphouse")
        assert serving.data_place() == tmp_path / "Data" / "taphouse"
        older = tmp_path / ".local" / "share" / "taphouse"
        older.mkdir(parents=True)
        assert serving.data_place() == older, "what is there already is not left behind"
        (tmp_path / "Data" / "taphouse").mkdir(parents=True)
        assert serving.data_place() == tmp_path / "Data" / "taphouse"
        monkeypatch.setenv("TAPHOUSE_DATA", str(tmp_path / "mine"))
        assert serving.data_place() == tmp_path / "mine"

    def test_the_freedesktop_place_is_honoured(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setenv("HOME", str(tmp_path))
        monkeypatch.delenv("TAPHOUSE_DATA", raising=False)
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
        (tmp_path / ".local" / "share" / "taphouse").mkdir(parents=True)
        assert serving.data_place() == tmp_path / "xdg" / "taphouse"


class TestGreeting:
    def test_only_here(self) -> None:
        text = greeting("127.0.0.1", 8000, lan_url("127.0.0.1", 8000), "")

        assert "http://localhost:8000" in text
        assert "network" not in text

    def test_for_the_network_with_a_way_for_phones(self) -> None:
        text = greeting(EVERYWHERE[0], 8000, "http://192.168.1.4:8000", "")

        assert "http://localhost:8000" in text
        assert "http://192.168.1.4:8000" in text
        assert "█" in text or "▄" in text

    @pytest.mark.parametrize(
        ("encoding", "drawn"), [("ascii", False), ("latin-1", False), ("utf-8", True), ("cp437", True)]
    )
    def test_where_the_code_would_come_out_as_question_marks_there_is_none(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, encoding: str, *, drawn: bool
    ) -> None:
        monkeypatch.setattr(work.Work, "run", lambda _work, _sockets, opened: opened())
        data = io.BytesIO()
        out = io.TextIOWrapper(data, encoding=encoding, errors="replace")

        serve(port=0, data=tmp_path, public_url="https://games.example.org", games={"coasters": GAME}, out=out)

        said = data.getvalue().decode(encoding)
        assert "?" not in said
        assert ("▄" in said) == drawn
        assert "https://games.example.org" in said

    def test_a_code_is_made_of_the_blocks_that_are_asked_for(self) -> None:
        assert set(qr_terminal("https://games.example.org")) <= {*BLOCKS, " ", "\n"}

    def test_the_public_address(self) -> None:
        assert "https://games.example.org" in greeting("127.0.0.1", 8000, "", "https://games.example.org")

    def test_a_given_address_is_the_address(self) -> None:
        assert lan_url("192.168.1.4", 80) == "http://192.168.1.4:80"
        assert lan_url("fe80::1", 80) == "http://[fe80::1]:80"
        assert lan_url("localhost", 80) == ""
        found = lan_url(EVERYWHERE[0], 80)
        assert found == "" or re.fullmatch(r"http://[\d.]+:80", found)

    def test_small_messages_are_sent_at_once(self) -> None:
        """Without that, every answer over a socket would wait for 40 milliseconds."""
        with bind("127.0.0.1", 0) as listening:
            assert listening.proto == socket.IPPROTO_TCP


def test_where_no_port_is_named_the_next_free_one_is_taken_and_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(work.Work, "run", lambda _work, _sockets, opened: opened())
    for usual in range(42_000, 43_000, 2):
        with contextlib.suppress(TaphouseError), bind("127.0.0.1", usual):
            bind("127.0.0.1", usual + 1).close()
            monkeypatch.setattr(listening, "USUAL_PORT", usual)
            monkeypatch.setattr(serving, "USUAL_PORT", usual)
            out = io.StringIO()
            serve(data=tmp_path, out=out)
            break

    said = out.getvalue().splitlines()
    assert said[0] == f"Port {usual} is taken, so this house takes {usual + 1}."
    assert f"http://localhost:{usual + 1}" in out.getvalue()

    out = io.StringIO()
    serve(data=tmp_path, out=out)
    assert out.getvalue().startswith("Taphouse is open."), "the usual port needs no words"
