import { untrack } from 'svelte'
import { isCalm } from '../lib/prefs.svelte'
import type { Sitting } from '../lib/table.svelte'
import { text, type AnyFact, type SeatRef } from '../words/facts'
import type { Words } from '../words/words'
import { endingOf, type Ending } from './endings'

/** The deciding move comes to lie, and can be seen there: so long the table stays as it is. */
export const LANDING_MS = 660
/** So long the felt takes to tell it. Both together are the 1.2 s that an event may last. */
export const TELLING_MS = 540

/** How a game ends: first the last move is seen, then the felt tells how it came out. Make it while a component is set up. */
export class Finish {
  /** Whether the felt tells it. */
  private told = $state(false)
  /** Somebody wants to see the table instead. */
  looking = $state(false)
  /** Everything else, on a sheet. */
  sheet = $state(false)
  /** Whether anything still moves. */
  moving = $state(false)
  ending = $state.raw<Ending>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly sitting: () => Sitting) {
    let seen = false
    $effect(() => {
      const { view } = sitting()
      const over = view?.outcome != null
      untrack(() => {
        if (!over) this.forget()
        else if (!this.told && this.timer === undefined) this.land(seen && !isCalm() && !document.hidden)
      })
      seen = view !== undefined && !over
    })
    $effect(() => () => clearTimeout(this.timer))
  }

  /** Whether the end has the felt now. */
  get isTold(): boolean {
    return this.told && !this.looking && this.ending !== undefined && this.sitting().view?.outcome != null
  }

  /** A tap has seen enough of what moves. */
  skip(): void {
    if (!this.moving) return
    clearTimeout(this.timer)
    this.moving = false
    this.told = true
  }

  /** Show the table as it was left. */
  look(): void {
    this.looking = true
    this.sheet = false
  }

  /** What happened last, oldest first. */
  get story(): readonly AnyFact[] {
    const { view, story } = this.sitting()
    return story.length > 0 ? story : (view?.story ?? [])
  }

  /** What decided it, as a fact; a game without words of ours has said it itself. */
  decided(words: Words): AnyFact | undefined {
    const { view } = this.sitting()
    if (!view?.outcome) return undefined
    const { said, label = '' } = view.outcome
    const fact = this.ending?.decided?.(view, this.story, words) ?? said ?? undefined
    return fact && words.has(fact.say) ? fact : label ? { say: 'plain', words: text(label) } : undefined
  }

  /** Who has won, as a heading or as it is `said`. */
  title(words: Words, form: '' | 'said' = ''): string {
    const { outcome } = this.sitting().view ?? {}
    if (!outcome) return ''
    const fact = wonBy(outcome.places)
    return words.form(fact.say, form, fact)
  }

  private land(moves: boolean): void {
    const { info } = this.sitting()
    if (info) endingOf(info.game).then((found) => (this.ending = found), () => {})
    this.moving = moves
    if (!moves) {
      this.told = true
      return
    }
    this.timer = setTimeout(() => {
      this.told = true
      this.timer = setTimeout(() => (this.moving = false), TELLING_MS)
    }, LANDING_MS)
  }

  private forget(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.told = this.looking = this.sheet = this.moving = false
  }
}

/** Who has won, as a fact: those in first place; if that is everybody, nobody is ahead. */
export function wonBy(places: readonly number[]): AnyFact {
  const who = places.flatMap((place, seat) => (place === 1 ? [`seat:${seat}` as SeatRef] : []))
  return who.length === places.length ? { say: 'all-level' } : { say: 'won-by', who }
}
