import type { Sitting } from '../lib/table.svelte'
import { text } from '../words/facts'
import { say } from '../words/language.svelte'
import type { GuestInfo, SeatInfo, TableInfo } from '../lib/types'

/** A stool is no seat: whoever sits there plays the next game. */
export const STOOL = -1

/** Where the guest whom I answer shall sit, as far as I have said: on the plates and in the note it is the same choice. */
class DoorChoice {
  private guest = $state(0)
  private wanted = $state<number>()

  of(guest: GuestInfo): number | undefined {
    return this.guest === guest.number ? this.wanted : undefined
  }

  choose(guest: GuestInfo, seat: number): void {
    this.guest = guest.number
    this.wanted = seat
  }
}

export const doorChoice = new DoorChoice()

/** The seats that a guest can be given: those at which a bot plays. */
export const offersIn = (info: TableInfo): SeatInfo[] =>
  info.status === 'running' ? info.seats.filter(({ seat, kind }) => (kind === 'bot' || kind === 'gone') && !(info.guests ?? []).some((guest) => guest.seat === seat)) : []

/** Somebody on a stool to whom I would like to offer a seat now. */
const called = $state({ guest: 0 })
export const callGuest = (guest: GuestInfo): void => void (called.guest = guest.number)
export const dismissGuest = (): void => void (called.guest = 0)

/** Who waits for an answer of mine, in the order in which they came. A guest at an open door answers for themselves alone. */
export function waitingIn({ info, still }: Sitting): GuestInfo[] {
  if (!info || still) return []
  return (info.guests ?? []).filter((guest) => guest.yours && (guest.state === 'knocks' || (guest.state === 'stool' && guest.number === called.guest)))
}

/** Who watches from a stool, and could be offered a seat by me. */
export function stoolsIn({ info, still }: Sitting): GuestInfo[] {
  if (!info || still || offersIn(info).length === 0) return []
  return (info.guests ?? []).filter((guest) => guest.state === 'stool' && guest.yours && guest.number !== info.your_guest && guest.number !== called.guest)
}

/** Whether I stand at the door, or am about to sit down. */
export const isAtDoor = (info: TableInfo): boolean => ['knocks', 'seating'].includes(ownGuest(info)?.state ?? '')

/** One line for all who are not asked themselves: who is at the door. */
export function doorNews(sitting: Sitting): string {
  const { info } = sitting
  if (info?.status !== 'running' || waitingIn(sitting).length > 0) return ''
  const others = (info.guests ?? []).filter((guest) => guest.state === 'knocks' && guest.number !== info.your_guest)
  return others.length > 0 ? say('at-door-line', { who: others.map((guest) => text(guest.name)) }) : ''
}

/** The guest that I am. */
export const ownGuest = (info: TableInfo | undefined): GuestInfo | undefined => (info?.guests ?? []).find((guest) => guest.number === info?.your_guest)

/** Whether the person at this screen came to a running game and has no seat. */
export const isLate = ({ info, still }: Sitting): boolean => !still && info?.status === 'running' && info.your_seat == null

/** Where that guest is to sit: as chosen, else at the first bot's, else on a stool. */
export function placeFor(guest: GuestInfo, info: TableInfo): number {
  const offers = offersIn(info)
  const chosen = doorChoice.of(guest)
  // Whoever sits on a stool is offered a seat.
  if ((chosen === STOOL && guest.state !== 'stool') || offers.some(({ seat }) => seat === chosen)) return chosen!
  return offers[0]?.seat ?? STOOL
}

/** What a plate offers while somebody waits at the door: the guest's name, and whether this seat is the chosen one. */
export function offerAt(sitting: Sitting, seat: number): { guest: GuestInfo; chosen: boolean } | undefined {
  const guest = waitingIn(sitting)[0]
  if (!guest || !offersIn(sitting.info!).some((offer) => offer.seat === seat)) return undefined
  return { guest, chosen: placeFor(guest, sitting.info!) === seat }
}
