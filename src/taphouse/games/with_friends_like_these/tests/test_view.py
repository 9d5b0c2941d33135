"""What a seat sees, and what it does not."""

from typing import Any

import pytest

HANDS = {0: "wine 9, wine 2, beer 4", 1: "wine 3, beer m, bar", 2: "wine m, wine 8, cocktail 1"}


def seen_cards(view: Any) -> set[str]:
    return {item.id for zone in view.zones for item in zone.items}


def test_a_seat_sees_its_own_hand_and_of_the_others_the_number(table: Any) -> None:
    there = table(hands=HANDS)
    view = there.look(1)

    assert {item.id for item in view.zone("hand-1").items} == {"wine-3-a", "beer-m-a", "bar-1-a"}
    assert seen_cards(view) == {"beer-1-a", "wine-3-a", "beer-m-a", "bar-1-a"}
    assert [view.zone(f"hand-{seat}").size for seat in range(3)] == [3, 3, 3]


def test_a_spectator_sees_no_hand_and_has_no_moves(table: Any) -> None:
    view = table(hands=HANDS).look(None)

    assert seen_cards(view) == {"beer-1-a"}
    assert view.moves == []
    assert view.eyes is None


def test_after_a_pass_the_new_holder_sees_the_hand_and_the_old_one_does_not(table: Any) -> None:
    """Seat 1 holds what seat 0 was dealt."""
    there = table(hands=HANDS, wingman=True)

    assert "beer-m-a" in seen_cards(there.look(1))
    assert "beer-m-a" not in seen_cards(there.look(0))
    assert there.look(0).zone("hand-1").count == 3


def test_only_the_seat_to_move_sees_what_is_legal(table: Any) -> None:
    there = table(hands=HANDS)
    there.lay("wine 9")

    assert [move.text for move in there.look(1).moves] == ["play wine-3-a"]
    assert [move.label for move in there.look(1).moves] == ["Play 3 of Wine"]
    assert there.look(1).moves[0].on == ("item:wine-3-a",)
    assert there.look(0).moves == there.look(2).moves == []


def test_bids_can_be_chosen_by_anybody_who_knows_only_moves(table: Any) -> None:
    moves = table(bids={}).look(0).moves

    assert [(move.text, move.label) for move in moves[:2]] == [("bid 0", "Bid 0"), ("bid 1", "Bid 1")]


def test_public_facts_are_the_same_for_all(table: Any) -> None:
    there = table(seats=4, dealer=3, bids={0: 2, 1: 1, 2: 0, 3: 1}, scores=[5, 6, 7, 8])
    for seat in (None, 0, 1, 2, 3):
        view = there.seen(seat)

        assert view.bids == view.targets == [2, 1, 0, 1]
        assert view.won == [0, 0, 0, 0]
        assert view.scores == [5, 6, 7, 8]
        assert (view.dealer, view.round, view.rounds, view.hand_size) == (3, 1, 15, 3)
        assert (view.trump, view.trick_number, view.phase) == ("beer", 1, "playing")
        assert view.seats[3].notes == ["dealer"]
        assert [plate.awaited for plate in view.seats] == [True, False, False, False]
        plate = view.seats[0].counters
        assert plate == {"bid": 2, "won": 0, "score": 5}


def test_round_and_trick_are_counted(table: Any) -> None:
    def counted(there: Any) -> Any:
        return there.look(None).counters

    bidding = counted(table(round_=2, bids={}))
    playing = counted(table(hands=HANDS, round_=2))

    assert bidding["rounds-played"] == playing["rounds-played"] == "2 of 15"
    assert "tricks-played" not in bidding
    assert playing["tricks-played"] == "2 of 4"


def test_a_plate_says_who_has_too_many_tricks(table: Any) -> None:
    """Seat 0 has won two of the tricks before, and bid one."""
    there = table(hands={0: "wine 9", 1: "wine 3", 2: "wine 10"}, bids={0: 1, 1: 0, 2: 0})

    assert there.look(1).seats[0].notes == ["over"]
    assert there.look(1).seats[2].notes == ["dealer"]


def test_the_trick_shows_who_laid_what_and_who_wins(table: Any) -> None:
    there = table(hands=HANDS)
    there.lay("wine 9, wine 3")
    view = there.look(None)

    assert [(item.id, item.seat, "winning" in item.marks) for item in view.zone("trick").items] == [
        ("wine-9-a", 0, True),
        ("wine-3-a", 1, False),
    ]
    assert view.winning == 0


def test_a_hand_is_sorted_by_suit_with_the_trumps_at_the_right(table: Any) -> None:
    """WF-031: Bars, 13, 12 and the numbers, the strongest first."""
    there = table(hands={0: "beer 3, wine 2, bar, whiskey m, beer m, wine m, whiskey 4, wine 11, beer 7"})

    assert [item.id for item in there.look(0).zone("hand-0").items] == [
        "wine-11-a",
        "wine-2-a",
        "whiskey-m-a",
        "whiskey-4-a",
        "bar-1-a",
        "beer-m-a",
        "wine-m-a",
        "beer-7-a",
        "beer-3-a",
    ]


def test_a_mixer_says_what_it_is_now(table: Any) -> None:
    """WF-033 to WF-035."""
    there = table(hands={0: "beer m, wine m, whiskey m"})
    items = {item.id: item for item in there.look(0).zone("hand-0").items}

    assert items["beer-m-a"].note == "13 of Beer"
    assert items["wine-m-a"].note == "12 of Beer"
    assert items["whiskey-m-a"].note == "13 of Whiskey"
    assert items["wine-m-a"].label == "Mixer of Wine"
    assert items["wine-m-a"].marks == ("trump",)
    assert items["whiskey-m-a"].marks == ()


def test_the_bids_are_compared_with_the_tricks(table: Any) -> None:
    def bids(there: Any) -> str:
        return str(there.look(0).counters["bids-made"])

    assert bids(table(seats=4, round_=3, bids={0: 2, 1: 1, 2: 1, 3: 2})) == "6 of 5 tricks, 1 over"
    assert bids(table(seats=4, round_=3, bids={0: 2, 1: 1, 2: 0, 3: 0})) == "3 of 5 tricks, 2 under"
    assert bids(table(seats=4, round_=3, dealer=3, bids={0: 2})) == "2 of 5 tricks so far"


@pytest.mark.parametrize(
    ("history", "zones"), [("none", set()), ("last", {"last-trick"}), ("all", {"last-trick", "trick-1", "trick-2"})]
)
def test_finished_tricks_can_be_looked_at_as_the_house_says(table: Any, history: str, zones: set[str]) -> None:
    there = table(hands=HANDS, trick_history=history)
    there.lay("wine 9, wine 3, wine 8, wine 2, beer m, wine m")
    there.lay("bar")
    for seat in (None, 0, 1, 2):
        view = there.look(seat)
        tricks = {zone.id: zone for zone in view.zones if zone.kind == "trick" and zone.id != "trick"}

        assert set(tricks) == zones
        if history != "none":
            winners = [item.id for item in tricks["last-trick"].items if "winning" in item.marks]
            assert winners == ["beer-m-a"]
        if history == "all":
            assert [item.id for item in tricks["trick-1"].items] == ["wine-9-a", "wine-3-a", "wine-8-a"]
            assert [item.seat for item in tricks["trick-2"].items] == [0, 1, 2]
        if history == "none":
            assert "wine-8-a" not in seen_cards(view)


def test_without_looking_back_a_finished_trick_lies_there_until_the_next_card(table: Any) -> None:
    """Else nobody but whoever laid it would ever see its last card (R24)."""
    there = table(hands=HANDS, trick_history="none")
    there.lay("wine 9, wine 3, wine 8")
    for seat in (None, 0, 1, 2):
        lying = there.look(seat).zone("last-trick").items
        assert [item.id for item in lying] == ["wine-9-a", "wine-3-a", "wine-8-a"]
        assert [item.id for item in lying if "winning" in item.marks] == ["wine-9-a"]

    there.lay("wine 2")
    for seat in (None, 0, 1, 2):
        assert {zone.id for zone in there.look(seat).zones if zone.kind == "trick"} == {"trick"}
        assert "wine-8-a" not in seen_cards(there.look(seat))


def test_without_looking_back_the_last_trick_of_a_round_lies_there_until_the_first_bid(table: Any) -> None:
    there = table(hands={0: "wine 9", 1: "wine m", 2: "wine 10"}, trick_history="none")
    there.lay("wine 9, wine m, wine 10")
    assert there.seen(0).round == 2
    assert [item.id for item in there.look(1).zone("last-trick").items] == ["wine-9-a", "wine-m-a", "wine-10-a"]

    there.bid(0)
    assert {zone.id for zone in there.look(1).zones if zone.kind == "trick"} == {"trick"}
    there.bid(0, 0)
    assert {zone.id for zone in there.look(1).zones if zone.kind == "trick"} == {"trick"}


def test_without_looking_back_the_very_last_trick_stays(table: Any) -> None:
    there = table(hands={0: "wine 9", 1: "wine 3", 2: "wine 10"}, peak_cards=3, trick_history="none")
    there.lay("wine 9, wine 3, wine 10")
    assert there.look(0).zone("last-trick").size == 3


@pytest.mark.parametrize("history", ["last", "all"])
def test_the_last_trick_of_a_round_can_be_seen_until_the_next_one_is_finished(table: Any, history: str) -> None:
    """It is shown with the trumps of its own round."""
    there = table(hands={0: "wine 9", 1: "wine m", 2: "wine 10"}, trick_history=history)
    there.lay("wine 9, wine m, wine 10")

    assert there.seen(0).round == 2
    last = there.look(0).zone("last-trick").items
    assert [(item.id, item.note) for item in last][1] == ("wine-m-a", "12 of Beer")
    assert {zone.id for zone in there.look(0).zones if zone.kind == "trick"} == {"trick", "last-trick"}

    there.bid(0, 0, 0)
    there.play_anything(1)

    assert "wine-m-a" not in {item.id for item in there.look(0).zone("last-trick").items}


def test_no_trick_to_look_at_before_the_first_is_finished(fresh: Any) -> None:
    there = fresh(3, trick_history="all")

    assert {zone.id for zone in there.look(0).zones if zone.kind == "trick"} == {"trick"}


def test_finished_rounds_are_summed_up_for_all(table: Any) -> None:
    there = table(hands={0: "wine 9", 1: "wine 3", 2: "wine 10"}, bids={0: 2, 1: 0, 2: 0})
    there.lay("wine 9, wine 3, wine 10")

    for seat in (None, 0, 1, 2):
        (summary,) = there.look(seat).finished
        assert (summary.round, summary.cards) == (1, 3)
        assert (summary.bids, summary.won, summary.points) == ([2, 0, 0], [2, 0, 1], [12, 10, 0])


def test_the_end_is_summed_up_with_the_last_round(table: Any) -> None:
    there = table(hands={0: "wine 9", 1: "wine 3", 2: "wine 10"}, peak_cards=3)
    there.lay("wine 9, wine 3, wine 10")
    view = there.look(0)

    assert [summary.round for summary in view.finished] == [1]
    assert view.phase == "over"
    assert view.prompt == "The game is over."


@pytest.mark.parametrize(
    ("seat", "banner"),
    [
        (0, "You play Cat's hand: 2 tricks. Ben plays yours: 1 trick."),
        (1, "You play Ann's hand: 1 trick. Cat plays yours: 1 trick."),
        (None, "All hands went 1 seat to the left."),
    ],
)
def test_wingman_says_who_plays_whose_hand_and_its_target(table: Any, seat: int | None, banner: str) -> None:
    """WF-080: public arithmetic, shown whether or not there is a memory aid."""
    view = table(bids={0: 1, 1: 1, 2: 2}, wingman=True, dealer=1, leader=2).look(seat)

    assert view.aim == banner
    assert view.plays == [2, 0, 1]
    assert view.targets == [2, 1, 1]


def test_wf_081_while_bidding_everybody_is_told_where_the_hands_will_go(table: Any) -> None:
    there = table(bids={}, hands={}, wingman=True, dealer=1)

    assert there.look(0).aim == "You will play Cat's hand. Ben will play yours."
    assert there.look(None).aim == "After the bids all hands go 1 seat to the left."


def test_wingman_tells_before_the_pass_where_the_hands_will_go(table: Any) -> None:
    view = table(bids={0: 1}, dealer=2, wingman=True).look(0)

    assert view.aim == "You will play Cat's hand. Ben will play yours: 1 trick."
    assert view.pass_offset == 1


def test_wingman_says_when_everybody_plays_their_own_hand(table: Any) -> None:
    assert table(round_=3, wingman=True).look(0).aim == "This round everybody plays their own hand."


@pytest.mark.parametrize(
    ("moves", "seat", "prompt"),
    [
        ("", 0, "Lead any card."),
        ("", 1, "Ann is to play."),
        ("", None, "Ann is to play."),
        ("wine 9", 1, "Follow Wine."),
        ("beer 4", 1, "Follow trumps."),
        ("beer 4, bar", 2, "Follow trumps."),
        ("beer 4, beer m, wine m, bar", 2, "You cannot follow trumps: play any card."),
    ],
)
def test_the_prompt_says_what_is_asked_for(table: Any, moves: str, seat: int | None, prompt: str) -> None:
    there = table(hands=HANDS)
    there.lay(moves)

    assert there.look(seat).prompt == prompt


def test_the_prompt_for_bids(table: Any) -> None:
    there = table(dealer=2, bids={0: 1})

    assert there.look(1).prompt == "Bid how many tricks this hand will take, 0 to 3."
    assert there.look(0).prompt == "Ben is to bid."

    there.bid(1)

    assert there.look(2).prompt == (
        "Bid how many tricks this hand will take, 0 to 3, but not 1: the bids may not add up to 3."
    )


def test_the_seat_to_play_is_told_for_each_card_why_it_may_not(table: Any) -> None:
    """WF-036, WF-052, WF-054: what may be played instead is to be seen by the moves."""
    hands = {0: "wine 9, wine 2, wine 4", 1: "wine 3, wine m, bar, cocktail 4", 2: "wine 8"}
    there = table(hands=hands, trump="beer")
    there.lay("wine 9")
    refused = {card: one.why for one in there.look(1).refused for card in one.cards}

    assert {card: (why["say"], why["rule"]) for card, why in refused.items()} == {
        "wine-m-a": ("mixer-is-trump", "WF-036"),
        "bar-1-a": ("bar-must-wait", "WF-054"),
        "cocktail-4-a": ("can-follow", "WF-052"),
    }
    assert [move.text for move in there.look(1).moves] == ["play wine-3-a"]
    assert there.look(2).refused == there.look(None).refused == []


def test_what_is_told_of_a_card_is_what_a_try_would_be_refused_with(table: Any) -> None:
    there = table(hands={0: "bar, wine 2", 1: "wine 3, beer 4"}, trump="beer")
    there.lay("bar")
    told = there.look(1).refused[0]

    assert told.cards == ["wine-3-a"]
    refusal = there.refusal(1, "play wine-3-a")
    assert told.why["text"] == "A Bar was led, which leads trumps, and you can follow."
    assert refusal.why == "A Bar was led, which leads trumps, and you can follow. Play the 4 of Beer."
    assert (told.why["say"], told.why["rule"]) == (refusal.fact["say"], refusal.rule)


def test_nothing_is_refused_to_a_seat_that_leads(table: Any) -> None:
    assert table(hands=HANDS).look(0).refused == []
