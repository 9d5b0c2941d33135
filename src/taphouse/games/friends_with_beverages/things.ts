import { item, zone, type Thing } from '$lib/moves'
import type { MoveView } from '$lib/types'
import { itemsIn, type FwbView } from './seen'
import type { Said } from './words/said'

export const RESOURCE_DECK = zone('resource-deck')
export const GUEST_DECK = zone('guest-deck')

/** What a move does. */
export const deedOf = (move: MoveView): Said => move.do as unknown as Said
export const verbOf = (move: MoveView): Said['say'] => deedOf(move).say

/** A move that is chosen from a tray: the tile is the thing that is tapped. */
export const tile = (move: MoveView): Thing => `tile:${move.move}`

type Verb = Said['say']
/** The moves that are chosen from a tray. */
const TILES = new Set<Verb>(['do-want', 'do-ask', 'do-lay', 'do-pick', 'do-omit', 'do-borrow', 'do-remove', 'do-nose'])
/** The moves that stand on a button or have a place of their own, whatever they concern. */
const BUTTONS = new Set<Verb>(['do-reject', 'do-arrange'])
/** The moves that what lies second-hand is taken by. */
const TRADES = new Set<Verb>(['do-trade-hand', 'do-trade-shed'])

export const isTile = (move: MoveView): boolean => TILES.has(verbOf(move))

/** What else can be tapped for a move, besides the things that it names itself. */
function more(view: FwbView, move: MoveView): Thing[] {
  if (TRADES.has(verbOf(move))) return itemsIn(view, 'second-hand').map((card) => item(card.id ?? ''))
  return isTile(move) ? [tile(move)] : []
}

/** The moves with all the things on this table by which they can be made: cards, piles, guests, tiles. */
export function placed(view: FwbView): MoveView[] {
  return (view.moves ?? []).map((move) => ({ ...move, on: BUTTONS.has(verbOf(move)) ? [] : [...(move.on ?? []), ...more(view, move)] }))
}

/** The moves that need a button: no thing on the table stands for them. */
export const loose = (moves: readonly MoveView[]): MoveView[] => moves.filter((move) => !move.on?.length && verbOf(move) !== 'do-arrange')
