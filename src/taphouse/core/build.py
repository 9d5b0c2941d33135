"""How this copy of Taphouse was built."""

from taphouse.core import state


def is_compiled() -> bool:
    """Whether the rules run compiled, or as plain Python."""
    return not str(state.__file__).endswith(".py")


def rules_in_words() -> str:
    """Say which rules are at work here."""
    return "compiled" if is_compiled() else "plain Python"
