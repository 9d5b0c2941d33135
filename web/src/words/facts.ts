/** A thing that has a name: `card:beer-7-a`, `suit:beer`. */
export type Ref<Kind extends string = string> = `${Kind}:${string}` | `${Kind}.${string}:${string}`
export type SeatRef = `seat:${number}`
/** What a person typed: nothing in it is looked into. */
export interface Text {
  readonly text: string
}
/** A name or another text, as an argument of a fact. */
export const text = (words: string): Text => ({ text: words })

/** A fact as it comes over the wire: a name, and arguments that say themselves what they are. */
export interface AnyFact {
  readonly say: string
  readonly then?: readonly AnyFact[]
  /** The rule that it is about. */
  readonly rule?: string
  readonly text?: string
  readonly [argument: string]: unknown
}

/** Every thing that a fact names, in the order of its arguments. */
export function references(fact: AnyFact): string[] {
  return Object.entries(fact).flatMap(([name, value]) => (BESIDES.has(name) ? [] : within(value)))
}

const BESIDES = new Set(['say', 'rule', 'text'])

function within(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(':') ? [value] : []
  if (Array.isArray(value)) return value.flatMap(within)
  return isFact(value) ? references(value) : []
}

export function isFact(value: unknown): value is AnyFact {
  return typeof value === 'object' && value !== null && 'say' in value
}

/** What a reference names: `beer-7-a` of `card:beer-7-a`. */
export const nameIn = (reference: string): string => reference.slice(reference.indexOf(':') + 1)

/** The seat of `seat:2`. */
export const seatIn = (reference: unknown): number | undefined =>
  typeof reference === 'string' && reference.startsWith('seat:') ? Number(reference.slice(5)) : undefined
