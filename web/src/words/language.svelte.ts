import { text, type AnyFact, type Text } from './facts'
import { Words, type Catalogue, type Table } from './words'
import core from '../../../src/taphouse/core/words/en.js'
import house from '../../../src/taphouse/server/words/en.js'
import shell from '../../words/en.js'
import type { Said as CoreSaid } from '../../../src/taphouse/core/words/said'
import type { Said as HouseSaid } from '../../../src/taphouse/server/words/said'
import type { Said as ShellSaid } from '../../words/said'

/** Everything that the pages and the server can say, whatever is played. */
export type Said = CoreSaid | HouseSaid | ShellSaid

type Load = () => Promise<{ default: Table }>

const OTHERS = import.meta.glob<{ default: Table }>([
  '../../../src/taphouse/core/words/*.js',
  '../../../src/taphouse/server/words/*.js',
  '../../words/*.js',
  '!../../../src/taphouse/core/words/en.js',
  '!../../../src/taphouse/server/words/en.js',
  '!../../words/en.js',
])
const GAMES = import.meta.glob<{ default: Table }>('../../../src/taphouse/games/*/words/*.js')

const ENGLISH: Table = { ...(core as unknown as Table), ...(house as unknown as Table), ...(shell as unknown as Table) }

let spoken = $state.raw(new Words('en', ENGLISH))

/** The words of the pages, in the language of the reader. */
export const words = (): Words => spoken

/** Say something of the pages' own: `say('taken-back')`, `say('open-seats', { number: 2 })`. */
export function say<Key extends Said['say']>(key: Key, ...[given]: Arguments<Key>): string {
  return spoken.say({ ...given, say: key } as AnyFact)
}

/** The same in another form: `sayForm('sure-close', 'why')`. */
export function sayForm<Key extends Said['say']>(key: Key, form: string, ...[given]: Arguments<Key>): string {
  return spoken.form(key, form, { ...given })
}

type Given<Key> = Omit<Extract<Said, { say: Key }>, 'say' | 'then' | 'text'>
type Arguments<Key> = Record<never, never> extends Given<Key> ? [given?: Given<Key>] : [given: Given<Key>]

/** Stands in a sentence for something that is drawn there, such as a link. */
export const SLOT: Text = text('\u0004')

/** What stands before and after the slot of a sentence. */
export function around(sentence: string): [before: string, after: string] {
  const [before = '', after = ''] = sentence.split(SLOT.text)
  return [before, after]
}

/** Speak another language from now on; everything that is shown changes in place. */
export async function speak(language: string): Promise<void> {
  const tables = await Promise.all(
    Object.entries(OTHERS)
      .filter(([path]) => path.endsWith(`/${language}.js`))
      .map(([, load]) => load()),
  )
  spoken = new Words(language, Object.assign({}, ENGLISH, ...tables.map((found) => found.default)))
  document.documentElement.lang = language
}

const found = (game: string, file: string): Load | undefined =>
  GAMES[Object.keys(GAMES).find((path) => path.endsWith(`/games/${game.replaceAll('-', '_')}/words/${file}`)) ?? '']

/** Fetch the words of a game in a language; in English where it has no other. */
export async function gameWords(game: string, language: string): Promise<Table> {
  const load = found(game, `${language}.js`) ?? found(game, 'en.js')
  return load ? (await load()).default : {}
}

/** The language in which the bar has to speak for a game, because these pages have no words for it; mostly none. */
export const askedWords = (game: string): string => (found(game, 'en.js') ? '' : spoken.language)

/** The words of a table, for one pair of eyes. */
export function tableWords(game: Table, catalogue: Catalogue, eyes: number | null, names: readonly string[]): Words {
  return new Words(spoken.language, { ...spoken.table, ...game }, catalogue, eyes, names)
}
