"""Ask pip-audit and npm whether anything that is locked here has a known weakness.

Fails if one has. Where a service cannot be reached, or knows none of our packages, one sentence says so.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "requirements" / "dev.lock"
SECONDS = 180.0


class NotAudited(Exception):  # noqa: N818  nobody here is to blame
    """The service cannot be reached, or says nothing that can be understood."""


def run(command: list[str]) -> str:
    """Run a tool and give what it wrote; it ends with a failure where it found something, and writes the same."""
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False).stdout  # noqa: S603
    except (OSError, subprocess.SubprocessError) as error:
        raise NotAudited from error


def ask_npm() -> str:
    """Ask about every web package, also those that only build and test the pages."""
    return run([str(ROOT / "scripts" / "npm"), "audit", "--json"])


def ask_pip_audit() -> str:
    """Ask about every package of the developers' lock, which has all of the players' as well."""
    tool = str(Path(sys.executable).with_name("pip-audit"))
    return run(
        [tool, "--requirement", str(LOCK), "--no-deps", "--disable-pip", "--format=json", "--progress-spinner=off"]
    )


def web_weaknesses(answer: str) -> list[str]:
    """Read npm's answer."""
    try:
        read = json.loads(answer)
        looked_at = read["metadata"]["dependencies"]["total"]
        found = read["vulnerabilities"]
    except (ValueError, KeyError, TypeError) as error:
        raise NotAudited from error
    if not looked_at:
        raise NotAudited
    return [f"{name} {each.get('range', '')}: {each.get('severity', 'weak')}" for name, each in sorted(found.items())]


def python_weaknesses(answer: str) -> list[str]:
    """Read pip-audit's answer; packages that the service does not know were not looked at."""
    try:
        packages = json.loads(answer)["dependencies"]
        looked_at = [package for package in packages if "skip_reason" not in package]
        found = [f"{each['name']} {each['version']}: {weak['id']}" for each in looked_at for weak in each["vulns"]]
    except (ValueError, KeyError, TypeError) as error:
        raise NotAudited from error
    if not looked_at:
        raise NotAudited
    left_out = len(packages) - len(looked_at)
    if left_out:
        print(f"Python packages: {left_out} of {len(packages)} are unknown to the service, and were not looked at.")
    return found


def audit(what: str, ask: Callable[[], str], read: Callable[[str], list[str]]) -> bool:
    """Say in words what was found; False if something was."""
    try:
        found = read(ask())
    except NotAudited:
        print(f"{what}: NOT AUDITED: the service that knows their weaknesses cannot be reached from here.")
        return True
    print(f"{what}: {'known weaknesses:' if found else 'no known weakness.'}", *found, sep="\n  " if found else "")
    return not found


def main() -> int:
    """Audit both kinds of packages."""
    fine = [
        audit("Web packages", ask_npm, web_weaknesses),
        audit("Python packages", ask_pip_audit, python_weaknesses),
    ]
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())
