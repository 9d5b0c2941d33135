import type { Thing } from '$lib/moves'
import type { MoveView } from '$lib/types'
import { Choice, type Send } from '$table/choice.svelte'
import type { Said } from './words/said'

/** What is picked so far. A move that comes with a warning is made by its button alone, never by a quick second tap. */
export class Pick extends Choice {
  constructor(
    offered: () => readonly MoveView[],
    send: Send,
    private readonly warned: (move: MoveView) => Said | undefined,
  ) {
    super(offered, send)
  }

  /** What is to be read before the move that is meant. */
  get warning(): Said | undefined {
    return this.only && this.warned(this.only)
  }

  override tap(thing: Thing, maySend = true): boolean {
    if (this.has(thing) && this.warning) return true
    return super.tap(thing, maySend)
  }

  override drop(thing: Thing): void {
    if (this.has(thing) || !this.tap(thing) || this.warning || !this.only) return
    this.play(this.only)
  }
}
