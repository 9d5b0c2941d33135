// Made by `python -m taphouse.server.protocol.typescript`; do not edit by hand.

import type { Fact, View } from '$lib/types'

/**
 * The table of Friends with Beverages through one pair of eyes.
 *
 * What is asked is the task, `over` at the end; a choice in several steps looks to others as it began. Who has which
 * token stands in the notes of the seats; the turn, the round, the phase and the draw points are counters; guests,
 * sheds, markets and discards are zones, in which a guest that its owner could serve is marked `ready`.
 */
export interface FriendsWithBeveragesView extends View {
  /** After how many more turns, this one included, the Round Token is passed. */
  next_pass: number;
  /** Of a shed; `hand_limit`: of a hand at the end of a turn. */
  capacity: number;
  hand_limit: number;
  /** The options that are on and change what can be done: delayed, discard_market, advanced, trading, immediate. */
  modules?: string[];
  /** The slots of the Resource Market, from 1, where nothing lies; `vacant`: the positions of the Guest Market. */
  gaps?: number[];
  vacant?: number[];
  /** What a swap costs in cards. */
  swap_price?: number;
  hosts?: FriendsWithBeveragesHost[];
  /** Interrupts and events since the last turn ended, oldest first; the open ones are the stack, outermost first. */
  met?: FriendsWithBeveragesMet[];
  /** Cultural Exchange, for its drawer only: the guests on top of the deck, the next one first. */
  looked?: string[];
  trade?: FriendsWithBeveragesTrade | null;
  payment?: FriendsWithBeveragesPayment | null;
  /** One Shot, once all are in: each seat's answer. */
  answers?: string[];
  /** From whose shed a piece is to be taken or removed, while somebody is asked which. */
  victim?: number | null;
  last_round?: FriendsWithBeveragesLastRound | null;
  last_served?: FriendsWithBeveragesServed | null;
  /** How many served guests bring the end, where fewer than all do. */
  to_serve?: number;
}

/** What was said of a seat on its honour, and what it has used up; all else lies in its zones and counters. */
export interface FriendsWithBeveragesHost {
  /** Honour answers, once all are in. */
  bottle?: boolean | null;
  nose?: number;
  /** The place in the nose ranking, 1 for the biggest; 0 while it is unknown. */
  rank?: number;
  /** Whether this seat has used up its one toast of the game. */
  toasted?: boolean;
  /** How many cards it has given away in this trade window. */
  given?: number;
}

/** An interrupt or event that came up since the last turn ended. */
export interface FriendsWithBeveragesMet {
  /** Its notation. */
  card: string;
  /** Who drew or played it. */
  seat: number;
  /** How many others were open when it came; the stack is the open ones. */
  depth?: number;
  /** Whether it is still being carried out. */
  open?: boolean;
  /** What became of everybody, in the order of happening. */
  results?: Fact[];
  /** Who is asked something about it now, or the first of several; what, the view says in `asked`. */
  decides?: number | null;
}

/** The trade window. */
export interface FriendsWithBeveragesTrade {
  /** Every trade is with the holder of the Round Token, who proposes one or is asked. */
  proposer: number;
  offers_left: number;
  /** The kind offered, once the offer stands; `want`, `to`: the kind asked for, and of whom. */
  give?: string;
  want?: string;
  to?: number | null;
}

/** A recipe being paid. */
export interface FriendsWithBeveragesPayment {
  seat: number;
  slot: number;
  /** The cards still to be laid, by kind, in the order in which the rest would go. */
  due?: string[];
}

/** Why the game ends after this round. */
export interface FriendsWithBeveragesLastRound {
  /** `served`: somebody has served all guests, or `enough` of them. `guest_deck`: no guest is left to draw. */
  why: string;
  seat?: number | null;
  /** How many turns are still to be played, this one included. */
  turns?: number;
}

/** The guest that was served last. */
export interface FriendsWithBeveragesServed {
  seat: number;
  slot: number;
  guest: string;
}
