import { describe, expect, it, vi } from 'vitest'
import { LiveTable } from '../../src/lib/table.svelte'
import type { Fact, Shown, View } from '../../src/lib/types'
import { info } from './tables'
import { FakeWorld } from './world'

/** A line of the story, as it comes with its words. */
const told = (text: string): Fact => ({ say: 'plain', words: { text }, text })

vi.stubGlobal('WebSocket', { CONNECTING: 0, OPEN: 1 })
vi.stubGlobal('location', { protocol: 'http:', host: 'bar' })

const view: View = {
  game: 'coasters',
  eyes: 0,
  seats: [],
  zones: [],
  moves: [
    { move: 5, text: 'play 7', label: 'Play 7', do: { say: 'do-choose', coaster: 'coaster:7' } },
    { move: 6, text: 'play 7 +call', label: 'Play 7 and call', flags: ['call'], do: { say: 'do-choose', coaster: 'coaster:7', call: 'yes' } },
  ],
}
const shown = (rest: Partial<Shown>): Shown => ({ is: 'view', number: 1, view, ...rest })

function sit(watch = false) {
  const world = new FakeWorld()
  const table = new LiveTable('KWMPTR', { world, watch })
  world.latest.open()
  return { world, table }
}

/** What was sent besides pings. */
const commands = (world: FakeWorld) => world.latest.sent.filter((command) => command.do !== 'ping')

/** Let promises that were kept run on. */
const settle = () => new Promise((then) => setTimeout(then))

describe('a table over the wire', () => {
  it('grows the story, and forgets what was taken back', () => {
    const { world, table } = sit()
    world.latest.say(shown({ story: [told('Jo drew.'), told('Jo played 7.')] }))
    world.latest.say(shown({ story_from: 2, story: [told('Al drew.')] }))
    expect(table.story.map((fact) => fact.text)).toEqual(['Jo drew.', 'Jo played 7.', 'Al drew.'])
    world.latest.say(shown({ story_from: 1 }))
    expect(table.story.map((fact) => fact.text)).toEqual(['Jo drew.'])
  })

  it('says what it has when it comes back', () => {
    const { world } = sit()
    world.latest.say(shown({ resume: 'KWMPTR.9.1', story: [told('Jo drew.')] }))
    world.latest.say({ is: 'chat', lines: [{ number: 3, seat: 1, name: 'Jo', text: 'Cheers' }] })
    world.latest.break()
    world.pass(400)
    expect(world.latest.address).toBe('ws://bar/api/tables/KWMPTR/socket?resume=KWMPTR.9.1&chat=3')
  })

  it('lets the bar speak only for a game that has no words here', () => {
    const { world } = sit()
    world.latest.say(info({ game: 'last-call' }))
    expect(world.latest.address).not.toContain('words')
    world.latest.say(info({ game: 'coasters' }))
    expect(world.latest.address).toContain('words=en')
  })

  it('shows a line of chat once, however often it is sent', () => {
    const { world, table } = sit()
    const first = { number: 1, seat: 1, name: 'Jo', text: 'Hello' }
    const second = { number: 2, seat: 1, name: 'Jo', reaction: 'cheers' }
    world.latest.say({ is: 'chat', lines: [first] })
    world.latest.say({ is: 'chat', lines: [first, second] })
    expect(table.chat).toEqual([first, second])
  })

  it('answers the decision that it was shown, one move at a time', async () => {
    const { world, table } = sit()
    world.latest.say(shown({ decision: 12 }))
    table.play(view.moves![0]!, ['call', 'shout'])
    table.play(view.moves![0]!)
    expect(commands(world)).toEqual([{ do: 'move', decision: 12, move: 6, id: 'id-2' }])
    expect(table.busy).toBe(true)
    world.latest.say({ is: 'done', id: 'id-2' })
    await settle()
    expect(table.busy).toBe(false)
    expect(table.notices).toEqual([])
  })

  it('shows a refusal with its rule, until it is waved away', async () => {
    const { world, table } = sit()
    world.latest.say(shown({ decision: 1 }))
    table.play(view.moves![0]!)
    world.latest.say({ is: 'refused', id: 'id-2', code: 'rule', why: 'Follow Cocktail if you can.', fact: { say: 'plain', words: { text: 'Follow Cocktail if you can.' } }, rule: 'WF-052' })
    await settle()
    expect(table.notices).toMatchObject([{ text: 'Follow Cocktail if you can.', rule: 'WF-052' }])
    table.dismiss(table.notices[0]!.number)
    expect(table.notices).toEqual([])
  })

  it('says that the line is back, once it was lost', () => {
    const { world, table } = sit()
    expect(table.notices).toEqual([])
    world.latest.break()
    expect(table.line).toBe('lost')
    world.pass(400)
    world.latest.open()
    expect(table.notices.map((notice) => notice.text)).toEqual(['Connected again.'])
  })

  it('tells whoever asked that somebody said no, and leaves it there at the next decision', () => {
    const { world, table } = sit()
    const asked = info({ questions: [{ number: 1, about: 'close', by: 0, waits_for: [1] }] })
    world.latest.say(asked)
    world.latest.say({ ...asked, questions: [], unmet: [{ number: 1, about: 'close', by: 0, no: 1, at: 5 }] })
    world.latest.say(shown({ decision: 7 }))
    expect(table.notices.map((notice) => notice.text)).toEqual(['Mike would rather play on.'])
  })

  it('only looks on from the screen on the wall', () => {
    const { world, table } = sit(true)
    expect(world.latest.address).toContain('watch=1')
    world.latest.say(shown({}))
    table.play(view.moves![0]!)
    expect(commands(world)).toEqual([])
  })
})
