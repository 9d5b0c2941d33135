"""What leaves a table: for whom, how much, and in which bytes."""
