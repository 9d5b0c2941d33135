// Made by `python -m taphouse.server.protocol.typescript`; do not edit by hand.

import type { View } from '$lib/types'

/**
 * The table through one pair of eyes.
 *
 * What stands at the seats and on the table is told there alone: who deals in the notes; bids, tricks and scores in
 * the counters of the seats; round, trick, trumps and the tricks of the round in those of the table.
 */
export interface WithFriendsLikeTheseView extends View {
  /** The bid that the dealer may not make, while the dealer is asked. */
  forbidden?: number | null;
  /** With Wingman: how many seats to the left the hands go. */
  pass_offset?: number;
  /** With Wingman: for each seat, whose hand it plays. */
  plays?: number[];
  /** The rounds that are over, oldest first; of each the bids of all seats, the tricks they won, and their points. */
  past?: number[];
}
