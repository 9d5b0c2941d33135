import { usesKeys } from './input'

/** What can be played now, or else a card of the hand. */
const LIT = 'main [data-pick]:not([inert] *)'
const HELD = 'main .hand-card[tabindex="0"]'
/** Where a page says what it is about: under the lamp of a table, else in its heading. */
const PLACES = ['main [data-place]', 'h1']

const first = (...selectors: string[]): HTMLElement | undefined => {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector)
    if (found) return found
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
    const thing = usesKeys() ? first(LIT, ...(waits ? [] : [HELD])) : undefined
    const next = thing ?? first(...PLACES)
    if (!next || next === document.activeElement) return
    if (!thing) next.tabIndex = -1
    led = thing ? undefined : next
    next.focus({ preventScroll: true })
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
