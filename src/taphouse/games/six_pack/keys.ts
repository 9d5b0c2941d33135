import type { OwnKey } from '$table/keys'
import type { Words } from '$words/words'
import { windowsOf } from './offers'
import type { Pick } from './pick.svelte'
import { isTall, step, turned } from './sleeve'
import type { Tray } from './tray.svelte'
import type { SixPackView } from './view'
import { said } from './words'
import type { Said } from './words/said'

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** What they do, for the list of keys. */
export function keysOf(words: Words): OwnKey[] {
  const arrows: Said = { say: 'table-key-arrows' }
  return [
    [words.say(arrows), words.form(arrows.say, 'does', arrows)],
    ['T', said(words, { say: 'table-key-turn' })],
    ['G', said(words, { say: 'table-key-regroup' })],
  ]
}

export const arrowOf = (key: string): readonly [right: number, down: number] | undefined => ARROWS[key]

/** Keys of this table: the arrows move the frame and T turns it, with the tray; T and G turn and regroup the tray at any time. */
export function onKey(event: KeyboardEvent, view: SixPackView, pick: Pick, tray: Tray): void {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
  if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return
  const looks = pick.asked === 'check'
  const windows = windowsOf(view)
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
