import core from '../../src/taphouse/core/words/en.js'
import shell from '../words/en.js'
import { roomContext, type Room } from '../src/table/context'
import { Words, type Catalogue, type Table } from '../src/words/words'

/** The words of a game's table in a test: its own sentences (`words/en.js`) and its pieces (`tests/web/catalogue.json`). */
export function wordsFor(game: object, pieces: object = {}, eyes: number | null = 0, names: readonly string[] = []): Words {
  return new Words('en', { ...core, ...shell, ...game } as Table, pieces as Catalogue, eyes, names)
}

/** A room with these words, as the context of a part that is shown alone. */
export const roomWith = (words: Words, room: Partial<Room> = {}): Map<symbol, Partial<Room>> => roomContext({ words, ...room })
