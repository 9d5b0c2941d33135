import type { Room } from '$table/context'
import type { Skin } from './seen'

/** The options of the table. */
export const houseOf = (room: Room): Readonly<Record<string, boolean | number | string>> => room.sitting.info?.house ?? {}

/** Which pictures the drinks have. */
export const skinOf = (room: Room): Skin => (houseOf(room)['drink_names'] === 'soft' ? 'soft' : 'pub')

/** Whether everybody sees the dominoes of everybody. */
export const isOpen = (room: Room): boolean => houseOf(room)['screens'] === 'open'
