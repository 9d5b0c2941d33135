import type { Attachment } from 'svelte/attachments'
import { trial } from '../lib/trial'
import type { MoveView } from '../lib/types'
import { text } from '../words/facts'
import { say } from '../words/language.svelte'
import type { Choice } from './choice.svelte'
import { giveKeys, namesOfThings, type OwnKey } from './keys'

const THINGS = '[data-hand], [data-pick]'
const OWN = '[aria-keyshortcuts]:not([data-key])'

const wordsOf = (thing: HTMLElement): string => thing.dataset['hand'] || thing.ariaLabel || thing.textContent.trim()

const shortcutOf = (thing: HTMLElement): string => thing.getAttribute('aria-keyshortcuts') ?? ''

/** What a thing is called by those who listen. */
function spoken(thing: HTMLElement): string {
  const copy = thing.cloneNode(true) as HTMLElement
  for (const unheard of copy.querySelectorAll('[aria-hidden="true"]')) unheard.remove()
  return thing.ariaLabel || copy.textContent.trim()
}

/**
 * The keys of a table. Every thing that can be taken carries a key and keeps it until the question is another.
 * The first press of a key chooses or shows its thing and sends nothing; the same key again, or Enter, does what a tap does.
 */
export class Keyboard {
  /** What Enter would do now, in words. */
  hint = $state('')
  private key = ''
  private given: ReadonlyMap<string, string> = new Map()
  private question: unknown
  private main: HTMLElement | undefined

  constructor(
    private readonly choice: Choice,
    /** Whatever is the same as long as the question is. */
    private readonly asked: () => unknown,
    private readonly own: () => readonly OwnKey[],
    /** What a move is called. */
    private readonly name: (move: MoveView) => string = (move) => move.label ?? move.text,
  ) {}

  /** Watch a part of the page, and put keys on the things in it. */
  readonly watch: Attachment<HTMLElement> = (main) => {
    this.main = main
    let planned = 0
    const plan = (): void => {
      planned ||= requestAnimationFrame(() => {
        planned = 0
        this.label(main)
      })
    }
    const observer = new MutationObserver(plan)
    observer.observe(main, { childList: true, subtree: true, characterData: true, attributeFilter: ['data-pick', 'data-hand', 'inert', 'aria-label', 'aria-pressed'] })
    plan()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(planned)
    }
  }

  /** The keys that the table itself has, beside those of its things. */
  list(): OwnKey[] {
    const things = [...(this.main?.querySelectorAll<HTMLElement>(OWN) ?? [])].filter((thing) => !this.isOwn(shortcutOf(thing)))
    return [...things.map((thing) => [shortcutOf(thing).toUpperCase(), spoken(thing)] as const), ...this.own()]
  }

  press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return
    if (event.key === 'Escape') this.choice.clear()
    // A quick key may come before the next frame has put its label on what has just been dealt.
    if (this.main) this.label(this.main)
    const key = event.key.toLowerCase()
    const thing = key.length === 1 && !this.isOwn(key) ? this.thingOf(key) : undefined
    if (!thing && key !== 'shift') this.rest()
    if (!thing || event.repeat) return
    event.preventDefault()
    const again = this.key === key && thing === document.activeElement
    thing.focus()
    if (again) {
      this.rest()
      thing.click()
      return
    }
    this.key = key
    // A button says what it does; anything else shows it when it is tapped.
    const says = thing.classList.contains('button') && !thing.ariaPressed
    const held = says ? undefined : trial(() => thing.click())
    const move = held ?? this.choice.only
    const does = says ? wordsOf(thing) : move && this.name(move)
    this.hint = does ? say('key-hint', { key: text(key.toUpperCase()), does: text(does) }) : ''
  }

  /** Nothing is shown any more that Enter would do. */
  rest(): void {
    this.key = ''
    this.hint = ''
  }

  /** Whether the table itself listens to a key. */
  private isOwn(key: string): boolean {
    return this.own().some(([own]) => own.toLowerCase() === key)
  }

  private thingOf(key: string): HTMLElement | undefined {
    const things = [...(this.main?.querySelectorAll<HTMLElement>('[data-key], [aria-keyshortcuts]') ?? [])]
    return things.find((thing) => (thing.dataset['key'] ?? shortcutOf(thing)) === key && !thing.closest('[inert]'))
  }

  private label(main: HTMLElement): void {
    const asked = this.asked()
    if (asked !== this.question) {
      this.question = asked
      this.given = new Map()
      this.rest()
    }
    const own = [...main.querySelectorAll<HTMLElement>(OWN)]
    const things = [...main.querySelectorAll<HTMLElement>(THINGS)].filter((thing) => !own.includes(thing) && !thing.closest('[inert]') && thing.getClientRects().length > 0)
    // My cards come first: where there is a hand, its first card is 1.
    things.sort((one, other) => Number('hand' in other.dataset) - Number('hand' in one.dataset))
    const names = namesOfThings(things.map(wordsOf))
    const letters = this.own().map(([key]) => key.toLowerCase())
    const taken = new Set([...own.map(shortcutOf), ...letters])
    const chooses = this.choice.things.length > 0 || this.key !== ''
    this.given = giveKeys(chooses ? this.given : new Map(), names, taken)
    const keys = new Map(things.map((thing, at) => [thing, this.given.get(names[at]!)]))
    for (const old of main.querySelectorAll<HTMLElement>('[data-key]')) if (!keys.get(old)) this.badge(old, undefined)
    for (const [thing, key] of keys) this.badge(thing, key)
    for (const thing of own) this.mark(thing, shortcutOf(thing))
  }

  private badge(thing: HTMLElement, key: string | undefined): void {
    if (thing.dataset['key'] === key) return
    if (key === undefined) {
      delete thing.dataset['key']
      thing.removeAttribute('aria-keyshortcuts')
    } else {
      thing.dataset['key'] = key
      thing.setAttribute('aria-keyshortcuts', key)
    }
    this.mark(thing, key)
  }

  /** The key as it stands on the thing; drawn by the style sheet, so that it is no part of the thing's words. */
  private mark(thing: HTMLElement, key: string | undefined): void {
    let mark = thing.querySelector<HTMLElement>(':scope > kbd.key')
    if (!key) return mark?.remove()
    if (!mark) {
      mark = document.createElement('kbd')
      mark.className = 'key'
      mark.ariaHidden = 'true'
      thing.append(mark)
    }
    if (mark.dataset['is'] !== key) mark.dataset['is'] = key
  }
}
