import { INK, PAPER } from '$cards/colours'
import { floor, inside, shade } from '$cards/profile'
import { chance, oneOf } from './chance'
import { band, flat, gleam, line, placed, shape, stamped, type Layer } from './drawing'
import { INGREDIENTS } from './ingredients'
import { isEquipment, isIngredient } from './kinds'
import { ACCENTS, CUTS, FACES, RULES, stocks, type CutName, type Label, type Stock } from './labels'
import { down, FAMILIES, FOOT, half, lipOf, tenth, widest, type FamilyName, type Profile } from './profiles'
import { COLLARS, RISE, seal, SEALS, STOPPERS } from './stoppers'
import { clear, drinkOf, glassOf, light, type Glass } from './tints'
import type { EquipmentCode, GuestFace, IngredientCode } from './types'

/** The name on a label. */
export interface Lettering {
  words: string
  x: number
  y: number
  size: number
  face: 'serif' | 'sans'
  spacing: number
  ink: string
  upright: boolean
}

export interface BottleDrawing {
  /** Below the name. */
  parts: readonly Layer[]
  name: Lettering
  /** Above it. */
  over: readonly Layer[]
  /** The colour of what is in it. */
  drink: string
  /** How high it stands, and how wide it is. */
  height: number
  width: number
}

/** From the most to the least telling. */
const TELLING: readonly IngredientCode[] = ['CRM', 'NUT', 'SPC', 'HRB', 'FRU', 'CIT', 'SUG', 'SPI']
const TOOLS: readonly EquipmentCode[] = ['BAR', 'STI', 'TUN', 'FUN', 'JAR', 'STR', 'JUG']

/** The rarest tool of the house decides what kind of bottle it buys. */
const BOUGHT: Readonly<Record<EquipmentCode, readonly FamilyName[]>> = {
  BAR: ['crock', 'decanter', 'burgundy', 'hive', 'facet', 'case', 'flask'],
  STI: ['globe', 'onion', 'tear', 'flute', 'gourd', 'amphora'],
  TUN: ['flask', 'bell', 'claret', 'amphora', 'case', 'hive'],
  FUN: ['claret', 'flute', 'facet', 'bell', 'burgundy', 'tear'],
  JAR: ['decanter', 'gourd', 'flask', 'globe', 'onion'],
  STR: ['claret', 'globe', 'tear'],
  JUG: ['bell', 'onion', 'case'],
}

/** Which labels suit a family. */
const ROUND: readonly CutName[] = ['disc', 'oval', 'shield', 'wrap', 'etched', 'ticket', 'eight']
const SLIM: readonly CutName[] = ['strip', 'strip', 'wrap', 'plate', 'etched']
const STRAIGHT: readonly CutName[] = ['plate', 'arch', 'ticket', 'eight', 'shield', 'oval', 'wrap', 'strip', 'disc']
const SUITS: Readonly<Partial<Record<FamilyName, readonly CutName[]>>> = {
  flute: SLIM,
  flask: ROUND,
  globe: ROUND,
  gourd: ROUND,
  onion: ROUND,
  tear: ROUND,
  bell: ['wrap', 'arch', 'disc', 'shield', 'etched'],
  amphora: ['disc', 'shield', 'wrap', 'oval', 'etched'],
  hive: ['plate', 'disc', 'ticket', 'oval', 'shield'],
}

const OUTLINE = 2.8

/** The glass, what is in it, and what is cut into it. */
function vessel({ id, ingredients }: GuestFace, profile: Profile, glass: Glass, drink: string, bare: boolean): Layer[] {
  const { wall, shoulder } = profile
  const [foot, lip] = [floor(wall), lipOf(wall)]
  const level = tenth(shoulder - (shoulder - lip) * (0.1 + 0.35 * chance(id, 'level')))
  const whole = inside(wall, foot, lip)
  const filled: Layer[] = glass.opaque
    ? [flat(whole, glass.tint), flat(inside(wall, tenth(shoulder + 4), lip), glass.glaze)]
    : [
        flat(whole, '#f1f5ec', 0.9),
        flat(inside(wall, foot, level), drink),
        flat(inside(wall, level + 4, level), '#fff', ingredients.includes('CRM') ? 0.6 : 0.42),
        ...(glass.tint === clear.tint ? [] : [flat(whole, glass.tint, glass.strength)]),
      ]
  return [
    ...filled,
    ...(bare ? [] : cutting(id, profile, glass)),
    flat(shade(wall, 0.45), INK, 0.15),
    gleam(down(wall, -0.72, shoulder + 3, shoulder + 3 + (foot - shoulder) * 0.34)),
    line(whole, OUTLINE),
  ]
}

/** Lines that are cut or woven into the glass. */
function cutting(id: string, { wall, shoulder }: Profile, glass: Glass): Layer[] {
  const foot = floor(wall)
  const ink = glass.opaque ? INK : '#fff'
  const dots = (parts: readonly number[], y: number): string => parts.map((part) => `M${tenth(half(wall, y) * part)} ${tenth(y)}h.01`).join('')
  const across = (y: number): string => `M${tenth(-half(wall, y))} ${tenth(y)}H${tenth(half(wall, y))}`
  switch (Math.floor(chance(id, 'cutting') * 7)) {
    case 0:
      return [line([-0.72, -0.4, 0, 0.4, 0.72].map((part) => down(wall, part, shoulder + 4, foot - 2)).join(''), 1.6, ink, 0.45)]
    case 1:
      return [line(across(shoulder + 1) + across(shoulder + 4.4) + across(foot - 5), 1.6, ink, 0.6)]
    case 2:
      return woven(wall, tenth(foot - 20), foot, across)
    case 3:
      return [line(dots([-0.5, 0, 0.5], foot - 5) + dots([-0.75, -0.25, 0.25, 0.75], shoulder + 4), 3, ink, 0.6)]
    default:
      return []
  }
}

/** A basket round the foot. */
function woven(wall: Profile['wall'], top: number, foot: number, across: (y: number) => string): Layer[] {
  const rows = [top + 5, top + 10, top + 15]
  const posts = [-0.66, -0.33, 0, 0.33, 0.66].map((part) => down(wall, part, top, foot - 0.5)).join('')
  return [
    shape(inside(wall, foot, top), '#d8ac66', 2),
    line(rows.map(across).join(''), 1.4, INK, 0.6),
    line(posts, 1.4, INK, 0.45),
    line(across(top + 1), 2.6),
  ]
}

function handles(id: string, family: FamilyName, { wall, shoulder, neck }: Profile, tint: string): Layer[] {
  const two = family === 'amphora' || (family === 'crock' && chance(id, 'two') > 0.6)
  if (!two && family !== 'crock') return []
  const [lip, out] = [lipOf(wall), half(wall, shoulder + 8)]
  const ear = `M${tenth(neck - 1)} ${tenth(lip + 7)}C${tenth(out + 7)} ${tenth(lip + 4)} ${tenth(out + 7)} ${tenth(shoulder - 2)} ${tenth(out - 2)} ${tenth(shoulder + 8)}`
  const parts = band(ear, tint, 2.8, 7.6)
  return two ? [...parts, placed('scale(-1 1)', ...parts)] : parts
}

/** The telling ingredients of a card, each once. */
const tellingOf = (guest: GuestFace): IngredientCode[] => TELLING.filter((kind) => guest.ingredients.includes(kind))

/** One to three of its ingredients, in a row. */
function motif(kinds: readonly IngredientCode[], x: number, y: number, size: number, gap: number, stock: Stock): Layer[] {
  return kinds.map((kind, at) => {
    const icon = INGREDIENTS[kind].icon
    const place = `translate(${tenth(x + (at - (kinds.length - 1) / 2) * gap)} ${tenth(y)})scale(${Math.round((size / 24) * 100) / 100})`
    return placed(place, ...(stock.coloured ? icon : stamped(icon, stock.print)))
  })
}

function lettering(guest: GuestFace, label: Label, ink: string, y: number, room: number, tall: number): Lettering {
  const { face, caps, wide, space } = oneOf(FACES, guest.id, 'face')
  const words = caps ? guest.liqueur.toUpperCase() : guest.liqueur
  const size = tenth(Math.min(tall, room / (words.length * (wide + space))))
  return { words, x: label.x, y: tenth(y), size, face, spacing: tenth(size * space), ink, upright: label.upright }
}

/** Paper, pictures and lines of a label, and the name that stands on it. */
function labelled(guest: GuestFace, label: Label, stock: Stock, ruled: boolean): { parts: Layer[]; name: Lettering } {
  const paper = label.outline ? [shape(label.outline, stock.paper, 2)] : []
  const frame = label.frame && chance(guest.id, 'frame') > 0.35 ? [line(label.frame, 0.9, stock.print, 0.85)] : []
  const shown = tellingOf(guest).filter((kind) => kind !== 'SPI').slice(0, 1 + Math.floor(chance(guest.id, 'motifs') * 3))
  if (label.upright) {
    const size = Math.min(13, label.width - 4)
    const top = label.y - label.height / 2
    const name = lettering(guest, label, stock.print, label.y + size / 2 + 1, label.height - size - 8, 10)
    return { parts: [...paper, ...frame, ...motif(shown.slice(0, 1), label.x, top + size / 2 + 3.6, size, 0, stock)], name }
  }
  const turned = label.frame !== '' && chance(guest.id, 'turned') > 0.7
  const size = Math.min(label.height * 0.46, label.width / Math.max(1.3, shown.length), 17)
  const pictures = label.y + label.height * (turned ? 0.24 : -0.22)
  const words = label.y + label.height * (turned ? -0.16 : 0.22)
  const name = lettering(guest, label, stock.print, words, label.width, 9.4)
  const rule = oneOf(RULES, guest.id, 'rule')(label.width * 0.36, words + name.size * 0.5 + 2.4, stock.print)
  const motifs = motif(shown, label.x, pictures, size, size * 1.04, stock)
  return { parts: [...paper, ...frame, ...motifs, ...(ruled && label.height > 24 ? rule : [])], name }
}

/** Where the seal is: on a string, at a corner of the label, or below it; the label makes room. */
const HANGS = [
  { way: 'string', room: 0 },
  { way: 'corner', room: 3 },
  { way: 'below', room: 9 },
  { way: 'string', room: 0 },
] as const
type Hang = (typeof HANGS)[number]

function sealed(guest: GuestFace, { wall, shoulder, neck }: Profile, label: Label, { way }: Hang): Layer[] {
  const tool = oneOf(guest.equipment.filter(isEquipment), guest.id, 'seal')
  const parts = seal(tool, Math.floor(chance(guest.id, 'rim') * SEALS.rims), Math.floor(chance(guest.id, 'wax') * SEALS.waxes))
  const at = (x: number, y: number): Layer => placed(`translate(${tenth(x)} ${tenth(y)})scale(.9)`, ...parts)
  if (way === 'string') {
    const [from, x, y] = [lipOf(wall) + 9, half(wall, shoulder + 2) * 0.96, shoulder]
    const string = `M${tenth(-neck)} ${tenth(from)}L${tenth(neck)} ${tenth(from + 1)}Q${tenth(x)} ${tenth(from + 4)} ${tenth(x)} ${tenth(y - 6)}`
    return chance(guest.id, 'side') > 0.6 ? [placed('scale(-1 1)', line(string, 1.5)), at(-x, y)] : [line(string, 1.5), at(x, y)]
  }
  return [way === 'corner' ? at(half(wall, label.bottom) * 0.86, label.bottom + 1) : at(0, Math.min(label.bottom + 5, 110))]
}

/** On clay, and before a pale drink, the label is painted; before a dark one, and on coloured glass, it is etched. */
const etching = (glass: Glass, drink: string): Stock =>
  glass.opaque || (glass.tint === clear.tint && light(drink) > 0.42) ? { paper: PAPER, print: INK, coloured: true } : { paper: PAPER, print: PAPER, coloured: false }

/** The first label whose name can be read; if there is none, the largest name. */
function legible<Tried extends { name: Lettering }>(tried: readonly Tried[]): Tried {
  return tried.find(({ name }) => name.size >= 4.2) ?? tried.toSorted((a, b) => b.name.size - a.name.size)[0]!
}

const DRAWN = new Map<string, BottleDrawing>()

/** The bottle of a guest's liqueur: always the same for the same card. */
export function bottleOf(guest: GuestFace): BottleDrawing {
  const known = DRAWN.get(guest.id) ?? bottle(guest)
  DRAWN.set(guest.id, known)
  return known
}

function bottle(guest: GuestFace): BottleDrawing {
  const { id } = guest
  const tools = guest.equipment.filter(isEquipment)
  const family = oneOf(BOUGHT[TOOLS.find((tool) => tools.includes(tool)) ?? 'JUG'], id, 'family')
  const profile = FAMILIES[family](chance(id, 'p'), chance(id, 'q'), chance(id, 'r'))
  const drink = drinkOf(guest.ingredients.filter(isIngredient), id)
  const glass = glassOf(family, drink, id)
  const accent = oneOf(ACCENTS, guest.country, 'accent')
  const [top, bottom] = profile.label
  const hang = oneOf(bottom - top < 34 ? HANGS.slice(0, 1) : HANGS, id, 'hangs')
  const { way, label, parts, name } = legible(
    [oneOf(SUITS[family] ?? STRAIGHT, id, 'label'), 'wrap', 'strip'].map((way) => {
      const low = way === 'disc' || way === 'strip' ? 0 : Math.max(0, bottom - top - hang.room - 27) * 0.6 * chance(id, 'low')
      const label = CUTS[way as CutName](profile.wall, top + low, bottom - hang.room)
      return { way, label, ...labelled(guest, label, way === 'etched' ? etching(glass, drink) : oneOf(stocks(accent), id, 'stock'), hang.way !== 'below') }
    }),
  )
  const lip = lipOf(profile.wall)
  const closed = oneOf(tools, id, 'stopper')
  const stopper = STOPPERS[closed](profile.neck, tenth(lip), oneOf(ACCENTS, id, 'wax'))
  const ears = handles(id, family, profile, glass.opaque ? glass.glaze : '#dfe9e0')
  const collar = oneOf(COLLARS, id, 'collar')(half(profile.wall, lip + 15), lip + 15, accent)
  return {
    parts: [...ears, ...vessel(guest, profile, glass, drink, way === 'etched'), ...collar, ...stopper, ...parts],
    name,
    over: sealed(guest, profile, label, hang),
    drink,
    height: FOOT - lip + RISE[closed],
    width: 2 * (widest(profile.wall, profile.shoulder, FOOT - 1) + (ears.length ? 8 : 4)),
  }
}
