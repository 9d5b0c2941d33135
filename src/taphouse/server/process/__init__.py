"""Processes of a server: how one starts and stops, and how several share a port."""
