"""The map of the house (docs/architecture.md) and the words of the glossary are true."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "taphouse"
SERVER = SOURCES / "server"
MAP = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`([\w./-]+\.(?:py|md|ts|toml))`", MAP)))
ROOMS = {
    room: re.findall(r"`(\w+)`", modules)
    for room, modules in re.findall(r"^\| `server/(\w*)/?` \|[^|]*\|([^|]*)\|$", MAP, re.MULTILINE)
}
"""The modules of each room by its name, as the map has them; the server's own folder has none."""


def modules_in(room: str) -> list[str]:
    """List the modules of a room; those of its words are made."""
    made = {path.stem for path in (SERVER / room).glob("*.py")} if room == "words" else set()
    return sorted(path.stem for path in (SERVER / room).glob("*.py") if path.stem not in made | {"__init__"})


def rooms() -> set[str]:
    return {path.parent.name for path in SERVER.glob("*/__init__.py")} | {""}


@pytest.mark.parametrize("name", NAMED)
def test_every_file_that_the_map_names_is_there(name: str) -> None:
    places = [ROOT / name, SOURCES / name, *(SOURCES / "games").glob(f"*/{name}")]

    assert any(place.is_file() for place in places)


def test_the_map_has_every_room_of_the_server() -> None:
    assert set(ROOMS) == rooms()


@pytest.mark.parametrize("room", sorted(rooms()))
def test_the_map_has_every_module_of_a_room_and_no_other(room: str) -> None:
    assert sorted(ROOMS[room]) == modules_in(room)


def test_the_map_has_the_rooms_in_the_order_in_which_they_may_import() -> None:
    contract = (ROOT / "pyproject.toml").read_text(encoding="utf-8").split("stand in one order")[1].split("]")[0]
    order = re.findall(r"taphouse\.server\.(\w+)", contract)

    assert [room for room in ROOMS if room] == order


@pytest.mark.parametrize("room", sorted(rooms()))
def test_the_glossary_has_every_word_that_names_a_module(room: str) -> None:
    told = set(re.findall(r"`(\w+)`", GLOSSARY.split("## The server's modules")[1]))

    assert [module for module in modules_in(room) if module not in told] == []
