"""Names for people who did not give one."""

from secrets import choice

MOODS = (
    "Amber", "Breezy", "Cheerful", "Cosy", "Dapper", "Gentle", "Golden", "Jolly", "Lucky", "Mellow",
    "Merry", "Nimble", "Patient", "Quiet", "Rosy", "Sunny", "Thirsty", "Velvet", "Wandering", "Witty",
)  # fmt: skip
ANIMALS = (
    "Badger", "Beaver", "Crane", "Dormouse", "Falcon", "Finch", "Fox", "Goose", "Hare", "Heron",
    "Hedgehog", "Lynx", "Magpie", "Marten", "Otter", "Owl", "Robin", "Seal", "Stoat", "Swift",
)  # fmt: skip


def guest_name() -> str:
    """Make a friendly name for a newcomer."""
    return f"{choice(MOODS)} {choice(ANIMALS)}"
