/** What the drawings of this game are told; `faces.ts` takes it from the catalogue and the words. */

export type IngredientCode = 'SPI' | 'SUG' | 'CIT' | 'FRU' | 'HRB' | 'SPC' | 'NUT' | 'CRM'
export type EquipmentCode = 'JUG' | 'STR' | 'JAR' | 'FUN' | 'TUN' | 'STI' | 'BAR'
export type InterruptCode =
  | 'cultural_exchange'
  | 'equipment_recall'
  | 'festival_rush'
  | 'guest_cancellation'
  | 'market_volatility'
  | 'supply_chain_hiccup'
  | 'terrible_friend'
  | 'terrible_traffic'
  | 'one_shot'
export type EventCode = 'abundance' | 'equipment_exhibition' | 'lucky_find'

/** A card of the Resource Deck. */
export interface ResourceFace {
  /** `SPI-07`, `festival_rush-2`. */
  id: string
  /** The code of its kind: `SPI`, `JUG`, `festival_rush`, `abundance`. */
  kind: string
  name: string
  /** How many of its kind the deck has; only ingredients and equipment print it. */
  copies?: number | null | undefined
}

/** A card of the Guest Deck. */
export interface GuestFace {
  /** `G01` to `G80`. */
  id: string
  country: string
  /** The country's code of two letters, by which its flag is found. */
  flag: string
  liqueur: string
  /** Codes, one for each card that is needed. */
  ingredients: readonly string[]
  equipment: readonly string[]
  points: number
  /** Which icon of the four at the bottom left is crossed out, 1 to 4. */
  strip4: number
  /** Which icon of the three at the bottom right is crossed out, 1 to 3. */
  strip3: number
  trivia?: string | undefined
  completed?: boolean | undefined
}

/** Where a thing that a recipe asks for is. */
export type Met = 'hand' | 'shed' | 'sideways' | 'missing'

/** The same order as the lists of the guest. */
export interface Have {
  ingredients: readonly Met[]
  equipment: readonly Met[]
}
