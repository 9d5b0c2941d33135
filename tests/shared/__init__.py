"""What several test files share, each folder of tests in a file."""
