"""Cocktail Conspiracy: complete your team's secret cocktail in front of one of you, and spoil the others'."""
