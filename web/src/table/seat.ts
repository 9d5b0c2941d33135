import { span, spoken } from '../lib/clock'
import type { Counter, SeatInfo, SeatView, View } from '../lib/types'

/** Warn about the clock when so many seconds are left. */
const LAST_SECONDS = 60

/** How many cards a seat holds; nothing in a game without hands. */
export function cardsOf(view: View, seat: number): number | undefined {
  const hands = view.zones.filter((zone) => zone.kind === 'hand' && zone.seat === seat)
  return hands.length > 0 ? hands.reduce((sum, zone) => sum + (zone.count ?? 0), 0) : undefined
}

/** How long a seat has been away. */
export function awayFor(info: SeatInfo, now: number): number | undefined {
  return info.kind === 'person' && !info.online && info.away_since ? Math.max(0, now - info.away_since) : undefined
}

/** The warning of the clock: `0:42 left`. */
export function timeLeft(info: SeatInfo, now: number): string {
  if (!info.deadline) return ''
  const left = info.deadline - now
  if (left > LAST_SECONDS) return ''
  return left > 0 ? `${span(left)} left` : 'time is up'
}

/** The same in words that change a few times only, for those who listen. */
export function timeCalled(info: SeatInfo, now: number): string {
  const left = (info.deadline ?? 0) - now
  if (!timeLeft(info, now)) return ''
  return left > 0 ? `You have ${spoken(left)} left.` : 'Your time is up.'
}

/** What a seat counts besides its cards, which are drawn. */
export function counted(view: View, seat: SeatView): Counter[] {
  const cards = cardsOf(view, seat.seat)
  return (seat.counters ?? []).filter((counter) => counter.id !== 'cards' || counter.value !== cards)
}

/** The line in words on a plate: what is urgent first; `counters` where there is no other room for them. */
export function lineOf(info: SeatInfo, seat: SeatView, now: number, counters: readonly Counter[] = []): string {
  const away = awayFor(info, now)
  const words = [...(seat.notes ?? [])]
  if (info.kind === 'gone') words.unshift('has left, a bot plays on')
  else if (info.stood_in) words.unshift('a bot stands in')
  else if (away !== undefined) words.unshift(`away, ${span(away)}`)
  else if (info.kind === 'person' && !info.online) words.unshift('away')
  const left = seat.awaited ? timeLeft(info, now) : ''
  if (left) words.unshift(left)
  if (counters.length > 0) words.push(countersInWords(counters))
  if (info.kind === 'bot' || info.kind === 'outside') words.push('bot')
  else if (words.length === 0 && seat.awaited) words.push('choosing')
  return words.join(', ')
}

/** `bid 2, tricks won 1`. */
export function countersInWords(counters: readonly Counter[]): string {
  return counters.map((counter) => `${counter.label} ${counter.value}`).join(', ')
}
