import { untrack } from 'svelte'
import type { Seen, Sitting } from '../lib/table.svelte'
import type { View } from '../lib/types'
import { isMyTurn } from './cues.svelte'

/** So long each thing that happened is shown again. */
export const STEP_MS = 1300

/** Shows again what happened since my last move, as my eyes saw it, one thing at a time. Make it while a component is set up. */
export class Rerun {
  private at = $state(-1)
  private frames = $state.raw<readonly Seen[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined
  /** The table as it is, or as it was while that is shown. */
  readonly sitting: Sitting

  constructor(private readonly live: () => Sitting) {
    this.sitting = this.through()
    let wasMine = isMyTurn(untrack(live).view)
    $effect(() => {
      const mine = isMyTurn(live().view)
      // A question that comes meanwhile is not kept waiting, nor is the end.
      if ((mine && !wasMine) || live().view?.outcome) untrack(() => this.stop())
      wasMine = mine
    })
    $effect(() => () => clearTimeout(this.timer))
  }

  /** How many things there are to be shown again. */
  get count(): number {
    const { view, past = [], still } = this.live()
    return still || view?.outcome ? 0 : changes(past).length - 1
  }

  get isRunning(): boolean {
    return this.at >= 0
  }

  /** Which of them is shown, counted from 1; 0 is how it was before them. */
  get number(): number {
    return this.at
  }

  start(): void {
    if (this.count < 1) return
    this.frames = changes(this.live().past ?? [])
    this.at = 0
    this.goOn()
  }

  stop(): void {
    clearTimeout(this.timer)
    this.at = -1
  }

  private goOn(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      if (this.at + 1 >= this.frames.length) this.stop()
      else {
        this.at += 1
        this.goOn()
      }
    }, this.at === 0 ? STEP_MS / 2 : STEP_MS)
  }

  /** The live table, with what can be seen of it taken from the frame that is shown. */
  private through(): Sitting {
    const own: Partial<Record<keyof Sitting, () => unknown>> = {
      view: () => asShown(this.frames[this.at]!.view),
      story: () => this.frames[this.at]!.story,
      busy: () => true,
      notices: () => [],
      play: () => () => {},
    }
    return new Proxy({} as Sitting, {
      get: (_, name) => {
        const live = this.live()
        if (this.isRunning && name in own) return own[name as keyof Sitting]!()
        const value: unknown = live[name as keyof Sitting]
        return typeof value === 'function' ? value.bind(live) : value
      },
    })
  }
}

/** Only what the story tells is worth a frame; the first is where it all began. */
function changes(past: readonly Seen[]): readonly Seen[] {
  return past.filter(({ story }, at) => at === 0 || story.length > past[at - 1]!.story.length)
}

/** A view of what was: nothing can be done in it. */
function asShown(view: View): View {
  return { ...view, moves: [], seats: view.seats.map((seat) => (seat.seat === view.eyes ? { ...seat, awaited: false } : seat)) }
}
