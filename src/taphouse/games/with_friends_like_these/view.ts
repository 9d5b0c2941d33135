// Made by `python -m taphouse.server.protocol.typescript`; do not edit by hand.

import type { View } from '$lib/types'

/** The table through one pair of eyes. */
export interface WithFriendsLikeTheseView extends View {
  /** `bidding`, `playing` or `over`. */
  phase: string;
  /** Counted from 1. */
  round: number;
  rounds: number;
  /** The cards each was dealt, and so the tricks of the round. */
  hand_size: number;
  /** The trick that is being played, counted from 1; 0 during the bidding. */
  trick_number: number;
  dealer: number;
  /** Who led the present trick, or will lead it. */
  leader: number;
  /** Whose card wins the present trick so far. */
  winning: number | null;
  /** The trump suit, or `none` for No Trumps. */
  trump: string;
  /** What has to be followed: a suit, `trump`, or nothing yet. */
  led: string;
  bids: (number | null)[];
  won: number[];
  scores: number[];
  /** The bid that the dealer may not make, while the dealer is asked. */
  forbidden: number | null;
  /** With Wingman: how many seats to the left the hands go. */
  pass_offset: number;
  /** For each seat, whose hand it plays: its own, or with Wingman another's. */
  plays: number[];
  /** For each seat, the tricks it should win: the bid on the hand it plays. */
  targets: (number | null)[];
  /** The rounds that are over. */
  finished: WithFriendsLikeTheseRoundView[];
}

/** A finished round, in numbers for each seat. */
export interface WithFriendsLikeTheseRoundView {
  round: number;
  cards: number;
  bids: number[];
  won: number[];
  points: number[];
}
