import { COLOURS, type ColourName } from '$cards/colours'
import type { EventName } from '$cards/events/events'
import { SHAPES, type ShapeKind } from '$cards/shapes'

/** A card of Last Call as its face is told about it. */
export interface Told {
  id: string
  colour?: ColourName
  shape?: ShapeKind
  event?: EventName
}

const LAST_CALL_SUITS = ['wine', 'whiskey', 'cocktail', 'copita', 'beer'] as const
const WITH_FRIENDS_SUITS = ['wine', 'whiskey', 'highball', 'cocktail', 'beer'] as const
const COLOUR_NAMES = Object.keys(COLOURS) as ColourName[]
const SHAPE_NAMES = Object.keys(SHAPES) as ShapeKind[]

const MIXERS: Record<string, EventName> = {
  'beer-m-b': 'my_shout',
  'wine-m-a': 'lets_get_wild',
  'copita-m-a': 'lets_get_wild',
  'whiskey-m-b': 'lets_get_wild',
  'whiskey-m-a': 'pass_the_bottle',
  'beer-m-a': 'pass_the_bottle',
  'wine-m-b': 'pass_the_bottle',
  'cocktail-m-a': 'trigger_troubles',
  'copita-m-b': 'trigger_troubles',
  'cocktail-m-b': 'house_mixer',
}

function told(suit: number, number: number, deck: number): Told {
  const id = `${LAST_CALL_SUITS[suit]}-${number}-${'ab'[deck]}`
  if (number === 1) {
    return { id, colour: COLOUR_NAMES[(2 * suit + deck) % 10]!, event: deck ? 'about_face' : 'switch_it_up' }
  }
  const colour = COLOUR_NAMES[(number - 2 + 2 * suit) % 10]!
  const shape = SHAPE_NAMES[(number - 2 + suit + 5 * deck) % 10]!
  if (number > 2) return { id, colour, shape }
  return { id, colour, shape, event: id === 'beer-2-b' ? 'cheers' : 'take_that' }
}

const DECKS = [0, 1]
const NUMBERS = Array.from({ length: 11 }, (_, at) => at + 1)

export const LAST_CALL: Told[] = [
  ...DECKS.flatMap((deck) => LAST_CALL_SUITS.flatMap((_, suit) => NUMBERS.map((number) => told(suit, number, deck)))),
  ...Object.entries(MIXERS).map(([id, event]) => ({ id, event })),
  ...['bar-1-a', 'bar-2-a', 'bar-1-b', 'bar-2-b'].map((id) => ({ id, event: 'tough_break' as const })),
]

/** One deck of With Friends Like These, with Wine as trumps. */
export const WITH_FRIENDS: { id: string; meaning?: string }[] = [
  ...WITH_FRIENDS_SUITS.flatMap((suit) => NUMBERS.map((rank) => ({ id: `${suit}-${rank}-a` }))),
  { id: 'wine-m-a', meaning: '13 of Wine' },
  { id: 'whiskey-m-a', meaning: '12 of Wine' },
  { id: 'highball-m-a', meaning: '13 of Highball' },
  { id: 'cocktail-m-a', meaning: '13 of Cocktail' },
  { id: 'beer-m-a' },
  { id: 'bar-1-a' },
]

/** The 25 kinds of cards of Cocktail Conspiracy: each pair of a big and a small icon once. */
export const CONSPIRACY: string[] = [...'RGBYP'].flatMap((big) => [...'rgbyp'].map((small) => `${big}${small}1`))
