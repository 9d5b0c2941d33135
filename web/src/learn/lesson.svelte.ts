import { api, whyNot } from '../lib/api'
import { recall, remember } from '../lib/memory'
import { withFlags } from '../lib/moves'
import { isTrial } from '../lib/trial'
import type { Notice, Sitting } from '../lib/table.svelte'
import type { LessonPage, MoveView, TableInfo, View } from '../lib/types'
import type { AnyFact } from '../words/facts'
import { keepCatalogue } from '../words/catalogue'
import { words } from '../words/language.svelte'
import type { Catalogue } from '../words/words'
import { isCalm } from '../lib/prefs.svelte'

/** How long a move of somebody else is looked at before the next one, in ms. */
const LOOK_MS = 900

/** A lesson at a table of its own: real rules run at the bar, which keeps nothing; the answers so far stay in this browser. */
export class LessonTable implements Sitting {
  page = $state.raw<LessonPage>()
  view = $state.raw<View>()
  story = $state.raw<readonly AnyFact[]>([])
  notices = $state.raw<readonly Notice[]>([])
  why = $state('')
  /** What was tried and not carried out, by its notation. */
  tried = $state.raw<MoveView>()
  /** How often something else was tried at this step. */
  misses = $state(0)
  busy = $state(false)
  /** The moves of the others are being shown. */
  showing = $state(false)
  readonly still = false
  readonly chat = []
  readonly line = 'open'
  private answers: string[]
  private noticed = 0

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    this.answers = readAnswers(game, lesson)
    void this.take()
  }

  get id(): string {
    return ''
  }

  get info(): TableInfo | undefined {
    return this.page?.info
  }

  get isOver(): boolean {
    return this.page !== undefined && this.page.step >= this.page.steps && !this.showing
  }

  /** Make a move; one that the step does not want is not carried out, and the page says why. */
  play(move: MoveView, flags: Iterable<string> = []): void {
    if (this.busy || this.showing || isTrial(move)) return
    const chosen = withFlags(this.view?.moves ?? [], move, flags)
    void this.take(chosen.text, chosen)
  }

  /** Go on from something that was only to be read. */
  next(): void {
    if (!this.busy && !this.showing) void this.take('')
  }

  /** Let the lesson make the move. */
  show(): void {
    const best = this.page?.wants ? this.page.good?.[0] : ''
    if (best !== undefined && !this.busy && !this.showing) void this.take(best)
  }

  /** Forget what was tried. */
  takeBack(): void {
    this.tried = undefined
    if (this.page) this.page = { ...this.page, poor: null }
  }

  /** Begin again. */
  again(): void {
    this.answers = []
    keepAnswers(this.game, this.lesson, [])
    void this.take()
  }

  ask(): void {}

  say(text: string, rule = '', fact?: AnyFact): void {
    const number = ++this.noticed
    this.notices = [{ number, text, fact, rule, news: false }]
    setTimeout(() => this.dismiss(number), 7000)
  }

  dismiss(number: number): void {
    this.notices = this.notices.filter((notice) => notice.number !== number)
  }

  private async take(answer?: string, move?: MoveView): Promise<void> {
    this.busy = true
    this.why = ''
    try {
      const known = this.page?.info.catalogue ?? ''
      const page = await api.lesson(this.game, this.lesson, { answers: this.answers, catalogue: known, ...(answer === undefined ? {} : { answer }) })
      if (page.pieces && page.info.catalogue) keepCatalogue(page.info.catalogue, page.pieces as unknown as Catalogue)
      await this.turn(page, answer, move)
    } catch (refusal) {
      if (answer === undefined && this.answers.length > 0) this.again()
      else if (answer !== undefined) this.say(whyNot(refusal, words()))
      else this.why = (refusal as Error).message
    } finally {
      this.busy = false
    }
  }

  private async turn(page: LessonPage, answer?: string, move?: MoveView): Promise<void> {
    if (page.poor) {
      this.tried = move
      this.misses += 1
      this.page = page
      return
    }
    if (answer !== undefined) this.answers = [...this.answers, answer]
    keepAnswers(this.game, this.lesson, page.step >= page.steps ? [] : this.answers)
    if (page.step >= page.steps) remember(doneKey(this.game, this.lesson), 'yes')
    this.tried = undefined
    this.misses = 0
    this.notices = []
    await this.walk(page)
  }

  /** Show what happened, one move after the other. */
  private async walk(page: LessonPage): Promise<void> {
    const before = this.page
    this.showing = page.frames.length > 1 && before !== undefined
    const last = page.frames.at(-1)!
    if (this.showing) {
      for (const frame of page.frames.slice(0, -1)) {
        this.view = { ...frame.view, moves: [] }
        this.story = [...(this.view.story ?? [])]
        await new Promise((done) => setTimeout(done, isCalm() ? LOOK_MS / 2 : LOOK_MS))
      }
    }
    this.showing = false
    this.page = page
    this.view = page.wants ? last.view : { ...last.view, moves: [] }
    this.story = [...(last.view.story ?? [])]
  }
}

const answersKey = (game: string, lesson: string): string => `lesson.${game}.${lesson}`
const doneKey = (game: string, lesson: string): string => `learned.${game}.${lesson}`

function readAnswers(game: string, lesson: string): string[] {
  try {
    const kept: unknown = JSON.parse(recall(answersKey(game, lesson)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((answer) => typeof answer === 'string') : []
  } catch {
    return []
  }
}

const keepAnswers = (game: string, lesson: string, answers: readonly string[]): void => remember(answersKey(game, lesson), JSON.stringify(answers))

/** At which step somebody left a lesson; 0 if nowhere. */
export const leftAt = (game: string, lesson: string): number => readAnswers(game, lesson).length
export const isLearned = (game: string, lesson: string): boolean => recall(doneKey(game, lesson)) !== null
