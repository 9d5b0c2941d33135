"""What the table shows: everything that a screen needs, pointing at the right things."""

from typing import Any

import pytest
from msgspec.json import decode, encode

from taphouse.core.moves import Move
from taphouse.core.rng import Quick
from taphouse.core.view import View
from taphouse.games.empire_needs_beer.cards import NO_CARD
from taphouse.games.empire_needs_beer.view import EmpireView


def on(table: Any, seat: int, text: str) -> tuple[str, ...]:
    """What a move points at."""
    return next(move.on for move in table.view(seat).moves if move.text == text)


def label(table: Any, seat: int, text: str) -> str:
    return str(next(move.label for move in table.view(seat).moves if move.text == text))


def test_a_view_can_be_sent_and_received(scene: Any) -> None:
    view = scene(3, warehouse=["red"], completed=["DW1"]).view(0)

    received = decode(encode(view), type=EmpireView)
    assert (received.seats, received.uses, received.zones) == (view.seats, view.uses, view.zones)
    assert isinstance(decode(encode(view), type=View), View)


def test_enb_022_regions_show_counts_and_who_would_lead(scene: Any) -> None:
    view = scene(3, orange=["red red", "red"], black=["red", "red"]).view()

    counts = [[view.zone(f"{region}-{seat}").size for seat in range(3)] for region in ("orange", "black", "purple")]
    assert counts == [[2, 1, 0], [1, 1, 0], [0, 0, 0]]
    assert view.leads == [0, None, None]


def test_every_barrel_lies_in_its_zone(scene: Any) -> None:
    view = scene(warehouse=["blue red red"], purple=["", "yellow"]).view(1)

    assert [(item.id, item.number) for item in view.zone("warehouse-0").items] == [
        ("blue@w0", 1), ("red@w0", 2),
    ]  # fmt: skip
    assert [(item.face, item.label) for item in view.zone("purple-1").items] == [("Y", "yellow barrel of Sunmead Pils")]
    assert (view.zone("warehouse-0").size, view.zone("purple-1").size) == (3, 1)


def test_enb_011_the_supply_is_counted_and_marked_when_sold_out(scene: Any) -> None:
    four = "blue blue blue blue"
    view = scene(3, orange=[four, four, four], warehouse=["red"]).view()

    assert [(item.id, item.number) for item in view.zone("supply").items] == [
        ("blue@supply", 0), ("green@supply", 12), ("red@supply", 11), ("yellow@supply", 12),
    ]  # fmt: skip
    assert [item.marks for item in view.zone("supply").items] == [("sold-out",), (), (), ()]


def test_time_units_and_the_fifth(scene: Any) -> None:
    table = scene(orange=["red"], hands=["BA1"], turn_of=0)
    table.play(0, "draw")

    assert table.seen().counted("time") == (4, 5)
    assert table.view().counters["time"] == "4 of 5"


def test_the_countdown_of_orders_and_the_last_round(scene: Any) -> None:
    calm = scene(deck=7).view()
    assert (calm.zone("orders").size, list(calm.counters)) == (7, ["round", "time"])
    last = scene(3, deck="", last_round=True, first=1).view()
    assert (last.zone("orders").size, last.first) == (0, 1)
    assert last.counters == {"round": "1 of 40", "time": "4 of 4", "last": "yes"}


def test_progress_counts_what_already_stands_right(scene: Any) -> None:
    """Hammer-and-Veil Wedding: two red in black, one any in purple."""
    view = scene(middle="DW3 DW8 EL8 TR8", black=["red blue"], warehouse=["red"], secrets=["EL1"]).view(0)

    assert view.uses == {"DW3": ["red@b0"], "EL8": ["blue@b0"], "TR8": ["red@b0"]}
    assert [item.note for item in view.zone("middle").items] == [
        "It still needs 1 red in black and 1 of any colour in purple; 2 go back",
        "2 green in black, 2 blue in purple and 1 of any colour in orange; 4 go back",
        "It still needs 2 yellow in purple and 2 red in orange; 4 go back",
        "It still needs 2 blue in orange, 1 red in black and 1 of any colour in purple; 4 go back",
    ]
    assert not any(item.marks for item in view.zone("middle").items)
    assert view.aim == "Your secret order is Moonrise Picnic for 3 Fame. It still needs 3 of any colour in purple."


def test_an_order_that_can_be_completed_is_lit_with_the_barrels_it_would_use(scene: Any) -> None:
    """The choosy demands are served first, each barrel once."""
    table = scene(middle="DW7 DW8 EL8 TR8", black=["blue red"], orange=["red"], purple=["red red"])
    view = table.view(0)

    assert view.uses["DW7"] == ["red@b0", "red@o0", "red@p0", "blue@b0"]
    assert view.zone("middle").items[0].note == "You have all it needs; 2 go back, +1 a red barrel at the end"
    assert [item.marks for item in view.zone("middle").items] == [("completable",), (), (), ()]
    assert on(table, 0, "complete DW7") == ("item:DW7", "zone:middle")


def test_it_is_lit_only_for_who_may_complete_it_now(scene: Any) -> None:
    view = scene(middle="DW1 DW8 EL8 TR8", black=["", "red red red"]).view(1)

    assert view.uses["DW1"] == ["red@b1"] * 3
    assert view.zone("middle").items[0].marks == ()


def test_enb_033_to_end_a_turn_wastes_orders_that_could_be_completed(scene: Any) -> None:
    def wastes(table: Any) -> Any:
        return next(move.wastes for move in table.seen(0).moves if move.text == "end turn")

    ready = wastes(scene(middle="DW7 DW8 EL8 TR8", black=["blue red"], orange=["red"], purple=["red red"]))

    assert (ready["say"], ready["orders"]) == ("wastes-orders", ["order:DW7"])
    assert wastes(scene(middle="DW7 DW8 EL8 TR8")) is None


def test_a_secret_order_is_lit_for_its_owner(scene: Any) -> None:
    table = scene(secrets=["DW1"], black=["red red red"])

    assert table.view(0).zone("secret-0").items[0].marks == ("completable",)
    assert on(table, 0, "complete DW1") == ("item:DW1", "zone:secret-0")


def test_cards_are_marked_that_can_be_played_or_paid_for(scene: Any) -> None:
    view = scene(hands=["BA1"], display="AC01 AC27-a AC24-a AC02", advance="AC28-a", time=2).view(0)

    assert [item.marks for item in view.zone("hand-0").items] == [("playable",)]
    assert [bool(item.marks) for item in view.zone("display").items] == [True, False, True, True]
    assert view.zone("advance").items[0].marks == ()


def test_a_card_shows_what_it_is(scene: Any) -> None:
    table = scene(hands=["AC26-b"])
    card = table.view(0).zone("hand-0").items[0]

    piece = table.words(0).catalogue[card.id]
    assert (card.id, card.label, card.face) == ("AC26-b", "Imp Courier", "AC26 (2)")
    assert (piece["price"], piece["school"]) == (2, "school:magic")
    assert piece["parts"] == [{"say": "part", "what": what, "number": 1} for what in ("take", "place")]
    assert card.note == "Take a barrel of any colour and place a barrel of any colour. To buy: 2 time units."


@pytest.mark.parametrize(
    ("said", "before", "text", "things"),
    [
        ({"hands": ["BA1"]}, [], "play BA1", ("item:BA1@0",)),
        ({"display": "AC01 AC02 AC03 AC04"}, [], "buy AC02", ("item:AC02", "zone:display")),
        ({"display": "AC01 AC02 AC03 AC04", "advance": "AC05"}, [], "buy AC05", ("item:AC05", "zone:advance")),
        ({}, [], "draw", ("zone:draw-0",)),
        ({"hands": ["BA1"]}, ["play BA1"], "take blue", ("item:blue@supply", "zone:warehouse-0")),
        (
            {"hands": ["BA5"], "warehouse": ["red"]},
            ["play BA5"],
            "place red black",
            ("item:red@w0", "zone:black-0"),
        ),
        (
            {"hands": ["AC21-a"], "orange": ["red"]},
            ["play AC21-a"],
            "change orange red blue",
            ("item:red@o0", "item:blue@supply"),
        ),
        (
            {"hands": ["BA3"], "warehouse": ["blue blue green green"]},
            ["play BA3", "take red"],
            "swap green",
            ("item:green@w0", "zone:supply"),
        ),
        (
            {"black": ["red blue green"], "secrets": ["DW1"]},
            ["complete DW1"],
            "remove black blue",
            ("item:blue@b0", "zone:supply"),
        ),
        ({"hands": ["BA1"]}, ["end turn"], "discard BA1", ("item:BA1@0", "zone:discard-0")),
    ],
)
def test_moves_point_at_what_they_concern(scene: Any, said: Any, before: list[str], text: str, things: Any) -> None:
    table = scene(**said)
    table.play(0, *before)

    assert on(table, 0, text) == things


def test_a_new_secret_order_points_at_the_middle_and_the_deck(scene: Any) -> None:
    table = scene(black=["red red red"], secrets=["DW1"], middle="DW8 EL8 TR8 DW2")
    table.play(0, "complete DW1")

    assert on(table, 0, "secret middle 1") == ("item:EL8",)
    assert on(table, 0, "secret deck") == ("zone:orders",)


@pytest.mark.parametrize(
    ("card", "public", "things"),
    [
        ("AC22-a", True, ("item:AC22-a", "zone:play")),
        ("BA1", True, ("item:BA1@0", "zone:hand-0")),
        ("BA2", True, ("item:BA2@0", "zone:discard-0")),
        ("BA2", False, ("item:BA2@0", "zone:discard-0")),
    ],
)
def test_a_card_to_be_removed_is_pointed_at_where_it_lies(scene: Any, card: str, public: Any, things: Any) -> None:
    table = scene(hands=["BA1 AC22-a"], discards=["BA2 BA3"], house={"public_discards": public})
    table.play(0, "play AC22-a")

    assert on(table, 0, f"burn {card}") == things


def test_labels_say_what_happens(scene: Any) -> None:
    table = scene(hands=["BA5"], warehouse=["red"], black=["blue blue green green"], display="AC24-a AC02 AC03 AC04")
    assert label(table, 0, "buy AC24-a") == "Buy Bottomless Cauldron for 2 time units"
    assert label(table, 0, "draw") == "Draw a card for 1 time unit"

    table.play(0, "play BA5")

    assert label(table, 0, "place red black") == "Red to black, another makes way"
    assert label(table, 0, "place red orange") == "Red to orange"


FULL = "red red red red"


@pytest.mark.parametrize(
    ("card", "said", "in_vain"),
    [
        ("BA1", {}, False),
        ("BA1", {"warehouse": [FULL]}, False),
        ("BA3", {"warehouse": [FULL]}, True),
        ("BA1", {"orange": ["blue blue blue blue"] * 3}, True),
        ("BA5", {}, True),
        ("BA5", {"warehouse": ["red"]}, False),
        ("BA5", {"warehouse": ["red"], "orange": [FULL], "black": [FULL]}, False),
        ("AC23-a", {"warehouse": ["red"], "orange": [FULL]}, True),
        ("AC07", {"warehouse": ["red"]}, True),
        ("AC17", {}, False),
        ("AC21-a", {}, True),
        ("AC21-a", {"purple": ["red"]}, False),
        ("AC15", {"warehouse": [FULL], "piles": [""]}, True),
        ("AC15", {"warehouse": [FULL], "piles": [""], "discards": ["BA2"]}, False),
        ("AC22-a", {"piles": [""]}, False),
    ],
)
def test_enb_043_a_card_that_would_do_nothing_is_named_before_it_is_played(
    scene: Any, card: str, said: dict[str, Any], in_vain: Any
) -> None:
    table = scene(3, hands=[card], **said)
    view = table.view(0)

    assert [move.text for move in view.moves if move.idle] == ([f"play {card}"] if in_vain else [])
    assert label(table, 0, f"play {card}").endswith(", which would do nothing now") == in_vain
    assert ("idle" in view.zone("hand-0").items[0].marks) == in_vain


@pytest.mark.parametrize(
    ("card", "said", "why"),
    [
        ("BA5", {}, ["There is no barrel in your warehouse to be placed."]),
        (
            "AC07",
            {"warehouse": ["red"]},
            [
                "There is no blue barrel in your warehouse to be placed.",
                "There is no yellow barrel in your warehouse to be placed.",
            ],
        ),
        ("AC28-a", {}, ["There is no barrel in your warehouse to be placed."]),
        ("AC23-a", {"warehouse": ["red"], "orange": [FULL]}, ["There is no room in the Ember Steppe."]),
        (
            "BA5",
            {"warehouse": ["red"], "orange": [FULL], "black": [FULL], "purple": ["red red red"]},
            [],
        ),
        ("BA1", {"orange": ["blue blue blue blue"] * 3}, ["The supply has no blue barrel."]),
        (
            "AC15",
            {"warehouse": [FULL], "piles": [""]},
            ["Your warehouse is full, and no other barrel could make way.", "There is no card that you could draw."],
        ),
        ("AC21-a", {}, ["You have no barrel whose colour could be changed."]),
    ],
)
def test_r40_it_is_said_why_a_card_would_do_nothing(
    scene: Any, card: str, said: dict[str, Any], why: list[str]
) -> None:
    table = scene(3, hands=[card], **said)
    [move] = [move for move in table.seen(0).moves if move.text == f"play {card}"]

    assert [table.words(0).say(fact) for fact in move.do.get("vain", [])] == why


@pytest.mark.parametrize(
    ("card", "said", "takes", "places"),
    [
        ("BA1", {}, ["blue"], []),
        ("BA1", {"warehouse": [FULL]}, [], []),
        ("AC24-a", {"orange": ["blue blue blue blue"] * 3}, ["green", "red", "yellow"], []),
        ("BA5", {"warehouse": ["red"], "orange": [FULL]}, [], ["black", "purple"]),
        ("AC23-a", {"warehouse": ["red"]}, [], ["orange"]),
        ("AC07", {"warehouse": ["blue"], "black": [FULL]}, [], ["orange", "purple"]),
        ("AC21-a", {"purple": ["red"]}, [], []),
    ],
)
def test_a_card_tells_where_its_barrels_come_from_and_go_to_if_none_makes_way(
    scene: Any, card: str, said: dict[str, Any], takes: list[str], places: list[str]
) -> None:
    table = scene(3, hands=[card], **said)
    [move] = [move for move in table.seen(0).moves if move.text == f"play {card}"]

    assert move.do.get("takes", []) == [f"colour:{colour}" for colour in takes]
    assert move.do.get("places", []) == [f"place:{place}" for place in places]


@pytest.mark.parametrize("seed", range(4))
def test_r40_what_is_called_in_vain_leaves_the_table_as_it_was(dealt: Any, seed: int) -> None:
    """Every card that could be played at any time in a game: in vain if and only if it asks and changes nothing."""
    rng = Quick(seed)
    table = dealt(3, rng, first_player="seat_1")
    found = {True: 0, False: 0}
    for _ in range(250):
        seat = table.state.to_act()[0]
        view = table.view(seat)
        for move in view.moves:
            if move.text.startswith("play "):
                after = table.state.copy()
                after.apply(seat, Move(move.move))
                in_vain = move.idle
                assert in_vain == (after.in_play == NO_CARD), move.label
                found[in_vain] += 1
        table.state.apply(seat, Move(view.moves[rng.below(len(view.moves))].move))
    assert min(found.values()) > 10


def test_a_barrel_that_waits_for_room_is_shown(scene: Any) -> None:
    table = scene(hands=["BA5"], warehouse=["red"], black=["blue blue green green"])
    table.play(0, "play BA5", "place red black")

    view = table.view(1)
    assert (view.incoming.colour, view.incoming.place) == ("red", "black")
    assert view.in_play == "BA5@0"


def test_an_order_that_is_being_completed_is_shown_with_what_is_gone(scene: Any) -> None:
    table = scene(black=["red blue green"], secrets=["DW1"])
    table.play(0, "complete DW1", "remove black blue")

    completing = table.view(1).completing
    assert (completing.order, completing.source, completing.removed, completing.left) == (
        "DW1", "secret", ["black blue"], 1,
    )  # fmt: skip


def test_opponents_are_seen_in_short(scene: Any) -> None:
    table = scene(hands=[None, "BA1 BA2"], discards=["", "BA3"], completed=["", "DW1 EL7 EL8"], warehouse=["", "green"])
    view = table.view(0)

    assert [view.zone(f"{pile}-1").size for pile in ("hand", "draw", "discard", "completed")] == [2, 5, 1, 3]
    assert table.fame(1) == (14, 1, 2, 17)
    assert view.seats[1].counters == {"fame": "17 (14 for orders, 1 in end bonuses, 2 for sets)"}


@pytest.mark.parametrize(
    ("said", "moves", "words"),
    [
        ({"time": 3}, [], "Your turn: 3 time units left."),
        ({"hands": ["BA1"]}, ["play BA1"], "Tap the Frostwater: Take a blue barrel."),
        ({"black": ["red blue green"], "secrets": ["DW1"]}, ["complete DW1"], "choose 2 barrels to deliver"),
        (
            {"hands": ["BA3"], "warehouse": ["blue blue green green"]},
            ["play BA3", "take red"],
            "makes way for the red one?",
        ),
        ({}, ["end turn"], "Discard what you do not want"),
        ({"hands": ["BA1 BA2 BA3 BA4 BA5 BA6 BA7"]}, ["end turn"], "You hold 7 cards: discard 2 or more;"),
        (
            {"secrets": ["DW1"], "black": ["red red red"], "deck": "EL1"},
            ["complete DW1"],
            "one from the middle, or the unseen top of the deck.",
        ),
        (
            {"secrets": ["DW1"], "black": ["red red red"], "deck": "", "last_round": True},
            ["complete DW1"],
            "Take a new secret order: one from the middle.",
        ),
    ],
)
def test_the_prompt_says_what_is_asked(scene: Any, said: Any, moves: list[str], words: str) -> None:
    table = scene(**said)
    table.play(0, *moves)

    assert words in table.view(0).prompt
    assert table.view(1).prompt.startswith("Waiting for Ann to ")


def test_slots_keep_their_places(scene: Any) -> None:
    view = scene(middle="DW1 - TR8 -", display="AC01 - - AC02", deck="", last_round=True).view()

    assert (view.middle, view.display) == (["DW1", "", "TR8", ""], ["AC01", "", "", "AC02"])
    assert [item.id for item in view.zone("middle").items] == ["DW1", "TR8"]


def test_the_end_shows_the_scores_apart(scene: Any) -> None:
    table = scene(active=1, round=39, decision="end_discard", time=0, completed=["DW7 EL1"], warehouse=["red red"])
    table.play(1, "done")

    view = table.view(1)
    assert table.fame(0) == (6, 2, 2, 10)
    assert view.outcome.label == "Ann won with 10 Fame."
    assert (view.task, view.counters["round"], view.prompt) == ("over", "40 of 40", "The game is over.")


def test_enb_111_what_was_discarded_stays_known_until_the_seat_ends_another_turn(scene: Any) -> None:
    """The next seat's turn, and a shuffle, change nothing about what everybody saw."""
    table = scene(hands=["BA1 BA2 BA3", "BA1 BA2"], piles=["BA4"])
    table.play(0, "end turn", "discard BA2", "done")
    assert table.discards(0) == []
    assert [table.view(eyes).dropped for eyes in (0, 1, None)] == [[["BA2@0"], []]] * 3

    table.play(1, "end turn", "discard BA1", "done")
    assert table.view().dropped == [["BA2@0"], ["BA1@1"]]
    table.play(0, "end turn")

    assert table.view().dropped == [[], ["BA1@1"]]
