"""The law of views: a view is plain data about this table, and keeps the secret of the seed."""

from typing import Final

import msgspec

from taphouse.core.moves import Seat
from taphouse.core.view import View
from taphouse.testing.scene import Scene, name_of

LAW: Final = "views"


def check(scene: Scene) -> None:
    """Look through every pair of eyes, with the story."""
    secrets = _secrets(scene)
    for eyes in scene.eyes:
        view = scene.table.view(eyes)
        try:
            data = msgspec.json.encode(view)
            msgspec.json.decode(data, type=type(view))
        except (TypeError, msgspec.MsgspecError) as error:
            raise scene.broken(LAW, f"the view of {name_of(eyes)} cannot be sent and received: {error}") from error
        if any(secret in data for secret in secrets):
            raise scene.broken(LAW, f"the view of {name_of(eyes)} tells the seed, or where the generator stands")
        _describes(scene, eyes, view)


def _secrets(scene: Scene) -> list[bytes]:
    """List the seed and all that would let somebody foresee the generator."""
    inside = [str(value) for value in scene.state.rng.position().values()]
    return [scene.table.seed.hex().encode(), *(word.encode() for word in inside if len(word) > 9)]


def _describes(scene: Scene, eyes: Seat | None, view: View) -> None:
    """The common words of a view say what is so, and moves point at things that are in it."""
    awaited = scene.state.to_act()
    if (view.game, view.eyes) != (scene.game.meta.id, eyes):
        raise scene.broken(LAW, f"the view for {name_of(eyes)} says it is for {view.eyes} at {view.game}")
    plates = [(seat.seat, seat.awaited) for seat in view.seats]
    if plates != [(seat, Seat(seat) in awaited) for seat in range(scene.state.seats)]:
        raise scene.broken(LAW, f"the table waits for {awaited}, but {name_of(eyes)} sees {plates}")
    if eyes is None and view.moves:
        raise scene.broken(LAW, "a spectator is offered moves")
    zones = [zone.id for zone in view.zones]
    if len(set(zones)) != len(zones):
        raise scene.broken(LAW, f"two zones have the same name: {zones}")
    there = {f"zone:{name}" for name in zones} | {f"seat:{seat}" for seat, _ in plates}
    there |= {f"item:{item.id}" for zone in view.zones for item in zone.items}
    for move in view.moves:
        for thing in move.on:
            if thing.startswith(("zone:", "seat:", "item:")) and thing not in there:
                raise scene.broken(LAW, f"{move.text!r} concerns {thing}, which {name_of(eyes)} does not see")
