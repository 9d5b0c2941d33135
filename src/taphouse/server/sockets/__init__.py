"""Connections on the network: their bytes, their number, and who listens through them."""
