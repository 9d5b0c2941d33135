import { zone } from '$lib/moves'
import { isTrial } from '$lib/trial'
import type { MoveView } from '$lib/types'
import { Choice } from '$table/choice.svelte'
import { doneBy, verbOf } from './reading'
import { seatIn } from '$words/facts'

/** One of the two cards of a CHEERS. */
export type Which = 'played' | 'matched'

/** Moves that are made by tapping cards and places. */
const WITH_THINGS = new Set(['do-play', 'do-move', 'do-match', 'do-drop'])

type Send = (move: MoveView) => void
type Sent = Record<Which, number> & { move: MoveView }

const otherOf = (which: Which): Which => (which === 'played' ? 'matched' : 'played')

/** Where a move sends the two cards; the stool is the place behind the last seat. */
function sentBy(move: MoveView, stool: number): Sent[] {
  const fact = doneBy(move)
  if (fact?.say !== 'do-send') return []
  return [{ played: seatIn(fact.played_to) ?? stool, matched: seatIn(fact.matched_to) ?? stool, move }]
}

/** Sending the two cards of a CHEERS: a place for the one, then a place for the other. */
export class Sending {
  private wanted = $state<Which>('played')
  private laid = $state.raw<{ card: Which; place: number }>()

  constructor(
    private readonly moves: () => readonly MoveView[],
    private readonly send: Send,
    private readonly stool: () => number,
  ) {}

  private get open(): Sent[] {
    return this.moves().flatMap((move) => sentBy(move, this.stool()))
  }

  /** Where one of the cards will go, once a place was chosen for it. */
  get first(): { card: Which; place: number } | undefined {
    const { laid } = this
    return laid && this.open.some((sent) => sent[laid.card] === laid.place) ? laid : undefined
  }

  /** The card for which a place is chosen next. */
  get next(): Which {
    return this.first ? otherOf(this.first.card) : this.wanted
  }

  /** Whether a tap on a place sends the next card there. */
  takes(place: number): boolean {
    return this.open.some((sent) => sent[this.next] === place && (!this.first || sent[this.first.card] === this.first.place))
  }

  /** Send the next card to a place; on the place of the first card, take it back. */
  tap(place: number): void {
    const { first } = this
    if (first?.place === place) return this.reset()
    if (!this.takes(place)) return
    if (!first) {
      this.laid = { card: this.wanted, place }
      return
    }
    const meant = this.open.find((sent) => sent[first.card] === first.place && sent[this.next] === place)
    if (meant && isTrial(meant.move)) return
    this.reset()
    if (meant) this.send(meant.move)
  }

  /** Send this very card to a place. */
  sendTo(which: Which, place: number): void {
    if (this.next !== which) this.begin(which)
    if (this.first?.place !== place) this.tap(place)
  }

  /** Choose a place for this card first. */
  begin(which: Which): void {
    this.laid = undefined
    this.wanted = which
  }

  reset(): void {
    this.begin('played')
  }
}

/** What is picked at this table. */
export class Pick extends Choice {
  /** Whether the next press discards the hand. */
  discards = $state(false)
  readonly sending: Sending

  constructor(
    private readonly all: () => readonly MoveView[],
    sendMove: Send,
    /** The number of the place that has no seat. */
    stool: () => number,
  ) {
    super(() => all().filter((move) => WITH_THINGS.has(verbOf(move))), sendMove)
    this.sending = new Sending(all, (move) => this.play(move), stool)
  }

  /** The moves that are made by tapping cards and places. */
  get openMoves(): MoveView[] {
    return this.all().filter((move) => WITH_THINGS.has(verbOf(move)))
  }

  /** The moves with a button of their own, by what they do. */
  doing(...verbs: readonly string[]): MoveView[] {
    return this.all().filter((move) => verbs.includes(verbOf(move)))
  }

  get declarations(): MoveView[] {
    return this.all().filter((move) => verbOf(move) === 'do-declare')
  }

  /** The move that lays what is picked at a place. */
  layAt(place: number): MoveView | undefined {
    return this.moves.find((move) => move.on?.includes(zone(`place-${place}`)))
  }

  override tap(thing: string, maySend = true): boolean {
    this.discards = false
    return super.tap(thing, maySend)
  }

  /** The places light up as soon as a card is pulled. */
  override lift(thing: string): void {
    if (!this.has(thing)) this.tap(thing, false)
  }

  override clear(): void {
    this.discards = false
    this.sending.reset()
    super.clear()
  }
}
