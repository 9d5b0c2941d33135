import type { Room } from '$table/context'
import type { Item } from '$lib/types'
import { pieceOf } from './faces'
import { sidestepOf } from './table'
import type { LastCallView } from './view'
import type { Said } from './words/said'

/** Words about a thing on the table: whoever points at it reads them as its title, whoever taps or holds it is told, with the rule. */
export interface About {
  title: string
  tell: () => void
}

export function aboutThing(room: Room, fact: Said, rule: string): About {
  const title = room.words.say(fact)
  return { title, tell: () => tell(room.sitting, title, rule) }
}

/** One explanation takes the place of the one before; news stay. */
function tell(sitting: Room['sitting'], words: string, rule: string): void {
  for (const { number, news } of sitting.notices) if (!news) sitting.dismiss(number)
  sitting.say(words, rule)
}

/** What else is to be said of a card that is looked at closely: what an ordinary one goes on, and that a sidestep card is not matched. */
export function aboutCard({ words }: Room, view: LastCallView, { id = '' }: Item): string {
  if (!words.catalogue[id]) return ''
  const { suit, colour, shape, event } = pieceOf(words, id)
  if (suit && colour && shape && !event) return words.say({ say: 'about-ordinary', suit: `suit:${suit}`, colour: `colour:${colour}`, shape: `shape:${shape}` } satisfies Said)
  return id === sidestepOf(view) ? words.say({ say: 'about-aside' } satisfies Said) : ''
}
