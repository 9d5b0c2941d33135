import { sound } from '$sound/sound'
import { tick, untrack } from 'svelte'
import { whatHappened, type Begun, type Clinked } from './happened'
import type { Table } from './reading'
import { bringFromDeck, lookRound } from './travel'

const CHEERS_MS = 1200
const BEGUN_MS = 3600

/** What lasts longer than a view: glasses that meet, cards on their way. Make it while a component is set up. */
export class Stage {
  cheers = $state.raw<Clinked & { key: number }>()
  begun = $state.raw<Begun>()
  private before: Table | undefined
  private keys = 0

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
    const { clinked, begun, drawn, sounds } = whatHappened(before, now)
    for (const name of sounds) sound(name)
    if (clinked) this.clink(clinked)
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

  private clink(clinked: Clinked): void {
    const key = ++this.keys
    this.cheers = { ...clinked, key }
    setTimeout(() => {
      if (this.cheers?.key === key) this.cheers = undefined
    }, CHEERS_MS)
  }
}
