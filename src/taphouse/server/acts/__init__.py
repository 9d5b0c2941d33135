"""What people can do at a table, one file an act: seats, chat, undo, closing, shares and the rest."""
