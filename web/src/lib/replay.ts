import type { TableInfo } from './types'

/** The table as it was played: who is here today, and what is asked today, has no place in a replay. */
export function asPlayed({ is, id, game, title, status, house, catalogue = '', your_seat = null, seats }: TableInfo): TableInfo {
  const people = seats.map(({ seat, kind, name = '' }) => ({ seat, kind, name, online: true }))
  return { is, id, game, title, status, house, catalogue, your_seat, seats: people }
}
