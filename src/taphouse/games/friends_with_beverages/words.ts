import type { MoveView } from '$lib/types'
import { promptOf } from '$table/turn'
import { nameIn, seatIn, type SeatRef } from '$words/facts'
import type { Words } from '$words/words'
import { cardRef, guestRef, pointsOf } from './faces'
import { hostOf, isAsked, myHost, numberOf, phaseIn, questionOf, type FwbView, type Host, type Met } from './seen'
import { deedOf, verbOf } from './things'
import type { Said } from './words/said'

export const seatRef = (seat: number): SeatRef => `seat:${seat}`

export const PHASES = ['draw', 'swap', 'equipment', 'complete', 'hand_limit'] as const

/** The phase that is lit, from 0; nothing before the first. */
export function phaseOf(view: FwbView): number {
  const phase = phaseIn(view)
  if (phase === 'refresh') return 3
  if (phase === 'turn_end') return 4
  return PHASES.findIndex((one) => one === phase)
}

/** `Round 4, turn 11, the Round Token moves in 2 turns`. */
export function statusOf(view: FwbView): Said | undefined {
  if (view.outcome) return undefined
  if (phaseIn(view) === 'arrival') return { say: 'table-before-first' }
  return { say: 'table-status', round: numberOf(view, 'round'), turn: numberOf(view, 'turn'), turns: view.next_pass }
}

/** The interrupt or event that is being carried out, the innermost. */
export const openMet = (view: FwbView): Met | undefined => view.met?.findLast((met) => met.open)

/** What goes on after `Your turn`, or after whom we wait for. */
export function turnWords(view: FwbView, words: Words): string {
  if (view.outcome) return ''
  if (isAsked(view)) return promptOf(view, words)
  const met = openMet(view)
  if (met) return words.say({ say: 'table-for-card', card: cardRef(met.card) } satisfies Said)
  const phase = PHASES[phaseOf(view)]
  return phase ? words.say({ say: 'table-in-phase', phase } satisfies Said) : ''
}

/**
 * The move that the one brass button makes while nothing is picked: what helps most. To let a chance go by is never
 * brass, nor an answer on honour: there the things on the table are lit.
 */
export function helpful(view: FwbView, moves: readonly MoveView[]): MoveView | undefined {
  const by = (verb: Said['say']): MoveView | undefined => moves.find((move) => verbOf(move) === verb)
  return by('do-draw') ?? by('do-rest') ?? (by('do-install') || questionOf(view) === 'ask-complete' ? undefined : by('do-done'))
}

/** What stands on a button; the reason for an answer of honour stands above it. */
export function buttonWords(words: Words, move: MoveView): string {
  const deed = deedOf(move)
  return words.form(deed.say, 'button', deed)
}

/** What to read before a move that one may regret. */
export function warningOf(view: FwbView, words: Words, move: MoveView): Said | undefined {
  const deed = deedOf(move)
  const me = myHost(view)
  if (!me) return undefined
  if (deed.say === 'do-slot') return deed.served === 'yes' ? { say: 'table-points-lost', guest: deed.guest } : undefined
  if (deed.say !== 'do-serve' && deed.say !== 'do-rush') return undefined
  const points = me.points + pointsOf(words, nameIn(deed.guest))
  const best = Math.max(...view.seats.filter(({ seat }) => seat !== me.seat).map(({ seat }) => hostOf(view, seat).points))
  const isLast = me.served + 1 === (view.to_serve || me.guests.length) && !view.last_round
  return isLast && points < best ? { say: 'table-brings-end', number: points, most: best } : undefined
}

/** The nose of a seat, which breaks ties; where chance has ranked them nobody said how big it is. */
const noseOf = (host: Host): Said | undefined =>
  host.rank ? { say: 'table-about-nose', rank: host.rank, ...(host.nose ? { nose: host.nose } : {}) } : undefined

/** What else is to be known of a seat. */
export function aboutSeat(host: Host, drives: boolean): Said {
  const nose = noseOf(host)
  const then: Said[] = [
    { say: 'table-about-points', number: host.points },
    ...(nose ? [nose] : []),
    ...(host.bottle ? [{ say: 'table-about-bottle' } as const] : []),
    ...(drives ? [{ say: 'table-about-driver' } as const] : []),
    ...(host.toasted ? [{ say: 'table-about-toasted' } as const] : []),
  ]
  return { say: 'table-about-cards', number: host.hand, then }
}

/** The banner of the last round. */
export function lastRoundSaid(view: FwbView): Said | undefined {
  const last = view.last_round
  if (!last || view.outcome) return undefined
  const who = last.seat == null ? {} : { who: seatRef(last.seat) }
  return { say: 'table-last-round', why: last.why as 'served' | 'enough' | 'guest_deck', turns: last.turns ?? 0, ...who }
}

/** What became of each seat, my own first. */
export function resultsOf(view: FwbView, met: Met): Said[] {
  const seats = new Map<SeatRef, Said[]>()
  for (const result of (met.results ?? []) as unknown as (Said & { who: SeatRef })[]) seats.set(result.who, [...(seats.get(result.who) ?? []), result])
  const isMine = (who: SeatRef): number => Number(seatIn(who) === view.eyes)
  return [...seats].sort(([one], [other]) => isMine(other) - isMine(one)).map(([who, results]): Said => ({ say: 'table-became', who, results }))
}

/** How a guest of mine stands. */
export function stateOf({ served, ready, wild }: { served: boolean; ready: boolean; wild: number }, missing: number): Said {
  if (served) return { say: 'table-served' }
  if (ready) return { say: 'table-ready', ...(wild > 0 ? { number: wild } : {}) }
  return missing > 0 ? { say: 'table-to-find', number: missing } : { say: 'table-not-installed' }
}

/** Which half of the felt I need for what I am asked. */
export function sideNeeded(view: FwbView): 'guests' | 'resources' | '' {
  switch (questionOf(view)) {
    case 'ask-draw':
    case 'ask-equipment':
      return 'resources'
    case 'ask-swap':
    case 'ask-swap-source':
    case 'ask-swap-source-mixed':
    case 'ask-swap-source-wild':
      return 'guests'
    default:
      return ''
  }
}

/** Who was served last, and by whom. */
export const justServed = (served: NonNullable<FwbView['last_served']>): Said => ({ say: 'table-just-served', who: seatRef(served.seat), guest: guestRef(served.guest) })
