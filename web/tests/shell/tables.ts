import type { AnyFact } from '../../src/words/facts'
import type { Sitting } from '../../src/lib/table.svelte'
import type { SeatInfo, TableInfo, View } from '../../src/lib/types'

/** A line of the story as a game without words of its own tells it. */
export const told = (text: string, seat?: number): AnyFact => ({ say: 'plain', words: { text }, ...(seat === undefined ? {} : { who: `seat:${seat}` }) })

export const person = (seat: number, name: string, rest: Partial<SeatInfo> = {}): SeatInfo => ({ seat, kind: 'person', name, online: true, ...rest })

export const info = (rest: Partial<TableInfo> = {}): TableInfo => ({
  is: 'table',
  id: 'KWMPTR',
  game: 'coasters',
  title: 'Coasters',
  status: 'running',
  house: {},
  seats: [person(0, 'Robin'), person(1, 'Mike'), { seat: 2, kind: 'bot', name: 'Hops' }],
  your_seat: 0,
  ...rest,
})

export const view = (rest: Partial<View> = {}): View => ({
  game: 'coasters',
  eyes: 0,
  seats: [
    { seat: 0, awaited: true, counters: { won: 2 } },
    { seat: 1, notes: ['one card left'] },
    { seat: 2, awaited: true },
  ],
  zones: [
    { id: 'hand-0', label: 'Hand', kind: 'hand', count: 2, items: [{ id: '7', label: 'Coaster 7', face: '7' }, { id: '9', label: 'Coaster 9', face: '9' }] },
    { id: 'hand-1', label: 'Hand', kind: 'hand', count: 1 },
    { id: 'draw', label: 'Draw pile', kind: 'pile', count: 5 },
    { id: 'trick', label: 'Trick', kind: 'trick', count: 1, items: [{ id: '3', label: 'Coaster 3', face: '3', seat: 2, marks: ['winning'] }] },
  ],
  labels: { won: 'rounds won' },
  asked: { say: 'plain', words: { text: 'Choose a coaster, or draw.' } },
  moves: [
    { move: 1, text: 'choose 7', label: 'Choose 7', on: ['item:7'] },
    { move: 2, text: 'choose 7 +call', label: 'Choose 7 and call', on: ['item:7'], flags: ['call'] },
    { move: 3, text: 'draw', label: 'Draw one', on: ['zone:draw'] },
    { move: 4, text: 'catch 1', label: 'Catch Mike', on: ['seat:1'] },
  ],
  ...rest,
})

export const sitting = (rest: Partial<Sitting> = {}): Sitting => ({
  id: 'KWMPTR',
  info: info(),
  view: view(),
  story: [told('Mike drew one.', 0), told('Hops played 3.', 2)],
  chat: [],
  line: 'open',
  why: '',
  notices: [],
  busy: false,
  still: false,
  play: () => {},
  ask: () => {},
  say: () => {},
  dismiss: () => {},
  ...rest,
})
