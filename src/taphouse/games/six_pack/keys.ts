import type { OwnKey } from '$table/keys'
import type { Pick } from './pick.svelte'
import { isTall, step, turned } from './sleeve'
import type { Tray } from './tray.svelte'
import type { SixPackView } from './view'

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** What they do, for the list of keys. */
export const KEYS: readonly OwnKey[] = [
  ['Arrows', 'Go from place to place, or move the frame while you look'],
  ['T', 'Turn the tray, and the frame with it'],
  ['G', 'Group the dominoes of the tray anew'],
]

export const arrowOf = (key: string): readonly [right: number, down: number] | undefined => ARROWS[key]

/** Keys of this table: the arrows move the frame and T turns it, with the tray; T and G turn and regroup the tray at any time. */
export function onKey(event: KeyboardEvent, view: SixPackView, pick: Pick, tray: Tray): void {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
  if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return
  const looks = pick.asked === 'check'
  const windows = view.windows ?? []
  const arrow = arrowOf(event.key)
  const key = event.key.toLowerCase()
  if (looks && arrow && windows.length > 0) {
    event.preventDefault()
    pick.window = pick.window ? step(windows, pick.window, ...arrow) : (windows.find((window) => isTall(window) === (tray.now.turns % 2 === 1)) ?? windows[0])
    if (pick.window) tray.stand(isTall(pick.window))
  } else if (key === 't') {
    if (looks && pick.window) pick.window = turned(windows, pick.window)
    if (!looks || !pick.window) tray.turn()
    else tray.stand(isTall(pick.window))
  } else if (key === 'g') tray.regroup()
}
