import type { Item } from '$lib/types'
import { isStuff } from './faces'
import { isEquipment, isIngredient } from './kinds'
import { myHand, myHost, type FwbView } from './seen'

const tools = (view: FwbView): boolean => view.discard.some((id) => isEquipment(id.replace(/-\d+$/, '')))

/** Why a card of my hand cannot be played now, and when it can. */
export function whyNot(view: FwbView, item: Item): string {
  if (!isStuff(item)) return ''
  const kind = item.kind ?? ''
  const name = item.label ?? ''
  if (isIngredient(kind)) return `${name} is for serving a guest, in phase 4. ${pair(view, kind)}`
  if (kind === 'abundance') return 'Abundance stands for another card: when you pay for a swap, in phase 2, or serve a guest, in phase 4.'
  if (!isEquipment(kind)) return tools(view) ? `${name} waits until you are asked to draw, swap, install, serve or discard.` : `${name} takes a tool out of the discard, and there is none yet.`
  if (myHost(view)?.shed.some((piece) => piece.kind === kind)) return `You have a ${name} in your shed, and each type counts once. ${pair(view, kind)}`
  return `${name} can be installed in phase 3, after drawing and swapping.`
}

/** What two alike are good for. */
function pair(view: FwbView, kind: string): string {
  const held = myHand(view).filter((card) => card.kind === kind).length
  if (view.swap_price === 1) return 'While Cultural Exchange lasts, one pays for a swap, in phase 2.'
  return held > 1 ? 'Two alike pay for a swap, in phase 2.' : 'With another one it pays for a swap, in phase 2.'
}
