import type { Item, MoveView, SeatView, Zone } from '$lib/types'
import type { SoMany } from '$table/named'
import { nameIn, type AnyFact, type Ref } from '$words/facts'
import type { Words } from '$words/words'
import { BEERS, RACES, REGIONS, type Beer, type PlaceId, type RegionId } from './paint'
import type { EmpireNeedsBeerIncoming, EmpireNeedsBeerView } from './view'
import type { Said } from './words/said'

/** The table as it comes over the wire: pieces by notation. */
export type Wire = EmpireNeedsBeerView

/** A part of a card: without a colour, any will do; with a place, the barrel may go nowhere else. */
export type Part = Extract<Said, { say: 'part' }>
export type PartState = 'done' | 'open' | 'idle'

/** An action card, with what the catalogue knows of it. */
export interface Action extends Item {
  school: string
  /** 1 to 3 time units; 0 for a basic action, which cannot be bought. */
  price: number
  parts: readonly Part[]
  effect: string
  /** The same on the card, in one or two short lines. */
  lines: readonly string[]
  flavour: string
  /** As it is said aloud. */
  spoken: string
}

/** One entry of an order: so many barrels of these colours in this region; all four colours: any. */
export interface Unit {
  /** As the catalogue names it. */
  ref: Ref<'unit'>
  region: string
  count: number
  colours: readonly string[]
}

/** An order, likewise. */
export interface Order extends Item {
  race: string
  units: readonly Unit[]
  /** How many barrels it asks for; `removes`: how many of these go back to the supply. */
  used: number
  removes: number
  fame: number
  /** The colour that pays 1 Fame a barrel at the end, or nothing. */
  bonus: string
  flavour: string
  /** How many go back, in words. */
  back: string
  /** All there is to it, as it is said aloud. */
  said: Said
  spoken: string
}

export type Barrels = Readonly<Record<Beer, number>>

/** How far these eyes are with an order. */
export interface Progress {
  order: string
  met: readonly number[]
  lacks: readonly Ref<'unit'>[]
  /** How many barrels are still missing; 0: fulfilled. */
  missing: number
  complete: boolean
  /** The barrels that count towards it, one by one. */
  uses: readonly string[]
}

/** One seat's side of the table. */
export interface Player {
  seat: number
  warehouse: Barrels
  /** Its territories in orange, black and purple. */
  regions: readonly Barrels[]
  hand: number
  draw: number
  discard: number
  /** Completed orders of dwarves, elves and trolls. */
  races: readonly number[]
  fame: Fame
}

/** What a seat's Fame would be if the game ended now, where it comes from, and the barrels that break a tie. */
export interface Fame {
  orders: number
  bonuses: number
  sets: number
  total: number
  barrels: number
}

/** A region with its majority tile. */
export interface Region {
  id: RegionId
  /** What the majority gives: `time`, `card` or `barrel`. */
  tile: string
  /** Who would have the majority now. */
  majority: number | null
}

/** The table as it is drawn: every piece with what the catalogue knows of it. */
export interface EmpireView extends Omit<Wire, 'in_play' | 'completing' | 'incoming' | 'parts' | 'middle' | 'display' | 'leads' | 'uses' | 'sips'> {
  zones: Zone[]
  task: string
  players: readonly Player[]
  regions: readonly Region[]
  supply: Barrels
  progress: readonly Progress[]
  in_play: Action | undefined
  parts: readonly { part: Part; state: PartState }[]
  incoming: EmpireNeedsBeerIncoming | undefined
  completing: { order: Order; left: number } | undefined
  /** The four slots of the middle; an empty one is empty text. The same for the display. */
  middle: readonly string[]
  display: readonly string[]
  /** The open top card of the advance deck, or nothing. */
  deck_top: string
  orders_left: number
  /** The cards of my draw pile, in no order. */
  to_come: readonly Action[]
  /** Who has the last turn of a round; -1 until it is known who begins. */
  last_seat: number
  round: number
  round_limit: number
  time_left: number
  /** The time units that this turn began with. */
  time_given: number
  last_round: boolean
  /** My own answer to when the last sip was. */
  sip: string
}

/** What a move does, as a verb with its arguments. */
export const doing = (move: MoveView): Said => move.do as unknown as Said

type Piece = Readonly<Record<string, unknown>>

/** What is known of an action card: `BA1` of whatever seat. */
export function actionOf(words: Words, id: string): Action {
  const what = id.split('@')[0]!
  const piece = words.catalogue[what] as Piece
  const action = `action-${nameIn(piece['action'] as string)}`
  const price = piece['price'] as number
  return {
    id,
    label: words.piece(what),
    school: nameIn(piece['school'] as string),
    price,
    parts: piece['parts'] as Part[],
    effect: words.piece(what, 'effect'),
    lines: ['line', 'more'].flatMap((form) => (words.has(`${action}.${form}`) ? [words.form(action, form, {})] : [])),
    flavour: words.piece(what, 'flavour'),
    spoken: say(words, { say: 'table-card', card: `card:${what}`, school: piece['school'] as Ref<'school'>, price }),
  }
}

/** What is known of an order. */
export function orderOf(words: Words, id: string): Order {
  const piece = words.catalogue[id] as Piece
  const needs = piece['needs'] as Ref<'unit'>[]
  const [used, removes, fame] = [piece['used'], piece['removes'], piece['fame']] as [number, number, number]
  const bonus = piece['bonus'] as Ref<'colour'> | undefined
  const back = backOf({ used, removes })
  const plain: Said = { say: 'table-order', order: `order:${id}`, race: piece['race'] as Ref<'race'>, needs, back }
  const said: Said = bonus ? { ...plain, bonus } : plain
  return {
    id,
    label: words.piece(id),
    race: nameIn(piece['race'] as string),
    units: needs.map((need) => unitOf(words, need)),
    used,
    removes,
    fame,
    bonus: bonus ? nameIn(bonus) : '',
    flavour: words.piece(id, 'flavour'),
    back: say(words, back),
    said,
    spoken: say(words, said),
  }
}

/** How many of the used barrels go back. */
export const backOf = ({ used, removes }: { used: number; removes: number }): Said => ({ say: 'table-go-back', removes, used, all: yes(removes === used) })

/** Say something of the game's own. */
export const say = (words: Words, fact: Said): string => words.say(fact as unknown as AnyFact)

export const yes = (so: boolean): 'yes' | 'no' => (so ? 'yes' : 'no')

export const isOrder = (thing: Action | Order): thing is Order => 'race' in thing

function unitOf(words: Words, ref: Ref<'unit'>): Unit {
  const piece = words.catalogue[nameIn(ref)] as Piece
  return { ref, region: nameIn(piece['place'] as string), count: piece['number'] as number, colours: (piece['colours'] as string[] | undefined)?.map(nameIn) ?? BEERS }
}

/** The colours of which a part of a card speaks. */
export const beersIn = (part: Part): readonly Beer[] => (part.colour ? [nameIn(part.colour) as Beer] : BEERS)

/** Whether two parts say the same. */
export const isSame = (one: Part, other: Part): boolean => one.what === other.what && one.colour === other.colour && one.place === other.place

/** Draw nothing that the table does not say: put what the catalogue knows to every piece. */
export function look(view: Wire, words: Words): EmpireView {
  const zones = view.zones.map((zone) => ({ ...zone, items: (zone.items ?? []).map((one) => pieceOf(words, one)) }))
  const found = new Map(zones.map((zone) => [zone.id, zone]))
  const idsIn = (zone: string): string[] => (found.get(zone)?.items ?? []).map((one) => one.id ?? '')
  const seats = view.seats.length
  const counter = (name: string): SoMany => (view.counters?.[name] as SoMany | undefined) ?? [0, 0]
  const [[time_left, time_given], [round, round_limit]] = [counter('time'), counter('round')]
  const first = view.seats.findIndex((seat) => seat.notes?.includes('began'))
  const playing = view.in_play ? actionOf(words, view.in_play) : undefined
  const mine = [...idsIn('middle'), ...(view.eyes === null ? [] : idsIn(`secret-${view.eyes}`))]
  return {
    ...view,
    zones,
    task: view.task ?? '',
    players: view.seats.map((seat) => playerAt(seat, found)),
    regions: REGIONS.map((id, at) => ({ id, tile: words.catalogue[id]?.['tile'] as string, majority: view.leads?.[at] ?? null })),
    supply: barrelsIn(found.get('supply')),
    progress: mine.map((id) => progressWith(orderOf(words, id), view, words)),
    in_play: playing,
    parts: (playing?.parts ?? []).map((part, at) => ({ part, state: view.parts?.[at] as PartState })),
    incoming: view.incoming ?? undefined,
    completing: view.completing ? { order: orderOf(words, view.completing.order), left: view.completing.left } : undefined,
    middle: slotsOf(view.middle, idsIn('middle')),
    display: slotsOf(view.display, idsIn('display')),
    deck_top: idsIn('advance')[0] ?? '',
    orders_left: sizeOf(found.get('orders')),
    to_come: (found.get(`draw-${view.eyes}`)?.known ?? []).map((id) => actionOf(words, id)),
    last_seat: first < 0 ? -1 : (first + seats - 1) % seats,
    round,
    round_limit,
    time_left,
    time_given,
    last_round: 'last' in (view.counters ?? {}),
    sip: view.eyes === null ? '' : (view.sips?.[view.eyes] ?? ''),
  }
}

const SLOTS = 4

/** What lies in each slot; where that is not sent, either all are full or none is. */
const slotsOf = (sent: readonly string[] | undefined, lying: readonly string[]): readonly string[] => (sent?.length ? sent : lying.length > 0 ? lying : Array.from({ length: SLOTS }, () => ''))

/** How many things lie in a zone, seen or not. */
export const sizeOf = (zone: Zone | undefined): number => Math.max(zone?.count ?? 0, (zone?.items ?? []).reduce((sum, one) => sum + (one.number ?? 1), 0))

function playerAt({ seat, counters }: SeatView, zones: ReadonlyMap<string, Zone>): Player {
  const at = (place: PlaceId): Barrels => barrelsIn(zones.get(`${place}-${seat}`))
  const done = (zones.get(`completed-${seat}`)?.items ?? []) as Order[]
  const size = (zone: string): number => sizeOf(zones.get(`${zone}-${seat}`))
  const { orders = 0, bonuses = 0, sets = 0, total = orders } = (counters?.['fame'] || {}) as Partial<Fame>
  return {
    seat,
    warehouse: at('warehouse'),
    regions: REGIONS.map(at),
    hand: size('hand'),
    draw: size('draw'),
    discard: size('discard'),
    races: RACES.map((race) => done.filter((order) => order.race === race).length),
    fame: { orders, bonuses, sets, total, barrels: [...REGIONS, 'warehouse'].reduce((sum, place) => sum + size(place), 0) },
  }
}

function pieceOf(words: Words, one: Item): Item {
  const id = one.id ?? ''
  const kind = words.catalogue[id.split('@')[0]!]?.kind
  const marks = (one.marks ?? []).map((mark) => (LIT.has(mark) ? mark : words.label('mark', mark)))
  if (kind === 'card') return { ...one, ...actionOf(words, id), marks }
  return kind === 'order' ? { ...one, ...orderOf(words, id), marks } : one
}

/** How many barrels of each colour lie in a zone. */
function barrelsIn(zone: Zone | undefined): Barrels {
  const number = (beer: Beer): number => {
    const found = zone?.items?.find((one) => one.id?.startsWith(`${beer}@`))
    return found ? (found.number ?? 1) : 0
  }
  return { blue: number('blue'), green: number('green'), red: number('red'), yellow: number('yellow') }
}

/** What an order still lacks, as the table says it: on itself, or of the secret one beside what I play for; nothing of what it needs is there while it says nothing. */
function lacksOf(order: Order, view: Wire): readonly Ref<'unit'>[] {
  const goal = view.goal as Extract<Said, { say: 'plays-for' }> | null | undefined
  if (goal?.order === `order:${order.id}`) return goal.lacks
  const lying = view.zones.flatMap((zone) => zone.items ?? []).find((one) => one.id === order.id)
  return (lying?.now as Extract<Said, { say: 'lacks' }> | undefined)?.lacks ?? order.units.map(({ ref }) => ref)
}

function progressWith(order: Order, view: Wire, words: Words): Progress {
  const lacks = lacksOf(order, view)
  const missing = lacks.map((ref) => unitOf(words, ref))
  const lacking = (unit: Unit): number => missing.find((one) => one.region === unit.region && one.colours.join() === unit.colours.join())?.count ?? 0
  const uses = view.uses?.[order.id ?? ''] ?? []
  return {
    order: order.id ?? '',
    met: order.units.map((unit) => unit.count - lacking(unit)),
    lacks,
    missing: missing.reduce((sum, { count }) => sum + count, 0),
    complete: view.zones.some((zone) => zone.items?.some(({ id, marks }) => id === order.id && marks?.includes('completable'))),
    uses: uses.map((id, at) => `${id}#${uses.slice(0, at + 1).filter((one) => one === id).length}`),
  }
}

/** How many barrels fit into a warehouse, and into a territory. */
export const ROOM = 4
/** So many cards are in a hand when a turn begins. */
export const HAND = 5

/** What is marked on things is shown by how they are lit. */
const LIT = new Set(['affordable', 'completable'])

/** What lies in a zone, as far as it can be seen; without the line and the marks for those who draw no signs. */
export function itemsIn(view: EmpireView, zone: string): readonly Item[] {
  return (view.zones.find((one) => one.id === zone)?.items ?? []).map(({ note: _, marks = [], ...item }) => ({ ...item, marks: marks.filter((mark) => !LIT.has(mark)) }))
}

/** The action cards in a zone, as far as they can be seen. */
export const cardsIn = (view: EmpireView, zone: string): readonly Action[] => itemsIn(view, zone) as readonly Action[]

export function handOf(view: EmpireView): readonly Action[] {
  return view.eyes === null ? [] : cardsIn(view, `hand-${view.eyes}`)
}

/** The action cards that a seat has removed from the game. */
export const removedBy = (view: EmpireView, seat: number): readonly Action[] => cardsIn(view, 'removed-actions').filter((card) => card.seat === seat)

/** The four orders of the middle by slot; a slot may be empty. */
export function middleOf(view: EmpireView): (Order | undefined)[] {
  const lying = itemsIn(view, 'middle') as readonly Order[]
  return view.middle.map((id) => lying.find((order) => order.id === id))
}

/** What is for sale by slot, with the top of the deck as the fifth. */
export function marketOf(view: EmpireView): (Action | undefined)[] {
  const lying = [...cardsIn(view, 'display'), ...cardsIn(view, 'advance')]
  return [...view.display, view.deck_top].map((id) => lying.find((card) => card.id === id))
}

/** The secret order of a seat, if these eyes may see it. */
export function secretOf(view: EmpireView, seat: number): Order | undefined {
  return itemsIn(view, `secret-${seat}`)[0] as Order | undefined
}

export function completedBy(view: EmpireView, seat: number): readonly Order[] {
  return itemsIn(view, `completed-${seat}`) as readonly Order[]
}

export function progressOf(view: EmpireView, order: string | undefined): Progress | undefined {
  return view.progress.find((one) => one.order === order)
}

/** The barrels at a place of a seat, one by one. */
export function barrelsAt(player: Player, place: PlaceId): Beer[] {
  const held = place === 'warehouse' ? player.warehouse : player.regions[REGIONS.indexOf(place)]!
  return BEERS.flatMap((beer) => Array.from({ length: held[beer] }, () => beer))
}

/** The barrels of a colour at a place, as moves name them. */
export const barrelId = (place: PlaceId, seat: number, beer: Beer): string => `${beer}@${place[0]}${seat}`

/** The barrels of one place one by one: those of one colour are numbered from 1. */
export function numbered(place: PlaceId, seat: number, beers: readonly Beer[]): { id: string; beer: Beer; number: number }[] {
  return beers.map((beer, at) => ({ beer, number: at - beers.indexOf(beer) + 1 })).map((one) => ({ ...one, id: `${barrelId(place, seat, one.beer)}#${one.number}` }))
}

/** What is left of a colour, as moves name it. */
export const supplyId = (beer: Beer): string => `${beer}@supply`

/** What an order asks for, region by region; entries keep their place in the list of units. */
export function byRegion(units: readonly Unit[]): { region: RegionId; units: { unit: Unit; at: number }[] }[] {
  return REGIONS.map((region) => ({ region, units: units.map((unit, at) => ({ unit, at })).filter(({ unit }) => unit.region === region) })).filter((row) => row.units.length > 0)
}

export function isAsked(view: EmpireView): boolean {
  return view.eyes !== null && (view.seats[view.eyes]?.awaited ?? false)
}

export const me = (view: EmpireView): Player | undefined => (view.eyes === null ? undefined : view.players[view.eyes])

/** All seats, beginning with whoever looks. */
export function roundFrom(view: EmpireView): number[] {
  const first = view.eyes ?? 0
  return view.players.map((_, step) => (first + step) % view.players.length)
}
