"""Ask the package services whether anything that is locked here has a known weakness.

Fails if one has. A service that cannot be reached is told in a sentence, and nobody is held up.
"""

import json
import re
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parent.parent
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;]+)", re.MULTILINE)
SECONDS = 15.0

Answer = dict[str, object]
Pin = tuple[str, str]


class NoAnswer(Exception):  # noqa: N818  nobody here is to blame
    """The service cannot be reached, or says nothing that can be understood."""


def web_weaknesses(run: Callable[[], str]) -> list[str]:
    """List what npm's service knows about the packages that go into the pages."""
    try:
        answer = json.loads(run())
        found: dict[str, Answer] = answer["vulnerabilities"]
        answer["metadata"]["vulnerabilities"]["total"]
    except (ValueError, KeyError, TypeError, OSError, subprocess.SubprocessError) as error:
        raise NoAnswer from error
    return [f"{name} {each.get('range', '')}: {each.get('severity', 'weak')}" for name, each in sorted(found.items())]


def run_npm() -> str:
    """Let npm ask; it ends with a failure where it found something, and writes the same answer."""
    command = [str(ROOT / "scripts" / "npm"), "audit", "--omit=dev", "--json"]
    return subprocess.run(command, capture_output=True, text=True, timeout=8 * SECONDS, check=False).stdout  # noqa: S603


def python_weaknesses(pins: Iterable[Pin], ask: Callable[[Pin], Answer]) -> list[str]:
    """List what the package index knows about what is locked; one question first, to see whether it answers at all."""
    first, *others = pins
    answers = [ask(first)]
    with ThreadPoolExecutor(8) as pool:
        answers += pool.map(ask, others)
    return [
        f"{name} {version}: {weakness['id']}"
        for (name, version), answer in zip([first, *others], answers, strict=True)
        for weakness in _known(answer)
        if not weakness.get("withdrawn")
    ]


def _known(answer: Answer) -> list[Answer]:
    known = answer.get("vulnerabilities")
    if not isinstance(known, list):
        raise NoAnswer
    return known


def ask_index(pin: Pin) -> Answer:
    """Ask the index that pip uses where nobody says otherwise."""
    try:
        from pip._internal.models.index import PyPI  # noqa: PLC0415  pip knows the address, we need not

        address = f"{PyPI.pypi_url}/{pin[0]}/{pin[1]}/json"
        with urllib.request.urlopen(address, timeout=SECONDS) as answer:  # noqa: S310  an address of pip's
            found: Answer = json.load(answer)
    except (ImportError, AttributeError, OSError, ValueError) as error:
        raise NoAnswer from error
    return found


def pins_of(lock: str) -> list[Pin]:
    """Read names and versions from a lock file."""
    return sorted(set(PIN.findall(lock)))


def audit(what: str, find: Callable[[], list[str]]) -> bool:
    """Say in words what was found; False if something was."""
    try:
        found = find()
    except NoAnswer:
        print(f"{what}: not audited, for the service cannot be reached from here.")
        return True
    print(f"{what}: {'known weaknesses:' if found else 'no known weakness.'}", *found, sep="\n  " if found else "")
    return not found


def main() -> int:
    """Audit both kinds of packages."""
    pins = pins_of((ROOT / "requirements" / "dev.lock").read_text(encoding="utf-8"))
    fine = [
        audit("Web packages", lambda: web_weaknesses(run_npm)),
        audit("Python packages", lambda: python_weaknesses(pins, ask_index)),
    ]
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())
