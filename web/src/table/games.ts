import type { Component } from 'svelte'
import { gameOf } from '../lib/folders'
import type { TableProps } from './context'

type GameTable = Component<TableProps>

const FOUND = import.meta.glob<{ default: GameTable }>('../../../src/taphouse/games/*/Table.svelte')

const TABLES = new Map(Object.entries(FOUND).map(([path, load]) => [gameOf(path), load]))

/** Fetch the table of a game ahead of time. Should it still be missing when it is needed, whoever needs it says so. */
export function fetchTable(game: string): void {
  tableOf(game).catch(() => {})
}

/** Fetch the table of a game; for a game that draws none of its own, the one that plays anything. */
export async function tableOf(game: string): Promise<GameTable> {
  const load = TABLES.get(game) ?? (() => import('./AnyTable.svelte'))
  return (await load()).default
}
