import { isTall, regroup, START, swap, turn, type Arrangement } from './tray'
import { recall, remember } from '$lib/memory'

/** My three dominoes as I have laid them. Only this screen knows. */
export class Tray {
  /** How they lie now. */
  now = $state.raw<Arrangement>(START)
  /** The domino that is to change places with the next one tapped. */
  held = $state<number>()
  /** Takes the tray to a point of the screen; false where it cannot be laid. The table knows how. */
  carry: (x: number, y: number) => boolean = () => false
  #open = $state(recall('six-pack-tray') === 'open')
  private hand = ''

  /** On a small screen: whether the drawer is pulled out. */
  get open(): boolean {
    return this.#open
  }
  set open(is: boolean) {
    this.#open = is
    remember('six-pack-tray', is ? 'open' : 'shut')
  }

  /** New dominoes lie as they were drawn; the tray stays turned as it was. */
  take(hand: readonly { id: string }[]): void {
    const name = hand.map((domino) => domino.id).join(' ')
    if (name === this.hand) return
    this.hand = name
    this.held = undefined
    this.now = { ...START, turns: this.now.turns, pairing: this.now.pairing }
  }

  turn(): void {
    this.now = turn(this.now)
  }

  regroup(): void {
    this.now = regroup(this.now)
  }

  swap(one: number, other: number): void {
    this.now = swap(this.now, one, other)
    this.held = undefined
  }

  /** Tap a domino: the second one changes places with the first. */
  tap(domino: number): void {
    if (this.held === undefined) this.held = domino
    else if (this.held === domino) this.held = undefined
    else this.swap(this.held, domino)
  }

  /** Lie flat or upright, as the frame on the table does. */
  stand(tall: boolean): void {
    if (isTall(this.now) !== tall) this.turn()
  }
}
