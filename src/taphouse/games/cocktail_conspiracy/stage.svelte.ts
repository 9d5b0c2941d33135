import { sound } from '$sound/sound'
import { tick, untrack } from 'svelte'
import { whatHappened, type Begun } from './happened'
import type { Table } from './reading'
import { bringFromDeck, lookRound } from './travel'

const BEGUN_MS = 3600

/** What lasts longer than a view: who begins, cards on their way. Make it while a component is set up. */
export class Stage {
  begun = $state.raw<Begun>()
  private before: Table | undefined

  constructor(view: () => Table) {
    $effect.pre(() => {
      view()
      untrack(lookRound)
    })
    $effect(() => {
      const now = view()
      untrack(() => {
        if (this.before) void this.follow(this.before, now)
        this.before = now
      })
    })
  }

  private async follow(before: Table, now: Table): Promise<void> {
    const { begun, drawn, sounds } = whatHappened(before, now)
    for (const name of sounds) sound(name)
    if (begun) this.begin(begun)
    else if (now.turn > 1 || now.latest) this.begun = undefined
    await tick()
    bringFromDeck(drawn)
  }

  private begin(begun: Begun): void {
    this.begun = begun
    setTimeout(() => {
      if (this.begun === begun) this.begun = undefined
    }, BEGUN_MS)
  }
}
