// Made by `python -m taphouse.server.protocol.typescript`; do not edit by hand.

import type { View } from '$lib/types'

/** The table of The Empire Needs Beer! through one pair of eyes. */
export interface EmpireNeedsBeerView extends View {
  /** Whose turn it is; -1 until it is known who begins. */
  active: number;
  /** Turns that have begun so far. */
  turns: number;
  /** When each seat had its last sip, in the first turn; while that is asked, one's own answer alone. */
  sips?: string[];
  /** The regions whose bonus the active seat got at the start of this turn. */
  majorities?: string[];
  /** The four slots of open orders, if some are empty: then that is empty text. The same for the display. */
  middle?: string[];
  display?: string[];
  /** Whether the top of the advance deck is not for sale. */
  only_display?: boolean;
  /** What each seat discarded when it last ended a turn; everybody saw it, also if it is shuffled in. */
  dropped?: string[][];
  /** Who would have the majority in each region now: strictly more barrels than anybody else. */
  leads?: (number | null)[];
  in_play?: string;
  /** How it stands with each part of the card in play: `done`, `open`, or `idle` if it cannot be done now. */
  parts?: string[];
  incoming?: EmpireNeedsBeerIncoming | null;
  completing?: EmpireNeedsBeerCompleting | null;
  /**
   * For the seat that looks: the barrels that count towards an order now, each by the id of its colour at its place;
   * orders of the middle, then its secret one, towards which some do.
   */
  uses?: Record<string, string[]>;
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
