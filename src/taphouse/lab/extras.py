"""Packages that only the lab needs: whoever plays does not wait for them, and whoever lacks them is told."""

from importlib import import_module
from types import ModuleType

from taphouse.core.errors import TaphouseError
from taphouse.core.facts import typed
from taphouse.core.words import said


def needed(name: str, extra: str = "taphouse[lab]") -> ModuleType:
    """Import a package, or say how to get it."""
    try:
        return import_module(name)
    except ImportError as error:
        raise TaphouseError(said.needs_extra(extra=typed(extra))) from error
