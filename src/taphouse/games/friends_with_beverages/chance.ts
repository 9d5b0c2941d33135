/**
 * What looks like chance but is always the same: a number from 0 up to 1 for a card and a question about it.
 * Each question is answered for itself, so that a new one changes no other answer.
 */
export function chance(card: string, question: string): number {
  let mixed = 2166136261
  for (const letter of `${question}:${card}`) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822507)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 3266489909)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}

/** One of several things. */
export const oneOf = <Thing>(things: readonly Thing[], card: string, question: string): Thing =>
  things[Math.floor(chance(card, question) * things.length)]!
