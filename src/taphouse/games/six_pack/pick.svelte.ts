import type { MoveView } from '$lib/types'
import { Choice, type Send } from '$table/choice.svelte'
import { claimOf, laysOf, linesOf, offersFor, pourOf, takesOf, type Line, type Offer, type Pour, type Take } from './offers'
import { askedOf, cellsAsked, keyOf, turnIn, type Asked } from './seen'
import type { SixPackArea, SixPackView, SixPackWindow } from './view'

const at = (view: SixPackView, number: number): MoveView | undefined => view.moves?.find((move) => move.move === number)

/** What is picked at this screen, for whichever question is open. A second tap on the same thing plays it. */
export class Pick extends Choice {
  /** A cell, as `x,y`. */
  cell = $state('')
  /** A pile of the supply, as a zone. */
  pile = $state('')
  window = $state.raw<SixPackWindow>()
  /** The number of the move of a line or an area. */
  line = $state<number>()
  domino = $state('')
  /** The first corner of a frame that is drawn by two taps. */
  corner = $state.raw<{ x: number; y: number }>()
  /** The drink that was meant before the place was settled. */
  private wish = ''
  private question = ''

  constructor(
    private readonly seen: () => SixPackView,
    private readonly may: () => boolean,
    send: Send,
  ) {
    super(() => seen().moves ?? [], send)
  }

  get asked(): Asked {
    return this.may() ? askedOf(this.seen()) : ''
  }

  /** A new question: what was picked for the last one is put back, what was meant for this one is picked. */
  settle(): void {
    const view = this.seen()
    const { asked } = this
    const cells = cellsAsked(view)
    const question = [turnIn(view), asked, view.round ?? 0, cells.map((cell) => keyOf(cell.x, cell.y)).join(' '), (view.steps ?? []).length].join('/')
    if (question === this.question) return
    this.question = question
    const { wish } = this
    this.clear()
    if (asked === '' || !cells[0]) return
    this.cell = keyOf(cells[0].x, cells[0].y)
    if (asked === 'serve_drink') this.pile = wish
  }

  override clear(): void {
    super.clear()
    const cells = this.asked === '' ? [] : cellsAsked(this.seen())
    this.cell = cells.length > 0 ? keyOf(cells[0]!.x, cells[0]!.y) : ''
    this.pile = this.domino = this.wish = ''
    this.line = this.window = this.corner = undefined
  }

  /** The one move that is meant now. */
  get move(): MoveView | undefined {
    const view = this.seen()
    switch (this.asked) {
      case 'serve':
        return [...laysOf(view), ...takesOf(view)].find((one) => one.cell === this.cell)?.move
      case 'serve_drink':
      case 'fill':
      case 'opening_bottle':
      case 'opening_mix':
        return this.offers.find((offer) => offer.pile === this.pile)?.move
      case 'check':
        return this.window && claimOf(view, this.window)
      case 'score_domino':
        return view.moves?.find((move) => move.do?.['domino'] === `domino:${this.domino}`)
      case 'clear_line':
      case 'clear_keep':
        return this.line === undefined ? undefined : at(view, this.line)
      default:
        return undefined
    }
  }

  /** Whether the frame lies where these three dominoes were refused before. */
  get refused(): boolean {
    return this.asked === 'check' && this.window !== undefined && this.move === undefined
  }

  override get only(): MoveView | undefined {
    return this.move
  }

  /** What the picked drink would bring. */
  get pour(): Pour | undefined {
    return pourOf(this.seen(), this.cell, this.pile)
  }

  /** The card that is to be taken. */
  get take(): Take | undefined {
    return this.asked === 'serve' ? takesOf(this.seen()).find((take) => take.cell === this.cell) : undefined
  }

  get lays(): boolean {
    return this.asked === 'serve' && this.cell !== '' && !this.take
  }

  get lineMeant(): Line | undefined {
    return linesOf(this.seen()).find((line) => line.move === this.line)
  }

  get areaMeant(): SixPackArea | undefined {
    return this.seen().areas?.find((area) => area.move === this.line)
  }

  /** The drinks that can come to the picked cell now. */
  get offers(): readonly Offer[] {
    return this.asked === '' ? [] : offersFor(this.seen(), this.cell)
  }

  /** The piles that can be picked now. */
  get piles(): ReadonlySet<string> {
    return new Set(this.lays ? (this.seen().piles ?? []) : this.offers.map((offer) => offer.pile))
  }

  playMeant(): boolean {
    const { move } = this
    if (!move) return false
    this.play(move)
    return true
  }

  /** Tap a place or a card, where the question is about one. */
  tapCell(cell: string): void {
    if (this.asked === 'clear_keep') {
      const area = this.seen().areas?.find((one) => one.cells.some(([x, y]) => keyOf(x, y) === cell))
      if (area) this.tapLine(area.move)
    } else if (cell !== this.cell) {
      this.cell = cell
      this.pile = ''
    } else if (this.asked === 'serve') this.playMeant()
  }

  /** Tap a pile of the supply: it is looked at first, and poured with the second tap. False if it cannot be meant. */
  tapPile(pile: string): boolean {
    if (!this.piles.has(pile)) return false
    if (this.asked === 'serve') {
      const { move } = this
      if (!move) return false
      super.play(move)
      this.wish = pile
    } else if (this.pile === pile) this.playMeant()
    else this.pile = pile
    return true
  }

  /** Tap a line or an area: it is looked at first. */
  tapLine(move: number): void {
    if (this.line === move) this.playMeant()
    else this.line = move
  }

  tapDomino(id: string): void {
    if (this.domino === id) this.playMeant()
    else this.domino = id
  }
}
