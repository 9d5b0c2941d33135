// Made by `python -m taphouse.server.protocol.typescript`; do not edit by hand.

import type { Fact, View } from '$lib/types'

/** The table of Six-Pack through one pair of eyes. */
export interface SixPackView extends View {
  /**
   * What is asked: mixed_last, opening_bottle, opening_mix, serve, serve_drink, fill, check, score_domino,
   * clear_line, clear_keep, or over. In a race, check and score_domino are open at the same time.
   */
  decision: string;
  /** 1 serve, 2 top up, 3 look, 4 tidy up; 0 before the first turn and after the end. */
  phase: number;
  /** Whose turn it is; -1 while nobody knows yet. */
  host: number;
  turn: number;
  turn_limit: number;
  target: number;
  skin: string;
  assist: string;
  assist_delay: number;
  spot_seconds: number;
  screens: string;
  fill_order: string;
  box: SixPackBox | null;
  piles: SixPackPile[];
  points: number[];
  /** How many claims of each seat were refused in the whole game. */
  refused: number[];
  /** For the host in `serve`: the cells to serve on; the drink is asked next. */
  lays?: SixPackCell[];
  takes?: SixPackTake[];
  /** For the host in `serve`: the cards to take away, and those that stay. */
  stays?: SixPackStay[];
  /** In `serve_drink`: the cell that the host has chosen. */
  served?: SixPackCell | null;
  /** In `fill`: the cells that are to be topped up, the next one first; those that must stay empty are left out. */
  open_cells?: SixPackCell[];
  /** For the host in `serve_drink` and `fill`: what each drink would bring. */
  pours?: SixPackPour[];
  lines?: SixPackLine[];
  areas?: SixPackArea[];
  /** In `check`: every full window, whether it fits anybody or not. */
  windows?: SixPackWindow[];
  /** The round of looking in this turn, from 1. */
  round?: number;
  /** Seats that have not answered in this round. */
  looking?: number[];
  /** Seats that have; nobody else knows what. */
  answered?: number[];
  /** Seats that have to say which domino they score. */
  scoring?: number[];
  /** The own secret answer as a move, until it is opened: `claim flat 0,0`, `done`, `score Bc`. */
  answer?: string;
  /** Whether the hint of this turn has come; `hint`: what it told this seat. */
  hinted?: boolean;
  hint?: SixPackHint | null;
  /** The claims of the latest phase 3 that had any looking, in the order in which they were checked. */
  opened?: SixPackClaim[];
  /** When each seat last mixed a drink, once all have said so. */
  mixed?: string[];
  /** What was done to the table since the host began; it stays until the next host does something. */
  steps?: SixPackStep[];
}

/** What is left of a kind: plain cards, and the pink reserve. Below five in all the table will be cleared. */
export interface SixPackPile {
  kind: string;
  plain: number;
  pink: number;
}

/** An empty cell and the drinks that may come there. */
export interface SixPackCell {
  x: number;
  y: number;
  drinks: string[];
}

/** A card that the host may take away, and what may come into the hole. */
export interface SixPackTake {
  x: number;
  y: number;
  drink: string;
  /** Nothing: the cell stays empty. */
  refills?: string[];
  /** Only the same drink can come back: the take is a pass. */
  returns?: boolean;
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
  drink: string;
  x: number;
  y: number;
  pink: boolean;
  /** The top-ups that are certain, in their order. */
  follows: SixPackPlace[];
  /** The cell about which the host will be asked after them, if any. */
  asks: SixPackCell | null;
}

/** A drink that comes to lie on a cell. */
export interface SixPackPlace {
  x: number;
  y: number;
  drink: string;
  pink?: boolean;
}

/** A row or column that the host may clear. */
export interface SixPackLine {
  move: number;
  /** `row` or `column`. */
  axis: string;
  /** Its y or x. */
  at: number;
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
  holds: boolean;
  /** If it holds: how the three dominoes lie. */
  pack?: SixPackCovered[];
  /** The domino that stays as the point, once that is known: `Bc`. */
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
  drink: string;
  pink?: boolean;
}

/** The smallest rectangle around all cards: its first column and row, and how many of each there are. */
export interface SixPackBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What the screen tells this seat alone: its six-pack, or that there is none. */
export interface SixPackHint {
  window: SixPackWindow | null;
}
