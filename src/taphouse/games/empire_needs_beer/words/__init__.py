"""What the game says: ``en.ftl``, and what is made of it."""
