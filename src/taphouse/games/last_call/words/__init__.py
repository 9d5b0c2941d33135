"""Everything that Last Call says. Made from en.ftl by ``python scripts/wordsmith``, but for this file."""
