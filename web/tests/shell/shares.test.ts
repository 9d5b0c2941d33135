import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { commitmentOf, shareInWords, Shares } from '../../src/lib/shares'
import type { Wish } from '../../src/lib/socket'
import type { Done, Refused, TableInfo } from '../../src/lib/types'

describe('a promise', () => {
  it('is the SHA-256 of the share, as everybody else computes it', () => {
    const share = '00ff10'.repeat(11)
    expect(commitmentOf(share)).toBe(createHash('sha256').update(Buffer.from(share, 'hex')).digest('hex'))
  })
})

const info = (rest: Partial<TableInfo>): TableInfo => ({
  is: 'table', id: 'KWMPTR', game: 'coasters', title: 'Coasters', status: 'open', house: {}, seats: [], your_seat: 1, seed_hash: 'seal', ...rest,
})

function sit() {
  const sent: Wish[] = []
  const answers: ((answer: Done | Refused) => void)[] = []
  const shares = new Shares((wish) => {
    sent.push(wish)
    return new Promise((answer) => answers.push(answer))
  })
  /** The bar answers; the card with what was promised comes before the answer. */
  const answer = async (is: 'done' | 'refused' = 'done', card = true) => {
    const wish = sent.at(-1)!
    if (card && is === 'done' && wish.do === 'promise_share') shares.heed(info({ wants_shares: true, shares: [{ seat: 1, commitment: wish.commitment }] }))
    answers.shift()!(is === 'done' ? { is, id: 'a' } : { is, id: 'a', code: 'not_now', why: 'No.', fact: { say: 'went-wrong' } })
    await new Promise((then) => setTimeout(then))
  }
  return { sent, shares, answer }
}

/** Promise, be shown the fixed promises with somebody else's, and open. */
async function playAlong() {
  const { sent, shares, answer } = sit()
  shares.heed(info({ wants_shares: true }))
  await answer()
  const commitment = (sent[0] as { commitment: string }).commitment
  const fixed = [{ seat: 0, commitment: 'other' }, { seat: 1, commitment }]
  shares.heed(info({ dealing: true, shares: fixed }))
  await answer()
  const { share } = sent[1] as { share: string }
  return { sent, shares, share, fixed }
}

describe('shares of the chance', () => {
  beforeEach(() => {
    const memory = new Map<string, string>()
    vi.stubGlobal('localStorage', { getItem: (key: string) => memory.get(key) ?? null, setItem: (key: string, value: string) => memory.set(key, value) })
  })

  it('promises a share once, and opens exactly that one when the host deals', async () => {
    const { sent, share, fixed } = await playAlong()
    expect(sent.map((wish) => wish.do)).toEqual(['promise_share', 'open_share'])
    expect(share).toMatch(/^[0-9a-f]{64}$/)
    expect(commitmentOf(share)).toBe(fixed[1]!.commitment)
  })

  it('says nothing twice: not while an answer is out, not what is on the card, not what is open', async () => {
    const { sent, shares, answer } = sit()
    shares.heed(info({ wants_shares: true }))
    shares.heed(info({ wants_shares: true }))
    await answer()
    const { commitment } = sent[0] as { commitment: string }
    shares.heed(info({ wants_shares: true, shares: [{ seat: 1, commitment }] }))
    shares.heed(info({ dealing: true, shares: [{ seat: 1, commitment }] }))
    await answer()
    shares.heed(info({ dealing: true, shares: [{ seat: 1, commitment }] }))
    expect(sent).toHaveLength(2)
  })

  it('opens a share also if the host deals before the promise is answered', async () => {
    const { sent, shares, answer } = sit()
    shares.heed(info({ wants_shares: true }))
    const { commitment } = sent[0] as { commitment: string }
    shares.heed(info({ dealing: true, shares: [{ seat: 1, commitment }] }))
    expect(sent).toHaveLength(1)
    await answer('done', false)
    expect(sent.map((wish) => wish.do)).toEqual(['promise_share', 'open_share'])
  })

  it('takes a no for an answer until the next card', async () => {
    const { sent, shares, answer } = sit()
    shares.heed(info({ wants_shares: true }))
    await answer('refused')
    expect(sent).toHaveLength(1)
    shares.heed(info({ wants_shares: true }))
    expect(sent).toHaveLength(2)
  })

  it('adds nothing without a seat, where nobody asks, and for a promise of another device', () => {
    const { sent, shares } = sit()
    shares.heed(info({ wants_shares: true, your_seat: null }))
    shares.heed(info({}))
    shares.heed(info({ dealing: true, shares: [{ seat: 1, commitment: 'of the phone' }] }))
    expect(sent).toEqual([])
  })

  it('keeps its share over a reload, and works where nothing may be remembered', async () => {
    const first = sit()
    first.shares.heed(info({ wants_shares: true }))
    const second = sit()
    second.shares.heed(info({ wants_shares: true }))
    expect(second.sent).toEqual(first.sent)
    vi.stubGlobal('localStorage', undefined)
    expect((await playAlong()).share).toMatch(/^[0-9a-f]{64}$/)
  })

  it('says at the end what came of the share', async () => {
    const { share, fixed } = await playAlong()
    const dealt = [{ ...fixed[0]!, share: 'theirs' }, { ...fixed[1]!, share }]
    expect(shareInWords(info({ shares: dealt }))).toMatch(/^Your own share went into this deal.* choose it\.$/)
    expect(shareInWords(info({ shares: [fixed[0]!, dealt[1]!] }))).toMatch(/; somebody else withheld a share\.$/)
    expect(shareInWords(info({ shares: fixed }))).toMatch(/^Mind: your own share was left out/)
    expect(shareInWords(info({ shares: [{ seat: 0, commitment: 'changed' }, dealt[1]!] }))).toMatch(/^Mind: the promised shares are others/)
    expect(shareInWords(info({ shares: dealt, seed_hash: 'another' }))).toMatch(/^Mind: the seal of the seed/)
    expect(shareInWords(info({}))).toBe('')
    expect(shareInWords(info({ id: 'OTHERS', shares: dealt }))).toBe('')
  })

  it('says when its share did not make it in time', async () => {
    const { sent, shares, answer } = sit()
    shares.heed(info({ wants_shares: true }))
    await answer()
    const { commitment } = sent[0] as { commitment: string }
    expect(shareInWords(info({ shares: [{ seat: 1, commitment }] }))).toMatch(/^Your own share was not opened in time/)
  })
})
