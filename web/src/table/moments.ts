import type { IconName } from '$look/icons'
import { gameOf } from '../lib/folders'
import type { View } from '../lib/types'
import type { AnyFact } from '../words/facts'
import type { Words } from '../words/words'

/** Something that everybody should see: who did what, to whom, and by which rule. */
export interface Moment {
  /** Whoever has seen one of this kind before is told quickly. */
  kind: string
  icon: IconName
  /** Who did what, to whom. */
  what: AnyFact
  /** Why that is so, in one sentence. */
  why: AnyFact
  rule: string
  /** The seats that it concerns; their plates are lit. */
  seats?: readonly number[]
  /** The pieces that it concerns, as selectors of the table: they are lit as well. */
  pieces?: readonly string[]
  /** Never longer than an event may last. */
  brief?: boolean
}

/** What a moment is made of: the fact that tells it, all that was told with it, and the table before and after. */
export interface Told<V extends View = View> {
  fact: AnyFact
  news: readonly AnyFact[]
  before: V | undefined
  view: V
  words: Words
}

/** The great moments of a game, by the names of the facts that tell them; its `moments.ts` exports them as `moments`. */
export type Moments<V extends View = View> = Readonly<Record<string, (told: Told<V>) => Moment | undefined>>

const FOUND = import.meta.glob<{ moments: Moments }>('../../../src/taphouse/games/*/moments.ts')
const GAMES = new Map(Object.entries(FOUND).map(([path, load]) => [gameOf(path), load]))

/** Fetch the moments of a game; one that declares none has none. */
export async function momentsOf(game: string): Promise<Moments> {
  return (await GAMES.get(game)?.())?.moments ?? {}
}

/** Facts with everything that followed them, one by one, each with whoever the first of them was about. */
export function flat(facts: readonly AnyFact[]): AnyFact[] {
  return facts.flatMap((fact) => [fact, ...(fact.then ?? []).map((more) => ({ ...fact, ...more }))])
}

/** The moments in what was just told, in the order of telling. */
export function momentsIn(moments: Moments, told: Omit<Told, 'fact'>): Moment[] {
  const news = flat(told.news)
  return news.flatMap((fact) => moments[fact.say]?.({ ...told, news, fact }) ?? [])
}
