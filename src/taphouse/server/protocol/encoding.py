"""Messages as bytes."""

import msgspec

from taphouse.server.protocol.messages import AnyMessage

_ENCODER = msgspec.json.Encoder()


def message_bytes(message: AnyMessage) -> bytes:
    """Write a message that is not about the game itself."""
    return _ENCODER.encode(message)
