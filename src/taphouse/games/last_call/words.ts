import type { SeatView } from '$lib/types'
import type { Words } from '$words/words'
import { pieceOf } from './faces'
import { verbOf, withACard } from './moves'
import { handOf, isMatch, nextSeat } from './table'
import type { LastCallView } from './view'
import type { Said } from './words/said'

type Match = 'wins' | 'points'
const matchOf = (view: LastCallView): Match => (view.match === 'points' ? 'points' : 'wins')

/** Beside the title: `Round 2, first to 3 wins`, or less of it where there is less room. */
export function statusOf(view: LastCallView, words: Words, room: 'wide' | 'narrow' | 'small'): string {
  if (!isMatch(view)) return ''
  const round = { number: view.round, target: view.target ?? 0 }
  if (room === 'small') return words.say({ say: 'table-round', number: view.round } satisfies Said)
  if (room === 'narrow') return words.say({ say: 'table-round-to', ...round } satisfies Said)
  return words.say({ say: 'table-round-first-to', ...round, match: matchOf(view) } satisfies Said)
}

/** What a seat has in a match: `2 wins`, `1 point`. */
export function scoreOf(view: LastCallView, seat: number): Said | undefined {
  return isMatch(view) ? { say: 'table-score', number: view.scores?.[seat] ?? 0, match: matchOf(view) } : undefined
}

/** What I can do now, beside `Your turn`; in few words, for what matches stands on the felt. `before`: a button follows. */
export function myTurn(view: LastCallView, before = false): Said | undefined {
  const moves = view.moves ?? []
  const canLay = withACard(moves).length > 0
  const canDraw = moves.some((move) => verbOf(move) === 'do-draw')
  switch (view.decision) {
    case 'turn':
      if (canLay) return { say: canDraw ? 'table-may-play' : 'table-may-only-play' }
      return { say: canDraw ? 'table-may-draw' : 'table-may-nothing' }
    case 'after_draw':
      if (!canLay) return { say: 'table-drawn-no-match' }
      return { say: before ? 'table-drawn-or' : 'table-drawn' }
    case 'take_that':
      return { say: canLay ? 'table-stack-or-draw' : 'table-take-that', number: view.pending ?? 0 }
    case 'cheers':
      if (!moves.some((move) => verbOf(move) === 'do-sip')) return { say: 'table-cheers-dry' }
      return { say: before ? 'table-cheers-or' : 'table-cheers' }
    case 'declare_suit':
      return { say: 'table-suit-that-counts' }
    case 'pass_card':
      return { say: 'table-card-for', whom: `seat:${nextSeat(view, view.eyes ?? 0)}` }
    case 'heard_far':
      return { say: before ? 'table-heard-short' : 'table-heard' }
    default:
      return undefined
  }
}

/** What goes on after `Sarah to answer`, where the seat that we wait for does more than play. */
export function theirTurn(view: LastCallView): Said | undefined {
  const task = view.decision
  switch (task) {
    case 'after_draw':
    case 'take_that':
    case 'cheers':
    case 'declare_suit':
    case 'pass_card':
    case 'heard_far':
      return { say: 'table-task', task, number: view.pending ?? 0 }
    default:
      return undefined
  }
}

/** Who won the last round, as the title of its end; several with the fewest cards win nothing in a match. */
export const roundTitle = (view: LastCallView): Said => ({
  say: 'table-round-won',
  who: (view.last_round?.winners ?? []).map((seat) => `seat:${seat}` as const),
})

/** Why the last round ended. */
export function roundEnd(view: LastCallView): Said {
  const how = view.last_round?.how
  return { say: 'table-round-end', how: how === 'turn_limit' || how === 'blocked' ? how : 'went_out' }
}

/** What I can cry now: nothing once the game is over, and a shout only with its card in hand. */
export function callsOf(view: LastCallView, words: Words): string[] {
  if (view.decision === 'over') return []
  return handOf(view).some((card) => pieceOf(words, card.id ?? '').event === 'my_shout') ? ['call', 'shout'] : ['call']
}

/** What stands on the button while there is nothing to press it for. */
export function idleWords(view: LastCallView): Said {
  const mine = view.eyes !== null && view.seats[view.eyes]?.awaited
  if (mine && view.decision === 'declare_suit') return { say: 'table-name-suit' }
  return { say: mine && view.decision === 'pass_card' ? 'table-pass-card' : 'table-draw-one' }
}

const TURNS: readonly string[] = ['turn', 'after_draw', 'take_that', 'cheers']

/** The line on a plate: what matters first, then what the seat just did, then who is next. */
export function plateNotes(view: LastCallView, words: Words, seat: SeatView, deeds: Readonly<Record<number, Said>>): string[] {
  if (seat.notes?.length) return seat.notes.map((note) => words.label('note', note) || note)
  const deed = deeds[seat.seat]
  if (deed) return [words.say(deed)]
  const isNext = view.seats.length > 2 && TURNS.includes(view.decision) && nextSeat(view, view.active) === seat.seat
  return isNext ? [words.say({ say: 'table-plays-next' } satisfies Said)] : []
}
