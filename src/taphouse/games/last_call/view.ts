// Made by `python -m taphouse.server.protocol.typescript`; do not edit by hand.

import type { Item, View } from '$lib/types'

/** The table of Last Call through one pair of eyes. */
export interface LastCallView extends View {
  match: string;
  shout: string;
  /** How the house has settled these options; the others show in the moves. */
  tough_break_final: string;
  /** What is asked now: turn, after_draw, take_that, cheers, declare_suit, pass_card, heard_far, or over. */
  decision: string;
  /** Whose turn it is. */
  active: number;
  /** 1 for clockwise, -1 for anticlockwise. */
  direction: number;
  /** The card to match; `suit`, `colour` and `shape`: what of it counts, or nothing. */
  top: LastCallCard;
  suit: string;
  colour: string;
  shape: string;
  /** The suit that was named on the top card, or nothing. */
  declared: string;
  sidestep: LastCallCard | null;
  draw_count: number;
  /** How many cards the waiting Take Thats add up to. */
  pending: number;
  /** The seats that have gone down to one card by a play. */
  watched: number[];
  /** Those among them who were heard to call: the story told it to everybody. No table marks it (R30). */
  called: number[];
  /** Who has chosen a card to pass on. */
  has_chosen: number[];
  /** The card that this seat has chosen; `drawn`: the one that it has just drawn. */
  chosen: string;
  drawn: string;
  sizes: number[];
  round: number;
  turns: number;
  /** Round wins or points, in a match; `target`: how many of them win it. */
  scores: number[];
  target: number;
  last_round: LastCallLastRound | null;
}

/** A card with everything that is printed on it; a feature that it lacks is empty. */
export interface LastCallCard extends Item {
  /** The glass; that of My Shout, Let's Get Wild and Pass the Bottle is printed but never matters. */
  suit?: string;
  colour?: string;
  shape?: string;
  event?: string;
  /** One line: what an event card goes on, and what it does. */
  effect?: string;
}

/** How the last round ended, with all hands as they were shown then. */
export interface LastCallLastRound {
  winners: number[];
  how: string;
  hands: LastCallCard[][];
}
