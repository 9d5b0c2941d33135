import type { Room } from './context'

/** Words about a thing on the table: whoever points at it reads them as its title, whoever taps or holds it is told, with the rule. */
export interface Explained {
  title: string
  tell: () => void
}

export function explain({ sitting }: Room, title: string, rule: string): Explained {
  return { title, tell: () => tell(sitting, title, rule) }
}

/** One explanation takes the place of the one before; news stay. */
function tell(sitting: Room['sitting'], words: string, rule: string): void {
  for (const { number, news } of sitting.notices) if (!news) sitting.dismiss(number)
  sitting.say(words, rule)
}
