"""The rules of Friends with Beverages, in the order of the rulebook."""
