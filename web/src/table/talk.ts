import type { ChatLine } from '../lib/types'

const REACTION_WORDS: Readonly<Record<string, string>> = {
  cheers: 'Cheers!',
  'well played': 'Well played',
  ouch: 'Ouch',
  hurry: 'Your turn, friend',
  laugh: 'Ha ha',
  thanks: 'Thanks',
}

/** Something that somebody said, for those who listen. */
export function sayingOf(line: ChatLine): string {
  const words = line.reaction ? reactionInWords(line.reaction) : (line.text ?? '')
  return line.by_house ? words : `${line.name}${line.aside ? ', to the team' : ''}: ${words}`
}

/** A quick reaction as it is read; one that we do not know yet is shown as it is. */
export function reactionInWords(reaction: string): string {
  return REACTION_WORDS[reaction] ?? reaction
}
