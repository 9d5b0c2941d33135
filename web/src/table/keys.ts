/** The keys that things are given, in this order: digits, then the rows of letters. `i` looks at a thing closely. */
const KEYS: readonly string[] = [...'1234567890qwertyuopasdfghjklzxcvbnm']

/** A key of one table alone, and what it does there. */
export type OwnKey = readonly [key: string, does: string]

/**
 * Give keys to things by their names, in order. While a choice is under way, `given` are the keys that were given before:
 * they stay, and none passes to another thing, even if its own is gone. Beyond the last key there are the arrows.
 */
export function giveKeys(given: ReadonlyMap<string, string>, names: readonly string[], taken: ReadonlySet<string>): Map<string, string> {
  const keys = new Map(given)
  const used = new Set([...keys.values(), ...taken])
  const free = KEYS.filter((key) => !used.has(key))
  for (const name of names) {
    if (keys.has(name)) continue
    const key = free.shift()
    if (key) keys.set(name, key)
  }
  return keys
}

/** What things are called, each by a name of its own: of two that look alike the second is `... 2`. */
export function namesOfThings(words: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return words.map((word) => {
    const number = (seen.get(word) ?? 0) + 1
    seen.set(word, number)
    return number === 1 ? word : `${word} ${number}`
  })
}
