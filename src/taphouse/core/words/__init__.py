"""What every game can say."""
