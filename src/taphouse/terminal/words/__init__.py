"""What the terminal and the command line say. Made from en.ftl by ``python scripts/wordsmith``, but for this file."""
