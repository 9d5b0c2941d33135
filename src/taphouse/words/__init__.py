"""Turns facts into sentences, for one reader, in one language."""
