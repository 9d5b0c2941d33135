"""The migrations, numbered."""
