import { recall, remember } from '../lib/memory'

export interface GuideStep {
  /** The part of the frame it speaks of. */
  part: string
  words: string
  /** What is said besides to somebody who has keys. */
  keys?: string
}

export const STEPS: readonly GuideStep[] = [
  { part: 'seats', words: 'The others sit up here. A brass rim and a flag show whom the table waits for. Press a seat to learn more about it.' },
  { part: 'felt', words: 'What everybody shares lies on the felt. Hold a card to see it large.', keys: 'The key i does the same.' },
  { part: 'turn', words: 'Under the lamp stands whose turn it is and what you can do. When it is yours, the lamp is lit.' },
  { part: 'hand', words: 'Lit cards can be played. Press one to raise it, then press where it goes. Pressed again, it is played if there is only one way, and else put back.', keys: 'Keys stand on what they choose; ? lists them.' },
  { part: 'buttons', words: 'The brass button is your move. Everything else you may do stands beside it.' },
  { part: 'bar', words: 'Rules, story, chat, sound and taking a move back are in the menu. Enjoy the game.' },
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
