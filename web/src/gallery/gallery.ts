import type { Component } from 'svelte'
import { gameOf } from '$lib/folders'
import { ownMats } from '$look/mats/mats'

/** What a game's own part of the gallery is given. */
export interface GalleryProps {
  /** Whether a part is shown: gallery.html?part=cards; all without it. */
  shown: (part: string) => boolean
}

/** What the mat of a game says in the gallery, where nobody serves it. */
export interface MatWords {
  title: string
  seats: string
  line: string
}

interface Part {
  mat: MatWords
  default: Component<GalleryProps>
}

const FOUND = import.meta.glob<Part>('../../../src/taphouse/games/*/Gallery.svelte', { eager: true })

const PARTS = new Map(Object.entries(FOUND).map(([path, part]) => [gameOf(path), part]))

/** The games' parts of the gallery, in the order of their mats. */
export const partsOfGames = (): { id: string; part: Part }[] =>
  ownMats().flatMap((id) => (PARTS.has(id) ? [{ id, part: PARTS.get(id)! }] : []))
