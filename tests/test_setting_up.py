"""Installing: with pip alone, with and without a compiler, with the pages, and no more packages than are needed."""

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import packages_distributions
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from taphouse.__main__ import EXTRAS, extra_with

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
OURS = PROJECT["project"]["entry-points"]["taphouse.games"]

WITHOUT_EXTRAS = """
import sys
from taphouse.__main__ import EXTRAS
for names in EXTRAS.values():
    for name in names:
        sys.modules[name] = None  # as if it was not installed
"""
PLAY_EVERYTHING = """
from taphouse import find_game, list_games
from taphouse.core.rng import make_rng, seed_from
from taphouse.lab.simulate import simulate
import taphouse.bots
for meta in list_games():
    game = find_game(meta.id)
    state = game.deal(meta.seats_best, game.house(meta.seats_best), make_rng("quick", seed_from("1")))
    state.apply(state.next_to_act(), state.legal_moves(state.next_to_act())[0])
    print(meta.id)
"""


def load_backend() -> Any:
    spec = spec_from_file_location("backend", ROOT / "scripts" / "backend.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BACKEND = load_backend()


def run(program: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT_EXTRAS + program]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)  # noqa: S603


def test_rules_bots_and_the_lab_need_none_of_the_extras() -> None:
    done = run(PLAY_EVERYTHING)

    assert done.returncode == 0, done.stderr
    assert set(done.stdout.split()) >= set(OURS)


def test_a_command_line_without_its_packages_says_which_extra_brings_them() -> None:
    done = run("from taphouse.__main__ import main; sys.argv = ['taphouse', 'games']; main()")

    assert done.returncode == 1
    assert "pip install 'taphouse[terminal]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_house_without_the_servers_packages_says_which_extra_brings_them() -> None:
    program = "for name in EXTRAS['terminal']:\n    del sys.modules[name]\n"
    done = run(program + "from taphouse.__main__ import main; sys.argv = ['taphouse', 'serve']; main()")

    assert done.returncode == 1
    assert "pip install 'taphouse[server]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_every_package_of_an_extra_is_known_to_it() -> None:
    """Whatever an extra brings is found under the name by which it is imported."""
    found = packages_distributions().items()
    module_of = {names[0].lower().replace("_", "-"): module for module, names in found if module[0] != "_"}
    for extra, needs in PROJECT["project"]["optional-dependencies"].items():
        for need in needs:
            name = need.partition(">")[0]
            if extra in EXTRAS and "[" not in name:
                assert extra_with(module_of[name]) == extra, need


def test_no_dependency_is_held_below_a_version_that_nobody_saw_break() -> None:
    project = PROJECT["project"]
    needs = [*project["dependencies"], *(need for extra in project["optional-dependencies"].values() for need in extra)]
    assert [need for need in needs if "<" in need or "==" in need.partition(";")[0]] == []


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Build a wheel as pip does, from a copy of the project, without a compiler."""
    copy = tmp_path_factory.mktemp("project")
    kept = shutil.ignore_patterns("__pycache__", "*.egg-info")
    for name in ("src", "scripts"):
        shutil.copytree(ROOT / name, copy / name, ignore=kept)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, copy / name)
    program = "import sys; sys.path.insert(0, 'scripts'); import backend; print(backend.build_wheel(sys.argv[1]))"
    command = [sys.executable, "-c", program, str(copy)]
    subprocess.run(  # noqa: S603
        command, cwd=copy, env=os.environ | {"TAPHOUSE_PURE": "1"}, capture_output=True, check=True, timeout=120
    )
    (built,) = copy.glob("*.whl")
    assert built.name.endswith("py3-none-any.whl")
    with zipfile.ZipFile(built) as file:
        return file.namelist()


def test_a_wheel_holds_the_pages_the_rulebooks_and_the_migrations(wheel: list[str]) -> None:
    assert "taphouse/server/static/index.html" in wheel
    assert {f"{package.replace('.', '/')}/RULES.md" for package in OURS.values()} <= set(wheel)
    assert any("migrations/versions/" in name for name in wheel)
    assert "taphouse/py.typed" in wheel


def test_a_wheel_holds_no_tests_and_nothing_that_pages_are_built_from(wheel: list[str]) -> None:
    assert [name for name in wheel if "/tests/" in name or name.endswith((".ts", ".svelte"))] == []


def test_without_a_compiler_nothing_of_mypyc_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.delenv("TAPHOUSE_PURE", raising=False)
    monkeypatch.setenv("TAPHOUSE_NO_PAGES", "1")
    monkeypatch.setattr(BACKEND.sysconfig, "get_config_var", lambda _: "there-is-no-such-compiler")

    assert not BACKEND.compiles()
    assert not any("mypy==" in need for need in BACKEND.get_requires_for_build_wheel())


def test_with_a_compiler_mypyc_and_the_types_it_compiles_by_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BACKEND, "compiles", lambda: True)
    monkeypatch.setenv("TAPHOUSE_NO_PAGES", "1")

    needs = BACKEND.get_requires_for_build_wheel()

    assert BACKEND.MYPYC in needs
    assert any(need.startswith("msgspec") for need in needs)
    assert any(need.startswith("litestar") for need in needs)


def test_pages_are_built_when_they_are_missing_or_old(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("TAPHOUSE_NO_PAGES", raising=False)
    monkeypatch.setattr(BACKEND, "PAGES", tmp_path)
    assert BACKEND.wants_pages()
    (tmp_path / "index.html").write_text("pages")
    assert not BACKEND.wants_pages()
    os.utime(tmp_path / "index.html", (0, 0))
    assert BACKEND.wants_pages()


def test_pages_without_node_ask_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BACKEND, "wants_pages", lambda: True)
    monkeypatch.setattr(BACKEND, "new_enough_node", lambda: False)
    assert BACKEND.NODE_TOOLS[0] in BACKEND.get_requires_for_build_wheel()


def test_pages_that_cannot_be_built_are_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(BACKEND.sys, "executable", str(tmp_path / "python"))
    with pytest.raises(SystemExit, match="TAPHOUSE_NO_PAGES=1"):
        BACKEND.build_pages()


def test_a_python_without_venv_is_told_what_to_install(tmp_path: Path) -> None:
    """Debian's Python comes without the package that makes virtual environments."""
    (tmp_path / "scripts").mkdir()
    shutil.copy2(ROOT / "scripts" / "uv", tmp_path / "scripts" / "uv")
    python = tmp_path / "python"
    python.write_text('#!/bin/sh\ncase "$2" in *ensurepip*) exit 1;; esac\nexit 0\n')
    python.chmod(0o755)
    for tool in ("sh", "dirname"):
        (tmp_path / tool).symlink_to(shutil.which(tool) or "")
    environment = {"PATH": str(tmp_path), "PYTHON": str(python)}
    done = subprocess.run(  # noqa: S603
        [tmp_path / "scripts" / "uv", "--version"], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "apt install python3-venv" in done.stderr
