"""Tables, seats, sockets, storage. No rule and no card name in here."""
