"""Tables on which a test lays what it likes: the page is the real one, its views are chosen.

Rare questions would need hundreds of turns at a real table. Here the wire between page and bar is
held by the test: it hands the page a view, and hears which move the page asks for.
"""

import random
from collections.abc import Callable, Mapping
from functools import cache
from itertools import takewhile
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, Route, ViewportSize, WebSocketRoute

from taphouse.core.house import Value
from taphouse.core.moves import Move, Seat
from taphouse.core.registry import find_game
from taphouse.core.rng import Quick
from taphouse.core.view import View
from taphouse.words.languages import ENGLISH

from .measures import PATIENCE
from .travel import go

NAMES = ("Robin", "Mike", "Sarah", "Jo", "Kim", "Tom")
GAMES = 300
DECISIONS = 700

HOUSES: dict[int, tuple[View, Mapping[str, Value]]] = {}
"""The options of the table that each view shows; others have the usual ones."""

HEAR = """{
  const tell = EventTarget.prototype.dispatchEvent
  EventTarget.prototype.dispatchEvent = function (event) {
    const answer = tell.call(this, event)
    if (this instanceof WebSocket && event.type === 'message') {
      const { is, number } = JSON.parse(event.data)
      if (is === 'view') window.heard = number
    }
    return answer
  }
}"""
"""Notes the number of the view that a page heard last."""
HEARD = "(number) => window.heard === number"
A_STEP = 300
"""Milliseconds that a page lives through at once; what it asks the bar meanwhile is answered before the next ones."""

Wanted = Callable[[Any], bool]


def position(game_id: str, seats: int, house: Mapping[str, Value], wanted: Wanted, *, watch: bool = False) -> View:
    """Play at random until a table looks as wanted to the seat that is asked (at the end seat 0), or to a spectator."""
    game = find_game(game_id)
    settled = game.house(seats, house)
    rng = random.Random(seats)
    for number in range(GAMES):
        state = game.deal(seats, settled, Quick(number))
        for _ in range(DECISIONS):
            asked = state.to_act()
            eyes = None if watch else (asked[0] if asked else Seat(0))
            view = game.view(state, eyes, NAMES[:seats])
            if wanted(view):
                HOUSES[id(view)] = (view, settled)
                return view
            if not asked:
                break
            seat = rng.choice(list(asked))
            state.apply(seat, Move(rng.choice(list(state.legal_moves(seat)))))
    raise AssertionError("The table never looks like that.")


@cache
def asked(game_id: str, decision: str, seats: int = 4, *, watch: bool = False, turns: int = 0, **house: Value) -> View:
    """A table at which this is asked, after so many turns."""

    def wanted(view: Any) -> bool:
        return bool(view.task == decision) and (turns == 0 or turn_of(view) >= turns)

    return position(game_id, seats, house, wanted, watch=watch)


def turn_of(view: View) -> int:
    """The turn that a view counts."""
    turn = view.counters.get("turn", getattr(view, "turn", 0))
    return turn[0] if isinstance(turn, tuple) else int(str(turn))


def as_any(view: View) -> Any:
    """A view with whatever its game adds to it."""
    return view


class Staged:
    """One person at such a table."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int],
        view: View,
        language: str = ENGLISH,
        *,
        calm: bool = True,
        **besides: object,
    ) -> None:
        self.view = view
        self.besides = besides
        """What else the card of the table says."""
        self.asked: list[str] = []
        """The moves that the page asked for, in notation."""
        self.wrong: list[str] = []
        self.number = 1
        self.wire: WebSocketRoute | None = None
        context = browser.new_context(
            viewport=ViewportSize(width=size[0], height=size[1]),
            has_touch=size[0] < 600,
            reduced_motion="reduce" if calm else "no-preference",
        )
        context.add_init_script("localStorage.setItem('taphouse.guide', 'seen')")
        context.add_init_script(f"localStorage.setItem('taphouse.language', '{language}')")
        context.add_init_script(HEAR)
        context.set_default_timeout(PATIENCE)
        context.clock.install()
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", lambda said: self.wrong.append(said.text) if said.type == "error" else None)
        self.page.route_web_socket(lambda _: True, self._answer)
        self.page.route("**/api/tables/STAGED", lambda route: self._serve(route, self._info()))
        self.page.route("**/api/tables/STAGED/catalogue/**", lambda route: self._serve(route, self._catalogue()))
        self.page.route(
            "**/api/tables/STAGED/qr.svg", lambda route: route.fulfill(content_type="image/svg+xml", body="<svg/>")
        )
        self.page.route("**/api/tables/STAGED/replay/**", lambda route: self._serve(route, self._frame()))
        self.address = f"{address}/tables/STAGED"
        self.open()

    def show(self, view: View) -> None:
        """Go on to another view, and wait until the page has heard it; of its story only what is new is told."""
        known = sum(
            1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(self.view.story, view.story, strict=False))
        )
        self.view = view
        self.number += 1
        self._send(self._info())
        self._send(self._shown(known))
        self.page.wait_for_function(HEARD, arg=self.number)

    def live(self, milliseconds: int) -> None:
        """Let the page live through a while without waiting for it."""
        for left in range(milliseconds, 0, -A_STEP):
            self.page.clock.run_for(min(left, A_STEP))

    def open(self, path: str = "") -> None:
        """Come to the table, or to a page beside it."""
        go(self.page, f"{self.address}{path}")
        self.page.locator("[data-part=turn]:visible, main ol:visible").first.wait_for()

    def replay(self) -> None:
        """Look at the same view as a step of the replay."""
        self.open("/replay")

    def expect_moves(self, *moves: str) -> None:
        """Exactly these moves were asked for."""
        self._wait_for(len(moves))
        assert self.asked == list(moves)

    def expect_move(self, beginning: str) -> None:
        """One move was asked for, of this kind."""
        self._wait_for(1)
        assert [move[: len(beginning)] for move in self.asked] == [beginning]

    def _wait_for(self, moves: int) -> None:
        """Wait until so many moves were asked for."""
        for _ in range(100):
            if len(self.asked) >= moves:
                break
            self.page.wait_for_timeout(20)

    def close(self) -> None:
        """Leave; nothing may have gone wrong."""
        self.page.context.close()
        assert self.wrong == []

    def _answer(self, wire: WebSocketRoute) -> None:
        self.wire = wire
        wire.on_message(self._hear)
        self._send(self._info())
        self._send(self._shown())

    def _hear(self, message: str | bytes) -> None:
        said = msgspec.json.decode(message)
        if said["do"] == "move":
            self.asked += [move.text for move in self.view.moves if move.move == said["move"]]
        if said["do"] == "ping":
            self._send({"is": "pong", "id": said["id"], "at": 0})
        else:
            self._send({"is": "done", "id": said["id"]})

    def _serve(self, route: Route, body: Mapping[str, object]) -> None:
        route.fulfill(body=msgspec.json.encode(body), content_type="application/json")

    def _send(self, message: Mapping[str, object]) -> None:
        assert self.wire is not None
        self.wire.send(msgspec.json.encode(message).decode())

    def _house(self) -> Mapping[str, Value]:
        """The options of the table that is shown."""
        usual = (self.view, find_game(self.view.game).house(len(self.view.seats), {}))
        return HOUSES.get(id(self.view), usual)[1]

    def _catalogue(self) -> Mapping[str, Mapping[str, object]]:
        """What the pieces are at the table that is shown."""
        return find_game(self.view.game).catalogue(self._house())

    def _info(self) -> dict[str, object]:
        seats = [
            {"seat": seat.seat, "kind": "person", "name": NAMES[seat.seat], "online": True} for seat in self.view.seats
        ]
        return {
            "is": "table",
            "id": "STAGED",
            "game": self.view.game,
            "title": find_game(self.view.game).meta.title,
            "status": "over" if self.view.outcome else "running",
            "house": dict(self._house()),
            "catalogue": f"staged-{id(self.view)}",
            "seats": seats,
            "your_seat": self.view.eyes,
            **self.besides,
        }

    def _shown(self, known: int = 0) -> dict[str, object]:
        return {
            "is": "view",
            "number": self.number,
            "decision": self.number,
            "view": self.view,
            "story": self.view.story[known:],
            "story_from": known,
        }

    def _frame(self) -> dict[str, object]:
        return {"number": 0, "of": 80, "view": self.view, "story": [STEP]}


STEP = {"say": "plain", "words": {"text": "Somebody did what this step is about."}}


class Sit:
    """Sits people down at tables with chosen views, and sees them home."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self.people: list[Staged] = []

    def __call__(
        self, view: View, size: tuple[int, int], language: str = ENGLISH, *, calm: bool = True, **besides: object
    ) -> Staged:
        """Sit somebody down who reads a language, and who mostly has asked for less motion."""
        self.people.append(Staged(self.browser, self.address, size, view, language, calm=calm, **besides))
        return self.people[-1]

    def see_home(self) -> None:
        """Let everybody leave."""
        for person in self.people:
            person.close()
