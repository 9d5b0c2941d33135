import type { Item } from '$lib/types'
import { sentences } from '$lib/words'
import type { Room } from '$table/context'
import type { Words } from '$words/words'
import { faceOf, guestRef, isGuest, kindOf } from './faces'
import { isEquipment, isIngredient } from './kinds'
import { haveOf, needsFor } from './needs'
import { itemsIn, myHost, type FwbView } from './seen'
import type { Have } from './types'
import type { Said } from './words/said'

/** Words about a thing on the table, and the rule that they come from. */
export interface About {
  fact: Said
  rule: string
}

const PHASE_RULES = { draw: 'FWB-024', swap: 'FWB-038', equipment: 'FWB-050', complete: 'FWB-061', hand_limit: 'FWB-072' } as const

export const aboutPhase = (phase: keyof typeof PHASE_RULES, most: number): About => ({ fact: { say: 'about-phase', phase, most }, rule: PHASE_RULES[phase] })
export const aboutSum = (points: number, most: number): About => ({ fact: { say: 'about-sum', points, most }, rule: 'FWB-131' })
export const aboutLimit = (number: number, most: number): About => ({ fact: { say: 'about-limit', number, most }, rule: 'FWB-072' })
export const aboutShed = (most: number): About => ({ fact: { say: 'about-shed', most }, rule: 'FWB-052' })
export const aboutToken = (kind: 'round' | 'turn'): About => ({ fact: { say: kind === 'round' ? 'about-round-token' : 'about-turn-token' }, rule: 'FWB-009' })

/** What I have of the list of a guest that waits at my place or in the market. */
export function markedFor(words: Words, view: FwbView, id: string): Have | undefined {
  const host = myHost(view)
  if (!host || !isGuest(words, id)) return undefined
  const waits = host.guests.some(({ guest, served }) => guest === id && !served) || itemsIn(view, 'guest-market').some((lying) => lying.id === id)
  return waits ? haveOf(faceOf(words, id), needsFor(words, id, host)) : undefined
}

/** What else is to be said of a card that is looked at closely: what it is good for, what it costs, and who wants it. */
export function aboutCard({ words }: Room, view: FwbView, { id = '', price }: Item): string {
  const say = (fact: Said): string => words.say(fact)
  if (isGuest(words, id)) return sentences(markedFor(words, view, id) ? say({ say: 'about-marks' }) : '', say({ say: 'about-strips' }))
  const kind = kindOf(words, id)
  const costs = price ? say({ say: 'table-costs', number: price }) : ''
  if (!isIngredient(kind) && !isEquipment(kind)) return costs
  const mine = (myHost(view)?.guests ?? []).filter(({ served, guest }) => !served && [...faceOf(words, guest).ingredients, ...faceOf(words, guest).equipment].includes(kind))
  const wanted = view.eyes === null ? '' : say({ say: 'about-wanted', guests: mine.map(({ guest }) => guestRef(guest)) })
  return sentences(costs, say({ say: isIngredient(kind) ? 'about-ingredient' : 'about-equipment' }), wanted)
}
