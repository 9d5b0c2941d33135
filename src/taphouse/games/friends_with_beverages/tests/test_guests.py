"""The guest cards: FWB-002, FWB-004, FWB-005, and the totals that balance them."""

from collections import Counter
from statistics import mean

import pytest

from taphouse.games.friends_with_beverages.game import GAME
from taphouse.games.friends_with_beverages.guests import GUESTS, Guest
from taphouse.words.languages import words_of

INGREDIENT_VALUES = {"SPI": 1, "SUG": 1, "CIT": 1, "FRU": 1, "HRB": 2, "SPC": 2, "NUT": 3, "CRM": 3}
EQUIPMENT_VALUES = {"JUG": 1, "STR": 1, "JAR": 1, "FUN": 2, "TUN": 2, "STI": 3, "BAR": 3}
INGREDIENT_BONUS = {4: 0, 5: 1, 6: 3}
EQUIPMENT_BONUS = {3: 0, 4: 1, 5: 4}

FIRST_TWELVE = """
1  Italy     Sorrentella 7
2  Peru      Pachadulce  13
3  Japan     Momijiro    12
4  Mexico    Xocomiel    21
5  Ireland   Glencarra   13
6  Morocco   Zahratlas   16
7  Norway    Fjordkvann  16
8  India     Nilgirasa   25
9  Australia Wattlewink  9
10 Greece    Anthemousa  14
11 Ethiopia  Lalibuna    24
12 Croatia   Plitvara    12
"""

CONTINENTS = {
    "Europe": "at be bg ch cz de dk ee es fi fr gb gr hr hu ie is it lt mt no pl pt ro se si",
    "Asia": "am cn ge id in jo jp kh kr kz lb lk mn my np ph th tr uz vn",
    "Africa": "cv eg et gh ke ma mg mu na sc sn tn tz za",
    "Americas": "ar br ca cl co cr cu ec gt jm mx pe us uy",
    "Oceania": "au fj nz pg pw vu",
}


WORDS = words_of(GAME, catalogue=GAME.catalogue(GAME.house(2)))


def said_of(guest: Guest, form: str) -> str:
    """What the words say of a guest: country, liqueur or trivia."""
    return WORDS.piece(f"G{guest.number:02}", form)


def country(guest: Guest) -> str:
    return said_of(guest, "country")


def ingredients(guest: Guest) -> list[str]:
    return guest.ingredients.split()


def equipment(guest: Guest) -> list[str]:
    return guest.equipment.split()


def size(guest: Guest) -> tuple[int, int]:
    return len(ingredients(guest)), len(equipment(guest))


def points(guest: Guest) -> int:
    """The worth of the recipe: its parts, and a bonus for each long list."""
    cards, types = size(guest)
    parts = sum(INGREDIENT_VALUES[code] for code in ingredients(guest))
    tools = sum(EQUIPMENT_VALUES[code] for code in equipment(guest))
    return parts + tools + INGREDIENT_BONUS[cards] + EQUIPMENT_BONUS[types]


def strips(guest: Guest) -> tuple[int, int]:
    """The crossed-out positions: of four at the bottom left, of three at the bottom right."""
    return (guest.number - 1) % 4 + 1, (guest.number - 1) % 3 + 1


def test_fwb_002_eighty_guests_in_the_order_of_their_numbers() -> None:
    assert [guest.number for guest in GUESTS] == list(range(1, 81))


def test_fwb_002_each_guest_has_another_flag() -> None:
    assert len({guest.flag for guest in GUESTS}) == 80


@pytest.mark.parametrize("form", ["country", "liqueur", "trivia"])
def test_fwb_002_each_guest_comes_from_another_country_with_its_own_liqueur(form: str) -> None:
    assert len({said_of(guest, form) for guest in GUESTS}) == 80


def test_fwb_002_the_countries_come_from_five_continents() -> None:
    continents = {flag: name for name, flags in CONTINENTS.items() for flag in flags.split()}

    guests = Counter(continents[guest.flag] for guest in GUESTS)

    assert guests == {"Europe": 26, "Asia": 20, "Africa": 14, "Americas": 14, "Oceania": 6}


@pytest.mark.parametrize("guest", GUESTS, ids=country)
def test_fwb_004_a_card_shows_country_flag_liqueur_and_trivia(guest: Guest) -> None:
    """A flag is two small letters; trivia is one sentence of at most 120 characters."""
    liqueur, trivia = said_of(guest, "liqueur"), said_of(guest, "trivia")
    assert country(guest) == country(guest).strip() != ""
    assert len(guest.flag) == 2
    assert guest.flag.isascii()
    assert guest.flag.isalpha()
    assert guest.flag.islower()
    assert liqueur.isalpha()
    assert liqueur.istitle()
    assert 20 <= len(trivia) <= 120
    assert trivia[0].isupper()
    assert trivia.endswith(".")
    assert trivia.count(". ") == 0


@pytest.mark.parametrize("guest", GUESTS, ids=country)
def test_fwb_004_a_recipe_takes_four_to_six_ingredients_with_spirit_among_them(guest: Guest) -> None:
    """No kind more than twice, nuts and cream only once, three kinds at least."""
    copies = Counter(ingredients(guest))

    assert 4 <= copies.total() <= 6
    assert copies["SPI"] >= 1
    assert max(copies.values()) <= 2
    assert copies["NUT"] <= 1
    assert copies["CRM"] <= 1
    assert len(copies) >= 3


@pytest.mark.parametrize("guest", GUESTS, ids=country)
def test_fwb_004_a_recipe_takes_three_to_five_different_types_of_equipment(guest: Guest) -> None:
    types = equipment(guest)

    assert 3 <= len(types) <= 5
    assert len(set(types)) == len(types)


@pytest.mark.parametrize("guest", GUESTS, ids=country)
def test_fwb_004_lists_are_written_in_the_order_of_the_deck(guest: Guest) -> None:
    needed, types = Counter(ingredients(guest)), equipment(guest)

    assert guest.ingredients == " ".join(code for code in INGREDIENT_VALUES for _ in range(needed[code]))
    assert guest.equipment == " ".join(code for code in EQUIPMENT_VALUES if code in types)


def test_fwb_004_how_many_recipes_have_each_size() -> None:
    """A row for each number of ingredients; in it three, four and five types of equipment."""
    sizes = Counter(size(guest) for guest in GUESTS)

    assert {cards: [sizes[cards, types] for types in (3, 4, 5)] for cards in (4, 5, 6)} == {
        4: [24, 9, 1],
        5: [16, 11, 3],
        6: [6, 7, 3],
    }


def test_fwb_004_how_often_each_ingredient_is_asked_for() -> None:
    asked = Counter(code for guest in GUESTS for code in ingredients(guest))

    assert asked == {"SPI": 86, "SUG": 62, "CIT": 52, "FRU": 52, "HRB": 41, "SPC": 36, "NUT": 28, "CRM": 25}
    assert asked.total() == 382


def test_fwb_004_how_often_each_type_of_equipment_is_asked_for() -> None:
    asked = Counter(code for guest in GUESTS for code in equipment(guest))

    assert asked == {"JUG": 56, "STR": 51, "JAR": 45, "FUN": 39, "TUN": 34, "STI": 29, "BAR": 27}
    assert asked.total() == 281


def test_fwb_004_no_two_guests_have_the_same_recipe() -> None:
    assert len({(guest.ingredients, guest.equipment) for guest in GUESTS}) == 80


def test_fwb_004_all_guests_together_are_worth_1164_points() -> None:
    assert sum(INGREDIENT_VALUES[code] for guest in GUESTS for code in ingredients(guest)) == 565
    assert sum(EQUIPMENT_VALUES[code] for guest in GUESTS for code in equipment(guest)) == 466
    assert sum(INGREDIENT_BONUS[size(guest)[0]] for guest in GUESTS) == 78
    assert sum(EQUIPMENT_BONUS[size(guest)[1]] for guest in GUESTS) == 55
    assert sum(points(guest) for guest in GUESTS) == 1164
    assert min(points(guest) for guest in GUESTS) == 7


@pytest.mark.parametrize("row", FIRST_TWELVE.strip().splitlines())
def test_fwb_004_the_first_twelve_guests_and_their_points(row: str) -> None:
    number, place, liqueur, worth = row.split()
    guest = GUESTS[int(number) - 1]

    assert (country(guest), said_of(guest, "liqueur"), points(guest)) == (place, liqueur, int(worth))


def test_fwb_004_sizes_and_points_do_not_follow_the_number() -> None:
    """In each quarter of the cards after the first twelve: every length, and about the same worth."""
    shuffled = GUESTS[12:]
    usual = mean(points(guest) for guest in shuffled)
    for start in range(0, 68, 17):
        quarter = shuffled[start : start + 17]
        assert {size(guest)[0] for guest in quarter} == {4, 5, 6}
        assert {3, 4} <= {size(guest)[1] for guest in quarter}
        assert abs(mean(points(guest) for guest in quarter) - usual) < 2


def test_fwb_005_each_strip_crosses_out_its_positions_equally_often() -> None:
    assert Counter(strips(guest)[0] for guest in GUESTS) == {1: 20, 2: 20, 3: 20, 4: 20}
    assert Counter(strips(guest)[1] for guest in GUESTS) == {1: 27, 2: 27, 3: 26}


def test_fwb_005_the_two_strips_meet_in_every_pair() -> None:
    pairs = Counter(strips(guest) for guest in GUESTS)

    assert len(pairs) == 12
    assert set(pairs.values()) == {6, 7}
    assert len({strips(guest) for guest in GUESTS[:12]}) == 12
