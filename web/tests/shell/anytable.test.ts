import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import type { Sitting } from '../../src/lib/table.svelte'
import Harness from './Harness.svelte'
import { info, person, sitting, view } from './tables'

/** The page without its tags and comments, as somebody reads it. */
function page(rest: Partial<Sitting> = {}): { html: string; text: string } {
  const { body } = render(Harness, { props: { sitting: sitting(rest) } })
  const text = body.replace(/<style[\s\S]*?<\/style>/g, '').replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  return { html: body, text }
}

describe('a table of any game', () => {
  it('says whose turn it is and what I can do, once', () => {
    const { text } = page()
    expect(text).toContain('Your turn Choose a coaster, or draw.')
    expect(text).not.toContain('Your turn. Choose')
  })

  it('says whom it waits for when it is not my turn', () => {
    const seats = view().seats.map((seat) => ({ ...seat, awaited: seat.seat === 1 }))
    expect(page({ view: view({ seats, moves: [], prompt: 'Mike is to play.' }) }).text).toContain('Mike to play rounds won 2')
  })

  it('offers cards as buttons, those that cannot be played without a move', () => {
    const { html } = page()
    const cards = [...html.matchAll(/<button[^>]*class="hand-card (\w+)[^>]*>(?:(?!<\/button>)[\s\S])*?aria-label="([^"]+)"/g)].map((m) => [m[2], m[1]])
    expect(cards).toEqual([
      ['Coaster 7', 'legal'],
      ['Coaster 9', 'illegal'],
    ])
  })

  it('does not dim a hand of which no card is asked for', () => {
    expect(page({ view: view({ moves: [{ move: 3, text: 'draw', label: 'Draw one', on: ['zone:draw'] }] }) }).html).not.toContain('illegal')
  })

  it('has one brass button, and a button of its own only for what cannot be tapped', () => {
    const { html, text } = page()
    expect([...html.matchAll(/class="button brass/g)]).toHaveLength(1)
    expect(text).toContain('Draw one')
    expect(text).not.toContain('Catch Mike')
  })

  it('shows what lies on the felt, by whom, and what is special about it', () => {
    const { text, html } = page()
    expect(text).toContain('Draw pile 5 cards')
    expect(text).toContain('Hops, winning')
    expect(html).toContain('aria-label="Coaster 3"')
  })

  it('draws a grid with its coordinates, holes and the cells that moves name', () => {
    const board = { id: 'board', label: 'Board', kind: 'grid', count: 2, items: [{ id: '3', label: 'Coaster 3', face: '3', cell: '-1,0' }, { id: '4', label: 'Coaster 4', face: '4', cell: '0,0' }], holes: ['0,1'] }
    const moves = [{ move: 1, text: 'go 1,0', label: 'Go to 1,0', do: { say: 'do-go', cell: 'cell:1,0' } }]
    const { html } = page({ view: view({ zones: [board], moves }) })
    expect([...html.matchAll(/class="number[^>]*>([^<]*)</g)].map((found) => found[1])).toEqual(['-1', '0', '1', '0', '1'])
    expect(html.match(/class="hole/g)).toHaveLength(1)
    expect(html).toMatch(/class="cell lit empty[^>]*data-pick=""[^>]*aria-label="1,0"/)
  })

  it('keeps what ticks out of what is said aloud', () => {
    const seconds = Math.floor(Date.now() / 1000)
    const { html } = page({ info: info({ house_moves_at: seconds + 20, seats: [person(0, 'Robin', { deadline: seconds + 42, stand_in_at: seconds + 90 }), person(1, 'Mike'), person(2, 'Jo')] }) })
    const live = [...html.matchAll(/<(\w+)[^>]*role="(?:status|alert|log)"[^>]*>([\s\S]*?)<\/\1>/g)].map((found) => found[2]!)
    expect(live.join()).toContain('Your turn')
    expect(live.filter((words) => /\d:\d\d/.test(words))).toEqual([])
    expect(html).toMatch(/0:4\d left/)
    expect(html).toMatch(/role="timer"[^>]*>1:\d\d/)
    expect(html).toContain('You have less than a minute left.')
  })

  it('says that a move waits for the line', () => {
    const { text } = page({ busy: true, line: 'lost' })
    expect(text).toContain('Your move is kept It is sent as soon as the line is back.')
    expect(text).not.toContain('Your turn')
    expect(page({ busy: true }).text).toContain('Your turn')
  })

  it('tells the story to those who listen', () => {
    expect(page().html).toMatch(/role="log"[^>]*aria-live="polite"/)
  })

  it('says in words that the line is lost, that a bot stands in, and that somebody asks', () => {
    expect(page({ line: 'lost' }).text).toContain('Connection lost. Your seat is kept. Trying again.')
    expect(page({ info: info({ seats: [person(0, 'Robin', { stood_in: true }), person(1, 'Mike'), person(2, 'Jo')] }) }).text).toContain('A bot stands in for you. Take my seat back')
    expect(page({ info: info({ questions: [{ number: 1, about: 'undo', by: 1, waits_for: [0], moves: 1 }] }) }).text).toContain('Mike would like to take a move back.')
  })

  it('shows a refusal with the rule it speaks of', () => {
    expect(page({ notices: [{ number: 1, text: 'Follow Cocktail if you can.', rule: 'WF-052', news: false }] }).text).toContain('Follow Cocktail if you can. Rule WF-052')
  })

  it('offers nothing in a replay', () => {
    const { html } = page({ still: true, view: view({ moves: [] }) })
    expect(html).not.toContain('data-pick')
    expect(html).not.toContain('class="button brass')
  })

  it('shows a spectator every seat and no hand', () => {
    const { html } = page({ view: view({ eyes: null, moves: [] }), info: info({ your_seat: null }) })
    expect([...html.matchAll(/class="plate /g)]).toHaveLength(3)
    expect(html).not.toContain('hand-card')
  })
})
