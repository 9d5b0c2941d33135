"""The Empire Needs Beer!: brew four beers, haul them to three regions, and cash them in for Fame."""
