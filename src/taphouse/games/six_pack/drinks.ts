import { straight, type Wall } from '$cards/profile'
import { nameIn } from '$words/facts'
import type { Words } from '$words/words'
import type { Skin } from './seen'

/** The notation of a bottle. */
type BottleName = 'B' | 'C' | 'L'
/** The notation of a mixed drink. */
type GlassName = 'b' | 'c' | 'l'

/** What closes a bottle. */
export type Top = 'crown' | 'swing' | 'screw' | 'cork' | 'siphon'
/** What a glass has besides its drink. */
export type Trim = 'straw' | 'handle' | 'foam' | 'stem' | 'ice' | 'foot'

interface Bottle {
  /** The drink, as it colours the bottle and the layers of what is mixed with it. */
  tint: string
  /** The right-hand wall about the middle, in a box of 100 x 100. */
  wall: Wall
  top: Top
  /** Where the label lies: its upper edge, its height and half its width. */
  label: readonly [y: number, height: number, half: number]
}

interface Glass {
  wall: Wall
  trims: readonly Trim[]
  /** The two bottles in it, the lower layer first. */
  layers: readonly [BottleName, BottleName]
}

interface Bar {
  bottles: Readonly<Record<BottleName, Bottle>>
  glasses: Readonly<Record<GlassName, Glass>>
}

const PUB: Bar = {
  bottles: {
    B: {
      tint: '#dc8e14',
      wall: [straight([0, 92], [17, 92]), straight([17, 92], [17, 55]), [[17, 55], [17, 43], [6.5, 43], [6.5, 33]], straight([6.5, 33], [6.5, 14])],
      top: 'crown',
      label: [57, 26, 17],
    },
    C: {
      tint: '#6d2f1d',
      wall: [
        straight([0, 92], [17, 92]),
        [[17, 92], [17.5, 86], [17.5, 82], [16.5, 78]],
        [[16.5, 78], [15, 72], [11, 70], [11, 64]],
        [[11, 64], [11, 57], [17.5, 55], [17.5, 46]],
        [[17.5, 46], [17.5, 36], [6, 34], [6, 25]],
        straight([6, 25], [6, 14]),
      ],
      top: 'crown',
      label: [38, 22, 16],
    },
    L: {
      tint: '#d3e04e',
      wall: [straight([0, 92], [23, 92]), straight([23, 92], [23, 56]), [[23, 56], [23, 41], [7.5, 40], [7.5, 31]], straight([7.5, 31], [7.5, 22])],
      top: 'swing',
      label: [57, 26, 23],
    },
  },
  glasses: {
    b: { wall: [straight([0, 92], [13.5, 92]), straight([13.5, 92], [19, 24])], trims: ['straw'], layers: ['C', 'L'] },
    c: { wall: [straight([0, 92], [19, 92]), straight([19, 92], [19, 28])], trims: ['handle', 'foam'], layers: ['L', 'B'] },
    l: {
      wall: [straight([0, 92], [11, 92]), [[11, 92], [10, 76], [12, 66], [16, 54]], [[16, 54], [20, 43], [21, 32], [18.5, 20]]],
      trims: ['foam'],
      layers: ['C', 'B'],
    },
  },
}

const SOFT: Bar = {
  bottles: {
    B: {
      tint: '#ef8718',
      wall: [straight([0, 92], [20, 92]), [[20, 92], [22, 78], [21, 64], [14, 52]], [[14, 52], [10, 44], [10, 40], [10, 34]], straight([10, 34], [12, 22])],
      top: 'screw',
      label: [60, 24, 19],
    },
    C: {
      tint: '#b3123b',
      wall: [[[0, 92], [16, 92], [24, 82], [24, 69]], [[24, 69], [24, 54], [14, 49], [7, 44]], [[7, 44], [6, 40], [6, 32], [6, 20]]],
      top: 'cork',
      label: [58, 24, 20],
    },
    L: {
      tint: '#8fd3e0',
      wall: [straight([0, 92], [18, 92]), straight([18, 92], [18, 46]), [[18, 46], [18, 36], [7, 35], [7, 28]], straight([7, 28], [7, 22])],
      top: 'siphon',
      label: [56, 26, 18],
    },
  },
  glasses: {
    b: { wall: [[[0, 66], [15, 66], [23, 56], [23, 43]], [[23, 43], [23, 34], [21, 27], [18.5, 18]]], trims: ['stem'], layers: ['C', 'L'] },
    c: { wall: [straight([0, 92], [20, 92]), straight([20, 92], [25, 38])], trims: ['ice', 'straw'], layers: ['B', 'L'] },
    l: {
      wall: [[[0, 82], [8, 82], [11, 76], [11, 68]], [[11, 68], [11, 56], [19, 51], [19, 38]], [[19, 38], [19, 30], [16, 24], [16, 16]]],
      trims: ['foot'],
      layers: ['C', 'B'],
    },
  },
}

const BARS: Readonly<Record<Skin, Bar>> = { pub: PUB, soft: SOFT }

export const bottleOf = (drink: string, skin: Skin): Bottle => BARS[skin].bottles[drink as BottleName]
export const glassOf = (drink: string, skin: Skin): Glass => BARS[skin].glasses[drink as GlassName]
export const isMix = (drink: string): boolean => drink in PUB.glasses

/** The colours of a drink: one for a bottle, two layers for what is mixed. */
export function tintsOf(drink: string, skin: Skin): readonly [string, string] {
  if (!isMix(drink)) return [bottleOf(drink, skin).tint, bottleOf(drink, skin).tint]
  const [low, high] = glassOf(drink, skin).layers
  return [bottleOf(low, skin).tint, bottleOf(high, skin).tint]
}

/** Paint for each seat, and the ink that reads well on it. */
export const SEAT_PAINT: Readonly<Record<string, readonly [fill: string, text: string]>> = {
  red: ['#c0392b', '#fff8e8'],
  orange: ['#e58a2c', '#21170f'],
  yellow: ['#ecca2c', '#21170f'],
  green: ['#6bb277', '#21170f'],
  blue: ['#2f6fc4', '#fff8e8'],
  purple: ['#6b2080', '#fff8e8'],
  white: ['#f2efe6', '#21170f'],
  black: ['#2b2b2e', '#fff8e8'],
}
export const SEAT_COLOURS = Object.keys(SEAT_PAINT)
/** The paint of a domino, by its colour. */
export const paintIn = (words: Words, domino: string): string => SEAT_PAINT[nameIn(String(words.catalogue[domino]?.['colour'] ?? ''))]?.[0] ?? paintOf(0)
export const paintOf = (seat: number): string => SEAT_PAINT[SEAT_COLOURS[seat] ?? 'red']![0]
