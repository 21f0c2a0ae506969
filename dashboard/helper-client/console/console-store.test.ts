import type { ConsoleLine } from '@mosaygent/contract'
import { renderHook, act } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  addAppLines,
  addConsoleLines,
  addPageLine,
  loadConsoleHistory,
  resetConsole,
  useConsoleLines,
} from './console-store.ts'
import { trimLines } from './trim-lines.ts'

const line = (id: number, more: Partial<ConsoleLine> = {}): ConsoleLine => ({
  id,
  at: `2026-11-21T14:00:0${id % 10}.000Z`,
  source: 'flutter',
  level: 'info',
  text: `line ${id}`,
  ...more,
})

const texts = () => renderHook(useConsoleLines).result.current.map(({ text }) => text)

beforeEach(resetConsole)

describe('the console store', () => {
  it('drops a replay by its id', () => {
    addConsoleLines([line(1), line(2)])
    addConsoleLines([line(2), line(3)])
    expect(texts()).toEqual(['line 1', 'line 2', 'line 3'])
  })

  it('puts what came during the load of the history after it, once', async () => {
    const loading = loadConsoleHistory(() => Promise.resolve([line(1), line(2)]))
    addConsoleLines([line(2), line(3)])
    await loading
    expect(texts()).toEqual(['line 1', 'line 2', 'line 3'])
  })

  it('takes the lines of a helper that began anew', async () => {
    addConsoleLines([line(1), line(2), line(3)])
    await loadConsoleHistory(() =>
      Promise.resolve([line(1, { text: 'new life', at: '2026-11-21T15:00:00.000Z' })]),
    )
    expect(texts().at(-1)).toBe('new life')
    // also when it has said more by now than the one before
    const more = [1, 2, 3].map((id) => line(id, { text: `third life ${id}`, at: '2026-11-21T16:00:00.000Z' }))
    await loadConsoleHistory(() => Promise.resolve(more))
    expect(texts().slice(-3)).toEqual(['third life 1', 'third life 2', 'third life 3'])
  })

  it('takes a history longer than a call has arguments', async () => {
    const lines = Array.from({ length: 150_000 }, (_, index) => line(index + 1))
    const loading = loadConsoleHistory(() => Promise.resolve([]))
    addConsoleLines(lines)
    await loading
    expect(texts()).toHaveLength(150_000)
  })

  it('takes the lines of a helper that began anew and had said nothing when it was asked', async () => {
    await loadConsoleHistory(() => Promise.resolve([line(1), line(2), line(3)]))
    await loadConsoleHistory(() => Promise.resolve([]))
    addConsoleLines([line(1)])
    expect(texts()).toEqual(['line 1', 'line 2', 'line 3', 'line 1'])
    // one that could not be asked may be the same
    await loadConsoleHistory(() => Promise.reject(new Error('offline')))
    addConsoleLines([line(1), line(2)])
    expect(texts()).toEqual(['line 1', 'line 2', 'line 3', 'line 1', 'line 2'])
  })

  it('adds a long history in turns, in its order, and what came meanwhile after it', async () => {
    const lines = Array.from({ length: 12_000 }, (_, index) => line(index + 1))
    const first = loadConsoleHistory(() => Promise.resolve(lines))
    const second = loadConsoleHistory(() => Promise.resolve(lines.slice(6_000)))
    addConsoleLines([line(12_000), line(12_001)])
    await Promise.all([first, second])
    expect(texts()).toEqual(Array.from({ length: 12_001 }, (_, index) => `line ${index + 1}`))
  })

  it('adds what the app said in its page, and how much was left out', () => {
    addAppLines([{ level: 'warning', text: 'low tide' }], 3)
    expect(texts()).toEqual(['low tide', '3 more lines came faster than they can be shown'])
  })

  it('leaves out what only a newer helper could say', async () => {
    await loadConsoleHistory(() => Promise.resolve([line(1), { id: 2, source: 'moon' }, null, line(3)]))
    expect(texts().filter((text) => text.startsWith('line'))).toEqual(['line 1', 'line 3'])
  })

  it('works without a history', async () => {
    await loadConsoleHistory(() => Promise.reject(new Error('501')))
    addConsoleLines([line(1)])
    expect(texts()).toEqual(['line 1'])
  })

  it('gives snapshots that do not change, and tells who watches', () => {
    const { result } = renderHook(useConsoleLines)
    const before = result.current
    act(() => {
      addPageLine('Reload failed: no')
    })
    expect(before).toEqual([])
    expect(result.current).toMatchObject([{ source: 'page', level: 'error', text: 'Reload failed: no' }])
  })
})

describe('what was let go', () => {
  const shown = () => renderHook(useConsoleLines).result.current

  it('by the helper, before a page opened or while it was not heard, is said where it is missing', async () => {
    await loadConsoleHistory(() => Promise.resolve([line(3), line(5), line(1_006)]))
    expect(texts()).toEqual([
      '2 older lines dropped',
      'line 3',
      '1 older line dropped',
      'line 5',
      '1,000 older lines dropped',
      'line 1006',
    ])
    await loadConsoleHistory(() => Promise.resolve([line(1_006), line(1_009)]))
    expect(texts().slice(-3)).toEqual(['line 1006', '2 older lines dropped', 'line 1009'])
  })

  it('here is counted over and over, in one line', () => {
    addConsoleLines([line(1, { rule: 'Start' }), line(2, { level: 'error' })])
    for (const from of [3, 210_003]) {
      addConsoleLines(Array.from({ length: 210_000 }, (_, index) => line(from + index)))
    }
    const [rule, error, gap, next] = shown()
    expect([rule?.text, error?.text]).toEqual(['line 1', 'line 2'])
    // all that came is there or counted
    const lines = shown().filter(({ gap: count }) => count === undefined).length
    expect(lines + (gap?.gap ?? 0)).toBe(420_002)
    expect(gap?.text).toMatch(/^220,00\d older lines dropped$/)
    expect(shown().filter(({ gap: count }) => count !== undefined)).toHaveLength(1)
    expect(error?.key).toBeLessThan(gap?.key ?? 0)
    expect(gap?.key).toBeLessThan(next?.key ?? 0)
  })
})

describe('trimLines', () => {
  const gapOf = (last: ConsoleLine) => ({ ...last, text: 'gap' })

  it('keeps the newest, and the first error of each run with its rule', () => {
    const lines = [
      line(1, { rule: 'Start' }),
      line(2),
      line(3, { level: 'error', text: 'first' }),
      line(4, { level: 'error', text: 'second' }),
      line(5),
      line(6),
      line(7),
    ]
    expect(trimLines(lines, gapOf, 4).map(({ id }) => id)).toEqual([1, 3, 6, 7])
  })

  it('does not take a failed pull for the first error of a run', () => {
    const pull = line(2, { source: 'git', level: 'error' })
    const lines = [line(1, { rule: 'Start' }), pull, line(3, { level: 'error' }), line(4), line(5)]
    expect(trimLines(lines, gapOf, 3).map(({ id }) => id)).toEqual([1, 3, 5])
  })

  it('drops only once a twentieth too many have gathered', () => {
    const lines = Array.from({ length: 21 }, (_, index) => line(index))
    expect(trimLines(lines, gapOf, 20)).toBe(lines)
    expect(trimLines([...lines, line(21)], gapOf, 20)).toHaveLength(20)
  })

  it('leaves a short list as it is', () => {
    const lines = [line(1)]
    expect(trimLines(lines, gapOf, 1)).toBe(lines)
  })
})
