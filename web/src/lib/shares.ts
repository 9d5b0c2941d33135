// Browsers have a SHA-256 of their own, but not over plain http, and phones in the same room come that way.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { say } from '../words/language.svelte'
import { recall, remember } from './memory'
import type { Wish } from './socket'
import type { Done, Refused, ShareInfo, TableInfo } from './types'

const KEY = 'shares'
/** So many tables are remembered. */
const KEPT = 20

/** What this browser adds to the chance of one table, and what it was shown before it opened that. */
interface Kept {
  table: string
  share: string
  /** The seal of the house's seed when the share was promised. */
  seal: string
  /** All promises as they were fixed, when the share was opened. */
  fixed?: string
}

export const commitmentOf = (share: string): string => bytesToHex(sha256(hexToBytes(share)))

const promises = (shares: readonly ShareInfo[]): string => shares.map((row) => `${row.seat} ${row.commitment}`).join('\n')

/** In a private window nothing is stored: then it holds until the page is closed. */
let latest = '[]'

function all(): Kept[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? latest)
    return Array.isArray(kept) ? (kept as Kept[]) : []
  } catch {
    return []
  }
}

const kept = (table: string): Kept | undefined => all().find((one) => one.table === table)

function keep(one: Kept): Kept {
  latest = JSON.stringify([...all().filter((other) => other.table !== one.table), one].slice(-KEPT))
  remember(KEY, latest)
  return one
}

const mine = (info: TableInfo): ShareInfo | undefined => info.shares?.find((row) => row.seat === info.your_seat)

/** Adds to the chance without being asked: promises a share while seats are taken, opens it when the host deals. */
export class Shares {
  private busy = false
  private opened = ''
  private info: TableInfo | undefined

  constructor(private readonly send: (wish: Wish) => Promise<Done | Refused>) {}

  /** Look at a new table card. */
  heed(info: TableInfo): void {
    this.info = info
    if (this.busy || info.your_seat == null) return
    const own = mine(info)
    if (info.wants_shares && !own) {
      const { share } = keep({ table: info.id, share: kept(info.id)?.share ?? freshShare(), seal: info.seed_hash ?? '' })
      void this.tell({ do: 'promise_share', commitment: commitmentOf(share) })
    } else if (info.dealing && own && own.commitment !== this.opened) {
      const one = kept(info.id)
      if (one && commitmentOf(one.share) === own.commitment) {
        keep({ ...one, fixed: promises(info.shares ?? []) })
        void this.tell({ do: 'open_share', share: one.share }, () => {
          this.opened = own.commitment
        })
      }
    }
  }

  /** A refusal is nothing to bother anybody with: the cards are dealt all the same. */
  private async tell(wish: Wish, then: () => void = () => {}): Promise<void> {
    this.busy = true
    const answer = await this.send(wish)
    this.busy = false
    if (answer.is === 'refused') return
    then()
    // The host may have dealt while we waited for the answer.
    if (this.info) this.heed(this.info)
  }
}

const freshShare = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)))

/** What came of the share of this browser, in a sentence; nothing if it had none. */
export function shareInWords(info: TableInfo): string {
  const one = kept(info.id)
  const own = mine(info)
  if (!one || !own || own.commitment !== commitmentOf(one.share)) return ''
  if (one.seal !== info.seed_hash) return say('seal-changed')
  if (one.fixed !== undefined && one.fixed !== promises(info.shares ?? [])) {
    return say('shares-changed')
  }
  if (own.share === one.share) {
    return say('share-is-in', { others: info.shares!.some((row) => !row.share) ? 'withheld' : 'in' })
  }
  return say(one.fixed === undefined ? 'share-late' : 'share-left-out')
}
