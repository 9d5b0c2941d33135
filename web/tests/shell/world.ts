import type { World } from '../../src/lib/socket'
import type { AnyMessage } from '../../src/lib/types'

/** One end of a wire, held by a test. */
export class FakeSocket extends EventTarget {
  readyState = 0
  readonly sent: { do: string; id: string }[] = []

  constructor(readonly address: string) {
    super()
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { do: string; id: string })
  }

  close(): void {
    this.readyState = 3
  }

  open(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  say(message: AnyMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  break(): void {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
}

/** A world in which time passes when the test says so. */
export class FakeWorld implements World {
  readonly sockets: FakeSocket[] = []
  private timers: { due: number; then: () => void }[] = []
  private now = 0
  private ids = 0

  open(address: string): WebSocket {
    const socket = new FakeSocket(address)
    this.sockets.push(socket)
    return socket as unknown as WebSocket
  }

  after(ms: number, then: () => void): () => void {
    const timer = { due: this.now + ms, then }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((other) => other !== timer)
    }
  }

  time(): number {
    return this.now
  }

  random(): number {
    return 0.5
  }

  id(): string {
    return `id-${++this.ids}`
  }

  looked = true

  awake(): boolean {
    return this.looked
  }

  pass(ms: number): void {
    this.now += ms
    const due = this.timers.filter((timer) => timer.due <= this.now)
    this.timers = this.timers.filter((timer) => timer.due > this.now)
    for (const timer of due) timer.then()
  }

  get latest(): FakeSocket {
    return this.sockets.at(-1)!
  }
}
