import { Words, type Catalogue, type Table } from '$words/words'
import core from '../../core/words/en.js'
import { cardOf, faceOf, isGuest, kindOf } from './faces'
import type { GuestFace, Have, Met, ResourceFace } from './types'
import catalogue from './tests/web/catalogue.json'
import en from './words/en.js'

/** What the cards are called, and what is printed on them, at a table with the usual options. */
export const WORDS = new Words('en', { ...core, ...en } as unknown as Table, catalogue as unknown as Catalogue)
const IDS = Object.keys(catalogue)

/** The guests as they are printed. */
export const GUESTS: GuestFace[] = IDS.filter((id) => isGuest(WORDS, id)).map((id) => faceOf(WORDS, id))

/** One card of every kind of the Resource Deck. */
export const RESOURCES: ResourceFace[] = IDS.filter((id, at) => !isGuest(WORDS, id) && IDS.findIndex((other) => kindOf(WORDS, other) === kindOf(WORDS, id)) === at).map((id) => cardOf(WORDS, id))

const HALFWAY = { ingredients: ['hand', 'missing', 'hand'], equipment: ['shed', 'sideways', 'hand', 'missing'] } as const satisfies Record<string, readonly Met[]>
const taken = (wants: readonly string[], from: readonly Met[]): Met[] => wants.map((_, at) => from[at % from.length]!)

/** What somebody might have of a recipe. */
export const haveOf = (guest: GuestFace, from: Have = HALFWAY): Have => ({
  ingredients: taken(guest.ingredients, from.ingredients),
  equipment: taken(guest.equipment, from.equipment),
})

const ALL: Have = { ingredients: ['hand'], equipment: ['shed'] }
const NONE: Have = { ingredients: ['missing'], equipment: ['missing'] }
const from = (flag: string): GuestFace => GUESTS.find((guest) => guest.flag === flag)!

/** Guests in every state. */
export const STATES: { guest: GuestFace; have?: Have; ready?: boolean; chosen?: boolean }[] = [
  { guest: from('it') },
  { guest: from('jp'), have: haveOf(from('jp'), NONE) },
  { guest: from('in'), have: haveOf(from('in')) },
  { guest: from('mx'), have: haveOf(from('mx')) },
  { guest: from('no'), have: haveOf(from('no'), ALL), ready: true },
  { guest: from('tz'), have: haveOf(from('tz')), chosen: true },
  { guest: from('us'), have: haveOf(from('us'), ALL), ready: true, chosen: true },
  { guest: { ...from('hr'), completed: true } },
  { guest: { ...from('ie'), completed: true }, chosen: true },
]
