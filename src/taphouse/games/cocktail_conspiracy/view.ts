// Made by `python -m taphouse.server.protocol.typescript`; do not edit by hand.

import type { View } from '$lib/types'

/**
 * The table of Cocktail Conspiracy through one pair of eyes.
 *
 * Zones: `deck`, `discards`, `toast` if a card is in the air, then `place-<number>` and `hand-<seat>`.
 */
export interface CocktailConspiracyView extends View {
  mode?: string;
  /** How the house has settled these options; the others show in the moves. */
  victory_call?: string;
  /** Whose turn it is; before the first turn, nobody's: -1. */
  active: number;
  /** Whose turns come next, eight of them, the present one first. */
  order: number[];
  turn: number;
  /** Whether these are the last rounds. */
  bell?: boolean;
  /** How many cards each hand holds when it is full. */
  limits: number[];
  places: CocktailConspiracyPlace[];
  sides: CocktailConspiracySide[];
  /** The team of these eyes. */
  team?: string;
  /** `master` or `apprentice`, where there are such. */
  role?: string;
  masters?: number[];
  /** Of the places that count for the own combination, the one that is nearest to it. */
  best?: number | null;
  /** In one's own turn: where which card would cause CHEERS. */
  clinks?: CocktailConspiracyClink[];
  toast?: CocktailConspiracyToast | null;
  /** The place with seven cards that one has to leave now. */
  overflow?: number | null;
  /** What the keepers of a virtual place propose: the first, then the other one's. */
  proposals?: CocktailConspiracyProposal[];
  /** The own answer to the question of the first player, or the own throw, while the others' are secret. */
  answer?: string;
  /** Who has answered or thrown already. */
  answered?: number[];
  /** Who plays rock, paper, scissors about the first turn; this and the following until that turn is over. */
  contenders?: number[];
  answers?: string[];
  /** For each seat what was answered, and thrown last, once everybody has; who did not throw has nothing. */
  throws?: string[];
  latest?: CocktailConspiracyLatest | null;
  /** The seats that have won; a drawn game has none. */
  winners?: number[];
}

/** A place in front of somebody, real or virtual; its cards lie in the zone `place-<number>`. */
export interface CocktailConspiracyPlace {
  place: number;
  /** Who sits there; None for a virtual place. */
  seat?: number | null;
  team?: string;
  /** Who decides for a virtual place. */
  keepers?: number[];
  /** Whether six cards lie here. */
  full?: boolean;
  /** For each of the five tokens of the combination, whether a card here covers it; only for who knows it. */
  ticked?: boolean[];
  /** Likewise: missing tokens and foreign cards together; 0 is fulfilled. */
  shortfall?: number | null;
  /** False for a virtual place that counts for nothing in this house. */
  can_win?: boolean;
  /** Whether this place has won the game. */
  won?: boolean;
}

/** A team, as far as these eyes know it. */
export interface CocktailConspiracySide {
  team: string;
  /** How many seats belong to it; everybody knows that. */
  size: number;
  /** Those of them that these eyes know. */
  seats?: number[];
  /** The five colours of its combination, or nothing. */
  tokens?: string[];
  /** At the end: how near its best place came. */
  shortfall?: number | null;
  won?: boolean;
}

/** A hand card that would cause CHEERS at a place, with the cards there that match its small icon. */
export interface CocktailConspiracyClink {
  card: string;
  place: number;
  candidates: string[];
}

/** What one keeper of a virtual place proposes: two cards to send, or one to put away. */
export interface CocktailConspiracyProposal {
  by: number;
  matched?: string;
  played_to?: number | null;
  matched_to?: number | null;
  dropped?: string;
}

/** A CHEERS that is going on; the played card lies in the zone `toast`. */
export interface CocktailConspiracyToast {
  played: string;
  /** Who played it. */
  by: number;
  /** The place where it was laid. */
  target: number;
  candidates?: string[];
  /** The card that leaves with it, once that is clear. */
  matched?: string;
}

/** What the latest turn was, as far as it has come; everybody saw it. */
export interface CocktailConspiracyLatest {
  seat: number;
  /** `play`, `move` or `discard_hand`. */
  action: string;
  card?: string;
  place?: number | null;
  /** How many hand cards were discarded. */
  discarded?: number;
  /** In a CHEERS: the card that left with it, once it is sent. */
  matched?: string;
  played_to?: number | null;
  matched_to?: number | null;
  dropped?: CocktailConspiracyDropped[];
}

/** A card that left a place with seven. */
export interface CocktailConspiracyDropped {
  card: string;
  place: number;
}
