import { recall, remember } from '$lib/memory'
import { COLOURS, type Colour } from './ingredients'

/** What I believe of an ingredient: somebody wants it, or does not. */
export type Belief = 'wants' | 'not'

/** Beliefs about one team, or one seat behind its mask. */
export interface Suspicion {
  marks: Partial<Record<Colour, Belief>>
  /** Behind a mask: the team. */
  team?: string
}

type Book = Record<string, Suspicion>

const KEY = 'conspiracy-notes'
/** So many tables are remembered. */
const TABLES = 12
const NEXT: Readonly<Record<Belief | '', Belief | ''>> = { '': 'wants', wants: 'not', not: '' }

function shelf(): Record<string, Book> {
  try {
    return JSON.parse(recall(KEY) ?? '{}') as Record<string, Book>
  } catch {
    return {}
  }
}

/** Private notes about the others at one table; without one it stays shut. They never leave this browser. */
export class Notebook {
  private book = $state.raw<Book>({})

  constructor(private readonly table: string) {
    this.book = this.isOpen ? (shelf()[table] ?? {}) : {}
  }

  /** Whether there is a table at which notes can be taken. */
  get isOpen(): boolean {
    return this.table !== ''
  }

  /** `who` is a team, `B`, or a seat behind a mask, `seat:2`. */
  of(who: string): Suspicion {
    return this.book[who] ?? { marks: {} }
  }

  marked(who: string): { colour: Colour; belief: Belief }[] {
    const { marks } = this.of(who)
    return COLOURS.flatMap((colour) => (marks[colour] ? [{ colour, belief: marks[colour] }] : []))
  }

  /** Nothing, wants it, does not, nothing again. */
  turn(who: string, colour: Colour): void {
    const { marks, ...rest } = this.of(who)
    const { [colour]: old = '', ...others } = marks
    const belief = NEXT[old]
    this.write(who, { ...rest, marks: belief ? { ...others, [colour]: belief } : others })
  }

  /** Believe that somebody is of a team; the same again takes it back. */
  guess(who: string, team: string): void {
    const { team: old, marks } = this.of(who)
    this.write(who, old === team ? { marks } : { marks, team })
  }

  private write(who: string, suspicion: Suspicion): void {
    this.book = { ...this.book, [who]: suspicion }
    const { [this.table]: _, ...others } = shelf()
    const kept = Object.entries(others).slice(1 - TABLES)
    remember(KEY, JSON.stringify({ ...Object.fromEntries(kept), [this.table]: this.book }))
  }
}

/** About whom a note at a place is: its team, or in Masquerade its seat. */
export const subjectOf = (team: string | undefined, seat: number | null | undefined, isMasked: boolean): string => (isMasked ? `seat:${seat}` : (team ?? ''))
