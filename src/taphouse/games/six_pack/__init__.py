"""Six-Pack: one shared checkerboard of drinks, and everybody looks for their own six in it."""
