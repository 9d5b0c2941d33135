import { describe, expect, it } from 'vitest'
import { routeOf } from '../../src/lib/router'

describe('addresses', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/make/last-call', { page: 'make', game: 'last-call' }],
    ['/tables/KWMPTR', { page: 'table', table: 'KWMPTR' }],
    ['/tables/KWMPTR/', { page: 'table', table: 'KWMPTR' }],
    ['/tables/KWMPTR/screen', { page: 'screen', table: 'KWMPTR' }],
    ['/tables/KWMPTR/replay', { page: 'replay', table: 'KWMPTR' }],
    ['/tables/KWMPTR/cellar', { page: 'nowhere', path: '/tables/KWMPTR/cellar' }],
    ['/tables', { page: 'nowhere', path: '/tables' }],
    ['/%E0%A4%A', { page: 'nowhere', path: '/%E0%A4%A' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route)
  })

  it('keep the rule that a rulebook is opened at', () => {
    expect(routeOf('/games/last-call/rules', '#LC-060')).toEqual({ page: 'rules', game: 'last-call', rule: 'LC-060' })
  })
})
