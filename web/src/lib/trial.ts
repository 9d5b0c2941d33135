import type { MoveView } from './types'

let on = false
let held: MoveView | undefined

/** Try what a thing does without sending anything: gives the move that it would have made, if any. */
export function trial(act: () => void): MoveView | undefined {
  on = true
  held = undefined
  try {
    act()
  } finally {
    on = false
  }
  return held
}

/** Whether a move is only tried: whoever would send it leaves everything as it is. */
export function isTrial(move: MoveView): boolean {
  if (on) held ??= move
  return on
}
