import type { SoundName } from '$sound/sounds'
import { handOf, seatRef, sizeOf, type Table } from './reading'
import type { Said } from './words/said'

/** How it was found out who begins: what everybody answered, or threw last. */
export interface Begun {
  who: Said
  said: { seat: number; word: string; isThrow: boolean }[]
}

export interface Happened {
  begun: Begun | undefined
  /** Cards of the hand that were just drawn. */
  drawn: string[]
  sounds: SoundName[]
}

/** Which CHEERS this view knows of: the latest one, if the latest action was one. */
function clinkOf({ latest, toast, task }: Table): string {
  const clinks = toast ? task !== 'cheers_shout' : latest?.matched
  return latest?.card && clinks ? `${latest.seat} ${latest.card}` : ''
}

/** What changed from one view to the next, as the eye and the ear may follow it. */
export function whatHappened(before: Table, after: Table): Happened {
  // After a move was taken back nothing is celebrated again.
  const isForward = after.turn >= before.turn
  const clink = clinkOf(after)
  // Bots may have begun and finished it since we looked last.
  const clinked = isForward && clink !== '' && clink !== clinkOf(before)
  const sounds: SoundName[] = []
  if (clinked) sounds.push('clink')
  if (isForward && (after.bell ?? false) && !(before.bell ?? false)) sounds.push('bell')
  if (after.outcome && !before.outcome) sounds.push(after.outcome.reason === 'victory' ? 'cork' : 'bigbell')
  if (isForward && deckOf(after) > deckOf(before)) sounds.push('shuffle')
  const known = new Set(handOf(before, before.eyes).map((card) => card.id))
  const drawn = isForward && deckOf(after) !== deckOf(before) ? handOf(after, after.eyes).flatMap((card) => (card.id && !known.has(card.id) ? [card.id] : [])) : []
  return { begun: begunOf(before, after), drawn, sounds }
}

const deckOf = (view: Table): number => sizeOf(view, 'deck')

const isOpening = ({ task }: Table): boolean => task === 'last_drink_answer' || task === 'rps_throw'

/** Who begins, the moment it is known, and by which answers or throws. */
function begunOf(before: Table, after: Table): Begun | undefined {
  if (!isOpening(before) || isOpening(after) || after.turn > 1) return undefined
  const isThrow = (after.throws ?? []).some((sign) => sign !== '')
  const words = (isThrow ? after.throws : after.answers) ?? []
  const said = words.flatMap((word, seat) => (word ? [{ seat, word, isThrow }] : []))
  return { who: { say: 'table-begins', who: seatRef(after.active) }, said }
}
