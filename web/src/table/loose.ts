import { plainMoves } from '../lib/moves'
import type { MoveView, View } from '../lib/types'

/** The moves that need a button of their own: all that do not begin with a card or a seat that can be tapped. */
export function looseMoves(view: View): MoveView[] {
  const items = new Set(view.zones.flatMap((zone) => (zone.items ?? []).map((item) => `item:${item.id}`)))
  const canBeTapped = (thing: string): boolean => items.has(thing) || thing.startsWith('seat:')
  return plainMoves(view.moves ?? []).filter((move) => !move.on?.some(canBeTapped))
}
