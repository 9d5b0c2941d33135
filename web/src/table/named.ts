import type { Item, MoveView, OutcomeView, View, Zone } from '../lib/types'
import type { AnyFact } from '../words/facts'
import type { Words } from '../words/words'

/** What a counter holds: a number, a reference, or a fact. */
export type Counted = number | string | AnyFact

/** Say a fact; `otherwise` for a game that has none, or no words for it. */
export function saidOr(words: Words, fact: AnyFact | null | undefined, otherwise = ''): string {
  return words.sayOr(fact, otherwise)
}

/** What a button says. */
export const moveName = (words: Words, move: MoveView): string => saidOr(words, move.do, move.label ?? '')

export const zoneName = (words: Words, zone: Zone): string => words.label('zone', zone.id) || (zone.label ?? '')

/** What is counted under a name; a game without words of ours has said it itself. */
export const counterName = (words: Words, name: string, view?: View): string => words.label('counter', name) || (view?.labels?.[name] || name)

/** What a counter stands at: a number, a thing that has a name, or a few words. */
export function counterValue(words: Words, value: Counted): string {
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
  return saidOr(words, item.now, form(words, item, 'small') ?? item.note)
}

/** All that is to be said of it when it is looked at closely: what it does or what is printed on it, and what it is now. */
export function itemTold(words: Words, item: Item): string[] {
  const printed = form(words, item, 'effect') || form(words, item, 'small') || ''
  return [printed, saidOr(words, item.now, printed ? '' : item.note)]
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
