"""Requests: the application, its routes, who may come in, and the pages."""
