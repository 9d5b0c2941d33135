import { recall, remember } from '../lib/memory'

export interface GuideStep {
  /** The part of the frame it speaks of. */
  part: string
  words: string
}

export const STEPS: readonly GuideStep[] = [
  { part: 'seats', words: 'The others sit up here. A brass rim and a flag show whom the table waits for. Press a seat to learn more about it.' },
  { part: 'felt', words: 'What everybody shares lies on the felt. Hold a card, or press i, to see it large.' },
  { part: 'turn', words: 'Under the lamp stands whose turn it is and what you can do. When it is yours, the lamp is lit.' },
  { part: 'hand', words: 'Lit cards can be played. Press one to raise it, then press where it goes. Pressed again, it is played if there is only one way, and else put back. Keys stand on what they choose; ? lists them.' },
  { part: 'buttons', words: 'The brass button is your move. Everything else you may do stands beside it.' },
  { part: 'bar', words: 'Rules, story, chat, sound and taking a move back are in the menu. Enjoy the game.' },
]

/** The walk round the table for somebody who sits here for the first time. */
class Guide {
  at = $state(-1)

  get step(): GuideStep | undefined {
    return STEPS[this.at]
  }

  start(): void {
    this.at = 0
  }

  /** Begin unless this browser has seen it. */
  offer(): void {
    if (recall('guide') === null && this.at < 0) this.start()
  }

  next(): void {
    if (this.at + 1 < STEPS.length) this.at += 1
    else this.end()
  }

  end(): void {
    this.at = -1
    remember('guide', 'seen')
  }
}

export const guide = new Guide()
