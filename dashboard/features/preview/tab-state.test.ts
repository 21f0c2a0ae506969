import type { PreviewStatus } from '@mosaygent/contract'
import { describe, expect, it } from 'vitest'
import { tabIcon, tabStateOf, tabTitle } from './tab-state.ts'

const running: PreviewStatus = { running: true, pid: 7, message: 'Running', ready: true, state: 'running' }
const stale = { files: 1, first: 'lib/main.dart', since: '2026-11-21T14:02:11.000Z' }
const facts = { status: running, last: null, offline: false, hasErrors: false }

describe('the tab', () => {
  it.each([
    [facts, 'running'],
    [{ ...facts, hasErrors: true }, 'error'],
    [{ ...facts, status: { ...running, ready: false }, hasErrors: true }, 'starting'],
    [{ ...facts, status: { ...running, state: 'reloading' as const } }, 'starting'],
    [{ ...facts, status: { ...running, stale, started_at: stale.since } }, 'stale'],
    [{ ...facts, offline: true, hasErrors: true }, 'unknown'],
    [{ ...facts, status: null }, 'looking'],
    [
      { ...facts, status: { ...running, running: false, state: 'stopped' as const }, hasErrors: true },
      'stopped',
    ],
    [{ ...facts, status: { ...running, running: false, state: 'crashed' as const } }, 'error'],
  ])('%#', { tags: 'P-168' }, (given, state) => {
    expect(tabStateOf(given)).toBe(state)
  })

  it('says it in words and in colour', { tags: 'P-168' }, () => {
    expect(tabTitle('stale', 'Flutter · Mosaygent')).toBe('Out of date · Flutter · Mosaygent')
    expect(tabTitle('unknown', 'GitHub · Mosaygent')).toBe('Not connected · GitHub · Mosaygent')
    expect(tabTitle('stopped', 'Flutter · Mosaygent')).toBe('Flutter · Mosaygent')
    expect(tabTitle('looking', 'Flutter · Mosaygent')).toBe('Flutter · Mosaygent')
    const colours = {
      running: '#1f9d61',
      starting: '#d9901c',
      stale: '#d9901c',
      error: '#d9403a',
      unknown: '#8a949e',
    } as const
    for (const state of ['running', 'starting', 'stale', 'error', 'unknown'] as const)
      expect(tabIcon(state)).toContain(encodeURIComponent(colours[state]))
  })
})
