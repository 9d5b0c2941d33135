import { words } from '../words/language.svelte'
import type { AnyCommand, AnyMessage, Done, Refused } from './types'

/** How the line to the bar is: `lost` heals by itself, `closed` does not. */
export type Line = 'connecting' | 'open' | 'lost' | 'closed'

/** A command before it has its id. */
export type Wish = AnyCommand extends infer One ? (One extends AnyCommand ? Omit<One, 'id'> : never) : never

export interface Ear {
  /** Something arrived. */
  hear(message: AnyMessage): void
  /** The line changed; `why` is a sentence of the server, or nothing. */
  line(state: Line, why: string): void
}

/** What the socket needs of the world; tests bring their own. */
export interface World {
  open(address: string): WebSocket
  after(ms: number, then: () => void): () => void
  random(): number
  id(): string
  /** Whether somebody may be looking at the page. */
  awake(): boolean
  /** Milliseconds on a clock that never jumps. */
  time(): number
}

const WORLD: World = {
  open: (address) => new WebSocket(address),
  after: (ms, then) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
  // Not randomUUID: phones in the same room come over plain http, where there is none.
  id: () => Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('-'),
  awake: () => document.visibilityState === 'visible',
  time: () => performance.now(),
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000
/** After so much quiet we ask whether anybody is there: soon while somebody plays, later for who only watches or does not look. */
const QUIET = 900
const QUIET_WATCHING = 5_000
const QUIET_ASLEEP = 15_000
/** So long an answer may take before we say that the line is lost: a dead one is known within two seconds. */
const SLOW = 1_000
/** On a line that is slow anyway it may take so many times as long as lately, up to so much. */
const USUALLY = 3
const SLOWEST = 4_000
/** After so long it will not. */
const PATIENCE = 6_000
/** A line that has been open for so long is a good one. */
const STEADY = 10_000

/** How long to wait before the next try: longer each time, never the same for two phones. */
export function waitBefore(attempt: number, random: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(attempt, 10)) * (0.5 + random)
}

interface Unanswered {
  text: string
  answer: (answer: Done | Refused) => void
}

/** One connection to one table, for as long as the page is open: it comes back by itself and repeats what was not answered. */
export class TableSocket {
  private socket: WebSocket | undefined
  private unanswered = new Map<string, Unanswered>()
  private attempt = 0
  /** The tries before this line opened: a goodbye that comes at once counts as one more of them. */
  private before = 0
  private stopWaiting = (): void => {}
  private stopHeartbeat = (): void => {}
  /** `answer`: something was asked and nothing heard since; `late`: and that for long enough to say so. */
  private waitsFor: 'nothing' | 'answer' | 'late' = 'nothing'
  private stopProving = (): void => {}
  /** When it was asked, and how long answers took lately. */
  private askedAt = 0
  private lately = 0
  private ended = false

  /** `address` is asked for anew at each try, for it says what we have already. */
  constructor(
    private readonly address: () => string,
    private readonly ear: Ear,
    private readonly world: World = WORLD,
    /** Whether somebody plays here, who must know at once when the line is dead. */
    private readonly plays: () => boolean = () => true,
  ) {
    this.connect()
  }

  /** Ask for something; the promise is kept when the server answers, however often the line breaks before. */
  send(wish: Wish): Promise<Done | Refused> {
    const id = this.world.id()
    const text = JSON.stringify({ ...wish, id })
    return new Promise((answer) => {
      this.unanswered.set(id, { text, answer })
      this.post(text)
      if (this.isOpen()) this.expect()
    })
  }

  /** The system says that there is no network: no need to wait until nobody answers. */
  offline(): void {
    if (!this.ended) this.lost('')
  }

  /** Try at once: the phone woke up, or the network came or went. */
  hurry(): void {
    if (this.ended) return
    if (this.isOpen()) this.ping()
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.connect()
  }

  /** Come in anew: the server should look again at who we are. */
  again(): void {
    if (!this.ended) this.connect()
  }

  close(): void {
    this.end('closed', '')
  }

  private isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN
  }

  private post(text: string): void {
    if (this.isOpen()) this.socket?.send(text)
  }

  private connect(): void {
    this.stopWaiting()
    this.drop()
    const socket = this.world.open(this.address())
    this.socket = socket
    const mine = (then: (event: MessageEvent) => void) => (event: Event) => {
      if (this.socket === socket) then(event as MessageEvent)
    }
    socket.addEventListener('open', mine(() => this.opened()))
    socket.addEventListener('message', mine((event) => this.heard(String(event.data))))
    socket.addEventListener('close', mine(() => this.lost('')))
    this.stopHeartbeat = this.world.after(PATIENCE * 2, () => this.lost(''))
  }

  private opened(): void {
    this.before = this.attempt
    this.stopProving = this.world.after(STEADY, () => (this.before = 0))
    this.ear.line('open', '')
    for (const { text } of this.unanswered.values()) this.post(text)
    this.ping()
  }

  private heard(text: string): void {
    const message = JSON.parse(text) as AnyMessage
    this.attempt = message.is === 'bye' ? this.before : 0
    if (this.waitsFor === 'late') this.ear.line('open', '')
    if (this.waitsFor !== 'nothing') this.lately = Math.max(this.world.time() - this.askedAt, this.lately * 0.8)
    this.listen()
    if (message.is === 'done' || message.is === 'refused') {
      this.unanswered.get(message.id)?.answer(message)
      this.unanswered.delete(message.id)
    } else if (message.is === 'bye') {
      const why = words().sayOr(message.fact, message.why)
      if (message.come_back) this.lost(why)
      else this.end('closed', why)
    } else {
      this.ear.hear(message)
    }
  }

  /** After some quiet ask whether anybody is there; without an answer the line is dead, whatever the system says. */
  private listen(): void {
    this.stopHeartbeat()
    this.waitsFor = 'nothing'
    const quiet = !this.world.awake() ? QUIET_ASLEEP : this.plays() ? QUIET : QUIET_WATCHING
    this.stopHeartbeat = this.world.after(quiet, () => this.ping())
  }

  private ping(): void {
    this.post(JSON.stringify({ do: 'ping', id: this.world.id() }))
    this.expect()
  }

  /** Something was asked: soon there must be something to hear. */
  private expect(): void {
    if (this.waitsFor !== 'nothing') return
    this.waitsFor = 'answer'
    this.askedAt = this.world.time()
    const slow = Math.min(SLOWEST, Math.max(SLOW, USUALLY * this.lately))
    this.stopHeartbeat()
    this.stopHeartbeat = this.world.after(slow, () => {
      this.waitsFor = 'late'
      this.ear.line('lost', '')
      this.stopHeartbeat = this.world.after(PATIENCE - slow, () => this.lost(''))
    })
  }

  private lost(why: string): void {
    if (this.ended) return
    this.drop()
    this.ear.line('lost', why)
    this.stopWaiting()
    this.stopWaiting = this.world.after(waitBefore(this.attempt, this.world.random()), () => this.connect())
    this.attempt += 1
  }

  private end(line: Line, why: string): void {
    this.ended = true
    this.stopWaiting()
    this.drop()
    this.ear.line(line, why)
  }

  private drop(): void {
    this.stopHeartbeat()
    this.waitsFor = 'nothing'
    this.stopProving()
    const socket = this.socket
    this.socket = undefined
    socket?.close()
  }
}
