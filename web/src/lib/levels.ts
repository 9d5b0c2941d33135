import { text } from '../words/facts'
import { say, sayForm } from '../words/language.svelte'
import type { SeatInfo } from './types'

/** A level as a choice: `Fair`. */
export const levelName = (name: string): string => sayForm('level', name)

/** What a bot is, in words: `bot, fair`. */
export const botOf = (seat: Pick<SeatInfo, 'level'>): string => (seat.level ? say('bot-of-level', { level: text(sayForm('level', `is-${seat.level}`)) }) : say('is-bot'))
