import { chance, oneOf } from './chance'
import type { FamilyName } from './profiles'
import type { IngredientCode } from './types'

/** What each ingredient makes of a drink. */
const DRINKS: Readonly<Record<IngredientCode, readonly string[]>> = {
  CRM: ['#ead2ad', '#e6c7a0', '#f0dcc0'],
  NUT: ['#7a4a20', '#93602c', '#5a3417'],
  SPC: ['#b4501c', '#c96a1e', '#8f3418'],
  HRB: ['#5f9130', '#93a92f', '#2f7d55', '#3e6f2a'],
  FRU: ['#a81f3d', '#7b2763', '#d2572f', '#c22f4d', '#5c2a70'],
  CIT: ['#eec325', '#ee9a26', '#c5cf3a', '#f2d94e'],
  SUG: ['#e6b95c', '#f0cf7e'],
  SPI: ['#cfe6ea', '#dceef0'],
}
const ORDER: readonly IngredientCode[] = ['NUT', 'SPC', 'HRB', 'FRU', 'CIT', 'SUG', 'SPI']

const parts = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

/** Some of one colour in another. */
export function mix(one: string, other: string, some: number): string {
  const [a, b] = [parts(one), parts(other)]
  return `#${a.map((value, at) => Math.round(value + (b[at]! - value) * some).toString(16).padStart(2, '0')).join('')}`
}

/** How light a colour is, 0 to 1, as the eye weighs it. */
export function light(hex: string): number {
  const [red = 0, green = 0, blue = 0] = parts(hex)
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255
}

/** The colour of a drink: one ingredient gives it, the next changes it, cream makes it pale. */
export function drinkOf(ingredients: readonly IngredientCode[], card: string): string {
  const weight = (kind: IngredientCode): number =>
    ingredients.filter((one) => one === kind).length * (kind === 'SPI' || kind === 'SUG' ? 0.2 : 1) + chance(card, ['drink', kind].join(' ')) * 0.6
  const [first = 'SPI', second] = ORDER.filter((kind) => ingredients.includes(kind)).sort((a, b) => weight(b) - weight(a))
  const own = oneOf(DRINKS[first], card, 'tint')
  const mixed = second ? mix(own, oneOf(DRINKS[second], card, 'second'), second === 'SUG' || second === 'SPI' ? 0.16 : 0.22) : own
  return ingredients.includes('CRM') ? mix(mixed, oneOf(DRINKS.CRM, card, 'cream'), 0.62) : mixed
}

export interface Glass {
  /** The colour that lies over the drink. */
  tint: string
  strength: number
  /** Stoneware, through which nothing is seen. */
  opaque: boolean
  glaze: string
}

export const clear: Glass = { tint: '#ffffff', strength: 0, opaque: false, glaze: '' }

const COLOURED: readonly Glass[] = [
  { tint: '#1f5a3a', strength: 0.72, opaque: false, glaze: '' },
  { tint: '#5a3210', strength: 0.66, opaque: false, glaze: '' },
  { tint: '#1c4a86', strength: 0.7, opaque: false, glaze: '' },
  { tint: '#dff0ea', strength: 0.5, opaque: false, glaze: '' },
  { tint: '#4b4a55', strength: 0.55, opaque: false, glaze: '' },
  { tint: '#8a1c34', strength: 0.55, opaque: false, glaze: '' },
]
const STONEWARE: readonly Glass[] = [
  { tint: '#e6d3ae', strength: 1, opaque: true, glaze: '#8a5428' },
  { tint: '#d9c9a6', strength: 1, opaque: true, glaze: '#3d5a6b' },
  { tint: '#c98a55', strength: 1, opaque: true, glaze: '#6b3a1c' },
  { tint: '#f1ead8', strength: 1, opaque: true, glaze: '#2f5a86' },
]

/** Crocks and some amphorae are fired clay; a bright drink is shown in clear glass, a dark one often in coloured. */
export function glassOf(family: FamilyName, drink: string, card: string): Glass {
  if (family === 'crock' || (family === 'amphora' && chance(card, 'clay') > 0.6)) return oneOf(STONEWARE, card, 'clay colour')
  return chance(card, 'clear') < (light(drink) > 0.5 ? 0.9 : 0.55) ? clear : oneOf(COLOURED, card, 'glass')
}
