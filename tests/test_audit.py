"""The audit of dependencies: it fails where something is known, and holds nobody up where nobody answers."""

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
QUIET = {"vulnerabilities": {}, "metadata": {"vulnerabilities": {"total": 0}}}
LOUD = {
    "vulnerabilities": {"leaky": {"range": "<2.0", "severity": "high"}},
    "metadata": {"vulnerabilities": {"total": 1}},
}
PINS = [("ale", "1.0"), ("bitter", "2.1")]


def load() -> Any:
    spec = spec_from_file_location("audit", ROOT / "scripts" / "audit.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


AUDIT = load()


def test_a_known_weakness_of_a_web_package_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert AUDIT.audit("Web packages", lambda: AUDIT.web_weaknesses(lambda: json.dumps(QUIET)))
    assert not AUDIT.audit("Web packages", lambda: AUDIT.web_weaknesses(lambda: json.dumps(LOUD)))
    assert capsys.readouterr().out == (
        "Web packages: no known weakness.\nWeb packages: known weaknesses:\n  leaky <2.0: high\n"
    )


@pytest.mark.parametrize("said", ["", "npm error network", '{"error": {"code": "ENOTFOUND"}}', "[]", "7"])
def test_a_service_that_does_not_answer_holds_nobody_up(said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert AUDIT.audit("Web packages", lambda: AUDIT.web_weaknesses(lambda: said))
    assert capsys.readouterr().out == "Web packages: not audited, for the service cannot be reached from here.\n"


def test_a_known_weakness_of_a_python_package_fails(capsys: pytest.CaptureFixture[str]) -> None:
    def ask(pin: tuple[str, str]) -> dict[str, Any]:
        known = [{"id": "PUB-1"}, {"id": "PUB-2", "withdrawn": "yesterday"}] if pin[0] == "bitter" else []
        return {"vulnerabilities": known}

    assert not AUDIT.audit("Python packages", lambda: AUDIT.python_weaknesses(PINS, ask))
    assert capsys.readouterr().out == "Python packages: known weaknesses:\n  bitter 2.1: PUB-1\n"
    assert AUDIT.audit("Python packages", lambda: AUDIT.python_weaknesses(PINS[:1], ask))


def test_an_index_that_does_not_answer_is_asked_once() -> None:
    asked = []

    def ask(pin: tuple[str, str]) -> dict[str, Any]:
        asked.append(pin)
        raise AUDIT.NoAnswer

    assert AUDIT.audit("Python packages", lambda: AUDIT.python_weaknesses(PINS * 9, ask))
    assert len(asked) == 1


def test_an_index_that_knows_nothing_about_weaknesses_is_no_answer() -> None:
    with pytest.raises(AUDIT.NoAnswer):
        AUDIT.python_weaknesses(PINS, lambda _: {"info": {}})


def test_pins_are_read_from_the_lock() -> None:
    pins = AUDIT.pins_of("ale==1.0\n    # via bitter==3\nbitter==2.1 ; sys_platform == 'win32'\nale==1.0\n")
    assert pins == PINS
    assert len(AUDIT.pins_of((ROOT / "requirements" / "dev.lock").read_text())) > 30
