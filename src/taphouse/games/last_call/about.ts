import type { Item } from '$lib/types'
import type { Room } from '$table/context'
import { explain, type Explained } from '$table/explain'
import { pieceOf } from './faces'
import { sidestepOf } from './table'
import type { LastCallView } from './view'
import type { Said } from './words/said'

/** Words about something on the table, and the rule that has more of them. */
export const aboutThing = (room: Room, fact: Said, rule: string): Explained => explain(room, room.words.say(fact), rule)

/** What else is to be said of a card that is looked at closely: what an ordinary one goes on, and that a sidestep card is not matched. */
export function aboutCard({ words }: Room, view: LastCallView, { id = '' }: Item): string {
  if (!words.catalogue[id]) return ''
  const { suit, colour, shape, event } = pieceOf(words, id)
  if (suit && colour && shape && !event) return words.say({ say: 'about-ordinary', suit: `suit:${suit}`, colour: `colour:${colour}`, shape: `shape:${shape}` } satisfies Said)
  return id === sidestepOf(view) ? words.say({ say: 'about-aside' } satisfies Said) : ''
}
