import type { SeatView } from '$lib/types'
import { count } from '$lib/words'
import { handOf } from './happened'
import { withACard } from './moves'
import type { LastCallView } from './view'

/** Beside the title: `Round 2, first to 3 wins`, or less of it where there is less room. */
export function statusOf(view: LastCallView, room: 'wide' | 'narrow' | 'small'): string {
  if (view.target === 0) return ''
  if (room === 'small') return `Round ${view.round}`
  if (room === 'narrow') return `Round ${view.round}, to ${view.target}`
  return `Round ${view.round}, first to ${view.target} ${view.match === 'points' ? 'points' : 'wins'}`
}

/** What I have in a match: `2 wins`, `1 point`. */
export function scoreOf(view: LastCallView, seat: number): string {
  if (view.target === 0) return ''
  return count(view.scores[seat] ?? 0, view.match === 'points' ? 'point' : 'win')
}

const cards = (number: number): string => (number === 1 ? 'one' : String(number))

/** What I can do now, beside `Your turn`; in few words, for what matches stands on the felt. `before`: a button follows. */
export function myTurn(view: LastCallView, names: readonly string[], before = false): string {
  const moves = view.moves ?? []
  const canLay = withACard(moves).length > 0
  const canDraw = moves.some((move) => move.text === 'draw')
  switch (view.decision) {
    case 'turn':
      if (canLay) return canDraw ? 'Play a raised card, or draw' : 'Play a raised card; nothing is left to draw'
      return canDraw ? 'Nothing matches: draw one' : 'Nothing to play, nothing to draw'
    case 'after_draw':
      if (!canLay) return 'What you drew does not match'
      return before ? 'Play it, or' : 'You may play what you drew'
    case 'take_that':
      return canLay ? `Stack a Take That, or draw ${cards(view.pending)}` : `A Take That for you: draw ${cards(view.pending)}`
    case 'cheers':
      if (!moves.some((move) => move.text === 'sip')) return 'Cheers: draw two'
      return before ? 'Sip anything, or' : 'Cheers: a sip of anything, or draw two'
    case 'declare_suit':
      return 'Name the suit that counts'
    case 'pass_card':
      return `Choose a card for ${names[nextSeat(view, view.eyes ?? 0)]}`
    case 'heard_far':
      return before ? 'Heard 20 metres away?' : 'Was your shout heard 20 metres away?'
    default:
      return view.prompt ?? ''
  }
}

/** What goes on after `Sarah to answer`, where the seat that we wait for does more than play. */
export function theirTurn(view: LastCallView): string {
  switch (view.decision) {
    case 'after_draw':
      return 'or keep the drawn card'
    case 'take_that':
      return `a Take That of ${view.pending}`
    case 'cheers':
      return 'the Cheers: a sip, or draw two'
    case 'declare_suit':
      return 'a suit'
    case 'pass_card':
      return 'a card to pass'
    case 'heard_far':
      return 'how far the shout was heard'
    default:
      return ''
  }
}

export function nextSeat(view: LastCallView, seat: number): number {
  return (seat + view.direction + view.seats.length) % view.seats.length
}

/** Who won the last round, as the title of its end; several with the fewest cards win nothing in a match. */
export function roundTitle(view: LastCallView, names: readonly string[]): string {
  const winners = (view.last_round?.winners ?? []).map((seat) => (seat === view.eyes ? 'You' : (names[seat] ?? '')))
  if (winners.length !== 1) return 'Level: nobody wins the round'
  return `${winners[0]} ${winners[0] === 'You' ? 'win' : 'wins'} the round`
}

/** Why the last round ended. */
export function roundEnd(view: LastCallView): string {
  switch (view.last_round?.how) {
    case 'turn limit':
      return 'The last turn was over, and the fewest cards win.'
    case 'blocked':
      return 'Nobody could go on, and the fewest cards win.'
    default:
      return 'The last card was laid.'
  }
}

/** What I can cry now: nothing once the game is over, and a shout only with its card in hand. */
export function callsOf(view: LastCallView): string[] {
  if (view.decision === 'over') return []
  return handOf(view).some((card) => card.event === 'my_shout') ? ['call', 'shout'] : ['call']
}

/** What stands on the button while there is nothing to press it for. */
export function idleWords(view: LastCallView): string {
  const mine = view.eyes !== null && view.seats[view.eyes]?.awaited
  if (mine && view.decision === 'declare_suit') return 'Name a suit'
  return mine && view.decision === 'pass_card' ? 'Pass a card' : 'Draw one'
}

const TURNS: readonly string[] = ['turn', 'after_draw', 'take_that', 'cheers']

/** The line on a plate: what matters first, then what the seat just did, then who is next. */
export function plateNotes(view: LastCallView, seat: SeatView, deeds: Readonly<Record<number, string>>): string[] {
  if (seat.notes?.length) return seat.notes
  const deed = deeds[seat.seat]
  if (deed) return [deed]
  const isNext = view.seats.length > 2 && TURNS.includes(view.decision) && nextSeat(view, view.active) === seat.seat
  return isNext ? ['plays next'] : []
}
