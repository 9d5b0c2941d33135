import type { Item } from '$lib/types'
import { nameOf } from './kinds'
import { isGuest, type Guest, type NeedSeen, type Stuff } from './seen'
import type { GuestFace, Have, Met, ResourceFace } from './types'

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
  trivia: guest.trivia,
})

/** What is there of a recipe, in the order of the guest's own lists. */
export function haveOf(guest: Guest, needs: readonly NeedSeen[]): Have {
  const left = [...needs]
  const next = (kind: string): Met => {
    const at = left.findIndex((need) => need.kind === kind)
    const state = at < 0 ? 'missing' : left.splice(at, 1)[0]!.state
    return state === 'card' ? 'hand' : state
  }
  return { ingredients: (guest.ingredients ?? []).map(next), equipment: (guest.equipment ?? []).map(next) }
}

/** A card of the Resource Deck as its drawing wants it. */
export const cardOf = (card: Stuff): ResourceFace => ({ id: card.id ?? '', kind: card.kind ?? '', name: card.label || nameOf(card.kind ?? ''), copies: card.copies })

export const isStuff = (item: Item): item is Stuff => 'kind' in item && !isGuest(item)
