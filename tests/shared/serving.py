"""A house in a process of its own."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from taphouse.server.http.identity import COOKIE
from taphouse.server.protocol.messages import Done
from taphouse.server.testing.real_server import Guest

PROGRAM = """
import sys
from pathlib import Path
from taphouse.server.http.admission import DoorRules
from taphouse.server.testing.in_process import postgres
from taphouse.server.process.serve import serve
from taphouse.testing.coasters.game import GAME

if __name__ == "__main__":
    data, port, db, workers = sys.argv[1:]
    serve(port=int(port), data=Path(data), db=db, workers=int(workers), pace="instant", games={"coasters": GAME},
          rules=DoorRules(spare_loopback=True))
"""


class Served:
    """A server in a process of its own."""

    def __init__(self, data: Path, port: int = 0, db: str = "", workers: int = 1) -> None:
        program = data / "program.py"
        program.write_text(PROGRAM)
        with (data / "log").open("a") as log:
            self.process = subprocess.Popen(  # noqa: S603  our own program
                [sys.executable, program, data, str(port), db, str(workers)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self.data = data
        assert self.process.stdout is not None
        said = ""
        while "Stop with" not in said:
            line = self.process.stdout.readline()
            assert line, (data / "log").read_text()
            said += line
        self.said = said
        self.port = int(re.findall(r"localhost:(\d+)", said)[0])
        self.host = f"127.0.0.1:{self.port}"

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Send a signal and wait for the end."""
        self.process.send_signal(number)
        return self.process.wait(timeout=20)

    def rest(self) -> str:
        """Read what it said at the end."""
        assert self.process.stdout is not None
        return self.process.stdout.read()


async def play_now(server: Served, seats: int = 3) -> tuple[Guest, str]:
    """Come in as a newcomer does."""
    async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
        answer = await http.post("/api/play-now", json={"game": "coasters", "seats": seats})
        assert answer.status_code == 201, answer.text
        return Guest(server.host, cookie=http.cookies[COOKIE]), answer.json()["id"]


async def any_move(guest: Guest) -> str:
    """Make the first move that is open, as soon as the table waits for it."""
    await guest.look()
    while not guest.shown["view"]["seats"][0].get("awaited"):
        if "outcome" in guest.shown["view"]:
            return "over"
        await guest.hear("view")
    assert isinstance(await guest.move(guest.shown["view"]["moves"][0]["move"]), Done)
    return "moved"
