import type { Item, MoveView, OutcomeView, View, Zone } from '../lib/types'
import type { AnyFact } from '../words/facts'
import type { Words } from '../words/words'

/** What a counter holds: a number, a number out of so many, a reference, or a fact. */
export type Counted = number | SoMany | string | AnyFact
export type SoMany = readonly [number: number, most: number]

/** Say a fact; `otherwise` for a game that has none, or no words for it. */
export function saidOr(words: Words, fact: AnyFact | null | undefined, otherwise = ''): string {
  return words.sayOr(fact, otherwise)
}

/** What a button says. */
export const moveName = (words: Words, move: MoveView): string => saidOr(words, move.do, move.label ?? '')

export const zoneName = (words: Words, zone: Zone): string => words.label('zone', zone.id) || (zone.label ?? '')

/** What is counted under a name; a game without words of ours has said it itself. */
export const counterName = (words: Words, name: string, view?: View): string => words.label('counter', name) || (view?.labels?.[name] || name)

const isSoMany = (value: Counted): value is SoMany => Array.isArray(value)

/** What a counter stands at: a number, a thing that has a name, or a few words. */
export function counterValue(words: Words, value: Counted): string {
  if (isSoMany(value)) return words.form('so-many-of', '', { number: value[0], most: value[1] })
  return typeof value === 'object' ? saidOr(words, value, value.text) : words.shown(value)
}

/** A note on a plate, or what is special about a thing; a game without words for it has said it itself. */
export const noteName = (words: Words, note: string): string => words.label('note', note) || note
export const markName = (words: Words, mark: string): string => words.label('mark', mark) || mark
export const teamName = (words: Words, team: string): string => words.label('team', team) || team

/** Equal pieces on a grid are told apart by their cells, and equal pieces elsewhere by where they lie: what stands before the `@` is what they are. */
function pieceIn(words: Words, item: Item): { id: string; kind: string } | undefined {
  const id = (item.id ?? '').split('@')[0] ?? ''
  const piece = words.catalogue[id]
  return piece && { id, kind: piece.kind }
}

/** What a thing is called. */
export function itemName(words: Words, item: Item): string {
  const piece = pieceIn(words, item)
  if (!piece) return item.label || (item.id ? '' : words.shown(item.back))
  if (item.cell) return words.form('thing_at', '', { thing: `${piece.kind}:${piece.id}`, cell: `cell:${item.cell}` })
  return words.piece(piece.id, 'label') || (item.label ?? '')
}

/** The few letters that a small card shows. */
export function itemFace(words: Words, item: Item): string {
  return form(words, item, 'face') ?? (item.face || itemName(words, item))
}

/** The second small line of a card: what it is now, or what else is printed on it. */
export function itemNote(words: Words, item: Item): string {
  return nowOf(words, item, form(words, item, 'small') ?? item.note)
}

/** What it stands for now; the fact need not name the thing itself, which is `it`. */
function nowOf(words: Words, item: Item, otherwise?: string): string {
  const piece = pieceIn(words, item)
  return saidOr(words, item.now && piece ? { ...item.now, it: `${piece.kind}:${piece.id}` } : item.now, otherwise)
}

/** A small card has room for so many letters of a second line; a longer one stands below it. */
const SMALL = 14
/** Below this width, in px, a card is small. */
export const SMALL_CARD = 60
export const fitsSmall = (note: string): boolean => note.length <= SMALL

/** All that is to be said of it when it is looked at closely: what it does or what is printed on it, and what it is now. */
export function itemTold(words: Words, item: Item): string[] {
  const printed = form(words, item, 'effect') || form(words, item, 'small') || ''
  return [printed, nowOf(words, item, printed ? '' : item.note)]
}

/** A colour for it. */
export function itemTint(words: Words, item: Item): string {
  return item.tint || String(words.catalogue[pieceIn(words, item)?.id ?? '']?.['tint'] ?? '')
}

function form(words: Words, item: Item, name: string): string | undefined {
  const piece = pieceIn(words, item)
  return piece && words.has(`${piece.kind}.${name}`) ? words.piece(piece.id, name) : undefined
}

/** Who won, and why it is over. */
export const outcomeName = (words: Words, outcome: OutcomeView): string => saidOr(words, outcome.said, outcome.label)
