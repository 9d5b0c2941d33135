import { onMount } from 'svelte'

/**
 * Something large is drawn in pieces, each a piece of work of its own: between them a tap can be heard.
 * Where there is no browser that could be kept busy, all of it is there at once.
 */
export class Pieces {
  #done = $state(0)

  /** To be made together with a component, for what it draws in so many pieces after the first. */
  constructor(more: number) {
    if (!('window' in globalThis)) this.#done = Infinity
    onMount(() => {
      let next = setTimeout(() => goOn())
      const goOn = (): void => {
        this.#done += 1
        if (this.#done < more) next = setTimeout(goOn)
        else this.#done = Infinity
      }
      return () => clearTimeout(next)
    })
  }

  /** How many pieces after the first are there; Infinity with the last of them. */
  get done(): number {
    return this.#done
  }
}
