"""One screen for any view: it always fits, and says everything without colour."""

import re
from itertools import product

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from taphouse.core.errors import BadNotation
from taphouse.core.facts import Fact, plain
from taphouse.core.moves import Seat
from taphouse.core.record import SeatRow
from taphouse.core.rng import seed_from
from taphouse.core.table import Table
from taphouse.core.view import Item, MoveView, SeatView, View, Zone
from taphouse.lab.names import friendly_names
from taphouse.lab.seating import seat_bots
from taphouse.terminal.cards import Drawn, Size, drawn, tint_style
from taphouse.terminal.choices import numbered, read_choice, with_notation
from taphouse.terminal.frame import Frame
from taphouse.terminal.screen import screen
from taphouse.terminal.text import cut, in_columns, wrapped
from taphouse.testing.coasters.game import GAME
from taphouse.words.at_table import view_in_words

SUITS = ("Wine", "Whiskey", "Cocktail", "Highball", "Beer")


def card(number: int, seat: int | None = None, marks: tuple[str, ...] = ()) -> Item:
    suit, rank = SUITS[number // 12 % 5], number % 12 + 1
    return Item(f"c{number}", f"{rank} of {suit}", str(rank), suit, "#A51A37", seat, marks)


def play(number: int, *flags: str) -> MoveView:
    text = " ".join([f"play c{number}", *(f"+{flag}" for flag in flags)])
    label = f"Play {card(number).label}" + "".join(f" and {flag}" for flag in flags)
    return MoveView(number, text, label, (f"item:c{number}",), flags)


def told(line: str) -> Fact:
    """A sentence of the story, as a view with words has it."""
    return {**plain(line), "text": line}


def a_view(seats: int = 4, cards: int = 5, trick: int = 3, story: int = 12, moves: int | None = None) -> View:
    """A table of a game that does not exist, as full as wanted."""
    hand = [card(number) for number in range(cards)]
    return View(
        game="any",
        eyes=0,
        seats=[
            SeatView(
                seat=seat,
                awaited=seat == 0,
                counters={"bid": 3, "won": 1, "points": 120},
                notes=["dealer"] if seat == 1 else [],
            )
            for seat in range(seats)
        ],
        zones=[
            Zone("flip", "Turned up", items=[card(59, marks=("trump",))], count=1),
            Zone("draw", "Draw pile", "pile", count=40),
            Zone(
                "trick", "Trick", "trick", items=[card(n + 20, n, ("winning",) if n == 1 else ()) for n in range(trick)]
            ),
            Zone("last", "Last trick", "trick", items=[card(n + 40, n) for n in range(seats)]),
            *(Zone(f"hand-{seat}", "Hand", "hand", hand if seat == 0 else [], cards) for seat in range(seats)),
        ],
        counters={"round": "3 of 15", "trump": "Beer"},
        labels={"round": "Round", "trump": "Trumps", "bid": "bid", "won": "tricks won", "points": "points"},
        prompt="Follow Beer, or play any card if you cannot.",
        moves=[play(number) for number in range(cards if moves is None else moves)],
        story=[told(f"Somebody played card number {number} of the evening.") for number in range(story)],
    )


def frame(seats: int = 4, width: int = 80, height: int = 24) -> Frame:
    return Frame("Any Game at All", ["Guest", *friendly_names(seats - 1)], width, height)


def drawn_as_text(view: View, around: Frame, notice: str = "", *, fill: bool = False) -> list[str]:
    return [line.plain for line in screen(view, around, numbered(view), notice, fill=fill)]


@pytest.mark.parametrize(("seats", "cards"), list(product((2, 4, 8), (0, 1, 5, 10, 16, 30, 60))))
def test_a_decision_fits_80_by_24_with_the_line_to_type_in(seats: int, cards: int) -> None:
    lines = drawn_as_text(a_view(seats, cards, trick=seats), frame(seats), "A sentence that was said before. " * 2)

    assert len(lines) <= 23
    assert max(map(cell_len, lines)) <= 80


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 43), (60, 24), (100, 30), (40, 24), (20, 8)])
def test_other_terminals_are_kept_to_as_well(width: int, height: int) -> None:
    lines = drawn_as_text(a_view(4, 10), frame(4, width, height), fill=True)

    assert len(lines) == height - 1
    assert max(map(cell_len, lines)) <= width


@pytest.mark.parametrize(("cards", "height"), [(5, 8), (30, 8), (30, 4)])
def test_the_smallest_screen_still_says_what_is_asked_and_how_to_see_more(cards: int, height: int) -> None:
    view = a_view(4, cards)
    lines = drawn_as_text(view, frame(4, 20, height), fill=True)

    assert len(lines) == height - 1
    assert max(map(cell_len, lines)) <= 20
    assert lines[-1] in ("… m lists more", "with that number")
    assert view.prompt.split()[0] in "\n".join(lines)


@pytest.mark.parametrize("cards", [3, 8, 10, 20])
def test_nothing_that_matters_is_left_out_at_any_size(cards: int) -> None:
    """Every card in the hand, every number to type, who is awaited, the prompt and the end of the story."""
    view = a_view(4, cards)
    text = "\n".join(drawn_as_text(view, frame()))

    assert "► You" in text
    assert "► Sarah" not in text
    assert view.prompt in text
    assert str(view.story[-1]["text"]) in text
    assert "winning" in text
    assert "Draw pile 40" in text
    for item in view.zones[4].items:
        assert item.face in text
    for choice in numbered(view):
        assert re.search(rf"(?<!\d){choice.number}[ ─═]|1-{cards} Play", text)


def test_few_cards_are_drawn_as_faces_with_their_numbers() -> None:
    text = "\n".join(drawn_as_text(a_view(2, 2, trick=1, story=3), frame(2)))

    assert "Your hand\n┌1───┐┌2───┐\n│ 1  ││ 2  │\n│Wine││Wine│\n└────┘└────┘\n" in text
    assert "╔═════╗" in text


def test_when_the_list_is_told_in_brief_other_moves_are_still_listed() -> None:
    view = a_view(6, 14, trick=6)
    view.moves += [MoveView(98, "draw", "Draw one", ("zone:draw",)), play(13, "call")]

    text = "\n".join(drawn_as_text(view, frame(6)))

    assert "1-14 Play the card with that number" in text
    assert "15 Draw one" in text
    assert "call" not in text


def test_when_a_card_has_several_moves_each_number_is_told() -> None:
    view = a_view(6, 14, trick=6)
    view.moves = [
        MoveView(2 * card + at, f"play c{card} on {at}", f"Play {card} on {who}", (f"item:c{card}",))
        for card in range(2)
        for at, who in enumerate(("yourself", "Rye"))
    ]

    text = "\n".join(drawn_as_text(view, frame(6, height=20)))

    assert "Play 0 on: 1=yourself 2=Rye\n" in text
    assert "Play 1 on: 3=yourself 4=Rye" in text
    assert "with that number" not in text


def test_no_sentence_of_the_story_begins_in_the_middle() -> None:
    view = a_view(4, 10, story=0)
    lines = ["A first sentence " + "that goes on " * 8 + "to its end.", *(f"Short {n}." for n in range(3))]
    view.story = [told(line) for line in lines]

    lines = drawn_as_text(view, frame())

    assert "to its end." not in "\n".join(lines)
    assert [line for line in lines if "Short" in line] == ["  Short 0.", "  Short 1.", "  Short 2."]


def test_moves_that_begin_alike_are_told_together_where_there_is_little_room() -> None:
    view = a_view(4, 5)
    view.moves = [
        MoveView(n, f"go {n}", f"Move the {thing} to {who}", ())
        for n, (thing, who) in enumerate(product(("barrel", "bottle", "glass of water"), friendly_names(8)))
    ]
    view.moves.append(MoveView(99, "end", "End the turn", ()))

    text = "\n".join(drawn_as_text(view, frame()))

    assert "…" not in text
    assert "Move the barrel to: 1=Sarah 2=Mike" in text
    assert "25 End the turn" in text


def test_what_no_move_is_about_gives_way_and_a_key_tells_it() -> None:
    view = a_view(4, 5)
    view.zones += [
        Zone(f"won-{seat}", "Won", "row", [card(12 * at + seat) for at in range(5)] * 3, 15) for seat in range(1, 4)
    ]
    view.zones += [Zone("offer", "Offer", "row", [Item("o1", "Offer", "O1", "a note that goes on " * 5)], 1)]
    view.moves = [MoveView(0, "take", "Take it", ("item:o1",))]
    text = "\n".join(drawn_as_text(view, frame(height=22)))

    assert "i names every card" in text
    assert "…" not in text
    assert text.count("goes on") == 5


def test_more_moves_than_fit_are_pointed_to() -> None:
    view = a_view(4, 5)
    view.moves = [
        MoveView(n, f"go {n}", f"{n} is the number of the place that has such a long name", ()) for n in range(60)
    ]

    lines = drawn_as_text(view, frame())

    assert len(lines) <= 23
    assert lines[-1] == "   … and more: m lists all moves."


def test_eight_seats_become_a_score_board() -> None:
    lines = drawn_as_text(a_view(8, 3), frame(8))

    assert lines[1].split()[:3] == ["►", "You", "Sarah"]
    assert lines[2].split() == ["bid", *["3"] * 8]
    assert lines[5].split() == ["in", "hand", "-", *["3"] * 7]


def test_the_seats_begin_with_ones_own() -> None:
    view = a_view(3)
    view.eyes = 2
    lines = drawn_as_text(view, Frame("Any", ["Anna", "Ben", "Cleo"]))

    assert [line.split()[0] for line in lines[1:4]] == ["You", "►", "Ben"]


def test_a_spectator_sees_numbers_only() -> None:
    view = a_view(3)
    view.eyes = None
    view.zones[4].items = []
    view.moves = []
    text = "\n".join(drawn_as_text(view, frame(3)))

    assert "Your" not in text
    assert text.count("5 in hand") == 3


def test_a_long_title_gives_way_to_the_counters() -> None:
    around = Frame("A Game with a Title that Goes On and On and On, for the Whole of the Evening", ["A", "B"])

    assert drawn_as_text(a_view(2, trick=2), around)[0].strip() == "Round 3 of 15 · Trumps Beer"


def test_what_anybody_laid_open_is_shown_with_whose_it_is() -> None:
    view = a_view(3)
    view.zones.append(Zone("won-1", "Won", "row", [card(7)], 1))

    assert "Sarah's won" in "\n".join(drawn_as_text(view, frame(3)))


def test_every_decision_of_a_whole_game_fits() -> None:
    table = Table(GAME, [SeatRow(name, "house") for name in friendly_names(4)], {"hand": 4}, seed_from("1"))
    company = seat_bots(GAME, dict.fromkeys(range(4), "house"), b"seed")
    around = Frame(GAME.meta.title, table.names)
    decisions = 0
    while table.state.to_act():
        for seat in range(4):
            view = view_in_words(table, Seat(seat))
            lines = screen(view, around, numbered(view), fill=True)
            assert len(lines) == 23
            assert max(line.cell_len for line in lines) <= 80
            decisions += 1
        assert company.play(table, 1) == 1

    assert decisions > 40


def test_a_card_that_lies_face_down_shows_its_back() -> None:
    assert [line.plain for line in drawn([Drawn(Item())], Size.TALL, 80)] == ["┌────┐", "│ ░░ │", "└────┘"]


def test_cards_go_on_below_where_the_line_is_full() -> None:
    lines = drawn([Drawn(card(n)) for n in range(5)], Size.TALL, 20)

    assert len(lines) == 8
    assert max(line.cell_len for line in lines) <= 20


def test_long_notes_take_two_lines_and_marks_stand_on_the_rim() -> None:
    item = Item("m", "Mixer", "M", "12 of Wine", marks=("trump", "winning"))

    assert [line.plain for line in drawn([Drawn(item, "Sarah")], Size.TALL, 80)] == [
        "╔Sarah══╗",
        "║   M   ║",
        "║ 12 of ║",
        "║ Wine  ║",
        "╚winning╝",
    ]
    assert drawn([Drawn(item, "3")], Size.INLINE, 80)[0].plain == "3 [M 12 of Wine] winning"


def test_a_face_that_is_a_whole_sentence_is_cut() -> None:
    lines = drawn([Drawn(Item("x", "A very long name for a card", ""))], Size.TALL, 80)

    assert lines[1].plain == "│A very long…│"


@pytest.mark.parametrize(("tint", "letters"), [("#F4D60A", "#000000"), ("#6B2FA0", "#ffffff")])
def test_letters_can_be_read_on_any_tint(tint: str, letters: str) -> None:
    style = tint_style(tint)

    assert style.color is not None
    assert style.color.name == letters


def test_colour_never_changes_the_words() -> None:
    """With and without colour the same letters reach the screen."""
    lines = screen(a_view(), frame(), numbered(a_view()))
    texts = []
    for colours in (None, "truecolor"):
        console = Console(width=80, force_terminal=True, color_system=colours, highlight=False)  # type: ignore[arg-type]
        with console.capture() as capture:
            for line in lines:
                console.print(line, no_wrap=True)
        texts.append(Text.from_ansi(capture.get()).plain)

    assert texts[0] == texts[1]
    assert "Wine" in texts[0]


def test_moves_that_differ_only_in_flags_share_a_number() -> None:
    view = a_view(2, 3, moves=0)
    view.moves = [play(0), play(0, "call"), play(1), play(1, "shout"), play(1, "call"), play(1, "call", "shout")]

    choices = numbered(view)

    assert [choice.words().plain for choice in choices] == [" 1 Play 1 of Wine", " 2 Play 2 of Wine"]
    assert read_choice(choices, "2cs") == play(1, "call", "shout")
    assert read_choice(choices, " 1C ") == play(0, "call")


def test_the_screen_is_the_same_whether_or_not_something_could_be_called() -> None:
    """Nor does a mistyped letter tell which ones there are."""
    silent, calling = a_view(2, 3, trick=1, moves=0), a_view(2, 3, trick=1, moves=0)
    silent.moves = [play(0), play(1)]
    calling.moves = [*silent.moves, play(0, "call"), play(1, "call")]

    assert drawn_as_text(calling, frame(2)) == drawn_as_text(silent, frame(2))
    assert with_notation(numbered(calling)) == with_notation(numbered(silent))
    for view in (silent, calling):
        with pytest.raises(BadNotation, match=r"There is no '1x'. Type 1\.$"):
            read_choice(numbered(view), "1x")


def test_flags_with_the_same_first_letter_get_longer_keys() -> None:
    view = a_view(2, 1, moves=0)
    view.moves = [play(0), play(0, "call"), play(0, "cheer")]

    assert list(numbered(view)[0].extras) == ["c", "ch"]


def test_moves_stand_in_the_order_of_the_hand() -> None:
    view = a_view(2, 3, moves=0)
    view.moves = [MoveView(9, "draw", "Draw"), play(2), play(0), play(1), MoveView(8, "pass", "Pass")]

    assert [choice.move.text for choice in numbered(view)] == ["draw", "play c0", "play c1", "play c2", "pass"]


def test_moves_that_are_numbers_are_chosen_by_them() -> None:
    view = a_view(2, 0)
    view.moves = [MoveView(n, f"bid {n}", f"Bid {n}") for n in (0, 2, 3)]
    choices = numbered(view)

    assert [choice.words().plain for choice in choices] == [" 0 Bid 0", " 2 Bid 2", " 3 Bid 3"]
    assert read_choice(choices, "2") == view.moves[1]
    with pytest.raises(BadNotation, match=r"no move 1. Type a number \(0, 2, 3\)"):
        read_choice(choices, "1")


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("2", "play c1"),
        ("play c11", "play c11"),
        ("PLAY  C11", "play c11"),
        ("play 12", "play c11"),
        ("Play 12 of Wine", "play c11"),
        ("draw", "draw"),
        ("dr", "draw"),
        ("play 1 of wine", "play c0"),
    ],
)
def test_a_move_is_chosen_by_number_notation_or_the_beginning_of_its_words(typed: str, text: str) -> None:
    view = a_view(2, 12)
    view.moves.append(MoveView(99, "draw", "Draw one"))

    found = read_choice(numbered(view), typed)

    assert found is not None
    assert found.text == text


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("play", "'play' could be 1, 2, 3. Type the number."),
        ("9", "There is no move 9. Type a number (1-3), or ? for help."),
        ("2x", "There is no '2x'. Type 2."),
    ],
)
def test_what_could_be_several_moves_or_none_is_refused_in_a_sentence(typed: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        read_choice(numbered(a_view(2, 3)), typed)

    assert str(refusal.value) == sentence


def test_something_else_is_no_move() -> None:
    assert read_choice(numbered(a_view(2, 3)), "sing") is None


def test_words_are_wrapped_and_cut_to_the_width() -> None:
    assert [line.plain for line in wrapped("one two three", 8, indent="  ")] == ["one two", "  three"]
    assert cut("abcdef", 4) == "abc…"
    assert [line.plain for line in wrapped("abcdefghij", 4)] == ["abc…"]


def test_columns_read_down_or_across() -> None:
    cells = [Text(letter) for letter in "abcde"]

    assert [line.plain for line in in_columns(cells, 7)] == ["a  c  e", "b  d"]
    assert [line.plain for line in in_columns(cells, 7, across=True)] == ["a  b  c", "d  e"]
