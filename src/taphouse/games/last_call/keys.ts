import type { MoveView } from '$lib/types'
import { fromDrawPile, type Pick } from './moves'

const CALLS: Readonly<Record<string, string>> = { l: 'call', s: 'shout' }

/** Keys of this table besides those of every table: L and S arm a call, D draws. */
export function onKey(event: KeyboardEvent, pick: Pick, moves: readonly MoveView[], sitting: { busy: boolean; still: boolean }): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || sitting.still) return
  if (document.querySelector('dialog[open]') || (event.target instanceof HTMLElement && event.target.closest('input, textarea, select'))) return
  const key = event.key.toLowerCase()
  const call = CALLS[key]
  if (call) pick.toggle(call)
  const draw = key === 'd' && !sitting.busy ? fromDrawPile(moves) : undefined
  if (draw) pick.play(draw)
}
