import { START_RULE } from '@mosaygent/contract'
import { expect, it } from 'vitest'
import type { ShownLine } from '#helper-client'
import { growingOtherErrors, newestStart } from './earlier-run.ts'

const line = (key: number, more: Partial<ShownLine>): ShownLine => ({
  key,
  at: '2026-11-21T14:00:00.000Z',
  source: 'flutter',
  level: 'info',
  text: 'x',
  ...more,
})
const start = (key: number) => line(key, { rule: START_RULE })

it('a red line of the API counts while it is in the list, one of the app does not', { tags: 'P-071' }, () => {
  const has = growingOtherErrors()
  const of = (lines: readonly ShownLine[]) => has(lines, newestStart(lines))
  const begun = [start(1), line(2, { level: 'error' })]
  expect(of(begun)).toBe(false)
  const grown = [...begun, line(3, { source: 'api', level: 'error' })]
  expect(of(grown)).toBe(true)
  expect(of([...grown, line(4, {})])).toBe(true)
  // cleared, and what comes afterwards
  expect(of([])).toBe(false)
  expect(of([line(5, { source: 'api' })])).toBe(false)
  expect(of([line(5, { source: 'api' }), line(6, { source: 'page', level: 'error' })])).toBe(true)
})
