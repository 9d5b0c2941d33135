// Made by `python -m taphouse.server.protocol.typescript`; do not edit by hand.

import type { Fact, Item, View } from '$lib/types'

/** The table of Friends with Beverages through one pair of eyes. */
export interface FriendsWithBeveragesView extends View {
  /**
   * What is asked now, by the name of the decision; `over` at the end. A choice in several steps looks to others
   * as it began.
   */
  decision: string;
  /** Where the turn is: arrival, pass, trade, draw, swap, equipment, complete, refresh, hand_limit or turn_end. */
  phase: string;
  /** The holder of the Turn Token; `leader`: of the Round Token. Before everybody has arrived nobody has them. */
  active: number;
  leader: number;
  /** The number of the turn that is played, from 1; `round`: of the round, n turns each. */
  turn: number;
  round: number;
  /** After how many more turns, this one included, the Round Token is passed. */
  next_pass: number;
  /** Left in phase 1. */
  draw_points: number;
  guests_per_player: number;
  capacity: number;
  hand_limit: number;
  /**
   * The options that are on and change what lies on the table: delayed, second_hand, discard_market, advanced,
   * trading, immediate.
   */
  modules: string[];
  /** Two slots, the first next to the deck. */
  market: (FriendsWithBeveragesResource | null)[];
  /** What each costs in draw points. */
  prices: number[];
  second_hand: FriendsWithBeveragesResource | null;
  /** The whole Resource Discard, bottom first, by notation; `discard_top`: its top card. */
  discard: string[];
  discard_top: FriendsWithBeveragesResource | null;
  /** What the top costs in draw points; 0: it cannot be drawn. */
  discard_price: number;
  /** How many cards are left; `guest_deck`: how many guests. */
  resource_deck: number;
  guest_deck: number;
  /** Four positions, the first next to the deck. */
  guest_market: (FriendsWithBeveragesGuestCard | null)[];
  guest_discard: FriendsWithBeveragesGuestCard[];
  /** Cultural Exchange while it is active; `swap_price`: what a swap costs in cards. */
  notice: FriendsWithBeveragesResource | null;
  swap_price: number;
  hosts: FriendsWithBeveragesHost[];
  /** Interrupts and events since the last turn ended, oldest first; the open ones are the stack, outermost first. */
  met: FriendsWithBeveragesMet[];
  /** What lies aside for the moment: flipped by Equipment Recall. */
  flipped: FriendsWithBeveragesResource[];
  /** The guest drawn from the deck that may be accepted or rejected. */
  turned: FriendsWithBeveragesGuestCard | null;
  /** Cultural Exchange, for its drawer only: the guests on top of the deck, the next one first. */
  looked: FriendsWithBeveragesGuestCard[];
  trade: FriendsWithBeveragesTrade | null;
  payment: FriendsWithBeveragesPayment | null;
  /** Who has given a secret answer that waits for the others. */
  answered: number[];
  /** One Shot, once all are in: each seat's answer. */
  answers: string[];
  /** From whose shed a piece is to be taken or removed, while somebody is asked which. */
  victim: number | null;
  last_round: FriendsWithBeveragesLastRound | null;
  last_served: FriendsWithBeveragesServed | null;
}

/** FWB-004: a guest with everything that is printed on the card. */
export interface FriendsWithBeveragesGuestCard extends Item {
  /** With words, like `liqueur` and `trivia`, a fact worth knowing about the country. */
  country?: string;
  /** The country's code of two letters. */
  flag?: string;
  liqueur?: string;
  /** Kinds, a double listed twice. */
  ingredients?: string[];
  equipment?: string[];
  /** The crossed-out icon at the bottom left, from 1: a position of the Guest Market. */
  strip4?: number;
  /** The same at the bottom right: a slot in the game with three guests. */
  strip3?: number;
  trivia?: string;
}

/** Everything of one seat that lies open. */
export interface FriendsWithBeveragesHost {
  seat: number;
  guests: FriendsWithBeveragesPlace[];
  /** Pieces of equipment; those marked `sideways` do not work yet. */
  shed: FriendsWithBeveragesResource[];
  /** How many cards; `served`: how many guests; `points`: what these are worth. */
  hand: number;
  served?: number;
  points?: number;
  /** Honour answers, once all are in. */
  bottle?: boolean | null;
  nose?: number;
  /** The place in the nose ranking, 1 for the biggest; 0 while it is unknown. */
  rank?: number;
  driver?: boolean;
  /** Whether this seat has used up its one toast of the game. */
  toasted?: boolean;
  /** How many cards it has given away in this trade window. */
  given?: number;
}

/** A slot of a seat with its guest. */
export interface FriendsWithBeveragesPlace {
  /** From 1, as positions and slots are always called. */
  slot: number;
  guest: FriendsWithBeveragesGuestCard;
  served?: boolean;
  /** Of an open guest only. */
  needs?: FriendsWithBeveragesNeed[];
  /** How many cards and types are still to be found; for other eyes than the owner's: types not ready in the shed. */
  missing?: number;
  /** Owner: how many Abundances serving it now would take. */
  wild?: number;
  /** Owner: whether hand and shed suffice now; `rushable`: whether they would with one thing left out. */
  servable?: boolean;
  rushable?: boolean;
}

/** One thing that a guest's recipe asks for. */
export interface FriendsWithBeveragesNeed {
  kind: string;
  /** How many cards; a type of equipment always once. */
  need?: number;
  /** How many of them are at hand: ingredients only for the owner's eyes, equipment once it is ready in the shed. */
  have?: number;
  /** `hand` (all of it), `shed`, `sideways`, `card` (equipment that is still in the hand), or nothing. */
  where?: string;
}

/** A resource card: an ingredient, a piece of equipment, an event or an interrupt. */
export interface FriendsWithBeveragesResource extends Item {
  /** What all copies share: `SPI`, `JUG`, `lucky_find`. */
  kind?: string;
  /** `ingredient`, `equipment`, `event` or `interrupt`. */
  sort?: string;
  /** How many of the kind there are in the whole deck, as printed; events and interrupts say nothing. */
  copies?: number;
  /** With words: what an event or interrupt does at this table. */
  effect?: string;
}

/** An interrupt or event that came up since the last turn ended. */
export interface FriendsWithBeveragesMet {
  card: FriendsWithBeveragesResource;
  /** Who drew or played it. */
  seat: number;
  /** How many others were open when it came; the stack is the open ones. */
  depth?: number;
  /** Whether it is still being carried out. */
  open?: boolean;
  /** Whether it has an advanced line, and that counts here. */
  advanced?: boolean;
  results?: FriendsWithBeveragesResult[];
  /** Who is asked something about it now, or the first of several; what, the view says in `asked`. */
  decides?: number | null;
}

/** What became of a seat while an interrupt or event was carried out, in the order of happening. */
export interface FriendsWithBeveragesResult {
  seat: number;
  /**
   * `drew`, `lost`, `lost_piece`, `lost_guest`, `new_guest`, `served`, `took`, `immune`,
   * `untouched` or `passed`.
   */
  effect: string;
  /** The card or guest, where it is open to all. */
  what?: string;
  /** The same as a fact: `lost Mixing Jug`. */
  said?: Fact | null;
}

/** The trade window. */
export interface FriendsWithBeveragesTrade {
  /** Who received the Round Token: every trade is with this seat. */
  holder: number;
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
  /** The kind that Festival Rush leaves out. */
  omitted?: string;
  /** The cards still to be laid, by kind, in the order in which the rest would go. */
  due?: string[];
}

/** Why the game ends after this round. */
export interface FriendsWithBeveragesLastRound {
  /** `served`: somebody has served all guests. `guest_deck`: there is no guest left to draw. */
  why: string;
  seat?: number | null;
  /** How many turns are still to be played, this one included. */
  turns?: number;
}

/** The guest that was served last. */
export interface FriendsWithBeveragesServed {
  seat: number;
  slot: number;
  guest: FriendsWithBeveragesGuestCard;
}
