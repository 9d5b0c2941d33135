import type { Component } from 'svelte'
import { gameOf } from '../lib/folders'
import type { TableInfo, View } from '../lib/types'
import type { AnyFact } from '../words/facts'
import type { Words } from '../words/words'

/** What every game's own `Ending.svelte` is given. It draws how the game came out, with the deciding piece raised. */
export interface EndingProps<V extends View = View> {
  view: V
  info: TableInfo
  names: string[]
  /** What happened last, oldest first. */
  story: readonly AnyFact[]
  /** The picture on the felt, or the rows below it for a game that draws its own. */
  part: 'picture' | 'rows'
}

/** One line of how it came out: who, and with what. */
export interface Line {
  seats: readonly number[]
  /** `131 points`; a game without words for it leaves that to the score. */
  result: AnyFact
  won: boolean
}

/** A game's `Ending.svelte`: the picture, and besides what it tells of the end. */
export interface Ending {
  default: Component<EndingProps>
  /** What decided the game, as a fact; by default how it ended. */
  decided?: (view: View, story: readonly AnyFact[], words: Words) => AnyFact | undefined
  /** How everybody came out, best first; by default the scores. */
  lines?: (view: View, words: Words) => Line[]
  /** It draws the lines itself. */
  rows?: true
}

const FOUND = import.meta.glob<Ending>('../../../src/taphouse/games/*/Ending.svelte')
const ENDINGS = new Map(Object.entries(FOUND).map(([path, load]) => [gameOf(path), load]))

/** Fetch the end of a game; for a game that draws none of its own, the one that fits any. */
export async function endingOf(game: string): Promise<Ending> {
  const load = ENDINGS.get(game) ?? (() => import('./AnyEnding.svelte'))
  return load()
}

/** How everybody came out, by their places. */
export function linesByPlace(view: View, result: (seat: number) => AnyFact): Line[] {
  const { places, scores } = view.outcome!
  return places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place || scores[b.seat]! - scores[a.seat]!)
    .map(({ place, seat }) => ({ seats: [seat], result: result(seat), won: place === 1 }))
}
