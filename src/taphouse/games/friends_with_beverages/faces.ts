import type { Item } from '$lib/types'
import { nameOf } from './kinds'
import { isGuest, type Guest, type Stuff } from './seen'
import type { GuestFace, ResourceFace } from './types'

/** A guest as its drawing wants it. */
export const faceOf = (guest: Guest): GuestFace => ({
  id: guest.id ?? '',
  country: guest.country ?? '',
  flag: guest.flag ?? '',
  liqueur: guest.liqueur ?? '',
  ingredients: guest.ingredients ?? [],
  equipment: guest.equipment ?? [],
  points: guest.points ?? 0,
  strip4: guest.strip4 ?? 1,
  strip3: guest.strip3 ?? 1,
})

/** A card of the Resource Deck as its drawing wants it. */
export const cardOf = (card: Stuff): ResourceFace => ({ id: card.id ?? '', kind: card.kind ?? '', name: card.label || nameOf(card.kind ?? ''), copies: card.copies })

export const isStuff = (item: Item): item is Stuff => 'kind' in item && !isGuest(item)
