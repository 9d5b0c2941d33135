"""A table with people around it: its one writer, its commands, its bots."""
