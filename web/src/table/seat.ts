import { roughly, span } from '../lib/clock'
import type { SeatInfo, SeatView, View, Zone } from '../lib/types'
import { commas } from '../lib/words'
import { text } from '../words/facts'
import { botOf } from '../lib/levels'
import { say } from '../words/language.svelte'
import type { Words } from '../words/words'
import { counterName, counterValue, noteName, type Counted } from './named'

/** Warn about the clock when so many seconds are left. */
const LAST_SECONDS = 60

/** The step that waits for the answer of a seat, if any does. */
export function owedBy(view: View, seat: number): string {
  const { awaited, owes } = view.seats[seat] ?? {}
  return awaited ? owes || (view.task ?? 'play') : ''
}

/** Whose a zone is, if anybody's: its name ends in the seat. */
export function seatOf(zone: Zone): number | undefined {
  const number = zone.shared ? undefined : /-(\d+)$/.exec(zone.id)?.[1]
  return number === undefined ? undefined : Number(number)
}

/** How many cards a seat holds; nothing in a game without hands. */
export function cardsOf(view: View, seat: number): number | undefined {
  const hands = view.zones.filter((zone) => zone.kind === 'hand' && seatOf(zone) === seat)
  return hands.length > 0 ? hands.reduce((sum, zone) => sum + Math.max(zone.count ?? 0, zone.items?.length ?? 0), 0) : undefined
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
  return left > 0 ? say('left', { time: text(span(left)) }) : say('time-up')
}

/** The same in words that change a few times only, for those who listen. */
export function timeCalled(info: SeatInfo, now: number): string {
  const left = (info.deadline ?? 0) - now
  if (!timeLeft(info, now)) return ''
  return left > 0 ? say('you-have-left', roughly(left)) : say('time-is-up')
}

/** What is counted, and what it stands at, in words. */
export interface Count {
  readonly label: string
  readonly value: string
}

/** What a seat counts besides its cards, which are drawn. */
export function counted(view: View, seat: SeatView, words: Words): Count[] {
  const cards = cardsOf(view, seat.seat)
  return Object.entries(seat.counters ?? {})
    .filter(([name, value]) => name !== 'cards' || value !== cards)
    .map(([name, value]) => ({ label: counterName(words, name, view), value: counterValue(words, value as Counted) }))
}

/** The line in words on a plate: what is urgent first; `counters` where there is no other room for them. */
export function lineOf(info: SeatInfo, seat: SeatView, now: number, table: Words, counters: readonly Count[] = []): string {
  const away = awayFor(info, now)
  const words = (seat.notes ?? []).map((note) => noteName(table, note))
  if (info.kind === 'gone') words.unshift(say('has-left'))
  else if (info.stood_in) words.unshift(say('stood-in'))
  else if (away !== undefined) words.unshift(say('away-for', { time: text(span(away)) }))
  else if (info.kind === 'person' && !info.online) words.unshift(say('away'))
  const left = seat.awaited ? timeLeft(info, now) : ''
  if (left) words.unshift(left)
  if (counters.length > 0) words.push(countersInWords(counters))
  if (info.kind === 'bot' || info.kind === 'outside') words.push(botOf(info))
  else if (words.length === 0 && seat.awaited) words.push(say('choosing'))
  return commas(words)
}

/** `bid 2, tricks won 1`. */
export function countersInWords(counters: readonly Count[]): string {
  return commas(counters.map(({ label, value }) => say('counted', { what: text(label), value: text(value) })))
}
