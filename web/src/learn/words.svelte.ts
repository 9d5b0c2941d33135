import { untilItComes } from '../lib/patience'
import type { Table, Words } from '../words/words'
import { Words as Speech } from '../words/words'
import { words } from '../words/language.svelte'

const FOUND = import.meta.glob<{ default: Table }>('../../../src/taphouse/games/*/lessons/words/*.js')

const load = (game: string, file: string) => FOUND[Object.keys(FOUND).find((path) => path.endsWith(`/games/${game.replaceAll('-', '_')}/lessons/words/${file}`)) ?? '']

/** What the lessons, the introduction and the aid of a game say, in the reader's language. To be made together with a component. */
export class LessonSpeech {
  private table = $state.raw<Table>({})
  private readonly room: () => Words
  readonly words: Words = $derived.by(() => {
    const room = this.room()
    return new Speech(room.language, { ...room.table, ...this.table }, room.catalogue, room.eyes, room.names)
  })

  constructor(game: () => string, room: () => Words = words) {
    this.room = room
    $effect(() => {
      let stale = false
      const found = load(game(), `${words().language}.js`) ?? load(game(), 'en.js')
      if (found) {
        untilItComes(found, () => stale).then((come) => {
          if (!stale && come) this.table = come.default
        })
      }
      return () => {
        stale = true
      }
    })
  }

  /** Whether the words are there. */
  get isThere(): boolean {
    return Object.keys(this.table).length > 0
  }
}
