import { recall, remember } from '../lib/memory'

/** The games that somebody has sat down to with this device. */
const games = (): string[] => (recall('played') ?? '').split(' ').filter(Boolean)

/** Whether somebody sits down to a game for the first time here. */
export const isFirst = (game: string): boolean => !games().includes(game)

export function notePlayed(game: string): void {
  if (isFirst(game)) remember('played', [...games(), game].join(' '))
}
