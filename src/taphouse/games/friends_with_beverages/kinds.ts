import { EQUIPMENT } from './equipment'
import { EVENTS, INTERRUPTS } from './happenings'
import { INGREDIENTS } from './ingredients'
import type { EquipmentCode, EventCode, IngredientCode, InterruptCode } from './types'

export const isIngredient = (kind: string): kind is IngredientCode => kind in INGREDIENTS
export const isEquipment = (kind: string): kind is EquipmentCode => kind in EQUIPMENT
export const isInterrupt = (kind: string): kind is InterruptCode => kind in INTERRUPTS
export const isEvent = (kind: string): kind is EventCode => kind in EVENTS

/** What a person calls a kind. */
export function nameOf(kind: string): string {
  if (isIngredient(kind)) return INGREDIENTS[kind].name
  if (isEquipment(kind)) return EQUIPMENT[kind].name
  if (isInterrupt(kind)) return INTERRUPTS[kind].name
  if (isEvent(kind)) return EVENTS[kind].name
  throw new Error(`${kind} is not a kind of resource.`)
}
