import { describe, expect, it, vi } from 'vitest'
import { TableSocket, waitBefore, type Line } from '../../src/lib/socket'
import type { AnyMessage } from '../../src/lib/types'
import { FakeWorld } from './world'

vi.stubGlobal('WebSocket', { CONNECTING: 0, OPEN: 1 })

function connect() {
  const world = new FakeWorld()
  const heard: AnyMessage[] = []
  const lines: [Line, string][] = []
  let asked = 0
  const socket = new TableSocket(
    () => `ws://bar/${++asked}`,
    { hear: (message) => heard.push(message), line: (line, why) => lines.push([line, why]) },
    world,
  )
  return { world, socket, heard, lines }
}

const said: AnyMessage = { is: 'chat', lines: [] }
const pong: AnyMessage = { is: 'pong', id: 'x', at: 1 }

/** What went over the latest connection, besides pings. */
const commands = (world: FakeWorld) => world.latest.sent.filter((command) => command.do !== 'ping')
const pings = (world: FakeWorld) => world.latest.sent.length - commands(world).length

describe('the line to a table', () => {
  it('hands over what arrives, and keeps the answers to itself', async () => {
    const { world, socket, heard, lines } = connect()
    world.latest.open()
    const answer = socket.send({ do: 'start' })
    world.latest.say(said)
    world.latest.say(pong)
    world.latest.say({ is: 'done', id: commands(world)[0]!.id })
    expect((await answer).is).toBe('done')
    expect(heard).toEqual([said, pong])
    expect(lines).toEqual([['open', '']])
  })

  it('comes back for ever, waiting longer each time, and asks with what it has by then', () => {
    const { world, lines } = connect()
    const waits: number[] = []
    for (let attempt = 0; attempt < 12; attempt += 1) {
      world.latest.break()
      const tries = world.sockets.length
      let waited = 0
      while (world.sockets.length === tries) {
        world.pass(100)
        waited += 100
      }
      waits.push(waited)
    }
    expect(waits.slice(0, 4)).toEqual([400, 800, 1600, 3200])
    expect(Math.max(...waits)).toBe(10_000)
    expect(lines.every(([line]) => line === 'lost')).toBe(true)
    expect(world.latest.address).toBe('ws://bar/13')
  })

  it('never makes two phones wait alike', () => {
    expect(waitBefore(2, 0)).toBe(800)
    expect(waitBefore(2, 0.999)).toBeGreaterThan(2300)
  })

  it('repeats what was not answered under the same id, and keeps what was wished while it was away', async () => {
    const { world, socket } = connect()
    world.latest.open()
    const move = socket.send({ do: 'move', decision: 4, move: 17 })
    world.latest.break()
    const undo = socket.send({ do: 'undo' })
    world.pass(400)
    world.latest.open()
    expect(commands(world)).toEqual([
      { do: 'move', decision: 4, move: 17, id: 'id-2' },
      { do: 'undo', id: 'id-3' },
    ])
    world.latest.say({ is: 'done', id: 'id-2' })
    world.latest.say({ is: 'refused', id: 'id-3', code: 'not_now', why: 'Nothing to take back.', fact: { say: 'plain', words: { text: 'Nothing to take back.' } } })
    expect((await move).is).toBe('done')
    expect((await undo).is).toBe('refused')
    world.latest.break()
    world.pass(400)
    world.latest.open()
    expect(commands(world)).toEqual([])
  })

  it('asks after some quiet whether anybody is there, and leaves a dead line', () => {
    const { world, lines } = connect()
    world.latest.open()
    expect(pings(world)).toBe(1)
    world.latest.say(pong)
    world.pass(900)
    expect(pings(world)).toBe(2)
    world.latest.say(pong)
    world.pass(900)
    world.pass(900)
    expect(lines.at(-1)).toEqual(['open', ''])
    world.pass(100)
    expect(lines.at(-1)).toEqual(['lost', ''])
    world.pass(4_900)
    expect(world.sockets.length).toBe(1)
    world.pass(100)
    world.pass(400)
    expect(world.sockets.length).toBe(2)
  })

  it('asks less often for somebody who only watches', () => {
    const world = new FakeWorld()
    new TableSocket(() => 'ws://bar', { hear: () => {}, line: () => {} }, world, () => false)
    world.latest.open()
    world.latest.say(pong)
    world.pass(4_900)
    expect(pings(world)).toBe(1)
    world.pass(100)
    expect(pings(world)).toBe(2)
  })

  it('gives a line that is slow anyway more time before it says that it is lost', () => {
    const { world, lines } = connect()
    world.latest.open()
    world.pass(800)
    world.latest.say(pong)
    world.pass(900)
    world.pass(2_300)
    expect(lines.at(-1)).toEqual(['open', ''])
    world.pass(100)
    expect(lines.at(-1)).toEqual(['lost', ''])
  })

  it('asks less often while nobody looks', () => {
    const { world } = connect()
    world.latest.open()
    world.looked = false
    world.latest.say(pong)
    world.pass(14_900)
    expect(pings(world)).toBe(1)
    world.pass(100)
    expect(pings(world)).toBe(2)
  })

  it('says after a second that a move was not answered, and takes it back when the answer comes after all', async () => {
    const { world, socket, lines } = connect()
    world.latest.open()
    world.latest.say(pong)
    const answer = socket.send({ do: 'move', decision: 1, move: 2 })
    world.pass(700)
    void socket.send({ do: 'undo' })
    world.pass(300)
    expect(lines.at(-1)).toEqual(['lost', ''])
    world.latest.say({ is: 'done', id: commands(world)[0]!.id })
    expect((await answer).is).toBe('done')
    expect(lines.at(-1)).toEqual(['open', ''])
    expect(world.sockets.length).toBe(1)
  })

  it('says at once that the network is gone, and comes back with it', () => {
    const { world, socket, lines } = connect()
    world.latest.open()
    socket.offline()
    expect(lines.at(-1)).toEqual(['lost', ''])
    socket.hurry()
    world.latest.open()
    expect(lines.at(-1)).toEqual(['open', ''])
  })

  it('does not trust a line that takes too long to open', () => {
    const { world } = connect()
    world.pass(12_000)
    world.pass(400)
    expect(world.sockets.length).toBe(2)
  })

  it('comes back after a goodbye that says so, and stays away after one that does not', () => {
    const { world, lines } = connect()
    world.latest.open()
    world.latest.say({ is: 'bye', why: 'The bar is being wiped down.', fact: { say: 'plain', words: { text: 'The bar is being wiped down.' } }, come_back: true })
    expect(lines.at(-1)).toEqual(['lost', 'The bar is being wiped down.'])
    world.pass(400)
    world.latest.open()
    world.latest.say({ is: 'bye', why: 'There is no such table.', fact: { say: 'plain', words: { text: 'There is no such table.' } }, come_back: false })
    expect(lines.at(-1)).toEqual(['closed', 'There is no such table.'])
    world.pass(60_000)
    expect(world.sockets.length).toBe(2)
  })

  it('waits longer each time that it is let in only to be told goodbye, until a line has proved steady', () => {
    const { world } = connect()
    const goodbye = (): number => {
      const tries = world.sockets.length
      world.latest.open()
      world.latest.say(said)
      world.latest.say({ is: 'bye', why: 'The table is crowded.', fact: { say: 'plain', words: { text: 'The table is crowded.' } }, come_back: true })
      let waited = 0
      while (world.sockets.length === tries) {
        world.pass(100)
        waited += 100
      }
      return waited
    }
    expect([goodbye(), goodbye(), goodbye(), goodbye()]).toEqual([400, 800, 1600, 3200])
    world.latest.open()
    world.latest.say(said)
    world.pass(10_000)
    world.latest.say({ is: 'bye', why: 'The house closes for a moment.', fact: { say: 'plain', words: { text: 'The house closes for a moment.' } }, come_back: true })
    const tries = world.sockets.length
    world.pass(400)
    expect(world.sockets.length).toBe(tries + 1)
  })

  it('tries at once when the phone wakes up', () => {
    const { world, socket } = connect()
    world.latest.open()
    socket.hurry()
    expect(pings(world)).toBe(2)
    world.latest.break()
    socket.hurry()
    expect(world.sockets.length).toBe(2)
    socket.hurry()
    expect(world.sockets.length).toBe(2)
  })

  it('hears nothing from a connection that it has left', () => {
    const { world, socket, heard } = connect()
    const old = world.latest
    old.open()
    socket.again()
    old.say(said)
    old.break()
    expect(heard).toEqual([])
    expect(world.sockets.length).toBe(2)
  })
})
