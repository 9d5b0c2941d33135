"""What a table is made of: sheet, game, presence, questions, clocks."""
