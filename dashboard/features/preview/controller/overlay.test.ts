import type { PreviewStatus } from '@mosaygent/contract'
import { describe, expect, it } from 'vitest'
import { covers, overlayOf } from './overlay.ts'
import type { OverlayFacts } from './overlay.ts'
import { actReason, startReason } from './reasons.ts'

const stopped: PreviewStatus = { running: false, pid: null, message: 'Stopped' }
const running: PreviewStatus = { running: true, pid: 7, message: 'Running', ready: true }
const facts = (more: Partial<OverlayFacts> = {}): OverlayFacts => ({
  download: null,
  offline: false,
  lost: more.offline ?? false,
  asking: false,
  phase: { kind: 'idle' },
  status: stopped,
  seen: false,
  ...more,
})
const acting = { kind: 'acting', action: 'reload', replied: false } as const
const starting = { kind: 'starting', since: 5, spawned: false, waited: false } as const

describe('overlayOf', () => {
  it(
    'follows the precedence of the specification',
    { tags: ['P-076', 'P-077', 'P-078', 'P-079', 'P-080'] },
    () => {
      const all = { download: { stage: null, percent: null }, offline: true, phase: acting }
      expect(overlayOf(facts(all)).kind).toBe('downloading')
      expect(overlayOf(facts({ ...all, download: null })).kind).toBe('offline')
      expect(overlayOf(facts({ phase: acting }))).toEqual({
        kind: 'acting',
        action: 'reload',
        replied: false,
        strip: false,
      })
      expect(overlayOf(facts({ phase: acting, status: { ...running, ready: false } })).kind).toBe('acting')
      expect(overlayOf(facts({ phase: starting })).kind).toBe('starting')
      expect(overlayOf(facts()).kind).toBe('ready')
      expect(overlayOf(facts({ status: running })).kind).toBe('none')
    },
  )

  it('says nothing before the first answer', () => {
    expect(overlayOf(facts({ status: null })).kind).toBe('unknown')
  })

  it('is offline where the helper hangs, but for an app that is seen', () => {
    const starts = { ...running, ready: false }
    for (const status of [null, stopped, starts, running])
      expect(overlayOf(facts({ lost: true, status })).kind).toBe('offline')
    const seen = { lost: true, seen: true, status: running }
    expect(overlayOf(facts(seen)).kind).toBe('none')
    expect(overlayOf(facts({ ...seen, phase: acting }))).toEqual({
      kind: 'unconfirmed',
      action: 'reload',
      strip: true,
    })
    expect(covers(overlayOf(facts({ ...seen, phase: acting })))).toBe(false)
    expect(overlayOf(facts({ ...seen, phase: acting, offline: true })).kind).toBe('offline')
  })

  it('asks a helper that is back before it says what runs', () => {
    const back = facts({ asking: true, status: running, seen: true })
    expect(overlayOf(back)).toEqual({ kind: 'unknown', reconnected: true })
    expect(startReason(back, null)).toBe('Waiting for the helper')
    expect(actReason(back)).toBe('Waiting for the helper')
  })

  it('shows what another page or an earlier visit set going', () => {
    const since = '2026-11-21T14:00:00.000Z'
    const told = {
      stage: 'Compiling',
      stage_code: 'compiling',
      last_line: 'x',
      advice: 'Wait',
      started_at: since,
    }
    const compiling = { ...running, ready: false, ...told }
    expect(overlayOf(facts({ status: compiling }))).toEqual({
      kind: 'starting',
      since: Date.parse(since),
      stage: 'Compiling',
      compiling: true,
      lastLine: 'x',
      advice: 'Wait',
      errors: 0,
      strip: false,
    })
    expect(overlayOf(facts({ status: { ...running, state: 'restarting' } }))).toEqual({
      kind: 'acting',
      action: 'restart',
      replied: false,
      strip: false,
    })
  })

  it('does not call it a start while it is being stopped', () => {
    const status: PreviewStatus = { ...running, ready: false, state: 'stopping' }
    expect(overlayOf(facts({ status })).kind).not.toBe('starting')
  })

  it('is a strip that covers nothing while a sketch can be seen', () => {
    const status: PreviewStatus = { ...running, ready: false, showing: 'sketch' }
    const overlay = overlayOf(facts({ status }))
    expect(overlay).toMatchObject({ kind: 'starting', strip: true })
    expect(covers(overlay)).toBe(false)
    expect(covers(overlayOf(facts({ status: { ...status, showing: null } })))).toBe(true)
    expect(covers(overlayOf(facts({ status: running })))).toBe(false)
  })

  it(
    'is a strip that covers nothing while a reload is under way and the app can be seen',
    { tags: 'P-531' },
    () => {
      const overlay = overlayOf(facts({ status: running, phase: acting, seen: true }))
      expect(overlay).toEqual({ kind: 'acting', action: 'reload', replied: false, strip: true })
      expect(covers(overlay)).toBe(false)
      expect(covers(overlayOf(facts({ status: running, phase: acting })))).toBe(true)
      const restarting = { ...acting, action: 'restart' } as const
      expect(covers(overlayOf(facts({ status: running, phase: restarting, seen: true })))).toBe(true)
    },
  )

  it('says why a run ended by itself', { tags: 'P-066' }, () => {
    const status: PreviewStatus = {
      ...stopped,
      state: 'crashed',
      message: 'The disk is full',
      exit_code: 1,
      last_lines: ['No space left'],
    }
    expect(overlayOf(facts({ status }))).toEqual({
      kind: 'crashed',
      message: 'The disk is full',
      exitCode: 1,
      lastLines: ['No space left'],
      compileErrors: null,
    })
    const failed: PreviewStatus = { ...status, compile_errors: 2 }
    expect(overlayOf(facts({ status: failed }))).toMatchObject({ kind: 'crashed', compileErrors: 2 })
  })
})

describe('the reasons why a button is off', () => {
  const codebase = {
    detected: false,
    path: null,
    git: null,
    running: false,
    dependencies: false,
    last_modified: null,
  }

  it.each([
    [facts({ download: { stage: null, percent: null } }), 'Firebase configs are downloading'],
    [facts({ offline: true }), 'The helper is not connected'],
    [facts({ status: null }), 'Waiting for the helper'],
    [facts(), null],
  ])('Start %#', (given, reason) => {
    expect(startReason(given, null)).toBe(reason)
  })

  it('Start, without a codebase', () => {
    expect(startReason(facts(), codebase)).toBe('No Flutter codebase in the project directory')
    expect(startReason(facts(), { ...codebase, detected: true })).toBeNull()
  })

  it.each([
    [facts(), 'Start the preview first'],
    [facts({ status: { ...running, ready: false } }), 'The app is still starting'],
    [facts({ status: running, phase: acting }), null],
    [facts({ status: running, offline: true }), 'The helper is not connected'],
    [facts({ status: running }), null],
  ])('Reload and Restart %#', (given, reason) => {
    expect(actReason(given)).toBe(reason)
  })
})
