"""Connections on the network: their bytes, their number, and whoever listens through them."""
