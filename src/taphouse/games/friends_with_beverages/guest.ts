import { isEquipment, nameOf } from './kinds'
import type { GuestFace, Have, Met } from './types'

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

/** Where a thing is, in words. */
export function where({ kind, met }: Need): string {
  switch (met) {
    case 'hand':
      return isEquipment(kind) ? 'in hand, not in the shed yet' : 'in hand'
    case 'shed':
      return 'in the shed'
    case 'sideways':
      return 'sideways in the shed, usable after this turn'
    case 'missing':
      return 'missing'
    case undefined:
      return ''
  }
}

const told = (need: Need): string => [nameOf(need.kind), where(need)].filter(Boolean).join(' ')
const PLACES = ['first', 'second', 'third', 'fourth'] as const

/** The whole card in words. */
export function wordsOf(guest: GuestFace, needs: Needs, ready: boolean): string {
  const points = `${guest.points} ${guest.points === 1 ? 'point' : 'points'}`
  const opening = `${guest.country}, ${guest.liqueur}, ${points}`
  if (guest.completed) return `${opening}. Served.`
  const list = (title: string, some: Need[]): string => `${title}: ${some.map(told).join('; ')}.`
  const strips = `Crossed out: the ${PLACES[guest.strip4 - 1]} of four, the ${PLACES[guest.strip3 - 1]} of three.`
  return [`${opening}.`, ready ? 'Ready to serve.' : '', list('Ingredients', needs.ingredients), list('Equipment', needs.equipment), strips].filter(Boolean).join(' ')
}
