"""Every change of the database, in order. A released one is never edited; a new one is added."""
