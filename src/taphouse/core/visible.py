"""Foreign text, such as names in a record from a file, before it is printed."""

import unicodedata

UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Kinds of signs that command a terminal, turn the direction of writing or cannot be seen."""


def visible(text: str) -> str:
    """Leave only what can be seen, in one line: nothing in it commands a terminal or turns its writing round."""
    if text.isascii() and text.isprintable():
        return text
    signs = (" " if sign in "\t\r\n" else sign for sign in text)
    return "".join(sign for sign in signs if unicodedata.category(sign) not in UNSEEN)
