/** Whoever comes in hears the latest lines only, not the whole evening. */
const LATEST = 2

/** What is to be told of a story to somebody who has heard it as it was before: the new lines, or what took the place of old ones. */
export function newsIn(before: readonly string[] | undefined, story: readonly string[]): readonly string[] {
  if (!before || before.length === 0) return story.slice(-LATEST)
  const other = before.findIndex((line, at) => line !== story[at])
  if (other < 0) return story.slice(before.length)
  return other < story.length ? story.slice(-1) : ['A move was taken back.']
}
