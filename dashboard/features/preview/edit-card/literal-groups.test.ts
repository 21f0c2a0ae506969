import type { Literal } from '@mosaygent/contract'
import { expect, test } from 'vitest'
import { literalGroups } from './literal-groups.ts'

const number = (...path: string[]): Literal => ({
  kind: 'number',
  path,
  from: 0,
  to: 1,
  value: 1,
  whole: false,
})

test('literals stand by the style that they are of, the call’s own first', { tags: 'P-676' }, () => {
  const groups = literalGroups([
    number('options', 'padding', 'left'),
    number('options', 'height'),
    number('width'),
    number('options', 'padding', 'top'),
  ])
  expect(groups.map(({ path, literals }) => [path, literals.map(({ index }) => index)])).toEqual([
    [[], [2]],
    [
      ['options', 'padding'],
      [0, 3],
    ],
    [['options'], [1]],
  ])
  expect(literalGroups([number('style', 'fontSize')]).map(({ path }) => path)).toEqual([['style']])
})
