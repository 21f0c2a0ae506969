import type { Origin } from '@mosaygent/contract'
import { expect, test } from 'vitest'
import { originRows } from './origin-rows.ts'

const at = (name: string, line: number, more: Partial<Origin> = {}): Origin => ({
  path: ['text'],
  name,
  place: { file: 'lib/a.dart', line },
  ...more,
})
const ofPackage = (name: string) => at(name, 0, { place: null, library: 'package:flutter' })

test(
  'a place has one row, what one package declares too, in the order of the source',
  { tags: 'P-980' },
  () => {
    const { rows, more } = originRows(
      ['text'],
      [
        ofPackage('Theme.of(…).primary'),
        at('a', 1),
        at('b', 2, { path: ['color'] }),
        ofPackage('Colors.red'),
        at('c', 3, { rest: 'name' }),
      ],
    )
    expect(rows.map(({ names, isWhole }) => [names.join(', '), isWhole])).toEqual([
      ['Theme.of(…).primary, Colors.red', true],
      ['a', true],
      ['c', false],
    ])
    expect(more).toBe(0)
  },
)

test('those after the fourth are counted', { tags: 'P-980' }, () => {
  const { rows, more } = originRows(
    ['text'],
    [1, 2, 3, 4, 5, 6].map((line) => at(`n${line}`, line)),
  )
  expect(rows).toHaveLength(4)
  expect(more).toBe(2)
})
