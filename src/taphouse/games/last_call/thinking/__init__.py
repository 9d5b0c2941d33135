"""How the house bot of Last Call weighs what it could do."""
