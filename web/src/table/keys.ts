import type { Choice } from './choice.svelte'

/** The keys 1 to 9 take what is lit, in the order in which it stands; Escape puts everything back. */
export function pickByKey(event: KeyboardEvent, choice: Choice): void {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
  if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return
  if (event.key === 'Escape') choice.clear()
  if (!/^[1-9]$/.test(event.key)) return
  const lit = document.querySelectorAll<HTMLElement>('[data-pick]:not([inert] *)')[Number(event.key) - 1]
  if (!lit) return
  event.preventDefault()
  lit.focus()
  lit.click()
}
