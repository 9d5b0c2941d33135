"""What the server says: to guests, in pages and to programs, and to those who run it. Made from en.ftl by wordsmith."""
