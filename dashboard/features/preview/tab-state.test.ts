import type { PreviewStatus } from '@mosaygent/contract'
import { describe, expect, it } from 'vitest'
import { tabIcon, tabStateOf, tabTitle } from './tab-state.ts'

const running: PreviewStatus = { running: true, pid: 7, message: 'Running', ready: true, state: 'running' }
const stale = { files: 1, first: 'lib/main.dart', since: '2026-11-21T14:02:11.000Z' }
const facts = { status: running, last: null, offline: false, starting: false }

describe('the tab', () => {
  it.each([
    [facts, false, 'running'],
    [facts, true, 'error'],
    [{ ...facts, starting: true }, true, 'starting'],
    [{ ...facts, status: { ...running, state: 'reloading' as const } }, false, 'starting'],
    [{ ...facts, status: { ...running, stale, started_at: stale.since } }, false, 'stale'],
    [{ ...facts, offline: true }, true, 'unknown'],
    [{ ...facts, status: null }, false, 'unknown'],
    [{ ...facts, status: { ...running, running: false, state: 'stopped' as const } }, true, 'stopped'],
    [{ ...facts, status: { ...running, running: false, state: 'crashed' as const } }, false, 'error'],
  ])('%#', (given, hasErrors, state) => {
    expect(tabStateOf(given, hasErrors)).toBe(state)
  })

  it('says it in words and in colour (P-168)', () => {
    expect(tabTitle('stale')).toBe('Stale · Flutter · Mosaygent')
    expect(tabTitle('stopped')).toBe('Flutter · Mosaygent')
    expect(tabIcon('error')).toContain(encodeURIComponent('#d9403a'))
  })
})
