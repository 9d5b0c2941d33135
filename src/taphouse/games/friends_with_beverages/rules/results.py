"""What can become of a seat while an interrupt or event is carried out, FWB-087."""

from typing import Final

GOT: Final = 0
"""What became of a seat while something was carried out: it drew a card unseen ..."""
LOST: Final = 1
"""... lost a card out of its hand, ..."""
LOST_PIECE: Final = 2
"""... a piece out of its shed, ..."""
LOST_GUEST: Final = 3
"""... a guest, ..."""
NEW_GUEST: Final = 4
"""... who made room for this one, ..."""
SERVED: Final = 5
"""... served a guest, ..."""
TOOK: Final = 6
"""... took a card that everybody saw, ..."""
IMMUNE: Final = 7
"""... was immune, ..."""
UNTOUCHED: Final = 8
"""... or had nothing to lose or to do."""
LET_GO: Final = 9
"""It passed."""
EFFECTS: Final = (
    "drew", "lost", "lost_piece", "lost_guest", "new_guest", "served", "took", "immune", "untouched", "passed",
)  # fmt: skip
OF_GUESTS: Final = (LOST_GUEST, NEW_GUEST, SERVED)
"""Results that are about a guest, not a card."""
