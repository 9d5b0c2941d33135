from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State
def written(table: "State") -> dict[str, object]:
    return {}
