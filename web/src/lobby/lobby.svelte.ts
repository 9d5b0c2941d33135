import { onTheShelf } from '$look/mats/mats'
import { api } from '../lib/api'
import type { GameCard, Me, TableCard } from '../lib/types'
import { words } from '../words/language.svelte'
import { MyTables } from './mine.svelte'

/** How often the lobby asks how things are, while somebody looks at it ... */
const AGAIN = 10_000
/** ... and how my own tables stand, if any runs. */
const OWN = 4_000
/** Of tables that another process knows, so many are asked about. */
const ELSEWHERE = 3

/** What the lobby knows: the games, me, my tables, and those that anybody may find. */
export class LobbyState {
  games = $state.raw<readonly GameCard[]>([])
  me = $state.raw<Me>({})
  listed = $state.raw<readonly TableCard[]>([])
  /** Where the list of tables goes on. */
  next = $state('')
  /** Why the bar does not answer. */
  why = $state('')
  readonly mine = new MyTables()
  /** In which language the games are known. */
  known = ''
  private pages = 1

  /** `called`: a table has begun to wait for me. */
  constructor(private readonly called: (table: TableCard) => void) {}

  get others(): TableCard[] {
    const own = this.mine.all
    return this.listed.filter((table) => !own.some(({ id }) => id === table.id))
  }

  /** Look at everything. */
  look = async (): Promise<void> => {
    const { language } = words()
    try {
      const [me, games, tables] = await Promise.all([this.lookAtMe(), this.known === language ? this.games : api.games(), this.lookAtTables()])
      this.me = me
      this.games = onTheShelf(games)
      this.known = language
      this.listed = tables
      this.why = ''
    } catch (refusal) {
      this.why = (refusal as Error).message
    }
  }

  /** Show one more page of tables. */
  more = (): void => {
    this.pages += 1
    void this.look()
  }

  /** Ask again and again while somebody looks; gives what ends it. */
  watch(): () => void {
    const seen = (): boolean => document.visibilityState === 'visible'
    const all = setInterval(() => seen() && void this.look(), AGAIN)
    const own = setInterval(() => seen() && this.mine.all.some((table) => table.status === 'running') && void this.lookAtMine(), OWN)
    const back = (): void => void (seen() && this.look())
    document.addEventListener('visibilitychange', back)
    return () => {
      clearInterval(all)
      clearInterval(own)
      document.removeEventListener('visibilitychange', back)
      this.mine.stop()
    }
  }

  /** My own tables alone: the cheap question. Whether the bar answers at all is said by the other one. */
  private async lookAtMine(): Promise<void> {
    try {
      this.me = await this.lookAtMe()
    } catch {
      // Said at the next look at everything.
    }
  }

  private async lookAtMe(): Promise<Me> {
    const me = await api.me()
    const cards = await this.completed(me.tables ?? [])
    for (const table of this.mine.take(cards)) this.called(table)
    return me
  }

  /** In a house of several processes some tables stand with another one, which is asked for each. */
  private async completed(cards: readonly TableCard[]): Promise<TableCard[]> {
    const unknown = cards.filter((card) => card.status === 'running' && !card.standing).slice(0, ELSEWHERE)
    const found = new Map(await Promise.all(unknown.map(async ({ id }) => [id, await api.standing(id).catch(() => null)] as const)))
    return cards.map((card) => {
      const standing = found.get(card.id)
      return standing ? { ...card, standing } : card
    })
  }

  private async lookAtTables(): Promise<TableCard[]> {
    const first = await api.tables()
    let { tables } = first
    this.next = first.next ?? ''
    for (let page = 1; page < this.pages && this.next; page += 1) {
      const more = await api.tables(this.next)
      tables = [...tables, ...more.tables]
      this.next = more.next ?? ''
    }
    return tables
  }
}
