import { BRASS, BRASS_PALE, INK, OXBLOOD, PAPER } from '$cards/colours'
import { band, circle, flat, gleam, line, placed, shadow, shape, type Layer } from './drawing'
import { EQUIPMENT } from './equipment'
import { INGREDIENTS } from './ingredients'
import type { EventCode, InterruptCode } from './types'

export interface Happening {
  /** The picture, about 0 0 in a box of 76 x 64. */
  art: readonly Layer[]
}

const STEEL = '#b9bfc0'
const RED = '#b3202f'

const arrow = (way: string, head: string, fill: string): Layer[] => [
  line(way, 10),
  shape(head, fill, 4.6),
  line(way, 5.6, fill),
  flat(head, fill),
]

const pennant = (x: number, y: number, turn: number, fill: string): Layer =>
  placed(`translate(${x} ${y})rotate(${turn})`, shape('M-6 0H6L0 13Z', fill, 2))

export const INTERRUPTS: Readonly<Record<InterruptCode, Happening>> = {
  cultural_exchange: {
    art: [
      shape(circle(0, 0, 17), '#8fc3c4'),
      flat('M-11 -12C-5 -15 2 -14 4 -9C2 -5 -3 -6 -4 -1C-8 0 -12 -2 -15 -6Q-13.6 -10 -11 -12ZM3 2C8 -1 13 1 14 5Q11 12 5 14C2 11 0 6 3 2Z', '#5f9a55'),
      line('M0 -17C-10 -9 -10 9 0 17M0 -17C10 -9 10 9 0 17M-17 0H17', 1.5, INK, 0.7),
      shadow('M5 -16.3A17 17 0 0 1 1 17C10 10 11 -6 5 -16.3Z'),
      line(circle(0, 0, 17)),
      ...arrow('M-26.4 -10A28.2 28.2 0 0 1 19 -20.8', 'M28.6 -24L28.6 -5.6L12.6 -11.6Z', BRASS),
      ...arrow('M26.4 10A28.2 28.2 0 0 1 -19 20.8', 'M-28.6 24L-28.6 5.6L-12.6 11.6Z', RED),
    ],
  },
  equipment_recall: {
    art: [
      ...arrow('M30 20C34 -8 20 -26 -12 -24.6', 'M-11 -34L-26 -24.6L-11 -15Z', RED),
      placed('translate(-6 6)scale(.82)', ...EQUIPMENT.JUG.full),
      shape('M22 6.4L36 30H8Z', BRASS),
      line('M22 15V21.4M22 25.6V25.61', 3.4),
    ],
  },
  festival_rush: {
    art: [
      line('M-37 -30Q0 -10 37 -30', 2),
      pennant(-29, -26.4, 24, RED),
      pennant(-15, -21.6, 13, BRASS),
      pennant(0, -20, 0, '#2f6b8a'),
      pennant(15, -21.6, -13, '#5f9a3c'),
      pennant(29, -26.4, -24, '#6b2fa0'),
      line('M-37 4H-27M-39 14H-27M-37 24H-27', 2.6),
      shape('M-3.4 -9H3.4V-3H-3.4Z', BRASS, 2),
      ...band('M14 0L18 -4', BRASS, 2.6, 6.6),
      shape(circle(0, 14, 17.4), BRASS),
      shape(circle(0, 14, 12.8), PAPER, 2),
      line('M0 3.6V6M0 22V24.4M-10.4 14H-8M8 14H10.4', 2),
      shape('M0 14V4.2A9.8 9.8 0 0 1 9.6 16Z', '#e88f7c', 1.6),
      line('M0 14V5.4M0 14L9 16', 2.4),
      gleam('M-14.8 12C-14 6 -10.4 1.6 -5.4 0', 2),
    ],
  },
  guest_cancellation: {
    art: [
      shape('M-29 -5L0 -24L29 -5V29H-29Z', '#c9a468'),
      shape('M-21 -30H21V16H-21Z', PAPER),
      line('M-14 -23.6H14M-14 -17.6H4', 2, INK, 0.5),
      placed('translate(0 -3)scale(.4)', ...EQUIPMENT.JAR.full),
      shape('M-29 -5L0 15L29 -5V29H-29Z', '#e3c68c'),
      line('M-29 29L-6 11M29 29L6 11', 2),
      shadow('M29 -5L4 12.4L26 29H29Z'),
      shape(circle(21, 18, 12.4), OXBLOOD),
      line('M16 13L26 23M26 13L16 23', 4, PAPER),
    ],
  },
  market_volatility: {
    art: [
      line('M-26 -14V28M26 -14V28', 4.6),
      shape('M-30 13H30V29H-30Z', '#b87a3e'),
      line('M-30 20.4H30', 1.6, INK, 0.6),
      shadow('M14 13H30V29H14Z'),
      shape('M-25 -31H25L33 -15H-33Z', PAPER),
      shape('M-15 -31H-5L-6.6 -15H-19.8ZM5 -31H15L19.8 -15H6.6Z', RED, 1.6),
      shape('M-33 -15H-19.8A6.6 6.6 0 0 1 -33 -15ZM-6.6 -15H6.6A6.6 6.6 0 0 1 -6.6 -15ZM19.8 -15H33A6.6 6.6 0 0 1 19.8 -15Z', PAPER, 2),
      shape('M-19.8 -15H-6.6A6.6 6.6 0 0 1 -19.8 -15ZM6.6 -15H19.8A6.6 6.6 0 0 1 6.6 -15Z', RED, 2),
      ...arrow('M-20 8L-9 -3L1 9L14 -2', 'M24 -8L20.6 6.6L9.4 -6Z', BRASS),
    ],
  },
  supply_chain_hiccup: {
    art: [
      placed(
        'rotate(-14)translate(0 -6)',
        ...band('M-24 -9H-19A9 9 0 0 1 -19 9H-28A9 9 0 0 1 -28 -9H-24Z', STEEL, 4.6, 9.6),
        ...band('M24 -9H28A9 9 0 0 1 28 9H19A9 9 0 0 1 19 -9H24Z', STEEL, 4.6, 9.6),
        ...band('M-6.4 -8L-15 -6.6A7 7 0 0 0 -15 6.8L-7.4 6', BRASS, 4.2, 9.2),
        ...band('M7.4 -6.4L15 -6.8A7 7 0 0 1 15 6.6L6.4 8', BRASS, 4.2, 9.2),
        line('M0 -6V-16M-6 -15L-8.6 -22M6 -15L8.6 -22', 2.6),
      ),
      placed('translate(-17 22)rotate(-20)scale(.8)', ...INGREDIENTS.FRU.icon),
      placed('translate(2 21)rotate(14)scale(.8)', ...INGREDIENTS.CIT.icon),
      placed('translate(21 22)rotate(-8)scale(.8)', ...INGREDIENTS.NUT.icon),
    ],
  },
  terrible_friend: {
    art: [
      line('M-36 -16H-24M-38 -6H-26M-36 4H-27', 2.8),
      line('M0 12L-8 24M13 12L19 20L24 17', 5),
      shape('M-14 21L-4 25.6L-6.6 30.4H-21C-22 26.6 -18 26 -14 21Z', RED, 2.2),
      shape('M21.6 11.6L31 15.4C33.6 19 31 22 27.6 24.4L19.6 19.6Z', RED, 2.2),
      placed('translate(6 -8)rotate(9)scale(.82)', ...EQUIPMENT.BAR.full),
    ],
  },
  terrible_traffic: {
    art: [
      line('M-37 26H37', 2.4),
      line('M29 2V26', 4.6),
      shape('M21 -31Q21 -33 23 -33H35Q37 -33 37 -31V2Q37 4 35 4H23Q21 4 21 2Z', INK),
      shape(circle(29, -25, 4.6), '#e5402f', 1.4),
      flat(circle(29, -14.6, 4.2), '#6a5233'),
      flat(circle(29, -4.2, 4.2), '#6a5233'),
      line('M17.6 -32L13.6 -34M16.4 -25.4H12M17.6 -18.6L13.6 -16.6', 2.2),
      shape('M-10.6 -20.6H0.6V-14.4H-10.6Z', PAPER, 2),
      shape('M-36 18V7Q-36 3 -32 2.4L-25 1L-18 -11Q-16.6 -14 -13 -14H2Q5.4 -14 7.4 -11L15 1L18 2.4Q21 3.6 21 7V18Z', BRASS),
      shape('M-19.6 0.6L-14.4 -8.4Q-13.8 -9.4 -12.4 -9.4H-7.4V0.6ZM-3.4 0.6V-9.4H1Q2.6 -9.4 3.6 -8L8.8 0.6Z', '#cfe3e6', 2),
      line('M-5.4 5V14', 1.8),
      shadow('M-36 12H21V18H-36Z'),
      shape(circle(-22, 18.6, 7), INK),
      flat(circle(-22, 18.6, 2.8), PAPER),
      shape(circle(7, 18.6, 7), INK),
      flat(circle(7, 18.6, 2.8), PAPER),
    ],
  },
  one_shot: {
    art: [
      line('M0 -33V-24M-17 -29.6L-12.4 -21.8M17 -29.6L12.4 -21.8M-30 -19L-22.4 -14.2M30 -19L22.4 -14.2', 2.8),
      flat('M-30 30A30 3.6 0 0 1 30 30Z', INK, 0.16),
      shape('M-16.6 -14H16.6L12.4 26Q12 30 8 30H-8Q-12 30 -12.4 26Z', '#eef3ea'),
      flat('M-15.4 -3H15.4L13.2 18H-13.2Z', '#d9822b'),
      flat('M-15.4 -3H15.4L14.8 2H-14.8Z', '#fff', 0.42),
      shadow('M6 -14H16.6L12.4 26Q12 30 8 30H2C8 20 8 0 6 -14Z'),
      line('M-13.2 18H13.2', 2),
      gleam('M-11 -8L-8.6 14'),
      line('M-16.6 -14H16.6L12.4 26Q12 30 8 30H-8Q-12 30 -12.4 26Z'),
      placed('translate(18 -13)rotate(22)', shape('M-10 0A10 10 0 0 0 10 0Z', '#f4c81e', 2.2), line('M0 0V8M-5 0L-3 6M5 0L3 6', 1.4)),
    ],
  },
}

export const EVENTS: Readonly<Record<EventCode, Happening>> = {
  abundance: {
    art: [
      ...band('M-24 6C-26 -40 26 -40 24 6', '#a86c34', 3.2, 7.4),
      placed('translate(0 -10)scale(.62)', ...INGREDIENTS.HRB.full),
      placed('translate(-15 -4)scale(.56)', ...INGREDIENTS.CIT.full),
      placed('translate(15 -4)scale(.62)', ...INGREDIENTS.FRU.full),
      placed('translate(0 1)scale(.44)', ...INGREDIENTS.SPC.full),
      shape('M-30 7H30L24 30H-24Z', '#cf9d5c'),
      line('M-27.6 15H27.6M-25.6 22.6H25.6', 1.8, INK, 0.7),
      line('M-20 7V15M-8 7V15M4 7V15M16 7V15M-14 15V22.6M-2 15V22.6M10 15V22.6M21 15V22.6M-18 22.6V30M-7 22.6V30M5 22.6V30M16 22.6V30', 1.6, INK, 0.7),
      shadow('M16 7H30L24 30H12Z'),
      shape('M-32 4H32V9.6H-32Z', '#e0b777', 2.2),
    ],
  },
  equipment_exhibition: {
    art: [
      flat('M-7 -34H7L36 30H-36Z', BRASS_PALE, 0.6),
      placed('translate(1 -10)scale(.62)', ...EQUIPMENT.STI.full),
      placed('translate(-24 3)scale(.44)', ...EQUIPMENT.JUG.full),
      placed('translate(25 6)scale(.42)', ...EQUIPMENT.BAR.full),
      shape('M-36 16.4H-13V30H-36Z', '#b87a3e'),
      shape('M13 19H36V30H13Z', '#b87a3e'),
      shape('M-14 9.4H14V30H-14Z', '#c98f50'),
      shadow('M6 9.4H14V30H6Z'),
      shape(circle(0, 19.4, 6.4), RED, 2),
      flat('M0 14.8L1.4 17.8L4.6 18.2L2.2 20.4L2.8 23.6L0 22L-2.8 23.6L-2.2 20.4L-4.6 18.2L-1.4 17.8Z', PAPER),
    ],
  },
  lucky_find: {
    art: [
      ...band('M13 11L29 27', '#a86c34', 6.4, 11.4),
      shape(circle(-4, -6, 24), BRASS),
      shape(circle(-4, -6, 19.4), '#e6f1e4', 2),
      line('M-4 -4C-4 2 -3 6 -0.6 9', 2.4),
      ...[0, 90, 180, 270].map((turn) =>
        placed(`translate(-4 -7)rotate(${turn + 45})`, shape('M0 0C-7 -3 -10 -8 -7 -12C-4.6 -14.6 -1 -13.6 0 -10.6C1 -13.6 4.6 -14.6 7 -12C10 -8 7 -3 0 0Z', '#5f9a3c', 2), line('M0 -2V-6', 1.2)),
      ),
      gleam('M-19 -8C-18.6 -15 -13.6 -20.4 -7 -21.4', 2.4),
      line('M27 -28V-20M23 -24H31M33 -12V-8M31 -10H35', 2.2),
    ],
  },
}
