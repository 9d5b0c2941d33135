import type { ShapeKind } from '$cards/shapes'
import type { GlassKind } from '$cards/glasses'
import type { Item } from '$lib/types'
import { COLOURS, type ColourName } from './colours'
import type { EventName } from './events/events'
import type { LastCallCard } from './view'

export const SUITS = ['wine', 'whiskey', 'cocktail', 'copita', 'beer'] as const satisfies readonly GlassKind[]

interface FaceOf {
  id: string
  colour: ColourName | undefined
  shape: ShapeKind | undefined
  event: EventName | undefined
  label: string | undefined
}

/** A card of the view as its face wants it. */
export function faceOf(item: Item): FaceOf {
  const card = item as LastCallCard
  return {
    id: card.id ?? '',
    colour: (card.colour?.toLowerCase() || undefined) as ColourName | undefined,
    shape: (card.shape?.toLowerCase() || undefined) as ShapeKind | undefined,
    event: (card.event || undefined) as EventName | undefined,
    label: card.label ? [card.label, card.effect].filter(Boolean).join(': ') : undefined,
  }
}

const SUIT_ORDER: readonly string[] = SUITS
const COLOUR_ORDER = Object.values(COLOURS).map((colour) => colour.name)
/** Cards that go on anything stand at the end, whatever glass is printed on them. */
const WILD: readonly string[] = ['lets_get_wild', 'pass_the_bottle', 'my_shout', 'tough_break']

const last = (index: number): number => (index < 0 ? 99 : index)
const wildness = (card: LastCallCard): number => WILD.indexOf(card.event ?? '') + 1
const suit = (card: LastCallCard): number => last(SUIT_ORDER.indexOf(card.suit ?? ''))
const colour = (card: LastCallCard): number => last(COLOUR_ORDER.indexOf(card.colour ?? ''))

export const SORTINGS = [
  { id: '', label: 'By suit' },
  { id: 'colour', label: 'By colour' },
] as const

/** `on its suit; name any suit` in whole sentences. */
export function effectInWords(effect: string): string {
  return effect
    .split('; ')
    .filter(Boolean)
    .map((part) => (part.startsWith('on ') ? `Goes ${part}.` : `${part.charAt(0).toUpperCase()}${part.slice(1)}${part === 'nothing else' ? ' happens' : ''}.`))
    .join(' ')
}

/** A card to be shown large: its title names all that can be matched, so that below it stands only what it does. */
export const enlarged = (card: LastCallCard): LastCallCard => ({ ...card, note: effectInWords(card.effect ?? '') })

/** A hand by suit or by colour; within that by the other. */
export function handInOrder(cards: readonly LastCallCard[], by: string): LastCallCard[] {
  const keys = by === 'colour' ? [wildness, colour, suit] : [wildness, suit, colour]
  return cards.map(enlarged).toSorted((a, b) => keys.map((key) => key(a) - key(b)).find((order) => order !== 0) ?? 0)
}

/** How far a card on the pile leans, always the same for the same card. */
export function leanOf(id: string): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997
  return (sum % 61) / 10 - 3
}
