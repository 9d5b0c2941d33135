import { api } from '../lib/api'
import { recall, remember } from '../lib/memory'
import type { Made } from '../lib/types'

/** The games that somebody has sat down to with this device. */
const games = (): string[] => (recall('played') ?? '').split(' ').filter(Boolean)

/** Whether somebody sits down to a game for the first time here. */
export const isFirst = (game: string): boolean => !games().includes(game)

export function notePlayed(game: string): void {
  if (isFirst(game)) remember('played', [...games(), game].join(' '))
}

/** Sit down to a game with bots: for the first time to one that is short and friendly. */
export async function playNow(game: string): Promise<Made> {
  const made = await api.playNow({ game, ...(isFirst(game) ? { gentle: true } : {}) })
  notePlayed(game)
  return made
}
