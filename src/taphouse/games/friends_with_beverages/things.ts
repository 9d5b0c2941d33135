import { item, zone, type Thing } from '$lib/moves'
import type { MoveView } from '$lib/types'
import type { FwbView } from './seen'

export const RESOURCE_DECK = zone('resource-deck')
export const GUEST_DECK = zone('guest-deck')

/** A move that is chosen from a tray: the tile is the thing that is tapped. */
export const tile = (move: MoveView): Thing => `tile:${move.move}`

/** The moves that are chosen from a tray, by their first word. */
const TILES = new Set(['want', 'ask', 'lay', 'pick', 'omit', 'borrow', 'remove', 'nose'])
/** The moves that stand on a button or have a place of their own, whatever they concern. */
const BUTTONS = new Set(['reject', 'arrange'])

/** The verb of a move, and what it is done with. */
export function split(text: string): [verb: string, what: string] {
  const words = text.split(' ')
  const verb = ['trade', 'show', 'return'].includes(words[0]!) ? words.slice(0, 2).join(' ') : words[0]!
  return [verb, text.slice(verb.length + 1)]
}

export const isTile = (move: MoveView): boolean => TILES.has(split(move.text)[0])

/** What else can be tapped for a move, besides the things that it names itself. */
function more(view: FwbView, move: MoveView): Thing[] {
  const [verb] = split(move.text)
  if (verb.startsWith('trade') && view.second_hand) return [item(view.second_hand.id ?? '')]
  return isTile(move) ? [tile(move)] : []
}

/** The moves with all the things on this table by which they can be made: cards, piles, guests, tiles. */
export function placed(view: FwbView): MoveView[] {
  return (view.moves ?? []).map((move) => ({ ...move, on: BUTTONS.has(split(move.text)[0]) ? [] : [...(move.on ?? []), ...more(view, move)] }))
}

/** The moves that need a button: no thing on the table stands for them. */
export const loose = (moves: readonly MoveView[]): MoveView[] => moves.filter((move) => !move.on?.length && split(move.text)[0] !== 'arrange')
