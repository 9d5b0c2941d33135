import type { MoveView } from '$lib/types'
import { count } from '$lib/words'
import { nameOf } from './kinds'
import { isAsked, myHost, type FwbView, type Host, type Met } from './seen'
import { split } from './things'

export const PHASES = [
  { id: 'draw', name: 'Draw' },
  { id: 'swap', name: 'Swap' },
  { id: 'equipment', name: 'Install' },
  { id: 'complete', name: 'Serve' },
  { id: 'hand_limit', name: 'Limit' },
] as const

/** The phase that is lit, from 0; nothing before the first. */
export function phaseOf(view: FwbView): number {
  if (view.phase === 'refresh') return 3
  if (view.phase === 'turn_end') return 4
  return PHASES.findIndex((phase) => phase.id === view.phase)
}

/** `Round 4, turn 11, the Round Token moves in 2 turns`, where there is room for it. */
export function statusOf(view: FwbView, isWide: boolean): string {
  if (view.decision === 'over') return ''
  if (!isWide) return ''
  if (view.phase === 'arrival') return 'Before the first round'
  const pass = view.next_pass === 1 ? 'the Round Token moves after this turn' : `the Round Token moves in ${count(view.next_pass, 'turn')}`
  return `Round ${view.round}, turn ${view.turn}, ${pass}`
}

/** The interrupt or event that is being carried out, the innermost. */
export const openMet = (view: FwbView): Met | undefined => view.met.findLast((met) => met.open)

const pointsLeft = (view: FwbView): string => (view.draw_points === 1 ? 'one point left' : `${view.draw_points} points`)

type Say = (view: FwbView, names: readonly string[]) => string

const named = (names: readonly string[], seat: number | null | undefined): string => (seat == null ? '' : (names[seat] ?? ''))

/** What is asked of me, short enough for a phone. */
const ASKED: Readonly<Record<string, Say>> = {
  arrival: (view) => (view.moves?.some((move) => move.text.startsWith('nose')) ? 'How big is your nose? The biggest begins' : 'Did you bring a bottle?'),
  trade_offer: (view) => `Offer a card? ${count(view.trade?.offers_left ?? 0, 'offer')} left`,
  trade_want: (view) => `You give ${kindName(view.trade?.give)}. What for?`,
  trade_partner: () => 'Whom do you ask?',
  trade_answer: (view, names) => `${named(names, view.trade?.proposer)} offers you a trade`,
  draw: (view) => `Draw: ${pointsLeft(view)}`,
  swap: (view) => (view.swap_price === 1 ? 'Swap a guest? It costs one card' : 'Swap a guest? It costs a pair'),
  swap_source: () => 'Whom do you invite?',
  swap_slot: () => 'Who makes room?',
  swap_deck: () => 'Who makes room, or reject',
  equipment: () => 'Install what you need',
  make_room: () => 'The shed is full. What leaves?',
  complete: () => 'Serve a guest who is ready',
  supply_choice: () => 'Which tool from your hand is used up?',
  pay_choice: () => 'Pay as shown, or keep a card for Abundance',
  order_payment: () => 'Which card is laid next? The last lies on top',
  hand_limit: (view) => `Discard ${count(Math.max(1, (myHost(view)?.hand ?? 0) - view.hand_limit), 'card')}`,
  lucky_pick: () => 'Take a tool from the discard',
  exhibition_offer: () => 'Give two tools for one? The first',
  exhibition_second: () => 'The second tool you give',
  exhibition_take: () => 'Take a tool from the discard',
  rearrange: () => 'In what order do they come?',
  recall_source: () => 'Return it from hand or shed?',
  rush: () => 'Serve one guest with one thing less?',
  rush_omit: () => 'What is left out?',
  rush_destroy: () => 'Which used tool breaks?',
  compensation: () => 'Discard a card, then draw as many',
  friend_pick: (view, names) => `Take a tool from ${named(names, view.victim)}`,
  one_shot: () => 'A toast saves your shed',
  one_shot_take: (view, names) => `Remove a tool of ${named(names, view.victim)}`,
}

/** What goes on after `Your turn`, or after whom we wait for. */
export function turnWords(view: FwbView, names: readonly string[]): string {
  if (view.decision === 'over' || view.outcome) return ''
  if (isAsked(view)) return ASKED[view.decision]?.(view, names) ?? ''
  const met = openMet(view)
  if (met) return `for ${met.card.label ?? ''}`
  const phase = PHASES[phaseOf(view)]
  return phase ? `Phase ${phaseOf(view) + 1}, ${phase.name.toLowerCase()}` : ''
}

/**
 * The move that the one brass button makes while nothing is picked: what helps most. To let a chance go by is never
 * brass, nor an answer on honour: there the things on the table are lit.
 */
export function helpful(view: FwbView, moves: readonly MoveView[]): MoveView | undefined {
  const by = (text: string): MoveView | undefined => moves.find((move) => move.text === text)
  if (view.decision === 'complete') return undefined
  const installs = moves.some((move) => move.text.startsWith('install '))
  return by('draw') ?? by('rest') ?? (installs ? undefined : by('done'))
}

/** What stands on a button; the reason for an answer of honour stands above it. */
export function buttonWords(move: MoveView): string {
  return { toast: 'A toast', driver: 'I am driving', no: 'No toast', reject: 'Reject' }[move.text] ?? move.label ?? ''
}

export const kindName = (kind: string | undefined): string => (kind ? nameOf(kind) : '')

/** A sentence to read before a move that one may regret, or nothing. */
export function warningOf(view: FwbView, move: MoveView): string {
  const [verb, what] = split(move.text)
  const me = myHost(view)
  const place = me?.guests.find((one) => one.slot === Number(what))
  if (!me || !place) return ''
  if (verb === 'slot' && place.served) return `${place.guest.country} is served: ${count(place.guest.points ?? 0, 'point')} would be lost.`
  if (verb !== 'serve' && verb !== 'rush') return ''
  const points = (me.points ?? 0) + (place.guest.points ?? 0)
  const best = Math.max(...view.hosts.filter((host) => host.seat !== me.seat).map((host) => host.points ?? 0))
  const isLast = (me.served ?? 0) + 1 === view.guests_per_player && !view.last_round
  return isLast && points < best ? `This brings the last round, and you would have ${points} points against ${best}.` : ''
}

/** The nose of a seat, which breaks ties; where chance has ranked them nobody said how big it is. */
export function noseWords(host: Host): string {
  if (!host.rank) return ''
  const place = `number ${host.rank} of the table if there is a tie`
  return host.nose ? `nose ${host.nose}, ${place}` : place
}

/** The banner of the last round. */
export function lastRoundWords(view: FwbView, names: readonly string[]): string {
  const last = view.last_round
  if (!last || view.decision === 'over') return ''
  const who = last.seat === view.eyes && view.eyes !== null ? 'you' : named(names, last.seat)
  const why = last.why === 'guest_deck' ? 'no guest is left' : `${who} served everyone`
  const turns = last.turns ?? 0
  return `Last round: ${why}. ${turns === 1 ? 'The last turn.' : `${turns} turns to go.`}`
}

/** Which half of the felt I need for what I am asked. */
export function sideNeeded(view: FwbView): 'guests' | 'resources' | '' {
  if (!isAsked(view)) return ''
  if (['draw', 'equipment'].includes(view.decision)) return 'resources'
  return ['swap', 'swap_source'].includes(view.decision) ? 'guests' : ''
}
