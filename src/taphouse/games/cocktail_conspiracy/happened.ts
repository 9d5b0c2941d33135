import type { SoundName } from '$sound/sounds'
import { handOf, whom, type Table } from './reading'

/** A CHEERS that everybody should see: who caused it, and in front of whom. */
export interface Clinked {
  by: string
  at: string
}

export interface Happened {
  clinked: Clinked | undefined
  /** Cards of the hand that were just drawn. */
  drawn: string[]
  sounds: SoundName[]
}

/** Which CHEERS this view knows of; none has the same twice in one turn. */
function clinkOf(view: Table): string {
  if (view.toast) return view.decision === 'cheers_shout' ? '' : `${view.turn} ${view.toast.played}`
  const { latest } = view
  // A new turn may have begun since: the latest action is the one of the turn before.
  return latest?.matched ? `${view.turn - (view.active === latest.seat && view.decision !== 'turn_action' ? 0 : 1)} ${latest.card?.id}` : ''
}

/** Whether the CHEERS of the second view is not yet known in the first: bots may have finished it between the two. */
function hasClinked(before: Table, after: Table): boolean {
  const [old, now] = [clinkOf(before), clinkOf(after)]
  if (!now) return false
  const card = (clink: string): string => clink.split(' ')[1] ?? ''
  const turn = (clink: string): number => Number(clink.split(' ')[0])
  return !old || card(old) !== card(now) || turn(now) - turn(old) > 1
}

/** What changed from one view to the next, as the eye and the ear may follow it. */
export function whatHappened(before: Table, after: Table, names: readonly string[]): Happened {
  // After a move was taken back nothing is celebrated again.
  const isForward = after.turn >= before.turn
  const clinked = isForward && hasClinked(before, after)
  const sounds: SoundName[] = []
  if (clinked) sounds.push('clink')
  if (isForward && (after.bell ?? false) && !(before.bell ?? false)) sounds.push('bell')
  if (after.outcome && !before.outcome) sounds.push(after.outcome.reason === 'victory' ? 'cork' : 'bigbell')
  if (isForward && after.deck > before.deck) sounds.push('shuffle')
  const known = new Set(handOf(before, before.eyes).map((card) => card.id))
  const drawn = isForward && after.deck !== before.deck ? handOf(after, after.eyes).flatMap((card) => (card.id && !known.has(card.id) ? [card.id] : [])) : []
  return { clinked: clinked ? toastOf(after, names) : undefined, drawn, sounds }
}

function toastOf(view: Table, names: readonly string[]): Clinked {
  const by = view.toast?.by ?? view.latest?.seat ?? 0
  const at = view.toast?.target ?? view.latest?.place ?? 0
  const own = view.places[at]?.seat === by
  return { by: by === view.eyes ? 'You' : (names[by] ?? ''), at: own ? (by === view.eyes ? 'yourself' : 'themselves') : whom(view, names, at) }
}
