// Made by `python -m taphouse.server.protocol.typescript`; do not edit by hand.

import type { View } from '$lib/types'

/** The table of The Empire Needs Beer! through one pair of eyes. */
export interface EmpireNeedsBeerView extends View {
  /**
   * What is asked now: last_sip, purple_bonus, task, resolve, swap_warehouse, swap_region, remove_used,
   * new_secret, end_discard, or over.
   */
  decision: string;
  /** Whose turn it is; -1 until it is known who begins. */
  active: number;
  /** Who began; a round ends before this seat's turn. */
  first: number;
  /** The round that is played, counted from 1. */
  round: number;
  round_limit: number;
  /** Turns that have begun so far. */
  turns: number;
  time_left: number;
  /** The time units that this turn began with: 4, or 5 with the orange majority. */
  time_given: number;
  /** The regions whose bonus the active seat got at the start of this turn. */
  majorities: string[];
  /** Whether the order deck is empty, so that this round is the last. */
  last_round: boolean;
  /** The four slots of open orders, if some are empty: then that is empty text. The same for the display. */
  middle?: string[];
  display?: string[];
  /** Whether the top of the advance deck is. */
  deck_top_for_sale: boolean;
  /** What each seat discarded when it last ended a turn; everybody saw it, also if it is shuffled in. */
  dropped: string[][];
  /** Who would have the majority in each region now: strictly more barrels than anybody else. */
  leads: (number | null)[];
  players: EmpireNeedsBeerPlayer[];
  in_play?: string;
  /** The parts of the card in play. */
  parts?: EmpireNeedsBeerPart[];
  incoming?: EmpireNeedsBeerIncoming | null;
  completing?: EmpireNeedsBeerCompleting | null;
  /** For the seat that looks: the orders towards which some barrel counts, of the middle, then its secret one. */
  progress?: EmpireNeedsBeerProgress[];
}

/** One seat's side of the table, as everybody sees it, besides what lies in its zones. */
export interface EmpireNeedsBeerPlayer {
  seat: number;
  fame: EmpireNeedsBeerFame;
  /** Where its secret order came from: `deal`, `middle`, `deck`, or `none` if it has none. */
  source?: string;
  /** Its answer to when the last sip was, once all are in; one's own at once. */
  sip?: string;
}

/** A seat's score if the game ended now; at the end, its score. */
export interface EmpireNeedsBeerFame {
  orders?: number;
  bonuses?: number;
  sets?: number;
  total?: number;
}

/** A part of the card in play. */
export interface EmpireNeedsBeerPart {
  part: string;
  done: boolean;
  /** Whether it can be done now. */
  possible: boolean;
}

/** How far this seat is with an order that it may complete, of the middle or its own secret one. */
export interface EmpireNeedsBeerProgress {
  order: string;
  /** For each of the entries that it asks for: how many of its barrels already stand where they should. */
  met: number[];
  /** Whether it can be completed with the very next move: light it up. */
  complete?: boolean;
  /** The barrels that count towards it now, each by the id of its colour at its place. */
  uses?: string[];
}

/** A barrel that waits for room: one of another colour has to make way. */
export interface EmpireNeedsBeerIncoming {
  colour: string;
  place: string;
}

/** An order whose barrels are being removed. */
export interface EmpireNeedsBeerCompleting {
  order: string;
  /** `middle` or `secret`. */
  source: string;
  /** What has gone back so far: `orange blue`. */
  removed: string[];
  /** How many more have to go. */
  left: number;
}
