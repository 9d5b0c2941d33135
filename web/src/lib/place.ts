import { usesKeys } from './input'

/** What can be played now, or else a card of the hand. */
const LIT = 'main [data-pick]:not([inert] *)'
const HELD = 'main .hand-card[tabindex="0"]'
/** Where a page says what it is about: under the lamp of a table, else in its heading. */
const PLACES = ['main [data-lead]', 'h1']

/** Focus the first thing that lets itself be focused; not all that is lit is shown already. */
function take(...selectors: string[]): HTMLElement | undefined {
  for (const thing of selectors.flatMap((one) => [...document.querySelectorAll<HTMLElement>(one)])) {
    thing.focus({ preventScroll: true })
    if (thing === document.activeElement) return thing
  }
  return undefined
}

let leave = (): void => {}

/** Another page has come: whoever is here is led to where it begins. */
export const leavePage = (): void => leave()

/**
 * Nobody loses their place: when the page becomes another, or when what had the focus is gone, the focus goes on.
 * Whoever uses keys comes to the next thing that can be played; where there is none, and whoever points, to the turn line or the heading.
 */
export function keepPlace(): () => void {
  let last: Element | undefined
  let isNew = false
  /** Where somebody was led: from there it goes on as soon as there is something to play. */
  let led: HTMLElement | undefined

  const isLost = (): boolean => {
    if (isNew) return true
    if (!last || (last.isConnected && !last.closest('[inert]'))) return false
    return document.activeElement === document.body || document.activeElement === last
  }
  const look = (): void => {
    const waits = led !== undefined && led === document.activeElement
    if ((!waits && !isLost()) || document.querySelector('dialog[open]')) return
    if (usesKeys() && take(LIT, ...(waits ? [] : [HELD]))) {
      led = undefined
      return
    }
    const place = PLACES.map((one) => document.querySelector<HTMLElement>(one)).find(Boolean)
    if (!place || place === document.activeElement) return
    place.tabIndex = -1
    led = place
    place.focus({ preventScroll: true })
  }
  const entered = ({ target }: FocusEvent): void => {
    isNew = false
    if (target instanceof Element) last = target
  }
  leave = () => {
    isNew = true
    look()
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['inert'] })
  document.addEventListener('focusin', entered)
  return () => {
    leave = () => {}
    observer.disconnect()
    document.removeEventListener('focusin', entered)
  }
}
