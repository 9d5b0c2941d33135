import type { Item } from '$lib/types'
import type { Room } from '$table/context'
import { explain, type Explained } from '$table/explain'
import { nameIn, type Ref } from '$words/facts'
import type { Words } from '$words/words'
import { dominoOf, sideOf } from './seen'
import { said } from './words'
import type { Said } from './words/said'

/** Words about something on the table, and the rule that has more of them. */
export const aboutThing = (room: Room, fact: Said, rule: string): Explained => explain(room, said(room.words, fact), rule)

/** The bottles in a mixed drink. */
const inside = (words: Words, drink: string): readonly Ref<'drink'>[] => (words.catalogue[drink]?.['contains'] ?? []) as readonly Ref<'drink'>[]

/** The mixed drinks that a bottle is in. */
function mixesWith(words: Words, bottle: string): Ref<'drink'>[] {
  const drinks = Object.keys(words.catalogue).filter((id) => inside(words, id).includes(`drink:${bottle}`))
  return drinks.map((id): Ref<'drink'> => `drink:${id}`)
}

/** What is to be said of a drink or a domino that is looked at closely. */
export function aboutPiece({ words }: Room, item: Item): string {
  const id = item.id ?? ''
  const domino = dominoOf(item, words)
  if (domino) return said(words, aboutDomino(words, domino))
  if (!words.catalogue[id]) return ''
  return said(words, sideOf(id, words) === 'mix' ? { say: 'about-mix', drinks: [...inside(words, id)] } : { say: 'about-bottle', drinks: mixesWith(words, id) })
}

function aboutDomino(words: Words, { bottle, mix }: { bottle: string; mix: string }): Said {
  const isRare = !inside(words, mix).map(nameIn).includes(bottle)
  return { say: isRare ? 'about-rare-domino' : 'about-domino', bottle: `drink:${bottle}`, mix: `drink:${mix}` }
}
