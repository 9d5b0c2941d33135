"""How the house bot of The Empire Needs Beer! thinks."""
