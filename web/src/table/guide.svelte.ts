import { recall, remember } from '../lib/memory'

export interface GuideStep {
  /** The part of the frame it speaks of. */
  part: string
  /** Whether something is said besides to somebody who has keys. */
  keys?: boolean
}

/** What is said at each stands in the words of the pages: `guide.seats`. */
export const STEPS: readonly GuideStep[] = [
  { part: 'seats' },
  { part: 'felt', keys: true },
  { part: 'turn' },
  { part: 'hand', keys: true },
  { part: 'buttons' },
  { part: 'bar' },
]

/** The walk round the table for somebody who sits here for the first time. */
class Guide {
  /** The steps of this walk: those taken, and those whose thing is on the table just now. */
  steps = $state.raw<readonly GuideStep[]>([])
  at = $state(-1)
  waits = $state(false)

  get step(): GuideStep | undefined {
    return this.steps[this.at]
  }

  /** Begin; `isThere` tells whether a part is to be seen, and is asked again at every step. */
  start(isThere: (part: string) => boolean): void {
    this.waits = false
    this.steps = STEPS.filter(({ part }) => isThere(part))
    this.at = 0
  }

  /** Begin as soon as there is something to see. */
  want(): void {
    this.waits = true
  }

  /** The same, unless this browser has seen it. */
  offer(): void {
    if (recall('guide') === null && this.at < 0) this.want()
  }

  next(isThere: (part: string) => boolean): void {
    const taken = this.steps.slice(0, this.at + 1)
    const last = STEPS.indexOf(taken.at(-1)!)
    this.steps = [...taken, ...STEPS.slice(last + 1).filter(({ part }) => isThere(part))]
    if (this.at + 1 < this.steps.length) this.at += 1
    else this.end()
  }

  end(): void {
    this.at = -1
    this.waits = false
    remember('guide', 'seen')
  }
}

export const guide = new Guide()
