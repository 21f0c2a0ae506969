import { describe, expect, it } from 'vitest'
import type { ShownLine } from '#helper-client'
import { NO_FILTER, filterLines, growingFilter, indexAfter, matcherOf } from './console-filter.ts'

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
  filterLines(lines, { term, level, source: 'all' }).map(({ key }) => key)

describe('filterLines', () => {
  it('passes everything when nothing is asked', () => {
    expect(filterLines(lines, { ...NO_FILTER, term: ' ' })).toBe(lines)
  })

  it('finds words in any case, in text and source', () => {
    expect(keys('TIDES')).toEqual([2])
    expect(keys('api')).toEqual([2])
  })

  it('finds what is seen, across a change of colour', { tags: 'P-071' }, () => {
    const coloured = line(5, { text: '\u001b[31mline \u001b[0m199999 \u001b[1mof\u001b[22m' })
    const found = (term: string) => filterLines([coloured], { ...NO_FILTER, term })
    expect(found('line 199999')).toEqual([coloured])
    expect(found('/^line \\d+ of$/')).toEqual([coloured])
    expect(found('[31m')).toEqual([])
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

describe('growingFilter', () => {
  const found = (term: string) => ({ ...NO_FILTER, term })

  it('gives what filterLines gives, however the list grows, shrinks or the filter changes', () => {
    const grown = growingFilter()
    const steps: [readonly ShownLine[], string][] = [
      [lines.slice(0, 2), 'e'],
      [lines, 'e'],
      [lines, 'e'],
      [lines, 'n'],
      [lines, 'null'],
      [lines, 'nul'],
      [lines, '/n'],
      [lines, '/n/'],
      [lines.slice(2), 'null'],
      [[], 'null'],
      [lines, 'null'],
      [lines, ''],
      [lines.slice(0, 3), ''],
    ]
    for (const [given, term] of steps) {
      expect(grown(given, found(term))).toEqual(filterLines(given, found(term)))
    }
  })

  it('gives the same list for the same lines, so that nothing is drawn anew', () => {
    const grown = growingFilter()
    expect(grown(lines, found('e'))).toBe(grown(lines, found('e')))
  })

  it('leaves out other sources', () => {
    expect(filterLines(lines, { ...NO_FILTER, source: 'api' }).map(({ key }) => key)).toEqual([1, 2])
  })
})

describe('indexAfter', () => {
  it('finds the first line after a key', () => {
    expect([0, 1, 3, 4, 9].map((key) => indexAfter(lines, key))).toEqual([0, 1, 3, 4, 4])
    expect(indexAfter([], 5)).toBe(0)
  })
})
