import type { MoveView, SeatView } from '$lib/types'
import type { AnyFact } from '$words/facts'
import { roomWith, wordsFor } from '$tests/words'
import { Pick } from '../../pick.svelte'
import { dominoOf, type Asked, type Domino } from '../../seen'
import type { SixPackView, SixPackWindow } from '../../view'
import en from '../../words/en.js'
import catalogue from './catalogue.json'

export const words = wordsFor(en, catalogue, 0, ['Robin', 'Mike', 'Sarah'])
export const context = roomWith(words)

/** The board of `BlCb / bLcB / CbLc`. */
const ROWS = ['BlCb', 'bLcB', 'CbLc']
export const CARDS = ROWS.flatMap((row, y) => [...row].map((drink, x) => ({ id: drink, cell: `${x},${y}` })))
export const domino = (name: string): Domino => dominoOf({ id: `red-${name}` }, words)!
export const HAND = ['Bb', 'Cl', 'Lc'].map(domino)

/** Every full window of a board of four columns and three rows. */
export const WINDOWS: SixPackWindow[] = [
  { x: 0, y: 0 },
  { x: 0, y: 0, tall: true },
  { x: 1, y: 0 },
  { x: 1, y: 0, tall: true },
  { x: 2, y: 0, tall: true },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
]

/** A move as it comes over the wire. */
export const move = (number: number, text: string, deed: AnyFact, more: Partial<MoveView> = {}): MoveView => ({ move: number, text, do: deed, ...more })
export const claim = (number: number, { x, y, tall = false }: SixPackWindow): MoveView => {
  const shape = tall ? 'tall' : 'flat'
  return move(number, `claim ${shape} ${x},${y}`, { say: 'do-claim', shape, cell: `cell:${x},${y}` })
}
/** Moves that claim every window, and the one that claims none. */
export const CLAIMS = [...WINDOWS.map((window, at) => claim(at + 1, window)), move(99, 'done', { say: 'do-done' })]

export interface Scene extends Partial<SixPackView> {
  turn?: number
  last?: number
  holes?: string[]
  /** What each seat owes; the first is mine. */
  owes?: Asked[]
}

export function view({ turn = 4, last, holes = [], owes, ...changes }: Scene = {}, moves: MoveView[] = []): SixPackView {
  const asked = owes ?? [(changes.task ?? 'serve') as Asked]
  return {
    game: 'six-pack',
    eyes: 0,
    seats: [0, 1, 2].map((seat): SeatView => ({ seat, awaited: Boolean(asked[seat]), owes: asked[seat] ?? '' })),
    zones: [
      { id: 'board', kind: 'grid', items: CARDS, count: CARDS.length, holes },
      ...['B', 'C', 'L'].map((kind) => ({ id: `supply-${kind}`, kind: 'pile', items: [{ id: kind, number: 7 }, { id: kind, number: 5, marks: ['pink'] }], count: 12 })),
      { id: 'hand-0', kind: 'hand', items: HAND, count: 3 },
    ],
    counters: { turn: last ? [turn, last] : turn, target: 7 },
    moves,
    task: 'serve',
    ...changes,
  }
}

export function table(first: SixPackView): { pick: Pick; sent: string[]; show: (next: SixPackView) => void } {
  let now = first
  const sent: string[] = []
  const pick = new Pick(
    () => now,
    () => true,
    (one) => sent.push(one.text),
  )
  pick.settle()
  return {
    pick,
    sent,
    show: (next) => {
      now = next
      pick.settle()
    },
  }
}
