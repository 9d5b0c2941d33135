import { describe, expect, it } from 'vitest'
import { readCode } from '../../src/lib/codes'
import { routeOf } from '../../src/lib/router'

describe('a table code', () => {
  it.each([
    'lusab-tivok-gutih',
    ' Lusab Tivok Gutih ',
    'LUSABTIVOKGUTIH',
    'lusab_tivok.gutih',
    'https://games.example.org/tables/lusab-tivok-gutih',
    'http://192.168.1.4:8000/tables/lusab-tivok-gutih/?x=1#y',
    'lusab%20tivok%20gutih',
  ])('is read in any spelling: %s', (text) => {
    expect(readCode(text)).toBe('lusab-tivok-gutih')
  })

  it('of an old table stays what it was', () => {
    expect(readCode('qxkbrt')).toBe('QXKBRT')
    expect(readCode('QXK-BRT')).toBe('QXKBRT')
  })

  it.each(['', 'x', 'lusab-tivok', 'lusab-tivok-gutihh', 'aeiou-aeiou-aeiou', 'ABCDEF', 'lusab-tivok-gutix'])(
    'can be none: %s',
    (text) => {
      expect(readCode(text)).toBeUndefined()
    },
  )

  it('in an address leads to the table by its one right spelling, and nonsense is handed on as it is', () => {
    expect(routeOf('/tables/LUSAB%20TIVOKGUTIH')).toEqual({ page: 'table', table: 'lusab-tivok-gutih' })
    expect(routeOf('/tables/qxkbrt/replay')).toEqual({ page: 'replay', table: 'QXKBRT' })
    expect(routeOf('/tables/nowhere')).toEqual({ page: 'table', table: 'nowhere' })
  })
})
