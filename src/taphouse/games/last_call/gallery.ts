import { SHAPES, type ShapeKind } from '$cards/shapes'
import type { EventName } from './events/events'
import { COLOURS, type ColourName } from './colours'
import { SUITS } from './faces'

/** A card of Last Call as its face is told about it. */
export interface Told {
  id: string
  colour?: ColourName
  shape?: ShapeKind
  event?: EventName
}

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
  const id = `${SUITS[suit]}-${number}-${'ab'[deck]}`
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

export const CARDS: Told[] = [
  ...DECKS.flatMap((deck) => SUITS.flatMap((_, suit) => NUMBERS.map((number) => told(suit, number, deck)))),
  ...Object.entries(MIXERS).map(([id, event]) => ({ id, event })),
  ...['bar-1-a', 'bar-2-a', 'bar-1-b', 'bar-2-b'].map((id) => ({ id, event: 'tough_break' as const })),
]
