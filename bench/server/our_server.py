"""Our server as it is, with limits that let one machine be two thousand guests."""

import sys
from pathlib import Path

from taphouse.server.http.admission import DoorRules
from taphouse.server.process.serve import serve
from taphouse.server.settings import Settings

if __name__ == "__main__":
    serve(
        port=0,
        data=Path(sys.argv[1]),
        log_level="warning",
        settings=Settings(commands_burst=1_000_000, commands_per_second=1_000_000.0),
        rules=DoorRules(spare_loopback=True),
    )
