// Made by `python -m taphouse.server.protocol.typescript`; do not edit by hand.

import type { Fact, View } from '$lib/types'

/** The table of Six-Pack through one pair of eyes. */
export interface SixPackView extends View {
  /** For the host in `serve`: the zones of the supply from which can be served. */
  piles?: string[];
  /** For the host in `serve`: the cards that may not be taken away. */
  stays?: SixPackStay[];
  /** For the host in `serve_drink` and `fill`: what each drink would bring. */
  pours?: SixPackPour[];
  /** For the host in `clear_line`: what each line takes away. */
  lines?: SixPackLine[];
  /** For the host in `clear_keep`: the areas of which one stays. */
  areas?: SixPackArea[];
  /** While this seat looks: the full windows that were refused to its three dominoes already. */
  tried?: SixPackWindow[];
  /** The round of looking in this turn, from 1. */
  round?: number;
  /** The own secret answer, as its move says what it does, until it is opened. */
  answer?: Fact | null;
  /** Whether the hint of this turn has come; `hint`: what it told this seat. */
  hinted?: boolean;
  hint?: SixPackHint | null;
  /** The claims of the latest phase 3 that had any looking, in the order in which they were checked. */
  opened?: SixPackClaim[];
  /** When each seat last mixed a drink (`today`, `longer_ago`), once all have said so. */
  mixed?: string[];
  /** What was done to the table since the host began; it stays until the next host does something. */
  steps?: SixPackStep[];
}

/** A card that the host may not take away, and why. */
export interface SixPackStay {
  x: number;
  y: number;
  why: Fact;
}

/** A drink that the host may choose now, and what follows by itself. */
export interface SixPackPour {
  move: number;
  /** Whether it is a pink card. */
  pink?: boolean;
  /** The top-ups that are certain, in their order. */
  follows?: SixPackPlace[];
  /** The cell about which the host will be asked after them, if any. */
  asks?: SixPackCell | null;
}

/** A drink that comes to lie on a cell. */
export interface SixPackPlace {
  x: number;
  y: number;
  drink: string;
  pink?: boolean;
}

/** An empty cell and the drinks that may come there. */
export interface SixPackCell {
  x: number;
  y: number;
  drinks: string[];
}

/** A row or column that the host may clear. */
export interface SixPackLine {
  move: number;
  /** The cards that go in any case, as cells. */
  goes: [number, number][];
  /** How many stay. */
  stays: number;
  /** How many equal areas there are to choose from; 1: no question follows. */
  areas: number;
}

/** An area that the host may keep. */
export interface SixPackArea {
  move: number;
  cells: [number, number][];
}

/** Six cards that lie together: three columns and two rows from here, or upright, two columns and three rows. */
export interface SixPackWindow {
  x: number;
  y: number;
  tall?: boolean;
}

/** A claim that was opened. */
export interface SixPackClaim {
  seat: number;
  round: number;
  window: SixPackWindow;
  /** If it holds: how the three dominoes lie; nothing if it was refused. */
  pack?: SixPackCovered[];
  /** The domino that stays as the point, once that is known: `red-Bc`. */
  scored?: string;
}

/** A domino as it lies in a shown six-pack: its bottle half and its mix half, as cells. */
export interface SixPackCovered {
  domino: string;
  bottle: [number, number];
  mix: [number, number];
}

/** Something that was done to the table since the host began: lay, take, fill or clear. */
export interface SixPackStep {
  what: string;
  x: number;
  y: number;
}

/** What the screen tells this seat alone: its six-pack, or that there is none. */
export interface SixPackHint {
  window: SixPackWindow | null;
}
