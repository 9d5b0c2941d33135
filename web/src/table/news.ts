import type { AnyFact } from '../words/facts'

/** Whoever comes in hears the latest lines only, not the whole evening. */
const LATEST = 2
const TAKEN_BACK: AnyFact = { say: 'taken-back' }

/** What is to be told of a story to somebody who has heard it as it was before: the new facts, or what took the place of old ones. */
export function newsIn(before: readonly AnyFact[] | undefined, story: readonly AnyFact[]): readonly AnyFact[] {
  if (!before || before.length === 0) return story.slice(-LATEST)
  const other = before.findIndex((fact, at) => fact !== story[at] && JSON.stringify(fact) !== JSON.stringify(story[at]))
  if (other < 0) return story.slice(before.length)
  return other < story.length ? story.slice(-1) : [TAKEN_BACK]
}
