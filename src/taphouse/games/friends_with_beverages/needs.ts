import type { Words } from '$words/words'
import { faceOf, kindOf, kindRef } from './faces'
import { isSideways, type Host } from './seen'
import type { GuestFace, Have, Met } from './types'
import type { Said } from './words/said'

/** What becomes of one card or tool that a recipe asks for. */
export type NeedState = 'hand' | 'shed' | 'sideways' | 'card' | 'missing'

export interface NeedSeen {
  kind: string
  state: NeedState
}

/** What a guest asks for, each card by itself, and what of it lies at a seat, as far as it is seen. */
export function needsFor(words: Words, guest: string, host: Host | undefined): NeedSeen[] {
  const { ingredients, equipment } = faceOf(words, guest)
  const left = new Map<string, number>()
  for (const card of host?.cards ?? []) left.set(kindOf(words, card.id ?? ''), (left.get(kindOf(words, card.id ?? '')) ?? 0) + 1)
  const cards = ingredients.map((kind): NeedSeen => {
    const held = left.get(kind) ?? 0
    left.set(kind, held - 1)
    return { kind, state: held > 0 ? 'hand' : 'missing' }
  })
  const tools = equipment.map((kind): NeedSeen => {
    const piece = host?.shed.find((one) => kindOf(words, one.id ?? '') === kind)
    if (piece) return { kind, state: isSideways(piece) ? 'sideways' : 'shed' }
    return { kind, state: (left.get(kind) ?? 0) > 0 ? 'card' : 'missing' }
  })
  return [...cards, ...tools]
}

/** How many things are still to be found. */
export const missingIn = (needs: readonly NeedSeen[]): number => needs.filter(({ state }) => state === 'missing').length

/** How many types of equipment a seat has still to get ready. */
export const toolsToGo = (words: Words, guest: string, host: Host): number => {
  const ready = host.shed.filter((piece) => !isSideways(piece)).map((piece) => kindOf(words, piece.id ?? ''))
  return faceOf(words, guest).equipment.filter((kind) => !ready.includes(kind)).length
}

const STATES: readonly NeedState[] = ['hand', 'shed', 'sideways', 'card', 'missing']

/** What is there and what is missing, as facts that follow the guest's name. */
export function needsSaid(needs: readonly NeedSeen[]): Said[] {
  return STATES.flatMap((where): Said[] => {
    const resources = needs.filter((need) => need.state === where).map((need) => kindRef(need.kind))
    return resources.length > 0 ? [{ say: 'table-needs', where, resources }] : []
  })
}

/** What is there of a recipe, in the order of the guest's own lists. */
export function haveOf(guest: GuestFace, needs: readonly NeedSeen[]): Have {
  const left = [...needs]
  const next = (kind: string): Met => {
    const at = left.findIndex((need) => need.kind === kind)
    const state = at < 0 ? 'missing' : left.splice(at, 1)[0]!.state
    return state === 'card' ? 'hand' : state
  }
  return { ingredients: guest.ingredients.map(next), equipment: guest.equipment.map(next) }
}
