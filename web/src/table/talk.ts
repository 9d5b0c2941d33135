import type { ChatLine } from '../lib/types'
import { text } from '../words/facts'
import { say, words as pageWords } from '../words/language.svelte'

/** Something that somebody said, for those who listen. */
export function sayingOf(line: ChatLine): string {
  const words = line.reaction ? reactionInWords(line.reaction) : lineInWords(line)
  return line.by_house ? words : say(line.aside ? 'saying-aside' : 'saying', { who: text(line.name), words: text(words) })
}

/** What was said: by somebody, or by the house in the reader's language. */
export const lineInWords = (line: ChatLine): string => pageWords().sayOr(line.fact, line.text ?? '')

/** Who said it. */
export const speakerOf = (line: ChatLine): string => (line.by_house ? say('the-house') : line.name)

/** A quick reaction as it is read; one that we do not know yet is shown as it is. */
export function reactionInWords(reaction: string): string {
  return pageWords().label('reaction', reaction.replaceAll(' ', '_')) || reaction
}
