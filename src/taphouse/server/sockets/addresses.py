"""Addresses on the network: how they are counted, and which is this very machine's."""

from ipaddress import IPv6Address, ip_address


def address_key(host: str) -> str:
    """Count an address for the limits; a whole IPv6 network of one household counts as one."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return address.exploded[:19]
    return host


def is_loopback(host: str) -> bool:
    """Whether an address is this very machine's."""
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"
