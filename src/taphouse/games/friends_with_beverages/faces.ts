import { nameIn, type Ref } from '$words/facts'
import type { Words } from '$words/words'
import type { GuestFace, ResourceFace } from './types'

export const cardRef = (id: string): Ref<'card'> => `card:${id}`
export const guestRef = (id: string): Ref<'guest'> => `guest:${id}`
export const kindRef = (kind: string): Ref<'resource'> => `resource:${kind}`

export const isGuest = (words: Words, id: string): boolean => words.catalogue[id]?.kind === 'guest'

/** The kind of a card, all copies alike: `SPI` of `SPI-07`. */
export const kindOf = (words: Words, id: string): string => nameIn(String(words.catalogue[id]?.['resource'] ?? ''))

/** What a person calls a kind. */
export const nameOf = (words: Words, kind: string): string => words.label('resource', kind)

const kindsIn = (list: unknown): string[] => (Array.isArray(list) ? list.map((reference) => nameIn(String(reference))) : [])

/** A guest as its drawing wants it. */
export function faceOf(words: Words, id: string): GuestFace {
  const piece = words.catalogue[id] ?? { kind: '' }
  return {
    id,
    country: words.piece(id, 'country'),
    flag: String(piece['flag'] ?? ''),
    liqueur: words.piece(id, 'liqueur'),
    ingredients: kindsIn(piece['ingredients']),
    equipment: kindsIn(piece['equipment']),
    points: pointsOf(words, id),
    strip4: Number(piece['strip4'] ?? 1),
    strip3: Number(piece['strip3'] ?? 1),
    trivia: words.piece(id, 'trivia'),
  }
}

export const pointsOf = (words: Words, id: string): number => Number(words.catalogue[id]?.['points'] ?? 0)

/** A card of the Resource Deck as its drawing wants it. */
export function cardOf(words: Words, id: string): ResourceFace {
  const kind = kindOf(words, id)
  return { id, kind, name: nameOf(words, kind), copies: Number(words.catalogue[id]?.['copies'] ?? 0) }
}
