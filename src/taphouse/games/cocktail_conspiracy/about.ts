import type { Item, MoveView } from '$lib/types'
import type { Room } from '$table/context'
import { explain, type Explained } from '$table/explain'
import { iconsOf, placeRef, sideOf, verbOf, type Table } from './reading'
import { tell } from './saying'
import type { Said } from './words/said'

export function aboutThing(room: Room, fact: Said, rule: string): Explained {
  return explain(room, tell(room.words, fact), rule)
}

/** What the two pictures of a card are good for. */
export function aboutCard({ words }: Room, { id = '' }: Item): string {
  const icons = iconsOf(words, id)
  return icons ? tell(words, { say: 'about-card', big: `ingredient:${icons.big}`, small: `ingredient:${icons.small}` }) : ''
}

const DEEDS: Readonly<Record<string, { about: Said; rule: string }>> = {
  'do-discard-hand': { about: { say: 'about-discard' }, rule: 'CC-052' },
  'do-cheers': { about: { say: 'about-cheers' }, rule: 'CC-038' },
  'do-declare': { about: { say: 'about-declare' }, rule: 'CC-063' },
  'do-accept': { about: { say: 'about-accept' }, rule: 'CC-088' },
  'do-counter': { about: { say: 'about-counter' }, rule: 'CC-088' },
  'do-take-counter': { about: { say: 'about-take-counter' }, rule: 'CC-088' },
  'do-toss': { about: { say: 'about-toss' }, rule: 'CC-088' },
}

/** What comes of a move that has a button of its own. */
export function aboutDeed(room: Room, move: MoveView): Explained | undefined {
  const known = DEEDS[verbOf(move)]
  return known && aboutThing(room, known.about, known.rule)
}

/** What the tokens of my team mean, and their ticks. */
export function aboutGoal(view: Table): { fact: Said; rule: string } {
  if ((sideOf(view, view.team)?.tokens ?? []).length === 0) return { fact: { say: 'about-secret' }, rule: 'CC-070' }
  return { fact: { say: 'about-goal', place: placeRef(view, view.best ?? view.eyes ?? 0) }, rule: 'CC-055' }
}

/** What the signs on somebody's plate mean. */
export function aboutSeat(view: Table, seat: number): Said[] {
  const { team } = view.places[seat]!
  const found: Said[] = []
  if (!team) found.push({ say: 'about-masked' })
  else found.push({ say: 'about-team', team: `team:${team}`, side: team === view.team ? 'friend' : view.eyes === null ? 'none' : 'foe' })
  if (view.masters?.includes(seat)) found.push({ say: 'about-master' })
  return found
}
