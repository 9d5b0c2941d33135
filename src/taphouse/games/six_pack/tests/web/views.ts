import type { MoveView } from '$lib/types'
import { KINDS } from '../../drinks'
import { Pick } from '../../pick.svelte'
import type { SixPackView, SixPackWindow } from '../../view'

/** The board of `BlCb / bLcB / CbLc`. */
const ROWS = ['BlCb', 'bLcB', 'CbLc']
export const CARDS = ROWS.flatMap((row, y) => [...row].map((drink, x) => ({ id: `${drink}@${x},${y}`, label: drink, x, y, kind: drink.toUpperCase(), drink })))
export const domino = (name: string): { id: string; label: string; bottle: string; mix: string; colour: string } => ({ id: `red-${name}`, label: name, bottle: name[0]!, mix: name[1]!, colour: 'red' })
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

export const move = (number: number, text: string, on: string[] = []): MoveView => ({ move: number, text, label: text, on })

export function view(changes: Partial<SixPackView> = {}, moves: MoveView[] = []): SixPackView {
  return {
    game: 'six-pack',
    eyes: 0,
    seats: [0, 1, 2].map((seat) => ({ seat, awaited: seat === 0 })),
    zones: [
      { id: 'board', label: 'Table', kind: 'grid', items: CARDS, count: CARDS.length },
      { id: 'hand-0', label: 'Hand', kind: 'hand', seat: 0, items: HAND, count: 3 },
    ],
    moves,
    decision: 'serve',
    phase: 1,
    host: 0,
    turn: 4,
    turn_limit: 100,
    target: 7,
    skin: 'pub',
    assist: 'none',
    assist_delay: 30,
    spot_seconds: 0,
    screens: 'hidden',
    fill_order: 'auto',
    box: { left: 0, top: 0, width: 4, height: 3 },
    piles: KINDS.map((kind) => ({ kind, plain: 7, pink: 5 })),
    points: [0, 0, 0],
    refused: [0, 0, 0],
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
