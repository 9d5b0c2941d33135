import { list } from '$lib/words'
import { isAsked, type FwbView } from './seen'
import { kindName } from './words'

/** A sentence or two that say why something is asked; a card that is being carried out tells its own story already. */
export function reasonOf(view: FwbView, names: readonly string[]): string {
  if (!isAsked(view)) return waitingWords(view, names)
  const say = REASONS[view.decision]
  return say ? say(view, names) : ''
}

const liqueurs = (view: FwbView): string => list([...view.hosts.flatMap((host) => host.guests.map((place) => place.guest)), ...view.guest_market.flatMap((guest) => guest ?? [])].map((guest) => guest.liqueur ?? ''))

const REASONS: Readonly<Record<string, (view: FwbView, names: readonly string[]) => string>> = {
  arrival: (view) =>
    view.moves?.some((move) => move.text.startsWith('nose'))
      ? 'Among equals the biggest nose begins, and breaks a tie at the end. From 1, hardly there, to 10, first through the door. Be honest.'
      : 'Whoever came with a bottle, of anything, may begin. Nobody sees your answer before all have given theirs.',
  one_shot: (view) =>
    `Everybody removes a tool from the shed at their right. Raise a glass of anything, water counts, and yours is safe.${view.moves?.some((move) => move.text === 'driver') ? ` Or you drive tonight, and one of these, or a drink like it, is within reach: ${liqueurs(view)}.` : ''}`,
  order_payment: () => 'The cards you pay go to the discard, the last one on top, where the next player may find it.',
  pay_choice: (view) => `${guestOf(view)} takes ${paidWords(view)}. You have Abundance to spare: tap a card of your hand to keep it and pay Abundance instead.`,
  supply_choice: () => 'The recipe needs more tools than your shed holds: one comes from your hand and is used up.',
  lucky_pick: () => 'Lucky Find: any tool of the discard comes to your hand.',
  exhibition_offer: () => 'Equipment Exhibition: give two tools, of hand or shed, and take one from the discard.',
  exhibition_second: () => 'Equipment Exhibition: one more of your tools. Nothing is given before you have chosen all three.',
  exhibition_take: () => 'Equipment Exhibition: this one comes to your hand.',
  rush_omit: (view) => `${guestOf(view)} is served with one thing less. What is left out?`,
  rush_destroy: () => 'In the rush one of the tools you used breaks.',
  friend_pick: (view, names) => `A tool of ${names[view.victim ?? -1] ?? 'the others'} comes to your hand, for good.`,
  one_shot_take: (view, names) => `A tool leaves the shed of ${names[view.victim ?? -1] ?? 'your neighbour'}. You do not get it.`,
  swap_deck: (view) => `Rejected, ${view.turned?.country ?? 'the guest'} takes position ${view.turned?.strip4 ?? ''} of the market.`,
}

function guestOf(view: FwbView): string {
  const payment = view.payment
  return payment ? (view.hosts[payment.seat]?.guests.find((place) => place.slot === payment.slot)?.guest.country ?? 'The guest') : 'The guest'
}

/** Who is still to answer a question that everybody is asked. */
function waitingWords(view: FwbView, names: readonly string[]): string {
  if (!['arrival', 'one_shot'].includes(view.decision)) return ''
  const open = view.seats.filter((seat) => seat.awaited).map((seat) => (seat.seat === view.eyes ? 'you' : (names[seat.seat] ?? '')))
  return open.length > 0 ? `Everybody answers in secret. Waiting for ${list(open)}.` : ''
}

/** What is to be paid for a guest. */
const paidWords = (view: FwbView): string => list((view.payment?.due ?? []).map(kindName))

/** What a payment still asks for, in the order in which the rest would go. */
export const dueWords = (view: FwbView): string => (view.payment?.due?.length ? `Still to lay: ${view.payment.due.map(kindName).join(', ')}.` : '')
