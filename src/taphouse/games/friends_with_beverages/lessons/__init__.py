"""Lessons: positions and steps that teach the game."""
