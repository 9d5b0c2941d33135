import type { Sitting } from '../lib/table.svelte'
import { api } from '../lib/api'

/** Asks for a seat at a running game; whoever has no name yet is asked for one first. */
class Knocking {
  asksName = $state(false)
  private at: Sitting | undefined

  knock(sitting: Sitting): void {
    api.me().then(
      (me) => {
        if (me.known) sitting.ask({ do: 'knock' })
        else {
          this.at = sitting
          this.asksName = true
        }
      },
      (refusal: Error) => sitting.say(refusal.message),
    )
  }

  /** Whoever opened the link under a name known here has knocked with it. */
  arrive(sitting: Sitting): void {
    api.me().then(
      (me) => {
        if (me.known) sitting.ask({ do: 'knock' })
      },
      () => {},
    )
  }

  named(): void {
    this.asksName = false
    // The bar knows us by the cookie that came with the name: come in anew to show it.
    this.at?.again?.()
    this.at?.ask({ do: 'knock' })
  }

  dismiss(): void {
    this.asksName = false
  }
}

export const knocking = new Knocking()
