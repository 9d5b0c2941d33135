import type { GlassKind } from '$cards/glasses'
import type { ShapeKind } from '$cards/shapes'
import type { Item } from '$lib/types'
import { nameIn } from '$words/facts'
import type { Words } from '$words/words'
import { COLOURS, type ColourName } from './colours'
import type { EventName } from './events/events'

export const SUITS = ['wine', 'whiskey', 'cocktail', 'copita', 'beer'] as const satisfies readonly GlassKind[]

/** What is printed on a card; a feature that it lacks is missing. */
export interface Piece {
  suit?: GlassKind
  rank?: number
  colour?: ColourName
  shape?: ShapeKind
  event?: EventName
}

/** What a card is, as the catalogue of the table has it. */
export function pieceOf(words: Words, id: string): Piece {
  const parts = words.catalogue[id]
  if (!parts) throw new Error(`${id} is not a card`)
  return Object.fromEntries(['suit', 'rank', 'colour', 'shape', 'event'].flatMap((name) => (name in parts ? [[name, plain(parts[name])]] : [])))
}

const plain = (part: unknown): unknown => (typeof part === 'string' ? nameIn(part) : part)

const SUIT_ORDER: readonly string[] = SUITS
const COLOUR_ORDER: readonly string[] = Object.keys(COLOURS)
/** Cards that go on anything stand at the end, whatever glass is printed on them. */
const WILD: readonly string[] = ['lets_get_wild', 'pass_the_bottle', 'my_shout', 'tough_break']

/** Whether a card goes on any other: its suit is printed but never counts. */
export const isWild = (event: EventName | undefined): boolean => WILD.includes(event ?? '')

const last = (index: number): number => (index < 0 ? 99 : index)
const wildness = (card: Piece): number => WILD.indexOf(card.event ?? '') + 1
const suit = (card: Piece): number => last(SUIT_ORDER.indexOf(card.suit ?? ''))
const colour = (card: Piece): number => last(COLOUR_ORDER.indexOf(card.colour ?? ''))

export const sortings = (words: Words): { id: string; label: string }[] => [
  { id: '', label: words.say({ say: 'table-by-suit' }) },
  { id: 'colour', label: words.say({ say: 'table-by-colour' }) },
]

/** A card to be shown large: its title names all that can be matched, so that below it stands only what it does. */
export const enlarged = (words: Words, card: Item): Item => ({
  ...card,
  label: words.piece(card.id ?? '', 'label'),
  note: words.piece(card.id ?? '', 'effect'),
})

/** Cards by suit or by colour; within that by the other. */
export function inOrder<Card>(words: Words, cards: readonly Card[], by: string, idOf: (card: Card) => string): Card[] {
  const keys = by === 'colour' ? [wildness, colour, suit] : [wildness, suit, colour]
  const known = cards.map((card) => ({ card, piece: pieceOf(words, idOf(card)) }))
  return known.toSorted((a, b) => keys.map((key) => key(a.piece) - key(b.piece)).find((order) => order !== 0) ?? 0).map(({ card }) => card)
}

/** My hand in order, each card ready to be shown large. */
export const handInOrder = (words: Words, cards: readonly Item[], by: string): Item[] =>
  inOrder(words, cards, by, (card) => card.id ?? '').map((card) => enlarged(words, card))

/** How far a card on the pile leans, always the same for the same card. */
export function leanOf(id: string): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997
  return (sum % 61) / 10 - 3
}
