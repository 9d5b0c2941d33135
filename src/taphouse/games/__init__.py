"""The six games, each in a folder of its own."""
