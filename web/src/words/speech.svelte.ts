import { namesOf } from '../lib/words'
import type { Sitting } from '../lib/table.svelte'
import { untilItComes } from '../lib/patience'
import { catalogueOf } from './catalogue'
import { gameWords, tableWords, words } from './language.svelte'
import type { Catalogue, Table, Words } from './words'

/** The words of a game, fetched when they are needed; until then those of the pages. To be made together with a component. */
export class GameSpeech {
  private table = $state.raw<Table>()
  readonly words: Words = $derived(tableWords(this.table ?? {}, {}, null, []))

  constructor(game: () => string | undefined) {
    $effect(() => {
      const id = game()
      const { language } = words()
      let stale = false
      if (id) {
        untilItComes(() => gameWords(id, language), () => stale).then((found) => {
          if (!stale) this.table = found
        })
      }
      return () => {
        stale = true
      }
    })
  }

  /** Whether the words are there: names of options and ways to play wait for it. */
  get isThere(): boolean {
    return this.table !== undefined
  }
}

/** The words of a table: its game's, and the names of its pieces and seats. To be made together with a component. */
export class TableSpeech {
  private table = $state.raw<Table>({})
  private pieces = $state.raw<Catalogue>({})
  private known = $state('')
  readonly words: Words = $derived.by(() => tableWords(this.table, this.pieces, this.sitting().view?.eyes ?? null, namesOf(this.sitting().info?.seats ?? [])))

  constructor(private readonly sitting: () => Sitting) {
    // Whoever changes the language in mid-game goes on reading in the new one.
    $effect(() => {
      const { language } = words()
      if (this.sitting().info) this.fetched(language).catch(() => {})
    })
  }

  /** Fetch everything that can be said here. */
  async fetched(language = words().language): Promise<void> {
    const { id, game, catalogue } = this.sitting().info!
    const [sentences, pieces] = await Promise.all([gameWords(game, language), catalogue ? catalogueOf(id, catalogue) : {}])
    if (language !== words().language) return
    this.table = sentences
    this.pieces = pieces
    this.known = catalogue ?? ''
  }

  /** Whether the pieces that lie here are known: the card of a table names them once it is dealt. */
  get knowsPieces(): boolean {
    return this.known !== ''
  }
}
