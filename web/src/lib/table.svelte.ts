import { socketAddress } from './api'
import { changesIn } from './changes'
import { barTime, setClock } from './clock'
import { withFlags } from './moves'
import { Shares } from './shares'
import { isTrial } from './trial'
import { TableSocket, type Line, type Wish, type World } from './socket'
import type { AnyFact } from '../words/facts'
import { askedWords, say } from '../words/language.svelte'
import type { AnyMessage, ChatLine, MoveView, Refused, Shown, TableInfo, View } from './types'

/** Something to tell the person at this screen only. */
export interface Notice {
  number: number
  text: string
  /** The same as a fact of the game, where the game refuses: said by the words of the table. */
  fact?: AnyFact | undefined
  /** The rule it speaks of, if any. */
  rule: string
  /** News of the table, which stay news at the next decision; everything else is about what was tried just now. */
  news: boolean
}

/** The table at one moment: as these eyes saw it, and all that was told until then. */
export interface Seen {
  view: View
  story: readonly AnyFact[]
}

/** What a table page shows and can do. The page of a running table, a replay and the shared screen are all of this kind. */
export interface Sitting {
  readonly id: string
  readonly info: TableInfo | undefined
  readonly view: View | undefined
  readonly story: readonly AnyFact[]
  /** What was seen since my last move, and how it was then. */
  readonly past?: readonly Seen[]
  readonly chat: readonly ChatLine[]
  readonly line: Line
  /** Why the line is closed, or what the server said when it went. */
  readonly why: string
  readonly notices: readonly Notice[]
  /** What a move of mine answers. */
  readonly decision?: number
  /** A move of ours is on its way. */
  readonly busy: boolean
  /** Nothing can be done from here: a replay, or the screen on the wall. */
  readonly still: boolean
  play(move: MoveView, flags?: Iterable<string>): void
  ask(wish: Wish): void
  /** Ask what a good player would do, where that may be asked. */
  hint?(): void
  say(text: string, rule?: string): void
  dismiss(number: number): void
  /** Come in anew, under the name that was just given. */
  again?(): void
}

/** So many moments are kept to be shown again. */
const PAST = 40
const NOTICE_MS = 7000
/** News come unasked, so they stay longer. */
const NEWS_MS = 12_000

/** A table over the wire: the newest view, the story so far, and what is on its way. Nothing here is guessed ahead. */
export class LiveTable implements Sitting {
  info = $state.raw<TableInfo>()
  view = $state.raw<View>()
  story = $state.raw<readonly AnyFact[]>([])
  past = $state.raw<readonly Seen[]>([])
  chat = $state.raw<readonly ChatLine[]>([])
  line = $state<Line>('connecting')
  why = $state('')
  notices = $state.raw<readonly Notice[]>([])
  readonly still: boolean

  private moving = $state(0)
  decision = $state(0)
  private resume = ''
  /** The language in which the bar speaks for a game that has no words here. */
  private words = ''
  private noticed = 0
  private readonly socket: TableSocket
  private readonly shares = new Shares((wish) => this.socket.send(wish))

  /** `watch`: look on as a spectator, even with a seat at the table. */
  constructor(
    readonly id: string,
    { watch = false, world }: { watch?: boolean; world?: World } = {},
  ) {
    this.still = watch
    const known = (): string =>
      socketAddress(id, {
        resume: this.resume,
        ...(this.words ? { words: this.words } : {}),
        chat: this.chat.at(-1)?.number ?? 0,
        ...(watch ? { watch: 1 } : {}),
      })
    const ear = {
      hear: (message: AnyMessage) => this.hear(message),
      line: (line: Line, why: string) => {
        if (this.line === 'lost' && line === 'open') this.tell(say('connected-again'))
        this.line = line
        this.why = why
      },
    }
    this.socket = new TableSocket(known, ear, world, () => this.info?.your_seat != null)
  }

  get busy(): boolean {
    return this.moving > 0
  }

  /** Make a move, with those of the wanted additions that it has. */
  play(move: MoveView, flags: Iterable<string> = []): void {
    if (this.busy || this.still || isTrial(move)) return
    const chosen = withFlags(this.view?.moves ?? [], move, flags)
    this.moving += 1
    const now = this.view ? [{ view: this.view, story: this.story }] : []
    void this.socket.send({ do: 'move', decision: this.decision, move: chosen.move }).then((answer) => {
      this.moving -= 1
      if (answer.is === 'refused') this.refused(answer)
      // What comes before my own move is past.
      else this.past = [...now, ...this.past.filter(({ story }) => story.length > (now[0]?.story.length ?? 0))]
    })
  }

  /** Ask for anything but a move. */
  ask(wish: Wish): void {
    void this.socket.send(wish).then((answer) => {
      if (answer.is === 'refused') this.refused(answer)
    })
  }

  hint(): void {
    this.ask({ do: 'hint', decision: this.decision })
  }

  say(text: string, rule = '', fact?: AnyFact): void {
    this.note({ number: ++this.noticed, text, fact, rule, news: false }, NOTICE_MS)
  }

  dismiss(number: number): void {
    this.notices = this.notices.filter((notice) => notice.number !== number)
  }

  hurry(): void {
    this.socket.hurry()
  }

  offline(): void {
    this.socket.offline()
  }

  /** Come in anew, under the name that was just given. */
  again(): void {
    this.socket.again()
  }

  close(): void {
    this.socket.close()
  }

  private tell(text: string): void {
    if (!this.still) this.note({ number: ++this.noticed, text, rule: '', news: true }, NEWS_MS)
  }

  private note(notice: Notice, ms: number): void {
    this.notices = [...this.notices.filter((other) => other.text !== notice.text), notice].slice(-2)
    setTimeout(() => this.dismiss(notice.number), ms)
  }

  private refused(answer: Refused): void {
    this.say(answer.why, answer.rule, answer.fact)
  }

  private hear(message: AnyMessage): void {
    if (message.is === 'table') {
      for (const change of changesIn(this.info, message, barTime())) this.tell(change)
      this.info = message
      this.askForWords(message.game)
      if (!this.still) this.shares.heed(message)
    } else if (message.is === 'view') this.show(message)
    else if (message.is === 'pong') setClock(message.at)
    else if (message.is === 'chat') {
      const latest = this.chat.at(-1)?.number ?? 0
      this.chat = [...this.chat, ...message.lines.filter((line) => line.number > latest)]
    }
  }

  private askForWords(game: string): void {
    const wanted = askedWords(game)
    if (wanted === this.words) return
    this.words = wanted
    this.resume = ''
    this.socket.again()
  }

  private show(shown: Shown): void {
    this.resume = shown.resume ?? ''
    const before = this.decision
    this.decision = shown.decision ?? 0
    this.story = [...this.story.slice(0, shown.story_from ?? 0), ...(shown.story ?? [])]
    this.view = shown.view
    // What was taken back did not happen.
    this.past = [...this.past.filter(({ story }) => story.length <= (shown.story_from ?? 0)), { view: shown.view, story: this.story }].slice(-PAST)
    // What was refused at the decision before is no news at this one.
    if (this.decision !== before) this.notices = this.notices.filter((notice) => notice.news)
  }
}
