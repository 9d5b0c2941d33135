"""The example of an outside bot plays."""

import asyncio
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import httpx
import pytest
from shared.serving import Served, any_move, play_now

from taphouse.server.http.identity import COOKIE
from taphouse.server.process.listening import bind
from taphouse.server.testing.real_server import Guest

BOT = Path(__file__).parent.parent.parent / "examples" / "bot.py"


def load_bot() -> Any:
    spec = spec_from_file_location("bot", BOT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class TestOutsideBot:
    @pytest.mark.parametrize(
        ("args", "said"),
        [
            ([], "Usage: python examples/bot.py ws://HOST:PORT TABLE TOKEN"),
            (["ws://localhost:8000"], "Usage: "),
            (["nowhere", "TABLE", "TOKEN"], "'nowhere' is no address of a house. Usage: "),
        ],
    )
    def test_what_was_typed_wrongly_is_one_sentence(self, args: list[str], said: str) -> None:
        with pytest.raises(SystemExit) as end:
            load_bot().main(args)
        assert str(end.value.code).startswith(said)

    def test_that_nobody_answers_is_said(self, capsys: pytest.CaptureFixture[str]) -> None:
        with bind("127.0.0.1", 0) as taken:
            port = taken.getsockname()[1]

        async def try_for_a_moment() -> None:
            async with asyncio.timeout(0.5):
                await load_bot().play(f"ws://127.0.0.1:{port}", "TABLE", "TOKEN")

        with pytest.raises(TimeoutError):
            asyncio.run(try_for_a_moment())
        assert f"Nobody answers at ws://127.0.0.1:{port} (" in capsys.readouterr().err

    def test_a_table_that_is_not_there_is_said(self, served: Served) -> None:
        with pytest.raises(SystemExit) as end:
            load_bot().main([f"ws://{served.host}", "NOSUCH", "TOKEN"])

        assert str(end.value.code).startswith("There is no table 'NOSUCH' here.")
        with pytest.raises(SystemExit) as end:
            load_bot().main([f"ws://{served.host}/elsewhere", "NOSUCH", "TOKEN"])

        assert str(end.value.code).startswith(f"The house at ws://{served.host}/elsewhere did not let the bot in: ")

    def test_the_example_plays_a_game_to_its_end(self, served: Served) -> None:
        async def scene() -> list[int]:
            async with httpx.AsyncClient(base_url=f"http://{served.host}") as http:
                table = (await http.post("/api/tables", json={"game": "coasters", "seats": 3})).json()["id"]
                host = Guest(served.host, cookie=http.cookies[COOKIE])
                await host.sit_at(table)
                await host.ask("seat_bot", seat=1, bot="outside")
                token = (await http.post(f"/api/tables/{table}/seats/1/token")).json()["token"]
            playing = asyncio.create_task(load_bot().play(f"ws://{served.host}", table, token))
            await host.ask("start")
            while await any_move(host) != "over":
                pass
            async with asyncio.timeout(20):
                scores: list[int] = await playing
            assert scores == host.shown["view"]["outcome"]["scores"]
            await host.leave()
            return scores

        assert len(asyncio.run(scene())) == 3

    def test_a_bot_with_a_wrong_token_is_told_so(self, served: Served) -> None:
        async def scene() -> None:
            _, table = await play_now(served)
            await load_bot().play(f"ws://{served.host}", table, "wrong")

        with pytest.raises(PermissionError, match="This token opens no seat here"):
            asyncio.run(scene())
