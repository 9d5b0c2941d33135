"""What the lessons of The Empire Needs Beer! say, in each language."""
