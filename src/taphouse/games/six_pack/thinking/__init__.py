"""How the house bot of Six-Pack judges a table."""
