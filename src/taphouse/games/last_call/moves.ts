import { item } from '$lib/moves'
import type { MoveView } from '$lib/types'
import { Choice } from '$table/choice.svelte'
import type { Words } from '$words/words'
import type { Said } from './words/said'

/** What a move does. */
export const deedOf = (move: MoveView): Said => move.do as unknown as Said
export const verbOf = (move: MoveView): Said['say'] => deedOf(move).say

const LAID = new Set<string>(['do-play', 'do-stack'])
const WITH_A_CARD = new Set<string>([...LAID, 'do-give'])

/** Moves that begin with a card of the hand. */
export const withACard = (moves: readonly MoveView[]): MoveView[] => moves.filter((move) => WITH_A_CARD.has(verbOf(move)))

/** The suits that can be named. */
export const suitsToName = (moves: readonly MoveView[]): MoveView[] => moves.filter((move) => verbOf(move) === 'do-name')

/** Who can be caught; it stands on the felt, where everybody looks, and at the seats. */
export const catches = (moves: readonly MoveView[]): MoveView[] => moves.filter((move) => verbOf(move) === 'do-catch')

/** Answers with a button of their own. The first is the usual one. */
export function answers(moves: readonly MoveView[]): MoveView[] {
  return moves.filter((move) => !WITH_A_CARD.has(verbOf(move)) && verbOf(move) !== 'do-name' && verbOf(move) !== 'do-catch')
}

/** The move that a tap on the draw pile makes. */
export const fromDrawPile = (moves: readonly MoveView[]): MoveView | undefined => moves.find((move) => move.on?.includes('zone:draw'))

/** A move in words, short enough for a button beside the calls: `Play Take That`, without what else is printed; `small`: still less. */
export function shortly(words: Words, move: MoveView, form: 'short' | 'small' = 'short'): string {
  const deed = deedOf(move)
  return words.form(deed.say, form, deed)
}

/** What is picked from the hand, and which calls are armed. */
export class Pick extends Choice {
  /** Let go of calls that nobody can make any more: all of them once the game is over, the shout without its card. */
  keepCalls(calls: readonly string[]): void {
    for (const call of this.armed) if (!calls.includes(call)) this.toggle(call)
  }

  /** A call goes with the next card that is laid, and only then it is over. */
  protected override make(move: MoveView): void {
    const armed = this.armed
    super.make(move)
    if (!LAID.has(verbOf(move))) for (const call of armed) this.toggle(call)
  }

  /** Raise a card without a tap, if it can be laid. */
  raise(card: string): void {
    if (!this.open.has(item(card)) || this.has(item(card))) return
    this.putBack()
    this.tap(item(card))
  }

  /** Lower the card again; the calls stay armed. */
  putBack(): void {
    const armed = this.armed
    this.clear()
    for (const call of armed) this.toggle(call)
  }
}
