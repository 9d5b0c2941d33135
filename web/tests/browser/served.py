"""``taphouse serve`` as a process of its own."""

import re
import subprocess
import sys
from pathlib import Path

PROGRAM = "from taphouse.cli import main; main()"
PATIENCE = 20
"""Seconds that a house may take to close."""


class Served:
    """A house with a folder of its own, which can be killed and opened again at the same address."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where people find it."""
        return f"http://localhost:{self.port}"

    def open(self) -> None:
        """Open it, on a free port the first time and on the same one ever after."""
        options = ["--port", str(self.port), "--data", str(self.data), "--log-level", "warning"]
        with (self.data / "log").open("a") as log:
            self.process = subprocess.Popen(  # noqa: S603  our own program
                [sys.executable, "-c", PROGRAM, "serve", *options], stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        said = ""
        while "Stop with" not in said:
            line = self.process.stdout.readline()
            assert line, (self.data / "log").read_text()
            said += line
        self.port = int(re.findall(r"localhost:(\d+)", said)[0])

    def kill(self) -> None:
        """Kill it as if the power failed."""
        assert self.process is not None
        self.process.kill()
        self.process.communicate(timeout=PATIENCE)

    def close(self) -> None:
        """Close it in good order."""
        assert self.process is not None
        self.process.terminate()
        said, _ = self.process.communicate(timeout=PATIENCE)
        assert "Every table is kept." in said
