import { GLASSES, type GlassKind } from '$cards/glasses'

/** What a card's notation says by itself: `beer-10-a`, `wine-m-b`, `bar-1-a`. */
export interface Named {
  /** The glass, or nothing for a Bar. */
  suit: GlassKind | undefined
  /** The number 1 to 11, or nothing for a Mixer or a Bar. */
  number: number | undefined
}

export function readCard(id: string): Named {
  const [first = '', second = ''] = id.split('-')
  if (first === 'bar') return { suit: undefined, number: undefined }
  if (!(first in GLASSES)) throw new Error(`${id} is not a card of the deck of glasses.`)
  return { suit: first as GlassKind, number: second === 'm' ? undefined : Number(second) }
}
