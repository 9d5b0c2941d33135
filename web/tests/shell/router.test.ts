import { describe, expect, it } from 'vitest'
import { routeOf } from '../../src/lib/router'

describe('addresses', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/make/coasters', { page: 'make', game: 'coasters' }],
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
    expect(routeOf('/games/coasters/rules', '#CO-006')).toEqual({ page: 'rules', game: 'coasters', rule: 'CO-006' })
  })
})
