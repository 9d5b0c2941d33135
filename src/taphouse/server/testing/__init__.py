"""A server on trial, for tests of clients, bots and the server itself."""
