import type { Sitting } from '../lib/table.svelte'
import type { HintInfo, MoveView } from '../lib/types'

export interface Hint {
  readonly info: HintInfo
  /** What a good player would do; nothing if it is better left alone. */
  readonly move: MoveView | undefined
}

/** The hint for what is asked now. One that was given for an earlier question is none. */
export function hintFor({ info, view, decision, still }: Sitting): Hint | undefined {
  const hint = info?.hint
  if (!hint || still || hint.decision !== decision) return undefined
  const move = view?.moves?.find((one) => one.move === hint.move)
  return hint.move != null && !move ? undefined : { info: hint, move }
}

/** Whether a hint may be asked for: at my turn, where there is something to choose, and none was given yet. */
export function mayHint(sitting: Sitting): boolean {
  const { info, view, still } = sitting
  const mine = !still && view?.eyes != null && (view.seats.find((seat) => seat.seat === view.eyes)?.awaited ?? false)
  return mine && (info?.may_hint ?? false) && (view?.moves?.length ?? 0) > 1 && !hintFor(sitting)
}
