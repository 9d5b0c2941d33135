/** Note what the person uses just now, keys or a pointer: frames and badges are for whoever uses keys. */
export function noteInput(root: HTMLElement = document.documentElement): void {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // Whoever types words may do so on the glass of a phone.
    if (event.key !== 'Tab' && event.target instanceof Element && event.target.closest('input, textarea, select')) return
    root.dataset['input'] = 'keys'
  }, true)
  addEventListener('pointerdown', (event) => {
    root.dataset['input'] = 'pointer'
    tapped = { x: event.clientX, y: event.clientY }
  }, true)
}

/** Whether the person uses keys just now. */
export const usesKeys = (): boolean => document.documentElement.dataset['input'] === 'keys'

let tapped = { x: 0, y: 0 }

/** Where the screen was touched last. */
export const lastTap = (): { x: number; y: number } => tapped
