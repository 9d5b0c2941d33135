import type { TableCard } from '../lib/types'
import { inOrder, isMyTurn } from './standing'

/** So long nobody may have touched anything before rows change their places. */
export const QUIET = 2_000

/** My tables in the order in which they are shown: what is said of them is always the latest, yet they stay under the finger. */
export class MyTables {
  private cards = $state.raw<readonly TableCard[]>([])
  private order = $state.raw<readonly string[]>([])
  private touched = -Infinity
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Tables whose call was told, by when it began: each once. */
  private told = new Map<string, number>()

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** All of them, in their places. */
  get all(): TableCard[] {
    return this.order.map((id) => this.cards.find((card) => card.id === id)).filter((card) => card !== undefined)
  }

  /** The one that waits longest for me; none if none does. */
  get lead(): TableCard | undefined {
    return this.all.find(isMyTurn)
  }

  get others(): TableCard[] {
    const { lead } = this
    return this.all.filter((card) => card !== lead)
  }

  /** Somebody touches the page: places stay as they are for a while. */
  touch(): void {
    this.touched = this.clock()
  }

  /** Take the latest cards; gives those that began to wait for me since, each once. */
  take(cards: readonly TableCard[]): TableCard[] {
    const first = this.cards.length === 0
    this.cards = cards
    const ids = cards.map((card) => card.id)
    const kept = this.order.filter((id) => ids.includes(id))
    this.order = first ? inOrder(cards).map((card) => card.id) : [...kept, ...ids.filter((id) => !kept.includes(id))]
    this.settle()
    const called = cards.filter((card) => isMyTurn(card) && this.told.get(card.id) !== card.standing?.since)
    for (const card of called) this.told.set(card.id, card.standing?.since ?? 0)
    return first ? [] : called
  }

  /** Nobody looks any more. */
  stop(): void {
    clearTimeout(this.timer)
  }

  /** Put everything in its place, as soon as nobody touches anything. */
  private settle(): void {
    clearTimeout(this.timer)
    const left = this.touched + QUIET - this.clock()
    if (left > 0) this.timer = setTimeout(() => this.settle(), left)
    else this.order = inOrder(this.cards).map((card) => card.id)
  }
}
