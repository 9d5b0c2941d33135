import { text } from '../words/facts'
import { say, sayForm } from '../words/language.svelte'
import type { LevelCard, SeatInfo } from './types'

/** A level as a choice: `Fair`. */
export const levelName = (name: string): string => sayForm('level', name)

/** What a bot is, in words: `bot, fair`. */
export const botOf = (seat: Pick<SeatInfo, 'level'>): string => (seat.level ? say('bot-of-level', { level: text(sayForm('level', `is-${seat.level}`)) }) : say('is-bot'))

/** From so many games of a hundred on, a level wins nearly always. */
const NEARLY = 95

/** How well a level does: `wins 8 of 10 against fair`; nothing where nobody measured it. */
export function levelWins(level: LevelCard | undefined): string {
  if (!level?.share) return ''
  const percent = Math.round(100 * level.share.value)
  return say('level-wins', { nearly: percent >= NEARLY ? 'yes' : 'no', tenths: Math.round(percent / 10), against: level.against as 'easy' | 'fair' | 'random' })
}
