// Made by `python -m taphouse.server.protocol.typescript`; do not edit by hand.

import type { Fact, View } from '$lib/types'

/** The table through one pair of eyes. What stands at the seats and on the table is told there alone. */
export interface WithFriendsLikeTheseView extends View {
  /** Counted from 1. */
  round: number;
  rounds: number;
  /** The cards each was dealt, and so the tricks of the round. */
  hand_size: number;
  /** The trick that is being played, counted from 1; 0 during the bidding. */
  trick_number?: number;
  dealer: number;
  /** Who led the present trick, or will lead it. */
  leader: number;
  /** The trump suit, or `none` for No Trumps. */
  trump: string;
  /** What has to be followed: a suit, `trump`, or nothing yet. */
  led?: string;
  /** The bid that the dealer may not make, while the dealer is asked. */
  forbidden?: number | null;
  /** With Wingman: how many seats to the left the hands go. */
  pass_offset?: number;
  /** With Wingman: for each seat, whose hand it plays. */
  plays?: number[];
  past?: WithFriendsLikeTheseRounds | null;
  /** For the seat that is asked for a card: those that it holds and may not play. */
  refused?: WithFriendsLikeTheseRefused[];
}

/** Cards that may not be played now, and why; what may be played instead is to be seen by the moves. */
export interface WithFriendsLikeTheseRefused {
  cards: string[];
  why: Fact;
}

/** The rounds that are over, oldest first, in numbers for each seat. */
export interface WithFriendsLikeTheseRounds {
  bids: number[][];
  won: number[][];
  points: number[][];
  /** With Wingman: how many seats to the left the hands went. */
  passed?: number[];
}
