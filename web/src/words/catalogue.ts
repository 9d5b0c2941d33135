import type { Catalogue } from './words'

const kept = new Map<string, Promise<Catalogue>>()

/** Fetch what never changes about the pieces of a table; under the same name it is always the same. */
export function catalogueOf(table: string, name: string): Promise<Catalogue> {
  let found = kept.get(name)
  if (!found) {
    found = fetch(`/api/tables/${encodeURIComponent(table)}/catalogue/${name}`).then(async (answer) => {
      if (!answer.ok) throw new Error(`There is no catalogue ${name}.`)
      return (await answer.json()) as Catalogue
    })
    found.catch(() => kept.delete(name))
    kept.set(name, found)
  }
  return found
}

/** Take note of a catalogue that came by another way. */
export function keepCatalogue(name: string, pieces: Catalogue): void {
  kept.set(name, Promise.resolve(pieces))
}
