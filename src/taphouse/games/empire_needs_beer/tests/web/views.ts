import type { MoveView } from '$lib/types'
import { Pick } from '../../pick.svelte'
import { actionOf, orderOf, type Action, type EmpireView, type Order, type Player } from '../../seen'
import { wordsFor } from '$tests/words'
import type { AnyFact } from '$words/facts'
import en from '../../words/en.js'
import pieces from './catalogue.json'

const NAMES = ['Robin', 'Mike']
/** Of several copies one is enough. */
const alone = Object.fromEntries(Object.entries(pieces).map(([id, piece]) => [id.replace('-a', ''), piece]))
export const WORDS = wordsFor(en, { ...pieces, ...alone }, 0, NAMES)
const idsOf = (kind: string): string[] => Object.entries(WORDS.catalogue).flatMap(([id, piece]) => (piece.kind === kind && !id.includes('@') ? [id] : []))
export const ACTIONS: Action[] = idsOf('card').filter((id) => !/-[abc]$/.test(id)).map((id) => actionOf(WORDS, id))
export const ORDERS: Order[] = idsOf('order').map((id) => orderOf(WORDS, id))
export const card = (id: string, owner = ''): Action => ({ ...ACTIONS.find((one) => one.id === id)!, id: `${id}${owner}` })
export const order = (id: string): Order => ORDERS.find((one) => one.id === id)!
export const NONE = { blue: 0, green: 0, red: 0, yellow: 0 }

export const player = (seat: number, changes: Partial<Player> = {}): Player => ({
  seat,
  warehouse: NONE,
  regions: [NONE, NONE, NONE],
  hand: 5,
  draw: 3,
  discard: 0,
  races: [0, 0, 0],
  fame: { orders: 0, bonuses: 0, sets: 0, total: 0, barrels: 0 },
  ...changes,
})

let numbers = 0
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = { play: ['card'], buy: ['card'], burn: ['card'], discard: ['card'], complete: ['order'], take: ['colour'], swap: ['colour'], place: ['colour', 'place'], remove: ['place', 'colour'], change: ['place', 'old', 'new'] }
/** What a move does, of its notation. */
export function doOf(text: string): AnyFact {
  const [verb = '', ...words] = text.split(' ')
  const names = ARGUMENTS[verb]
  if (!names) return { say: `do-${text.replace(' ', '-')}` }
  const kind = (name: string): string => (name === 'old' || name === 'new' ? 'colour' : name)
  const own = (word: string): string => (word.startsWith('BA') ? `${word}@0` : word)
  return { say: `do-${verb}`, ...Object.fromEntries(names.map((name, at) => [name, `${kind(name)}:${own(words[at] ?? '')}`])) }
}
export const move = (text: string, ...on: string[]): MoveView => ({ move: ++numbers, text, label: text, on, do: doOf(text) })
export const place = (beer: string, region: string): MoveView => move(`place ${beer} ${region}`, `item:${beer}@w0`, `zone:${region}-0`)
export const END = move('end turn')

export function view(changes: Partial<EmpireView> = {}, hand: Action[] = [card('BA1', '@0'), card('BA5', '@0'), card('AC01')]): EmpireView {
  return {
    game: 'empire-needs-beer',
    eyes: 0,
    seats: [{ seat: 0, awaited: true }, { seat: 1 }],
    zones: [
      { id: 'middle', label: 'Orders', items: ['EL1', 'TR1', 'DW4'].map(order) },
      { id: 'display', label: 'Display', items: [card('AC07'), card('AC24')] },
      { id: 'advance', label: 'Deck', items: [card('AC28')], count: 30 },
      { id: 'hand-0', label: 'Hand', kind: 'hand', items: hand, count: hand.length },
    ],
    moves: [],
    prompt: 'Your turn: 4 time units left.',
    task: 'task',
    active: 0,
    round: 2,
    round_limit: 40,
    turns: 3,
    time_left: 4,
    time_given: 4,
    majorities: [],
    last_round: false,
    last_seat: 1,
    orders_left: 9,
    middle: ['EL1', '', 'TR1', 'DW4'],
    display: ['AC07', 'AC24', '', ''],
    deck_top: 'AC28',
    to_come: [],
    sip: '',
    regions: [],
    supply: { blue: 12, green: 12, red: 0, yellow: 12 },
    players: [player(0, { warehouse: { ...NONE, blue: 2, red: 1 } }), player(1)],
    in_play: undefined,
    parts: [],
    incoming: undefined,
    completing: undefined,
    progress: [],
    ...changes,
  }
}

/** A table at which somebody taps: what was sent, and a way to lay the next view. */
export function sit(first: EmpireView): { pick: Pick; sent: string[]; show: (next: EmpireView) => void } {
  let now = first
  const sent: string[] = []
  const pick = new Pick(
    () => now,
    (one) => sent.push(one.text),
  )
  return { pick, sent, show: (next) => ((now = next), pick.follow()) }
}
