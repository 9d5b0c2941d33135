"""The audit of dependencies: it fails where something is known, and says plainly where nobody looked."""

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent


def load() -> Any:
    spec = spec_from_file_location("audit", ROOT / "scripts" / "audit.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


AUDIT = load()


def npm_says(*, packages: int = 300, weak: bool = False) -> str:
    found = {"leaky": {"range": "<2.0", "severity": "high"}} if weak else {}
    return json.dumps({"vulnerabilities": found, "metadata": {"dependencies": {"total": packages}}})


def pip_audit_says(*packages: dict[str, object]) -> str:
    return json.dumps({"dependencies": list(packages), "fixes": []})


ALE = {"name": "ale", "version": "1.0", "vulns": []}
BITTER = {"name": "bitter", "version": "2.1", "vulns": [{"id": "PYSEC-2026-7"}]}
UNKNOWN = {"name": "cider", "skip_reason": "not found"}


@pytest.mark.parametrize(
    ("read", "fine", "weak", "said"),
    [
        ("web_weaknesses", npm_says(), npm_says(weak=True), "leaky <2.0: high"),
        ("python_weaknesses", pip_audit_says(ALE), pip_audit_says(ALE, BITTER), "bitter 2.1: PYSEC-2026-7"),
    ],
)
def test_a_known_weakness_fails(read: str, fine: str, weak: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert AUDIT.audit("Packages", lambda: fine, getattr(AUDIT, read))
    assert not AUDIT.audit("Packages", lambda: weak, getattr(AUDIT, read))
    assert capsys.readouterr().out == f"Packages: no known weakness.\nPackages: known weaknesses:\n  {said}\n"


@pytest.mark.parametrize("read", ["web_weaknesses", "python_weaknesses"])
@pytest.mark.parametrize(
    "said",
    ["", "npm error network", '{"message": "405"}', "[]", "7", npm_says(packages=0), pip_audit_says(UNKNOWN)],
)
def test_nobody_calls_packages_safe_that_nobody_looked_at(
    read: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A service that is silent, refuses, or looks at no package at all has not audited anything."""
    assert AUDIT.audit("Packages", lambda: said, getattr(AUDIT, read))
    assert "NOT AUDITED" in capsys.readouterr().out


def test_packages_that_the_service_does_not_know_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert AUDIT.audit("Packages", lambda: pip_audit_says(ALE, UNKNOWN), AUDIT.python_weaknesses)
    assert "1 of 2 are unknown" in capsys.readouterr().out


def test_a_tool_that_cannot_be_started_has_not_audited_anything() -> None:
    with pytest.raises(AUDIT.NotAudited):
        AUDIT.run(["there-is-no-such-tool"])


def test_every_web_package_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaving the development packages out once left out all of them."""
    asked: list[list[str]] = []
    monkeypatch.setattr(AUDIT, "run", lambda command: asked.append(command) or "")

    AUDIT.ask_npm()

    assert asked[0][1:] == ["audit", "--json"]
