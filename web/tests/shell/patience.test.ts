import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilItComes } from '../../src/lib/patience'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const failing = (times: number) => {
  let tried = 0
  const fetch = vi.fn(async () => {
    tried += 1
    if (tried <= times) throw new Error('The line is down.')
    return 'words'
  })
  return fetch
}

test('What does not come at once is asked for again until it comes', async () => {
  const fetch = failing(4)
  const coming = untilItComes(fetch, () => false)
  await vi.runAllTimersAsync()

  expect(await coming).toBe('words')
  expect(fetch).toHaveBeenCalledTimes(5)
})

test('The longer it does not come, the more seldom it is asked for', async () => {
  const fetch = failing(Infinity)
  let isStale = false
  const coming = untilItComes(fetch, () => isStale)
  await vi.advanceTimersByTimeAsync(60_000)
  const tried = fetch.mock.calls.length
  isStale = true
  await vi.runAllTimersAsync()

  expect(tried).toBeGreaterThan(6)
  expect(tried).toBeLessThan(10)
  expect(await coming).toBeUndefined()
})

test('Nothing is asked for once nobody waits for it', async () => {
  const fetch = failing(0)

  expect(await untilItComes(fetch, () => true)).toBeUndefined()
  expect(fetch).not.toHaveBeenCalled()
})
