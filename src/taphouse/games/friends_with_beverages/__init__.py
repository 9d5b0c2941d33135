"""Friends with Beverages: gather what each guest's recipe asks for, and serve them all a taste of home."""
