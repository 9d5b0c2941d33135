import { untrack } from 'svelte'
import { recall, remember } from '../lib/memory'
import type { Sitting } from '../lib/table.svelte'
import type { View } from '../lib/types'
import type { AnyFact } from '../words/facts'
import type { Words } from '../words/words'
import { momentsIn, momentsOf, type Moment, type Moments } from './moments'
import { newsIn } from './news'

/** So long an event may last; and so long it can be read by somebody who sees its kind for the first time. */
export const EVENT_MS = 1200
export const FIRST_MS = 3600
/** More at once cannot be followed. */
const MOST = 2
const SEEN = 'moments'

/** Stages the great moments of a game, one after the other. Nothing waits for it. Make it while a component is set up. */
export class MomentStage {
  now = $state.raw<Moment>()
  private waiting: Moment[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly seen = new Set((recall(SEEN) ?? '').split(' '))

  constructor(sitting: () => Sitting, words: () => Words) {
    let heard: readonly AnyFact[] | undefined
    let before: View | undefined
    const moments = momentsOf(untrack(sitting).info?.game ?? '').catch((): Moments => ({}))
    $effect(() => {
      const { story, view } = sitting()
      if (!view) return
      const news = heard === undefined ? [] : newsIn(heard, story)
      const told = { news, before, view, words: untrack(words) }
      if (news.length > 0 && !view.outcome) void moments.then((found) => this.stage(momentsIn(found, told)))
      if (view.outcome) this.skip()
      heard = story
      before = view
    })
    $effect(() => () => clearTimeout(this.timer))
  }

  /** Somebody has seen enough of it. */
  skip(): void {
    this.waiting = []
    if (this.now) this.next()
  }

  private stage(found: readonly Moment[]): void {
    if (found.length === 0) return
    this.waiting = [...this.waiting, ...found].slice(-MOST)
    // What is going on makes room for what is new, once it was seen as long as an event may last.
    if (!this.now) this.next()
  }

  private next(): void {
    clearTimeout(this.timer)
    this.now = this.waiting.shift()
    if (!this.now) return
    const { kind, brief } = this.now
    const isFirst = !this.seen.has(kind)
    this.seen.add(kind)
    remember(SEEN, [...this.seen].filter(Boolean).join(' '))
    this.timer = setTimeout(() => this.next(), brief || !isFirst || this.waiting.length > 0 ? EVENT_MS : FIRST_MS)
  }
}
