import { span } from '../lib/clock'
import type { Standing, TableCard } from '../lib/types'
import { commas, list, textOf } from '../lib/words'
import { text } from '../words/facts'
import { say } from '../words/language.svelte'

/** So many of my other tables are shown; the rest is a tap away. */
export const ROWS = 3
/** A few names are said one by one. */
const NAMED = 2

export const isMyTurn = (table: TableCard): boolean => table.standing?.your_turn ?? false

/** My tables as they matter: where I am awaited, the longest waiting first; then those that run, then those that are not dealt. */
export function inOrder(tables: readonly TableCard[]): TableCard[] {
  const place = (table: TableCard): number => (isMyTurn(table) ? 0 : table.status === 'running' ? 1 : 2)
  const since = (table: TableCard): number => table.standing?.since ?? 0
  return [...tables].sort((one, other) => place(one) - place(other) || (isMyTurn(one) ? since(one) - since(other) : 0))
}

/** The heading over a table that waits for me. */
export function callOf(table: TableCard): string {
  if (!table.host) return say('my-turn-here')
  return table.host === table.you ? say('my-turn-own') : say('my-turn-at', { who: text(table.host) })
}

/** What happened there last, as I have heard it. */
export const lastLine = (table: TableCard): string => (table.standing?.latest ? textOf(table.standing.latest) : '')

/** Whose turn it is, or who is away: `Hops to bid`, `Sarah is away, 0:42`. */
export function turnLine(table: TableCard, now: number): string {
  const { standing } = table
  if (isMyTurn(table)) return say('your-turn')
  if (!standing) return say(table.status === 'open' ? 'not-dealt' : 'being-played')
  return awayLine(standing, now) || waitLine(standing)
}

function awayLine(standing: Standing, now: number): string {
  const away = standing.awaited?.find((one) => one.away_since)
  return away?.away_since ? say('is-away-for', { who: text(away.name), time: text(span(now - away.away_since)) }) : ''
}

function waitLine({ awaited = [], does }: Standing): string {
  const what = text(does || say('to-do', { verb: text('play') }))
  if (awaited.length === 0) return say('a-moment')
  return awaited.length > NAMED ? say('turn-of-many', { number: awaited.length, does: what }) : say('turn-of', { who: awaited.map((one) => text(one.name)), does: what })
}

/** Which game it is, and with whom. */
export function aboutTable(table: TableCard): string {
  const others = table.names.filter((name) => name !== table.you)
  return commas([table.title, others.length > 0 ? say('with-others', { others: text(list(others)) }) : ''])
}
