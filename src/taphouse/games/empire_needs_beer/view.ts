// Made by `python -m taphouse.server.protocol.typescript`; do not edit by hand.

import type { Item, View } from '$lib/types'

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
  /** Who has the last turn of a round; -1 until it is known who begins. */
  last_seat: number;
  /** How many orders are in the deck. */
  orders_left: number;
  /** The four slots of open orders by their ids; an empty slot is empty text. The same for the display. */
  middle: string[];
  display: string[];
  /** The open top card of the advance deck, or nothing. */
  deck_top: string;
  deck_top_for_sale: boolean;
  /** What each seat discarded when it last ended a turn, by name; everybody saw it, also if it is shuffled in. */
  dropped: string[][];
  regions: EmpireNeedsBeerRegion[];
  supply: EmpireNeedsBeerBarrels;
  players: EmpireNeedsBeerPlayer[];
  in_play: EmpireNeedsBeerActionCard | null;
  /** The parts of the card in play. */
  parts: EmpireNeedsBeerPart[];
  incoming: EmpireNeedsBeerIncoming | null;
  completing: EmpireNeedsBeerCompleting | null;
  /** For the seat that looks: the orders of the middle by slot, then its secret one. */
  progress: EmpireNeedsBeerProgress[];
  /**
   * For the seat that is asked: the moves, in notation, that play a card which could do nothing now. They cost
   * a time unit like any other: ask before one is made.
   */
  in_vain: string[];
  /** Once the game is over: what the button says with which everybody may raise a glass; it changes nothing. */
  cheers: string;
}

/** How many barrels of each colour stand somewhere. */
export interface EmpireNeedsBeerBarrels {
  blue: number;
  green: number;
  red: number;
  yellow: number;
}

/** A region with its majority tile. */
export interface EmpireNeedsBeerRegion {
  id: string;
  name: string;
  /** What the majority gives: `time`, `card` or `barrel`; `gives`: the same in words. */
  tile: string;
  gives: string;
  /** The barrels of each seat. */
  counts: number[];
  /** Who would have the majority now: strictly more barrels than anybody else. */
  majority: number | null;
}

/** One seat's side of the table, as everybody sees it. */
export interface EmpireNeedsBeerPlayer {
  seat: number;
  warehouse: EmpireNeedsBeerBarrels;
  /** Its territories in orange, black and purple. */
  regions: EmpireNeedsBeerBarrels[];
  /** How many cards are in the hand, the draw pile and the discard pile. */
  hand: number;
  draw: number;
  discard: number;
  /** Where its secret order came from: `deal`, `middle`, `deck`, or `none` if it has none. */
  secret: string;
  /** Completed orders of dwarves, elves and trolls. */
  races: number[];
  /** The colours of its end bonuses. */
  bonuses: string[];
  fame: EmpireNeedsBeerFame;
  /** Its answer to when the last sip was, once all are in; one's own at once. */
  sip: string;
}

/** A seat's score if the game ended now; at the end, its score. */
export interface EmpireNeedsBeerFame {
  orders: number;
  bonuses: number;
  sets: number;
  total: number;
  /** All barrels in warehouse and regions: they break ties. */
  barrels: number;
}

/** A part of the card in play. */
export interface EmpireNeedsBeerPart {
  part: string;
  done: boolean;
  /** Whether it can be done now. */
  possible: boolean;
}

/** How far this seat is with an order that it may complete: those of the middle, and its own secret one. */
export interface EmpireNeedsBeerProgress {
  order: string;
  /** `middle` or `secret`. */
  source: string;
  /** For each entry of `units`: how many of its barrels already stand where they should. */
  met: number[];
  /** How many barrels are still missing; 0: fulfilled. */
  missing: number;
  /** Whether it can be completed with the very next move: light it up. */
  complete: boolean;
  /** The barrels that count towards it now, by their item ids. */
  uses: string[];
}

/**
 * An action card: `BA1@0` (basic, of seat 0), `AC07`, `AC21-b`.
 *
 * In draw piles, discards and among the removed cards it comes without effect and flavour.
 */
export interface EmpireNeedsBeerActionCard extends Item {
  /** Copies share it: `BA1`, `AC21`. */
  kind?: string;
  /** `basic`, `alchemy`, `logistics`, `guild` or `magic`. */
  school?: string;
  /**
   * `take blue`, `take any`, `place red`, `place any`, `place any orange`, `draw`, `change`,
   * `remove`.
   */
  parts?: string[];
  /** One line: what it does. */
  effect?: string;
  flavour?: string;
}

/** A barrel that waits for room: one of another colour has to make way. */
export interface EmpireNeedsBeerIncoming {
  colour: string;
  place: string;
}

/** An order whose barrels are being removed. */
export interface EmpireNeedsBeerCompleting {
  order: EmpireNeedsBeerOrderCard;
  /** `middle` or `secret`. */
  source: string;
  /** What has gone back so far: `orange blue`. */
  removed: string[];
  /** How many more have to go. */
  left: number;
}

/** An order: `DW2`. */
export interface EmpireNeedsBeerOrderCard extends Item {
  /** `dwarves`, `elves` or `trolls`. */
  race?: string;
  units?: EmpireNeedsBeerUnit[];
  /** How many barrels it asks for; `removes`: how many of these go back to the supply. */
  used?: number;
  removes?: number;
  fame?: number;
  /** The colour that pays 1 Fame a barrel at the end, or nothing. */
  bonus?: string;
  flavour?: string;
}

/** One entry of an order: so many barrels of these colours in this region; all four colours: any. */
export interface EmpireNeedsBeerUnit {
  region: string;
  count: number;
  colours: string[];
}
