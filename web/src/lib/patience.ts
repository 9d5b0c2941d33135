const FIRST = 500
const LONGEST = 15_000

/** Fetch something that is needed: on a bad line again and again, ever more seldom, until it comes or nobody waits for it. */
export async function untilItComes<Thing>(fetch: () => Promise<Thing>, isStale: () => boolean): Promise<Thing | undefined> {
  for (let pause = FIRST; !isStale(); pause = Math.min(2 * pause, LONGEST)) {
    try {
      return await fetch()
    } catch {
      await new Promise((then) => setTimeout(then, pause))
    }
  }
  return undefined
}
