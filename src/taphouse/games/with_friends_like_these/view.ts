// Made by `python -m taphouse.server.protocol.typescript`; do not edit by hand.

import type { Fact, View } from '$lib/types'

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
  /** With Wingman: of each of them, how many seats to the left the hands went. */
  passed?: number[];
  /** For the seat that is asked for a card: those that it holds and may not play. */
  refused?: WithFriendsLikeTheseRefused[];
}

/** Cards that may not be played now, and why; what may be played instead is to be seen by the moves. */
export interface WithFriendsLikeTheseRefused {
  cards: string[];
  why: Fact;
}
