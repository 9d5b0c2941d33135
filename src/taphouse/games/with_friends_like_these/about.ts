import type { Room } from '$table/context'
import { explain, type Explained } from '$table/explain'
import type { Ref } from '$words/facts'
import { bidOf, bidsOf, handSize, handSizes, pieceOf, said, scoreOf, targetOf, trumpOf, wonOf, type WithFriendsView } from './words'
import type { Said } from './words/said'

/** Words about something on the table, and the rule that has more of them. */
const aboutThing = (room: Room, fact: Said, rule: string): Explained => explain(room, said(room.words, fact), rule)

/** What is trump, and in which order: the two Mixers that are, the one of the suit first. */
export function aboutTrump(room: Room, view: WithFriendsView): Explained {
  const suit = trumpOf(view)
  if (suit === 'none') return aboutThing(room, { say: 'about-no-trumps' }, 'WF-038')
  const mixers = Object.keys(room.words.catalogue).filter((id) => pieceOf(id, room.words).small !== undefined && id.endsWith('-a'))
  const card = (which: 'suit' | 'small'): Ref<'card'> => `card:${mixers.find((id) => pieceOf(id, room.words)[which] === `suit:${suit}`) ?? ''}`
  return aboutThing(room, { say: 'about-trump', suit: `suit:${suit}`, best: card('suit'), second: card('small') }, 'WF-031')
}

/** How the bids compare with the tricks there are, and what comes of it. */
export function aboutBids(room: Room, view: WithFriendsView): Explained {
  const sum = bidsOf(view).reduce((all, bid) => all + bid, 0)
  const tricks = handSize(view)
  const isOpen = bidsOf(view).length < view.seats.length
  return aboutThing(room, isOpen ? { say: 'about-bids', tricks } : { say: sum < tricks ? 'about-bids-under' : 'about-bids-over', sum, tricks }, 'WF-043')
}

/** How many cards come in which round. */
export const aboutRounds = (room: Room): Explained => aboutThing(room, { say: 'about-rounds', rounds: handSizes(room.words).length, most: Math.max(...handSizes(room.words)) }, 'WF-021')

/** What a bid would bring. */
export const aboutBid = (room: Room, number: number): Explained => aboutThing(room, { say: 'about-bid', number, points: 10 + number }, 'WF-060')

/** What I have to take, and what I have taken. */
export function aboutTarget(room: Room, view: WithFriendsView, seat: number): Explained {
  const [target, won] = [targetOf(view, seat) ?? 0, wonOf(view, seat)]
  return aboutThing(room, won > target ? { say: 'about-too-many', won, target } : { say: 'about-target', won, target, points: 10 + target }, 'WF-060')
}

/** What there is to know of a seat, for its panel. */
export function aboutSeat({ words }: Room, view: WithFriendsView, seat: number, isDealer: boolean): string[] {
  const [bid, target, won, score] = [bidOf(view, seat), targetOf(view, seat), wonOf(view, seat), scoreOf(view, seat)]
  const facts: Said[] = [
    bid === null || target === null ? { say: 'about-seat-no-bid', score } : { say: 'about-seat', target, won, score },
    ...(isDealer ? [{ say: 'about-dealer', tricks: handSize(view) } as const] : []),
  ]
  return facts.map((fact) => said(words, fact))
}
