"""QR codes: the way to a table for a phone."""

import io

import segno

BLOCKS = "▀▄█"
"""What a QR code in a terminal is made of, besides spaces."""


def qr_svg(address: str) -> bytes:
    """Draw an address as an SVG picture, dark on light with a quiet border, as every camera reads it."""
    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        out, kind="svg", scale=8, border=4, dark="#1b1410", light="#ffffff", title=address, xmldecl=False
    )
    return out.getvalue()


def qr_terminal(address: str) -> str:
    """Draw an address with half blocks for a terminal."""
    out = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()
