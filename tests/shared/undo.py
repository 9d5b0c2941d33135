"""Tables at which moves are taken back."""

from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.settings import Settings
from taphouse.testing.coasters.game import GAME

GAMES = {"coasters": GAME}
SETTINGS = Settings(
    db="sqlite://",
    paces=dict.fromkeys(("calm", "human", "quick", "instant"), (0.0, 0.0)),
    stand_in_delay=0.05,
    snapshot_every=2,
)
TWO = MakeTable(game="coasters", seats=2)
THREE = MakeTable(game="coasters", seats=3)
