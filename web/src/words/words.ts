import { isFact, type AnyFact } from './facts'

type Arguments = Readonly<Record<string, unknown>>
export type Entry = string | ((words: Words, fact: Arguments) => string | number)
/** The sentences of one language, by key; a form of a thing stands under `key.form`. */
export type Table = Readonly<Record<string, Entry>>
/** What each piece is: its kind, the parts that its name is made of, and what it is drawn by. */
export type Catalogue = Readonly<Record<string, Arguments & { readonly kind: string }>>
/** A part of a sentence: plain words, or the name of a thing. */
export interface Part {
  readonly text: string
  readonly of?: string
}

/** What a command names: options and their values. */
const TYPED: ReadonlySet<string> = new Set(['option', 'choice'])

/** A name that one types (`match_target`), as a person reads it. */
export function asTyped(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const OPEN = '\u0001'
const MIDDLE = '\u0002'
const CLOSE = '\u0003'

/** Says facts to one pair of eyes, in one language. A name that was put together once is kept. */
export class Words {
  readonly #own: string
  readonly #kept = new Map<string, string>()
  readonly #plurals: Intl.PluralRules
  /** Whether names that are shown are marked now, and how deep inside a name we are. */
  #marks = false
  #depth = 0

  constructor(
    readonly language: string,
    readonly table: Table,
    readonly catalogue: Catalogue = {},
    readonly eyes: number | null = null,
    readonly names: readonly string[] = [],
  ) {
    this.#own = `seat:${eyes}`
    this.#plurals = new Intl.PluralRules(language.startsWith('en') ? 'en' : language)
  }

  /** Say a fact, and what follows it. A game whose words we do not have sends its sentences with it. */
  say(fact: AnyFact): string {
    if (!this.has(fact.say) && fact.text !== undefined) return fact.text
    let line = this.form(fact.say, '', fact)
    for (const more of fact.then ?? []) line = this.#join('then', line, this.say(more))
    return line
  }

  /** Say a fact, or a form of it, in parts, so that names can stand out and pieces can be drawn. */
  parts(fact: AnyFact, form = ''): Part[] {
    this.#marks = true
    try {
      return (form ? this.form(fact.say, form, fact) : this.say(fact))
        .split(/(\u0001[^\u0003]*\u0003)/)
        .filter(Boolean)
        .map((piece) => {
          if (!piece.startsWith(OPEN)) return { text: piece }
          const middle = piece.indexOf(MIDDLE)
          return { of: piece.slice(1, middle), text: piece.slice(middle + 1, -1) }
        })
    } finally {
      this.#marks = false
    }
  }

  /** Say a fact; `otherwise` where there is none, or no words for it. */
  sayOr(fact: AnyFact | null | undefined, otherwise = ''): string {
    return fact && this.has(fact.say) ? this.say(fact) : otherwise
  }

  has(key: string): boolean {
    return key in this.table
  }

  /** Say a message in one of its forms; in its first one where it lacks that. */
  form(key: string, form: string, fact: Arguments): string {
    const entry = (form && this.table[`${key}.${form}`]) || this.table[key]
    if (entry === undefined) throw new Error(`There are no words for ${key}.`)
    return typeof entry === 'string' ? entry : String(entry(this, fact))
  }

  /** Name a piece of the catalogue by its notation. */
  piece(name: string, form = ''): string {
    const piece = this.catalogue[name]
    if (piece && !this.has(piece.kind) && !this.has(`${piece.kind}-${name}`)) return ''
    return piece ? this.#named(`${piece.kind}:${name}`, form) : name
  }

  /** Name a zone, counter, note or mark; what ends in a number, such as `hand-2`, is named without it. Names that differ from table to table stand in the catalogue. */
  label(kind: string, name: string, form = ''): string {
    if (name in this.catalogue) return this.piece(name, form)
    const key = `${kind}-${name}`
    const short = key.replace(/-?\d+$/, '')
    return this.has(key) ? this.form(key, form, {}) : this.has(short) ? this.form(short, form, {}) : ''
  }

  // What the made functions call.

  plural(number: number): string {
    return this.#plurals.select(number)
  }

  shown(value: unknown, form = ''): string {
    if (value === undefined || value === null) return ''
    if (typeof value === 'string') return value.includes(':') ? this.#marked(value, this.#named(value, form)) : value
    if (Array.isArray(value)) return this.#listed(value, form)
    if (isFact(value)) return this.say(value)
    if (typeof value === 'object' && 'text' in value) return String(value.text)
    return String(value)
  }

  isOf(value: unknown): string {
    if (value === undefined || value === null) return 'none'
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (typeof value === 'string') {
      if (value.startsWith('seat:')) return value === this.#own ? 'you' : 'other'
      return value.slice(value.indexOf(':') + 1)
    }
    if (Array.isArray(value)) {
      if (value.length === 1) return this.isOf(value[0])
      return value.length === 0 ? 'none' : value.includes(this.#own) ? 'with-you' : 'many'
    }
    return 'some'
  }

  kindOf(value: unknown): string {
    return typeof value === 'string' ? (value.split(':')[0] ?? '') : 'none'
  }

  countOf(value: unknown): number {
    return Array.isArray(value) ? value.length : value === undefined || value === null ? 0 : 1
  }

  other(key: string, form: string, fact: Arguments): string {
    return this.form(key, form, fact)
  }

  #marked(reference: string, name: string): string {
    return this.#marks && this.#depth === 0 ? `${OPEN}${reference}${MIDDLE}${name}${CLOSE}` : name
  }

  #named(reference: string, form: string): string {
    const id = `${reference}/${form}`
    let name = this.#kept.get(id)
    if (name === undefined) {
      this.#depth += 1
      try {
        name = this.#name(reference, form)
      } finally {
        this.#depth -= 1
      }
      this.#kept.set(id, name)
    }
    return name
  }

  #name(reference: string, form: string): string {
    const at = reference.indexOf(':')
    const [kind = '', own = ''] = reference.slice(0, at).split('.')
    const name = reference.slice(at + 1)
    if (kind === 'seat') return this.form('seat', form || own, this.#seat(Number(name)))
    if (kind === 'cell') {
      const [column, row] = name.split(',')
      return this.form('cell', form || own, { column: Number(column), row: Number(row) })
    }
    if (this.has(`${kind}-${name}`)) return this.form(`${kind}-${name}`, form || own, {})
    if (TYPED.has(kind)) return asTyped(name.slice(name.indexOf('-') + 1))
    return this.form(kind, form || own, this.catalogue[name] ?? {})
  }

  #seat(seat: number): Arguments {
    const name = this.names[seat] ?? ''
    return { is: seat === this.eyes ? 'you' : name ? 'named' : 'nameless', name: { text: name }, number: seat + 1 }
  }

  /** Name several things; the reader comes last. */
  #listed(all: readonly unknown[], asked: string): string {
    const joint = /(?:^|-)(or|and)$/.exec(asked)?.[1] ?? 'and'
    const form = asked.replace(/(?:^|-)(?:or|and)$/, '')
    const list = all.length > 1 && all.includes(this.#own) ? [...all.filter((one) => one !== this.#own), this.#own] : all
    const words = list.map((one, at) => this.shown(one, at === 0 || form ? form : 'mid'))
    if (words.length < 2) return words[0] ?? ''
    return this.#join(joint, words.slice(0, -1).reduce((a, b) => this.#join('comma', a, b)), words.at(-1) ?? '')
  }

  #join(how: string, a: string, b: string): string {
    return this.form(`list-${how}`, '', { a: { text: a }, b: { text: b } })
  }
}
