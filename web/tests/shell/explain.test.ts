import { describe, expect, it, vi } from 'vitest'
import type { Room } from '$table/context'
import { explain } from '$table/explain'

describe('something that explains itself', () => {
  it('takes the place of the explanation before it, but not of news', () => {
    const [dismiss, said] = [vi.fn(), vi.fn()]
    const notices = [{ number: 1, text: '', rule: 'CO-004', news: false }, { number: 2, text: '', rule: '', news: true }]
    const room = { sitting: { notices, dismiss, say: said } } as unknown as Room

    const about = explain(room, 'The highest wins.', 'CO-004')
    about.tell()

    expect(about.title).toBe('The highest wins.')
    expect(dismiss.mock.calls).toEqual([[1]])
    expect(said).toHaveBeenCalledWith('The highest wins.', 'CO-004')
  })
})
