import { EVENTS, INTERRUPTS } from '../../../src/taphouse/games/friends_with_beverages/happenings'
import { nameOf } from '../../../src/taphouse/games/friends_with_beverages/kinds'
import type { ResourceFace } from '../../../src/taphouse/games/friends_with_beverages/types'

const COPIES = { SPI: 20, SUG: 16, CIT: 13, FRU: 13, HRB: 10, SPC: 9, NUT: 8, CRM: 7, JUG: 10, STR: 9, JAR: 8, FUN: 7, TUN: 6, STI: 5, BAR: 5 }

/** One card of every kind of the Resource Deck. */
export const RESOURCES: ResourceFace[] = [
  ...Object.entries(COPIES).map(([kind, copies]) => ({ id: `${kind}-01`, kind, name: nameOf(kind), copies })),
  ...Object.keys({ ...EVENTS, ...INTERRUPTS }).map((kind) => ({ id: `${kind}-1`, kind, name: nameOf(kind) })),
]
