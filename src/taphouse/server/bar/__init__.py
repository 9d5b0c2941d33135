"""The bar: all tables of one process, and the list of those that are not finished."""
