// Made by `python -m taphouse.server.protocol.typescript`; do not edit by hand.

import type { View } from '$lib/types'

/** The table of Last Call through one pair of eyes. */
export interface LastCallView extends View {
  /** The step that asks: turn, after_draw, take_that, cheers, declare_suit, pass_card, heard_far, or over. */
  decision: string;
  /** Whose turn it is. */
  active: number;
  /** 1 for clockwise, -1 for anticlockwise. */
  direction?: number;
  /** What of the top card counts: a suit, and perhaps a colour and a shape. */
  to_match?: string[];
  /** The suit that was named on the top card, or nothing. */
  declared?: string;
  /** How many cards the waiting Take Thats add up to. */
  pending?: number;
  /** The seats that have gone down to one card by a play. */
  watched?: number[];
  /** Those among them who were heard to call: the story told it to everybody. No table marks it (R30). */
  called?: number[];
  round: number;
  turns: number;
  match?: string;
  /** Round wins or points, in a match; `target`: how many of them win it. */
  scores?: number[];
  target?: number;
  shout?: string;
  tough_break_final?: string;
  /** How the house has settled these options; the others show in the moves. */
  tenth_mixer?: string;
  last_round?: LastCallLastRound | null;
}

/** How the last round ended, with all hands as they were shown then. */
export interface LastCallLastRound {
  winners: number[];
  /** `went_out`, `turn_limit` or `blocked`. */
  how: string;
  hands: string[][];
}
