"""The law of round trips: a position and a record hold everything, at any moment."""

from typing import Final

import msgspec

from taphouse.core.errors import TaphouseError
from taphouse.core.record import read_record, verify, write_record
from taphouse.core.state import State
from taphouse.core.table import Table
from taphouse.testing.copies import play_on
from taphouse.testing.differences import difference
from taphouse.testing.driver import everybody
from taphouse.testing.scene import Scene, name_of

LAW: Final = "round trips"


def rebuilt(scene: Scene, before: bytes) -> State:
    """Read the position that was just written, and write it again: nothing is lost."""
    try:
        state = scene.game.from_position(msgspec.json.decode(before))
    except Exception as error:
        raise scene.broken(LAW, f"the position cannot be rebuilt: {error!r}") from error
    after = scene.written(state)
    if after != before:
        raise scene.broken(LAW, f"the rebuilt position differs: {difference(before, after)}")
    return state


def check(scene: Scene) -> None:
    """A rebuilt state looks, allows and plays on as the original does."""
    state = rebuilt(scene, scene.written(scene.state))
    if state.to_act() != scene.state.to_act():
        raise scene.broken(LAW, f"the rebuilt state waits for {state.to_act()}, not for {scene.state.to_act()}")
    for seat in everybody(state):
        if state.legal_moves(seat) != scene.state.legal_moves(seat):
            raise scene.broken(LAW, f"in the rebuilt state, seat {seat} has other legal moves or another order")
    for eyes in scene.eyes:
        before, after = scene.seen(scene.state, eyes), scene.seen(state, eyes)
        if before != after:
            raise scene.broken(LAW, f"{name_of(eyes)} sees the rebuilt state otherwise: {difference(before, after)}")
    original = scene.state.copy()
    play_on(original, scene.chance(LAW))
    play_on(state, scene.chance(LAW))
    before, after = scene.written(original), scene.written(state)
    if before != after:
        raise scene.broken(LAW, f"the rebuilt state plays on otherwise: {difference(before, after)}")


def check_record(scene: Scene) -> None:
    """A record written and read is the same, and leads to the same table; a finished one verifies."""
    table = scene.table
    data = write_record(table.record)
    if write_record(read_record(data)) != data:
        raise scene.broken(LAW, "the record, read and written again, differs")
    try:
        resumed = Table.resume(scene.game, read_record(data), table.seed)
        if table.record.outcome is not None:
            verify(scene.game, read_record(data))
    except TaphouseError as error:
        raise scene.broken(LAW, f"the record cannot be replayed: {error}") from error
    if scene.written(resumed.state) != scene.written(scene.state) or write_record(resumed.record) != data:
        raise scene.broken(LAW, "the replayed record leads to another position or record")
    for eyes in scene.eyes:
        if resumed.story(eyes) != table.story(eyes):
            raise scene.broken(LAW, f"the replayed record tells {name_of(eyes)} another story")
