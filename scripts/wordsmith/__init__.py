"""Turns Fluent files into code: typed builders of facts, and functions that say them, for Python and TypeScript.

A folder of words holds ``en.ftl``, the list of everything that part of Taphouse can say, and perhaps other languages.
``python scripts/wordsmith`` writes the rest of the folder: it is made, never edited, and git does not know it.
"""
