import type { Item } from '../lib/types'
import { say } from '../words/language.svelte'

/** A way to sort a hand, as the menu offers it. */
export interface Sorting {
  id: string
  label: string
}

const BY = {
  face: (item: Item) => item.face ?? '',
  note: (item: Item) => item.note ?? '',
  colour: (item: Item) => item.tint ?? '',
} as const

/** The ways that make a difference in this hand; the order of the game comes first. */
export function sortings(items: readonly Item[]): Sorting[] {
  const differs = (by: keyof typeof BY): boolean => new Set(items.map(BY[by])).size > 1
  const offered: Sorting[] = []
  if (differs('note')) offered.push({ id: 'note', label: say('sort-kind') })
  if (differs('face')) offered.push({ id: 'face', label: say('sort-number') })
  if (differs('colour')) offered.push({ id: 'colour', label: say('sort-colour') })
  return offered.length > 0 ? [{ id: '', label: say('sort-dealt') }, ...offered] : []
}

/** A hand in the wanted order; numbers count as numbers, equals stay as they were. */
export function sorted(items: readonly Item[], by: string): readonly Item[] {
  if (!(by in BY)) return items
  const of = BY[by as keyof typeof BY]
  return items.toSorted((a, b) => of(a).localeCompare(of(b), undefined, { numeric: true }))
}
