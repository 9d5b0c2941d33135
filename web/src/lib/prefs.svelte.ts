import { recall, remember } from './memory'

/** What a person has chosen for this browser. */
class Prefs {
  #sound = $state(recall('sound') !== 'off')
  #calm = $state(recall('calm') === 'on')
  #sorting = $state(recall('sorting') ?? '')
  #language = $state(recall('language') ?? '')

  get sound(): boolean {
    return this.#sound
  }
  set sound(on: boolean) {
    this.#sound = on
    remember('sound', on ? 'on' : 'off')
  }

  /** Fewer things move, whatever the system says. */
  get calm(): boolean {
    return this.#calm
  }
  set calm(on: boolean) {
    this.#calm = on
    remember('calm', on ? 'on' : 'off')
  }

  /** How the hand is sorted: nothing for the order of the game. */
  get sorting(): string {
    return this.#sorting
  }
  set sorting(by: string) {
    this.#sorting = by
    remember('sorting', by)
  }

  /** The language that was chosen: nothing for that of the browser. */
  get language(): string {
    return this.#language
  }
  set language(language: string) {
    this.#language = language
    remember('language', language)
  }
}

export const prefs = new Prefs()

/** Whether nothing should travel: the system or the person asks for it. */
export function isCalm(): boolean {
  return prefs.calm || (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)
}
