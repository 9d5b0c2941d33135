import { render } from 'svelte/server'
import { expect, it } from 'vitest'
import GoOn from '../../src/pages/GoOn.svelte'

it('names the others at my table, whatever I am called by now', () => {
  const table = { id: 'A', game: 'coasters', title: 'Coasters', status: 'running', names: ['Hare', 'Bob', 'Rye'], open_seats: 0, you: 'Bob' }
  expect(render(GoOn, { props: { mine: [table] } }).body).toContain('with Hare and Rye')
})
