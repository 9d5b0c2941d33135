import type { MoveView } from '$lib/types'
import { catches, fromDrawPile, type Pick } from './moves'

const CALLS: Readonly<Record<string, string>> = { l: 'call', s: 'shout' }

/** Keys of this table besides those of every table: L and S arm a call that can be made, D draws, C catches if it can only be one. */
export function onKey(event: KeyboardEvent, pick: Pick, moves: readonly MoveView[], calls: readonly string[], sitting: { busy: boolean; still: boolean }): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || sitting.still) return
  if (document.querySelector('dialog[open]') || (event.target instanceof HTMLElement && event.target.closest('input, textarea, select'))) return
  const key = event.key.toLowerCase()
  const call = CALLS[key]
  if (call && calls.includes(call)) pick.toggle(call)
  if (sitting.busy) return
  const caught = catches(moves)
  const move = key === 'd' ? fromDrawPile(moves) : key === 'c' && caught.length === 1 ? caught[0] : undefined
  if (move) pick.play(move)
}
