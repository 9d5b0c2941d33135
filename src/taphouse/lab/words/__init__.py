"""What the lab says. Made from en.ftl by ``python scripts/wordsmith``, but for this file."""
