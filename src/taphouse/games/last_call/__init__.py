"""Last Call: be rid of your cards first, by matching glass, colour or shape."""
