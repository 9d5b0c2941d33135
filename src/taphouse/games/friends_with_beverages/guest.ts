import { guestRef, kindRef } from './faces'
import { isEquipment } from './kinds'
import { needsSaid, type NeedSeen } from './needs'
import type { GuestFace, Have, Met } from './types'
import type { Said } from './words/said'

/** One thing that a recipe asks for. */
export interface Need {
  kind: string
  /** Where it is; nothing where that is not shown. */
  met: Met | undefined
}

export interface Needs {
  ingredients: Need[]
  equipment: Need[]
}

export const needsOf = (guest: GuestFace, have: Have | undefined): Needs => ({
  ingredients: guest.ingredients.map((kind, at) => ({ kind, met: have?.ingredients[at] })),
  equipment: guest.equipment.map((kind, at) => ({ kind, met: have?.equipment[at] })),
})

/** Ingredients are wanted in the hand, equipment in the shed and upright. */
export const isMet = ({ kind, met }: Need): boolean => met === (isEquipment(kind) ? 'shed' : 'hand')

export function progress({ ingredients, equipment }: Needs): { met: number; of: number } {
  const all = [...ingredients, ...equipment]
  return { met: all.filter(isMet).length, of: all.length }
}

/** Where the things of a recipe are, or what it asks for where that is not shown. */
function recipeOf({ ingredients, equipment }: Needs): Said[] {
  const all = [...ingredients, ...equipment]
  const known = all.flatMap(({ kind, met }): NeedSeen[] => (met ? [{ kind, state: met === 'hand' && isEquipment(kind) ? 'card' : met }] : []))
  if (known.length > 0) return needsSaid(known)
  return [{ say: 'table-needs', where: 'unknown', resources: all.map(({ kind }) => kindRef(kind)) }]
}

/** The whole card as facts. */
export function guestSaid(guest: GuestFace, needs: Needs, ready: boolean, chosen: boolean): Said {
  const tick: Said[] = chosen ? [{ say: 'table-chosen' }] : []
  const opening = { say: 'table-guest', guest: guestRef(guest.id) } as const
  if (guest.completed) return { ...opening, state: 'served', then: tick }
  const strips: Said = { say: 'table-strips', four: guest.strip4, three: guest.strip3 }
  return { ...opening, state: ready ? 'ready' : 'open', then: [...recipeOf(needs), strips, ...tick] }
}
