"""Turns facts into sentences, for one reader, in one language. Once it is imported, errors speak English."""

from taphouse.core.errors import say_with
from taphouse.words.errors import sentence

say_with(sentence)
