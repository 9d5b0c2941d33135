import { EQUIPMENT } from './equipment'
import { EVENTS, INTERRUPTS } from './happenings'
import { INGREDIENTS } from './ingredients'
import type { EquipmentCode, EventCode, IngredientCode, InterruptCode } from './types'

export const isIngredient = (kind: string): kind is IngredientCode => kind in INGREDIENTS
export const isEquipment = (kind: string): kind is EquipmentCode => kind in EQUIPMENT
export const isInterrupt = (kind: string): kind is InterruptCode => kind in INTERRUPTS
export const isEvent = (kind: string): kind is EventCode => kind in EVENTS
