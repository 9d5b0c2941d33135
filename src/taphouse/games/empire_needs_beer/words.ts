import type { MoveView } from '$lib/types'
import { nameIn } from '$words/facts'
import type { Words } from '$words/words'
import { SCHOOLS, type Beer, type Race, type RegionId, type School } from './paint'
import { backOf, barrelsAt, doing, HAND, handOf, isOrder, say, yes, type Action, type EmpireView, type Order, type Player, type Unit } from './seen'
import type { Said } from './words/said'

const ONE_LINE = 12

export function schoolOf(card: Action): School {
  return SCHOOLS.find((school) => school === card.school) ?? 'basic'
}

/** A name on one line if it is short, else on two of about the same length. */
export function inTwoLines(name: string): string[] {
  if (name.length <= ONE_LINE) return [name]
  const words = name.split(' ')
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const longest = (cut: readonly string[]): number => Math.max(...cut.map((line) => line.length))
  return cuts.sort((a, b) => longest(a) - longest(b))[0] ?? [name]
}

/** A name in short lines, for where little is beside it but much below: as many words on each as fit. */
export function inShortLines(name: string, fits: number): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= fits) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** What is picked, and what it would do, in one short line. */
export function pickedWords(words: Words, thing: Action | Order): string {
  if (isOrder(thing)) return say(words, { say: 'table-picked-order', order: `order:${thing.id}`, back: backOf(thing) })
  return say(words, { say: 'table-picked-card', card: `card:${thing.id}` })
}

/**
 * A button in three pieces, of which the one in the middle is only heard: the line above has the name of what is picked.
 * With it some buttons would need three lines.
 */
export function inShort(words: Words, move: MoveView, thing: Action | Order | undefined): [before: string, name: string, after: string] {
  const fact = doing(move)
  const parts = words.parts(fact.say === 'do-play' ? ({ say: 'table-play', card: fact.card } satisfies Said) : fact)
  const at = thing ? parts.findIndex(({ of }) => of !== undefined && nameIn(of) === thing.id) : -1
  const joined = (some: readonly { text: string }[]): string => some.map(({ text }) => text).join('')
  return at < 0 ? [joined(parts), '', ''] : [joined(parts.slice(0, at)).trimEnd(), ` ${parts[at]!.text}`, joined(parts.slice(at + 1))]
}

/** What a region pays, and to whom. */
export function regionInWords(words: Words, view: EmpireView, id: RegionId): string {
  const { tile, majority } = view.regions.find((one) => one.id === id)!
  const leads: Said = majority === null ? { say: 'table-leads' } : { say: 'table-leads', who: `seat:${majority}` }
  return say(words, { say: 'table-region', place: `place:${id}`, tile: tile as 'time', leads })
}

/** What is left of a beer. */
export const supplyInWords = (words: Words, beer: Beer, left: number): string => say(words, { say: 'table-supply', colour: `colour:${beer}`, number: left })

/** How long the game still goes. */
export const deckInWords = (words: Words, view: EmpireView): string => say(words, { say: 'table-deck', number: view.orders_left, last: yes(view.last_round) })

/** What a seat has. */
export function playerInWords(words: Words, player: Player): string {
  const [dwarves = 0, elves = 0, trolls = 0] = player.races
  const stored = barrelsAt(player, 'warehouse').map((beer) => `colour:${beer}` as const)
  return say(words, { say: 'table-player', fame: player.fame.total, dwarves, elves, trolls, stored, hand: { say: 'table-cards', number: player.hand } })
}

export const nameOfOrder = (order: Order): string => order.label ?? ''

export const raceOf = (order: Order): Race => (order.race ?? 'dwarves') as Race
export const beersOf = (unit: Unit): readonly Beer[] => unit.colours as unknown as readonly Beer[]

export function statusOf(words: Words, view: EmpireView, wide: boolean): string {
  if (view.active < 0 || !wide) return ''
  if (view.outcome) return say(words, { say: 'table-scored-after', number: view.round })
  return say(words, { say: 'table-round', number: view.round, last: yes(view.round === view.round_limit) })
}

/** What stands beside whose turn it is: what is picked, or else what can be done. */
export function turnWords(words: Words, view: EmpireView, mine: boolean, short: boolean, picked?: Action | Order): string {
  if (view.outcome) return ''
  if (!mine) return theirWords(words, view)
  if (picked) return pickedWords(words, picked)
  switch (view.task) {
    case 'task':
      return say(words, { say: 'table-your-turn', last: yes(view.last_round) })
    case 'last_sip':
      return say(words, { say: 'table-who-begins' })
    case 'end_discard':
      return say(words, { say: 'table-discard', number: Math.max(0, handOf(view).length - HAND) })
    default:
      if (short) return say(words, { say: 'table-brief', task: view.task as 'resolve' })
      return view.task === 'resolve' ? (view.in_play?.effect ?? '') : view.asked ? words.say(view.asked) : ''
  }
}

/** `Mike to play a card out` goes on with which. */
function theirWords(words: Words, view: EmpireView): string {
  if (view.task === 'resolve' && view.in_play) return say(words, { say: 'table-plays-out', card: `card:${view.in_play.id}` })
  return ''
}

/** How the last round stands, for the banner. */
export const lastRoundWords = (words: Words, view: EmpireView): string =>
  say(words, view.last_seat === view.active ? { say: 'table-last-round' } : { say: 'table-last-round', who: `seat:${view.last_seat}` })

/** What a set of orders is worth: 5 for all three races, 2 for two of them. */
export function setsOf(races: readonly number[]): Said {
  const [least = 0, middle = 0] = [...races].sort((a, b) => a - b)
  const what: Said[] = [...(least > 0 ? [{ say: 'table-full-sets', number: least } as const] : []), ...(middle > least ? [{ say: 'table-pairs', number: middle - least } as const] : [])]
  return { say: 'table-sets', what }
}

/** What the button of the move says while nothing is picked. */
export const idleWords = (words: Words, view: EmpireView): string => say(words, { say: 'table-idle', task: view.task === 'task' || view.task === 'new_secret' ? view.task : 'other' })
