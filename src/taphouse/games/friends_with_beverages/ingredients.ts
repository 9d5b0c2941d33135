import { CREAM, INK, PAPER } from '$cards/colours'
import { band, circle, flat, gleam, line, placed, shadow, shape, type Layer } from './drawing'
import type { IngredientCode } from './types'

export interface Kind {
  /** The large drawing, about 0 0 in a box of 62 x 62. */
  full: readonly Layer[]
  /** The drawing for small sizes, about 0 0 in a box of 24 x 24. */
  icon: readonly Layer[]
}

interface IngredientKind extends Kind {
  /** The ground of its ribbon, and what reads well on it. */
  fill: string
  text: string
}

const cube = (x: number, y: number, side: number, width?: number): Layer[] => {
  const out = Math.round(side * 87) / 100
  const half = side / 2
  return [
    shape(`M${x} ${y - side}L${x + out} ${y - half}L${x} ${y}L${x - out} ${y - half}Z`, '#fffdf6', width),
    shape(`M${x - out} ${y - half}L${x} ${y}V${y + side}L${x - out} ${y + half}Z`, '#f3e4c3', width),
    shape(`M${x + out} ${y - half}L${x} ${y}V${y + side}L${x + out} ${y + half}Z`, '#dcc08c', width),
  ]
}

const CANE = [
  shape('M-4.2 -23.4H4.2V26H-4.2Z', '#b6bf55'),
  shadow('M0.6 -23.4H4.2V26H0.6Z'),
  line('M-5.4 -14H5.4M-5.4 -2H5.4M-5.4 10H5.4', 2),
]

const spokes = (x: number, y: number, r: number, count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const turn = (at * 2 * Math.PI) / count + 0.3
    return `M${x} ${y}L${Math.round((x + r * Math.cos(turn)) * 10) / 10} ${Math.round((y + r * Math.sin(turn)) * 10) / 10}`
  }).join('')

const leaf = (at: string, fill: string): Layer =>
  placed(at, shape('M0 0C8 -4 10 -14 0 -24C-10 -14 -8 -4 0 0Z', fill), line('M0 -3V-16', 1.5))

const tinyLeaf = (at: string, fill: string): Layer => placed(at, shape('M0 0C4.2 -1.8 5 -6.6 0 -10.6C-5 -6.6 -4.2 -1.8 0 0Z', fill, 1.7))

const POD = [
  shape('M0 -3C6 -8 6.4 -18 0 -26C-6.4 -18 -6 -8 0 -3Z', '#9c4a1f', 2),
  flat('M0 -9C2.2 -11.4 2.2 -15.4 0 -18.4C-2.2 -15.4 -2.2 -11.4 0 -9Z', '#f0c36a'),
]
const TINY_POD = [shape('M0 -1.6C3 -4.4 3 -8 0 -11.6C-3 -8 -3 -4.4 0 -1.6Z', '#a8501c', 1.4)]
const around = (parts: readonly Layer[]): Layer[] => Array.from({ length: 8 }, (_, at) => placed(`rotate(${at * 45})`, ...parts))

const STICK = [
  shape('M-27 -5.4H24A5.4 5.4 0 0 1 24 5.4H-27A5.4 5.4 0 0 1 -27 -5.4Z', '#b86a2d'),
  shadow('M-30 1.4H28A5.4 5.4 0 0 1 24 5.4H-27Z'),
  line('M24 -5.4A5.4 5.4 0 0 0 24 5.4M24 -1.4A1.8 1.8 0 0 1 24 2', 1.8),
]

const NUT = [
  shape('M0 24C-13 19 -18 8 -16 -4H16C18 8 13 19 0 24Z', '#b0662a'),
  shadow('M4 -4H16C18 8 13 19 0 24C8 16 8 6 4 -4Z'),
  gleam('M-10.4 2C-10.4 8 -8.6 12.4 -5.6 15.4'),
  shape('M-18 -3C-18 -14 -10 -20 0 -20C10 -20 18 -14 18 -3Q14 0.8 10.4 -2.4Q6.8 1.4 3.4 -2.2Q0 1.4 -3.4 -2.2Q-6.8 1.4 -10.4 -2.4Q-14 0.8 -18 -3Z', '#ddb67c'),
  line('M-9 -10L-7 -13.4M-1.6 -11V-15M6 -10.4L8.4 -13.4', 1.8),
  line('M0 -20V-25', 3.6),
]

export const INGREDIENTS: Readonly<Record<IngredientCode, IngredientKind>> = {
  SPI: {
    fill: '#bcdfe9',
    text: INK,
    full: [
      line('M-27 24.5Q-24 29.6 -12 30.4M27 24.5Q24 29.6 12 30.4', 2.2),
      shape('M0 -30C6 -18 20 -8 20 8A20 20 0 0 1 -20 8C-20 -8 -6 -18 0 -30Z', '#cde9f0'),
      flat('M-20 8C-20 6 -19.6 4 -19 2C-10 8 6 -2 19.2 3Q20 5.4 20 8A20 20 0 0 1 -20 8Z', '#8cc6d8'),
      shadow('M4 -22C10 -12 20 -6 20 8A20 20 0 0 1 2 27.8C12 22 14 12 12 2C10 -8 8 -14 4 -22Z'),
      gleam('M-12.6 9C-12.4 15.4 -9 20 -4 22'),
      line('M0 -30C6 -18 20 -8 20 8A20 20 0 0 1 -20 8C-20 -8 -6 -18 0 -30Z'),
      shape('M-23 -21C-21 -17 -18.4 -14.4 -18.4 -11.4A4.6 4.6 0 0 1 -27.6 -11.4C-27.6 -14.4 -25 -17 -23 -21Z', '#cde9f0', 2),
      shape('M21.6 -27C23.4 -23.4 25.8 -21 25.8 -18.2A4.2 4.2 0 0 1 17.4 -18.2C17.4 -21 19.8 -23.4 21.6 -27Z', '#cde9f0', 2),
    ],
    icon: [shape('M0 -11.2C2.6 -6.4 8 -2.6 8 3.2A8 8 0 0 1 -8 3.2C-8 -2.6 -2.6 -6.4 0 -11.2Z', '#a9d8e6', 1.8), gleam('M-4.2 3.4C-4.2 5.8 -2.8 7.4 -0.8 7.8', 2)],
  },
  SUG: {
    fill: '#ecd59c',
    text: INK,
    full: [
      placed('translate(-15 -6)rotate(-17)', ...CANE),
      placed('translate(15 -6)rotate(17)', ...CANE),
      leaf('translate(-20 -17)rotate(62)scale(.7)', '#8fae45'),
      leaf('translate(20 -17)rotate(-62)scale(.7)', '#8fae45'),
      ...cube(-12.4, 15.4, 14),
      ...cube(12.4, 15.4, 14),
      ...cube(0, -5.4, 14),
      gleam('M-1 -16.4L-6.4 -13.4', 2),
    ],
    icon: cube(0, 0, 10.6, 1.8),
  },
  CIT: {
    fill: '#f4c81e',
    text: INK,
    full: [
      ...band('M15 9C28 14 27 28 13 26.6C-1 25 -12 22 -24 29', '#f0a01c', 5, 9.8),
      shape(circle(-4, -7, 22), '#f0a01c'),
      flat(circle(-4, -7, 18), '#fff1c4'),
      flat(circle(-4, -7, 15.6), '#f9d24e'),
      line(spokes(-4, -7, 16.4, 8), 2.2, '#fff1c4'),
      shadow('M2 -28.2A22 22 0 0 1 -2 14.9C8 12 13 4 13 -6C13 -16 9 -24 2 -28.2Z'),
      gleam('M-20.4 -8C-20 -15 -16 -20.4 -10 -22.4', 2.4),
    ],
    icon: [line('M5.4 3.6C11.6 5.6 10.4 11.4 4 10.2C-1 9.2 -5 8.8 -8.6 10.8', 2.2), shape(circle(-1.4, -2.6, 8.2), '#f6c62c', 1.8), line(spokes(-1.4, -2.6, 6.6, 6), 1.3)],
  },
  FRU: {
    fill: '#a8152f',
    text: CREAM,
    full: [
      line('M-11 -24C-11 -28 -9 -30.4 -6 -31', 3),
      shape('M-11 -25C-6 -25 -4 -20 -4 -15C-4 -7 5 -3 5 10C5 22 -3 28 -12 28C-21 28 -29 22 -29 10C-29 -3 -19 -7 -18.4 -15C-18 -20 -16 -25 -11 -25Z', '#d8c443'),
      flat('M-29 10C-29 4 -26.8 0 -24.4 -3C-19 4 -20 18 -23 25C-27 22 -29 16.6 -29 10Z', '#e08a3c', 0.8),
      gleam('M-16 -14C-16 -8 -20 -4 -22 1'),
      line('M9 10C9 -2 13 -12 20 -19M22 7C23 -3 22 -12 20 -19', 2.2),
      shape('M20 -19C12 -27 4 -26 -0.6 -20.4C6 -15 14 -14.6 20 -19Z', '#5d8f35'),
      line('M4 -20.6Q10 -20.6 15 -19.4', 1.4),
      shape(circle(6, 18, 12), '#b3182f'),
      shape(circle(22, 14, 9), '#8f1228'),
      shadow('M11 7.2A12 12 0 0 1 6 30A12 12 0 0 1 2 29.2C10 26 13 16 11 7.2Z'),
      gleam('M-0.6 17C-0.4 14 1 12.2 3.2 11.2', 2.4),
      gleam('M17 13.4C17.4 11.2 18.6 10 20.4 9.6', 2),
    ],
    icon: [
      line('M-4.6 1.4C-3.6 -3.4 -0.4 -7.4 4.4 -9.8M5.6 2C6.2 -2.4 5.6 -6.4 4.4 -9.8', 1.7),
      shape('M4.4 -9.8C0.2 -12.2 -5 -10.8 -7.4 -7C-2.8 -4.8 1.8 -5.8 4.4 -9.8Z', '#5d8f35', 1.5),
      shape(circle(-5, 5.6, 5.2), '#b3182f', 1.8),
      shape(circle(6, 6.2, 4.6), '#b3182f', 1.8),
      gleam('M-7.2 4.8Q-6.8 3.2 -5.2 3', 1.5),
    ],
  },
  HRB: {
    fill: '#6ea544',
    text: INK,
    full: [
      line('M-1 31C-2 14 0 0 2 -12', 3),
      leaf('translate(-1 21)rotate(-70)scale(.86)', '#4f8a38'),
      leaf('translate(-1 21)rotate(66)scale(.86)', '#6ca347'),
      leaf('translate(-0.6 9)rotate(-60)', '#5b963d'),
      leaf('translate(-0.6 9)rotate(58)', '#7ab550'),
      leaf('translate(0.4 -3)rotate(-44)scale(.96)', '#5b963d'),
      leaf('translate(0.6 -3)rotate(50)scale(.96)', '#7ab550'),
      leaf('translate(2 -9)rotate(5)scale(.94)', '#6ca347'),
      shape('M-6.6 23.4H4.6V28.4H-6.6Z', '#e3c68c', 1.9),
      line('M4.6 25.4C10 22.4 13 26.4 9.4 28.6M4.6 26.4C8 28 9.6 30 9.4 31.4', 1.7),
    ],
    icon: [
      line('M0 11.6V-2', 1.9),
      tinyLeaf('translate(0 9)rotate(-66)scale(.86)', '#5b963d'),
      tinyLeaf('translate(0 9)rotate(66)scale(.86)', '#7ab550'),
      tinyLeaf('translate(0 3)rotate(-52)scale(.94)', '#5b963d'),
      tinyLeaf('translate(0 3)rotate(52)scale(.94)', '#7ab550'),
      tinyLeaf('translate(0 -0.6)', '#6ca347'),
    ],
  },
  SPC: {
    fill: '#a24a17',
    text: CREAM,
    full: [
      placed('translate(2 21)rotate(-13)', ...STICK),
      placed('translate(-2 17)rotate(14)', ...STICK),
      placed('translate(0 -6)scale(.96)', ...around(POD), shape(circle(0, 0, 4.6), '#c46a2c', 2)),
    ],
    icon: [...around(TINY_POD), flat(circle(0, 0, 2.2), INK)],
  },
  NUT: {
    fill: '#5d3a1c',
    text: CREAM,
    full: [
      placed('translate(14 6)rotate(26)scale(.86)', ...NUT),
      placed('translate(-10 2)rotate(-14)scale(1.06)', ...NUT),
      line('M24 -22C22 -25 25 -27 23 -30M16 -23C14 -26 17 -28 15 -31', 2, INK, 0.7),
    ],
    icon: [
      shape('M0 11.4C-6.4 8.8 -8.6 3.8 -7.8 -1.8H7.8C8.6 3.8 6.4 8.8 0 11.4Z', '#b0662a', 1.8),
      shape('M-9.2 -1.6C-9.2 -7 -4.8 -9.2 0 -9.2C4.8 -9.2 9.2 -7 9.2 -1.6Q4.6 0.8 0 -1.4Q-4.6 0.8 -9.2 -1.6Z', '#e0bd86', 1.8),
      line('M0 -9.2V-11.8', 2.4),
    ],
  },
  CRM: {
    fill: '#fffdf7',
    text: INK,
    full: [
      shape('M-28 11H28C27 22 19 27 11 27.4L12 30.4H-12L-11 27.4C-19 27 -27 22 -28 11Z', '#7fb0c4'),
      shadow('M10 11H28C27 22 19 27 11 27.4L12 30.4H4C10 26 12 18 10 11Z'),
      line('M-21 17.4Q-14 21.6 -7 17.4Q0 21.6 7 17.4Q14 21.6 21 17.4', 1.7, PAPER),
      line('M12 -8L24 -29', 4.6),
      line('M12 -8L24 -29', 2.2, '#c9a25a'),
      shape('M-25 12C-31 4 -26 -7 -16 -5C-16 -15 -2 -18 3 -9C10 -15 22 -9 19 0C27 -1 29 7 25 12Q0 17 -25 12Z', '#fffaf0'),
      flat('M19 0C27 -1 29 7 25 12Q14 14.6 4 14.6C14 12 18 6 15 0.6Z', '#e3d0ab'),
      line('M-25 12C-31 4 -26 -7 -16 -5C-16 -15 -2 -18 3 -9C10 -15 22 -9 19 0C27 -1 29 7 25 12Q0 17 -25 12Z'),
      line('M-16 -5C-12 -4.4 -9.6 -2 -9 1M3 -9C4.6 -6 4.6 -3 3 -0.6', 2),
      gleam('M-20 4C-20 1 -18 -0.6 -15.6 -0.4', 2),
    ],
    icon: [
      line('M4.6 -4L9.8 -12', 2.2),
      shape('M-9.8 2.4C-12.4 -1.6 -9.4 -5.6 -6 -4.6C-5.8 -8.8 0 -9.8 1.8 -6C5 -8.4 9.2 -5.6 8 -2.2C10.6 -1.4 10.8 0.8 9.8 2.4Z', '#fffdf6', 1.8),
      shape('M-11.6 1.6H11.6C11 7.2 7.6 10.4 4 10.8V12H-4V10.8C-7.6 10.4 -11 7.2 -11.6 1.6Z', '#7fb0c4', 1.8),
    ],
  },
}
