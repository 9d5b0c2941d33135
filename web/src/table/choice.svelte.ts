import { flagsOf, movesOn, plainMoves, thingsOf, type Thing } from '../lib/moves'
import { isTrial } from '../lib/trial'
import type { MoveView } from '../lib/types'

/** Send a move, with those of the wanted additions that it has. */
export type Send = (move: MoveView, flags?: Iterable<string>) => void

/**
 * What the person at this screen has picked so far: things on the table and additions.
 * It narrows the moves that the view offers, and never knows more than they say.
 */
export class Choice {
  private picked = $state.raw<readonly Thing[]>([])
  private set = $state.raw<ReadonlySet<string>>(new Set())

  constructor(
    private readonly offered: () => readonly MoveView[],
    private readonly send: Send,
  ) {}

  /** The things that are picked, as long as some move concerns them all. */
  get things(): readonly Thing[] {
    return movesOn(this.offered(), this.picked).length > 0 ? this.picked : []
  }

  /** The additions that will go with the next move. */
  get armed(): ReadonlySet<string> {
    return this.set
  }

  /** The things that can be picked from here. */
  get open(): Set<Thing> {
    return thingsOf(this.offered())
  }

  /** The moves that concern all that is picked, each once; nothing while nothing is picked. */
  get moves(): MoveView[] {
    return this.things.length > 0 ? plainMoves(movesOn(this.offered(), this.things)) : []
  }

  /** The one move that is meant, once there is only one. */
  get only(): MoveView | undefined {
    return this.moves.length === 1 ? this.moves[0] : undefined
  }

  /** The additions that the offered moves know. */
  get flags(): string[] {
    return flagsOf(this.offered())
  }

  has(thing: Thing): boolean {
    return this.things.includes(thing)
  }

  /**
   * Tap a thing: it is picked; a second tap plays the one move that is meant, or puts it back.
   * A second thing that completes a move plays it: that makes two taps as well. False if no move concerns it.
   * While nothing can be sent (`maySend` is false) a thing can still be picked.
   */
  tap(thing: Thing, maySend = true): boolean {
    if (!this.open.has(thing)) return false
    if (!maySend) {
      this.picked = [thing]
      return true
    }
    if (this.has(thing)) {
      if (this.only) this.play(this.only)
      else this.picked = this.things.filter((other) => other !== thing)
      return true
    }
    const both = [...this.things, thing]
    this.picked = movesOn(this.offered(), both).length > 0 ? both : [thing]
    if (this.things.length > 1 && this.only) this.play(this.only)
    return true
  }

  /** A thing is pulled from its place: a game may show already where it can go. */
  lift(_thing: Thing): void {}

  /** Lay a thing on the table at once, or on another one if some move does that: played if it leaves one move. */
  drop(thing: Thing, onto?: Thing): void {
    if (!this.open.has(thing)) return
    this.picked = onto !== undefined && movesOn(this.offered(), [thing, onto]).length > 0 ? [thing, onto] : [thing]
    if (this.only) this.play(this.only)
  }

  /** Let go of things that no move concerns any more; the calls stay armed. */
  forget(): void {
    if (this.picked.length > 0) this.picked = []
  }

  toggle(flag: string): void {
    const set = new Set(this.set)
    if (!set.delete(flag)) set.add(flag)
    this.set = set
  }

  /** Make a move, unless it is only tried. */
  play(move: MoveView): void {
    if (!isTrial(move)) this.make(move)
  }

  protected make(move: MoveView): void {
    this.send(move, this.set)
    this.clear()
  }

  /** Put everything back. */
  clear(): void {
    this.picked = []
    this.set = new Set()
  }
}
