import type { Attachment } from 'svelte/attachments'

/**
 * Whoever plays by keyboard keeps a place at the table: when the card or button that had the focus is gone,
 * the next thing that is lit gets it, or else a card of the hand.
 */
export const keepFocus: Attachment<HTMLElement> = (main) => {
  let byKeyboard = false
  const entered = (event: FocusEvent): void => {
    byKeyboard = event.target instanceof Element && event.target.matches(':focus-visible')
  }
  const pointed = (): void => {
    byKeyboard = false
  }
  const observer = new MutationObserver(() => {
    if (!byKeyboard || document.activeElement !== document.body) return
    const next = main.querySelector<HTMLElement>('[data-pick]:not([inert] *)') ?? main.querySelector<HTMLElement>('.hand-card[tabindex="0"]')
    next?.focus({ preventScroll: true })
  })
  observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['inert'] })
  main.addEventListener('focusin', entered)
  main.addEventListener('pointerdown', pointed)
  return () => {
    observer.disconnect()
    main.removeEventListener('focusin', entered)
    main.removeEventListener('pointerdown', pointed)
  }
}
