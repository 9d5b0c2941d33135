"""Six-Pack in a terminal of 80 x 24: whatever is asked can be read whole."""

import pytest

from taphouse.core.record import SeatRow
from taphouse.core.rng import seed_from
from taphouse.core.table import Table
from taphouse.games.six_pack.game import GAME
from taphouse.lab.names import friendly_names
from taphouse.lab.seating import seat_bots
from taphouse.terminal.choices import numbered
from taphouse.terminal.frame import Frame
from taphouse.terminal.screen import screen
from taphouse.words.at_table import view_in_words


@pytest.mark.parametrize("seats", [2, 4])
def test_no_screen_of_a_whole_game_is_cut(seats: int) -> None:
    rows = [SeatRow(name, "house") for name in friendly_names(seats)]
    table = Table(GAME, rows, {}, seed_from("a long evening"))
    company = seat_bots(GAME, dict.fromkeys(range(seats), "house"), b"seed")
    frame = Frame("Six-Pack", table.names)
    while True:
        for seat in table.state.to_act()[:1]:
            view = view_in_words(table, seat)
            text = "\n".join(line.plain for line in screen(view, frame, numbered(view), fill=True))
            assert "…" not in text, text
        if company.play(table, 1) == 0:
            return
