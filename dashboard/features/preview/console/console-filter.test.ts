import { describe, expect, it } from 'vitest'
import type { ShownLine } from '#helper-client'
import { filterLines, matcherOf } from './console-filter.ts'

const line = (key: number, more: Partial<ShownLine>): ShownLine => ({
  key,
  at: '2026-11-21T14:00:00.000Z',
  source: 'app',
  level: 'info',
  text: '',
  ...more,
})
const lines = [
  line(1, { text: '', rule: 'Start' }),
  line(2, { text: 'GET /tides 200', source: 'api' }),
  line(3, { text: 'cache is empty', level: 'warning' }),
  line(4, { text: 'Null check', level: 'error' }),
]
const keys = (term: string, level: 'all' | 'warning' | 'error' = 'all') =>
  filterLines(lines, { term, level }).map(({ key }) => key)

describe('filterLines', () => {
  it('passes everything when nothing is asked', () => {
    expect(filterLines(lines, { term: ' ', level: 'all' })).toBe(lines)
  })

  it('finds words in any case, in text and source', () => {
    expect(keys('TIDES')).toEqual([2])
    expect(keys('api')).toEqual([2])
  })

  it('finds by regular expression', () => {
    expect(keys('/^get .* 200$/')).toEqual([2])
    expect(keys('/NULL/s')).toEqual([])
  })

  it('keeps what is at least as grave, and the rules', () => {
    expect(keys('', 'warning')).toEqual([1, 3, 4])
    expect(keys('check', 'error')).toEqual([4])
  })

  it('shows all lines while the expression does not compile', () => {
    expect(matcherOf('/(/')).toBeNull()
    expect(keys('/(/', 'all')).toEqual([2, 3, 4])
  })
})
