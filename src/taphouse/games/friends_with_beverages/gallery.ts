import { EVENTS, INTERRUPTS } from './happenings'
import { nameOf } from './kinds'
import type { GuestFace, Have, Met, ResourceFace } from './types'
import guests from './guests.json'

/** The guests as they are printed; only this gallery has them as a file. */
export const GUESTS: GuestFace[] = guests

const COPIES = { SPI: 20, SUG: 16, CIT: 13, FRU: 13, HRB: 10, SPC: 9, NUT: 8, CRM: 7, JUG: 10, STR: 9, JAR: 8, FUN: 7, TUN: 6, STI: 5, BAR: 5 }

/** One card of every kind of the Resource Deck. */
export const RESOURCES: ResourceFace[] = [
  ...Object.entries(COPIES).map(([kind, copies]) => ({ id: `${kind}-01`, kind, name: nameOf(kind), copies })),
  ...Object.keys({ ...EVENTS, ...INTERRUPTS }).map((kind) => ({ id: `${kind}-1`, kind, name: nameOf(kind) })),
]

const HALFWAY = { ingredients: ['hand', 'missing', 'hand'], equipment: ['shed', 'sideways', 'hand', 'missing'] } as const satisfies Record<string, readonly Met[]>
const taken = (wants: readonly string[], from: readonly Met[]): Met[] => wants.map((_, at) => from[at % from.length]!)

/** What somebody might have of a recipe. */
export const haveOf = (guest: GuestFace, from: Have = HALFWAY): Have => ({
  ingredients: taken(guest.ingredients, from.ingredients),
  equipment: taken(guest.equipment, from.equipment),
})

const ALL: Have = { ingredients: ['hand'], equipment: ['shed'] }
const NONE: Have = { ingredients: ['missing'], equipment: ['missing'] }
const named = (country: string): GuestFace => GUESTS.find((guest) => guest.country.endsWith(country))!

/** Guests in every state. */
export const STATES: { guest: GuestFace; have?: Have; ready?: boolean; chosen?: boolean }[] = [
  { guest: named('Italy') },
  { guest: named('Japan'), have: haveOf(named('Japan'), NONE) },
  { guest: named('India'), have: haveOf(named('India')) },
  { guest: named('Mexico'), have: haveOf(named('Mexico')) },
  { guest: named('Norway'), have: haveOf(named('Norway'), ALL), ready: true },
  { guest: named('Tanzania'), have: haveOf(named('Tanzania')), chosen: true },
  { guest: named('America'), have: haveOf(named('America'), ALL), ready: true, chosen: true },
  { guest: { ...named('Croatia'), completed: true } },
  { guest: { ...named('Ireland'), completed: true }, chosen: true },
]
