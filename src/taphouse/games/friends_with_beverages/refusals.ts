import type { Item } from '$lib/types'
import type { Words } from '$words/words'
import { kindOf, kindRef } from './faces'
import { isEquipment, isIngredient } from './kinds'
import { knownIn, myHost, type FwbView } from './seen'
import type { Said } from './words/said'

/** Why a card of my hand cannot be played now, and when it can. */
export function whyNot(view: FwbView, words: Words, item: Item): Said {
  const kind = kindOf(words, item.id ?? '')
  const resource = kindRef(kind)
  const pays = pairOf(view, words, kind)
  if (isIngredient(kind)) return { say: 'table-why-ingredient', resource, then: [pays] }
  if (kind === 'abundance') return { say: 'table-why-abundance' }
  if (!isEquipment(kind)) return { say: knownIn(view, 'discard').some((id) => isEquipment(kindOf(words, id))) ? 'table-why-event' : 'table-why-no-tool', resource }
  if (myHost(view)?.shed.some((piece) => kindOf(words, piece.id ?? '') === kind)) return { say: 'table-why-installed', resource, then: [pays] }
  return { say: 'table-why-phase', resource }
}

/** What two alike are good for. */
function pairOf(view: FwbView, words: Words, kind: string): Said {
  if (view.swap_price === 1) return { say: 'table-pays-swap', how: 'exchange' }
  const held = (myHost(view)?.cards ?? []).filter((card) => kindOf(words, card.id ?? '') === kind).length
  return { say: 'table-pays-swap', how: held > 1 ? 'pair' : 'one' }
}
