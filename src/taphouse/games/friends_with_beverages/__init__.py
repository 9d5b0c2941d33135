"""Friends with Beverages: serve each of your guests the liqueur of their country."""
