import type { MoveView } from '$lib/types'
import { nameIn, type Ref } from '$words/facts'
import type { Words } from '$words/words'
import { cellRef, placeAt, sideOf, type Side } from './seen'
import { isTall, type Point } from './sleeve'
import type { SixPackLine, SixPackPour, SixPackView, SixPackWindow } from './view'
import type { Said } from './words/said'

/** What the moves of a view say, each as its own kind. */
type Deed<Say extends Said['say']> = Extract<Said, { say: Say }>

/** The moves of a verb with what they do. */
function movesTo<Say extends Said['say']>(view: SixPackView, say: Say): { move: MoveView; deed: Deed<Say> }[] {
  return (view.moves ?? []).filter((move) => move.do?.say === say).map((move) => ({ move, deed: move.do as unknown as Deed<Say> }))
}

/** A place to serve on, and which side of a card comes there. */
export interface Lay extends Point {
  move: MoveView
  cell: string
  side: Side
}
export function laysOf(view: SixPackView): Lay[] {
  return movesTo(view, 'do-lay').map(({ move, deed }) => ({ move, cell: nameIn(deed.cell), side: deed.side, ...placeAt(nameIn(deed.cell)) }))
}

/** A card that can be taken away, and what may come into the hole. */
export interface Take extends Point {
  move: MoveView
  cell: string
  /** Nothing: the cell stays empty. */
  refills: Ref<'drink'>[]
  /** Only the same drink can come back: the take is a pass. */
  returns: boolean
}
export function takesOf(view: SixPackView): Take[] {
  return movesTo(view, 'do-take').map(({ move, deed }) => ({
    move,
    cell: nameIn(deed.cell),
    refills: deed.refills,
    returns: move.idle ?? false,
    ...placeAt(nameIn(deed.cell)),
  }))
}

/** A drink that can be chosen for a cell, and the pile that it comes from. */
export interface Offer {
  move: MoveView
  drink: Ref<'drink'>
  pile: string
}
export function offersFor(view: SixPackView, cell: string): Offer[] {
  const here = [...movesTo(view, 'do-drink'), ...movesTo(view, 'do-fill')].filter(({ deed }) => deed.cell === cellRef(cell))
  return [...here, ...movesTo(view, 'do-open')].map(({ move, deed }) => ({ move, drink: deed.drink, pile: nameIn(move.on?.[0] ?? '') }))
}

/** Which side of a card is asked for on a cell. */
export function sideAt(view: SixPackView, cell: string, words: Words): Side | undefined {
  const [offer] = offersFor(view, cell)
  return laysOf(view).find((lay) => lay.cell === cell)?.side ?? (offer && sideOf(nameIn(offer.drink), words))
}

/** What a drink on a cell would bring. */
export interface Pour extends Point {
  move: MoveView
  drink: string
  pink: boolean
  follows: NonNullable<SixPackPour['follows']>
  asks: SixPackPour['asks']
}
export function pourOf(view: SixPackView, cell: string, pile: string): Pour | undefined {
  const offer = offersFor(view, cell).find((one) => one.pile === pile)
  const pour = view.pours?.find((one) => one.move === offer?.move.move)
  if (!offer || !pour) return undefined
  return { move: offer.move, drink: nameIn(offer.drink), pink: pour.pink ?? false, follows: pour.follows ?? [], asks: pour.asks, ...placeAt(cell) }
}

/** A row or column that can be cleared. */
export interface Line extends SixPackLine {
  axis: 'row' | 'column'
  /** Its y or x. */
  at: number
  /** The notation of its move. */
  text: string
}
export function linesOf(view: SixPackView): Line[] {
  const rows = movesTo(view, 'do-clear-row').map(({ move, deed }) => ({ move, axis: 'row' as const, at: deed.at }))
  const columns = movesTo(view, 'do-clear-column').map(({ move, deed }) => ({ move, axis: 'column' as const, at: deed.at }))
  return [...rows, ...columns].flatMap(({ move, axis, at }) => {
    const line = view.lines?.find((one) => one.move === move.move)
    return line ? [{ ...line, axis, at, text: move.text }] : []
  })
}

/** The window that a claim is about. */
function windowIn(deed: Deed<'do-claim'>): SixPackWindow {
  return { ...placeAt(nameIn(deed.cell)), ...(deed.shape === 'tall' ? { tall: true } : {}) }
}

/** Every full window in reading order, flat before upright: those that I may claim, and those that were refused to me. */
export function windowsOf(view: SixPackView): SixPackWindow[] {
  const all = [...movesTo(view, 'do-claim').map(({ deed }) => windowIn(deed)), ...(view.tried ?? [])]
  return all.sort((one, other) => one.y - other.y || one.x - other.x || Number(isTall(one)) - Number(isTall(other)))
}

/** The move that claims a window, unless it was refused before. */
export function claimOf(view: SixPackView, window: SixPackWindow): MoveView | undefined {
  const shape = isTall(window) ? 'tall' : 'flat'
  return movesTo(view, 'do-claim').find(({ deed }) => deed.shape === shape && deed.cell === cellRef(`${window.x},${window.y}`))?.move
}

/** The window that I have claimed, while it lies face down. */
export function claimedOf(view: SixPackView): SixPackWindow | undefined {
  return view.answer?.say === 'do-claim' ? windowIn(view.answer as unknown as Deed<'do-claim'>) : undefined
}
