import { recall } from '../lib/memory'

/** What this browser remembers an introduction by. */
export const seenKey = (game: string): string => `introduced.${game}`
export const isIntroduced = (game: string): boolean => recall(seenKey(game)) !== null
