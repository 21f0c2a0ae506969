import type { PreviewStatus, Receipt } from '@mosaygent/contract'
import { describe, expect, it } from 'vitest'
import { clockText, secondsText } from './phone/clock-text.ts'
import { DEVICES, deviceOf } from './phone/devices.ts'
import { screenOf } from './phone/screen.ts'
import { engineText } from './preview-pane/engine-text.ts'
import { listErrors, locationText } from './errors/error-list.ts'
import { fitScale } from './phone/phone-scale.ts'
import { receiptText, wholeReceiptText, staleFiles, staleSince } from './preview-pane/receipt-text.ts'
import { splitAtLocation, withoutIndent } from './errors/split-at-location.ts'

const at = '2026-11-21T14:02:11.000Z'
const receipt = (more: Partial<Receipt>): Receipt => ({
  number: 1,
  action: 'reload',
  outcome: 'applied',
  duration_ms: 640,
  at,
  code_of: at,
  in_place: true,
  fresh_page: false,
  ...more,
})

describe('receiptText', () => {
  it.each([
    [{ files: 2 }, 'Applied 2 files in 640 ms'],
    [{ files: 1, duration_ms: 1_240 }, 'Applied 1 file in 1.2 s'],
    [{}, 'Applied in 640 ms'],
    [{ outcome: 'unchanged' }, 'No changes'],
    [{ outcome: 'not-compiled' }, `Did not compile: still showing code from ${secondsText(at)}`],
    [
      { outcome: 'failed', action: 'restart', reason: 'The app is paused' },
      'Restart failed: The app is paused',
    ],
    [{ outcome: 'stopped', action: 'restart' }, 'Restart stopped before it was done'],
  ] as const)('%#', (more, text) => {
    expect(receiptText(receipt(more))).toBe(text)
  })

  it(
    'says what saving did, and what was done beyond what was asked',
    { tags: ['P-067', 'P-157', 'P-165'] },
    () => {
      expect(receiptText(receipt({ trigger: 'save', outcome: 'unchanged' }))).toBe('On save: no changes')
      expect(receiptText(receipt({ trigger: 'edit', files: 1 }))).toBe(
        'Edit in the phone: applied 1 file in 640 ms',
      )
      expect(receiptText(receipt({ files: 1, how: 'hot-restart' }))).toBe(
        'Applied 1 file with a restart in 640 ms',
      )
      expect(receiptText(receipt({ how: 'stop-start' }))).toBe('Applied with a new start in 640 ms')
      const reason = 'pubspec.yaml changed, so the app was stopped and started'
      expect(wholeReceiptText(receipt({ trigger: 'save', files: 1, how: 'stop-start', reason }))).toBe(
        `On save: applied 1 file with a new start in 640 ms. ${reason}`,
      )
      expect(wholeReceiptText(receipt({ outcome: 'failed', reason: 'Paused' }))).toBe('Reload failed: Paused')
    },
  )

  it('never says of an asset that it was applied', { tags: 'P-376' }, () => {
    const needs_start = { files: 2, first: 'assets/logo é.png' }
    const waits = 'assets/logo é.png and 1 more need a new start'
    expect(receiptText(receipt({ files: 1, needs_start }))).toBe(`Applied 1 file in 640 ms; ${waits}`)
    expect(receiptText(receipt({ outcome: 'unchanged', needs_start }))).toBe(`Not applied: ${waits}`)
    expect(receiptText(receipt({ outcome: 'unchanged', action: 'restart', needs_start }))).toBe(
      `Restarted; ${waits}`,
    )
  })

  it.each<[NonNullable<Receipt['screen']>, string]>([
    [{ state: 'waiting' }, 'On save: compiled 1 file in 640 ms; not on screen yet'],
    [{ state: 'no-page' }, 'On save: compiled 1 file in 640 ms; shown when a page opens'],
    [{ state: 'replaced' }, 'On save: compiled 1 file in 640 ms; replaced by a newer reload'],
    [
      { state: 'not-shown', reason: 'It threw.', errors: [] },
      'On save: not on screen: it threw; compiled 1 file in 640 ms',
    ],
  ])('says both halves: compiled, and %j', (screen, text) => {
    expect(receiptText(receipt({ trigger: 'save', files: 1, outcome: 'compiled', screen }))).toBe(text)
  })

  it('says when it was on the screen', () => {
    const screen = { state: 'shown', ms: 2_140 } as const
    expect(receiptText(receipt({ files: 1, how: 'refresh', screen }))).toBe(
      'Applied 1 file: compiled in 640 ms, on screen after 2.1 s',
    )
    expect(receiptText(receipt({ action: 'restart', outcome: 'unchanged', screen }))).toBe(
      'Restarted; on screen after 2.1 s',
    )
  })
})

describe('staleSince', () => {
  const running: PreviewStatus = { running: true, pid: 7, message: '', ready: true }
  const stale = { files: 2, first: 'lib/main.dart', since: at }

  it('is what the helper says, dated by the code on the screen', () => {
    expect(staleSince({ ...running, stale }, receipt({ code_of: 'then' }))).toBe('then')
    expect(staleSince({ ...running, stale, started_at: 'start' }, null)).toBe('start')
    expect(staleSince({ ...running, stale: null }, receipt({ outcome: 'not-compiled' }))).toBeNull()
    expect(staleSince({ ...running, running: false, stale }, null)).toBeNull()
  })

  it('is what the last receipt says with a helper that cannot tell', () => {
    expect(staleSince(running, receipt({ outcome: 'not-compiled' }))).toBe(at)
    expect(staleSince(running, receipt({ outcome: 'unchanged' }))).toBeNull()
    expect(staleSince(running, null)).toBeNull()
  })

  it('names the files', () => {
    expect(staleFiles(stale)).toBe('lib/main.dart and 1 more are newer')
    expect(staleFiles({ ...stale, files: 1 })).toBe('lib/main.dart is newer')
  })
})

describe('the clock', () => {
  const time = new Date(2026, 10, 21, 14, 2)

  it('has the form of the place, without AM and PM', { tags: 'P-073' }, () => {
    expect(clockText(time, 'de-DE')).toBe('14:02')
    expect(clockText(time, 'en-US')).toBe('2:02')
  })
})

describe('engineText', () => {
  it('says what Start would run', { tags: ['P-087', 'P-089'] }, () => {
    const status = { running: false, pid: null, message: '' }
    expect(engineText({ ...status, engine: 'flutter', version: '3.35.2' })).toMatch(
      /^Flutter 3\.35\.2 found\./,
    )
    expect(engineText({ ...status, engine: 'flutter', version: '3.35.2', channel: 'stable' })).toMatch(
      /^Flutter 3\.35\.2 • stable found\./,
    )
    expect(engineText({ ...status, engine: 'sketch' })).toMatch(/^Sketch preview: Flutter SDK not found\./)
    expect(engineText(status)).not.toMatch(/found/)
  })
})

describe('the phone', () => {
  const iphone = screenOf(deviceOf('iphone-16'), false)

  it('fits in whole percents, never cropped, never enlarged', () => {
    expect(fitScale(iphone, { width: 700, height: 720 })).toBe(0.82)
    expect(fitScale(iphone, { width: 209, height: 900 })).toBe(0.5)
    expect(fitScale(iphone, { width: 4000, height: 4000 })).toBe(1)
  })

  it('held sideways gives the cutout its side', () => {
    expect(iphone).toMatchObject({ width: 393, height: 852, top: 59, left: 0 })
    expect(screenOf(deviceOf('iphone-16'), true)).toMatchObject({ width: 852, height: 393, top: 0, left: 59 })
    expect(screenOf(deviceOf('ipad-mini'), true)).toMatchObject({ top: 24, left: 0 })
    expect(screenOf(deviceOf('iphone-se'), true)).toMatchObject({ frameX: 86, frameY: 14 })
    expect(deviceOf('nonsense').id).toBe('iphone-16')
  })

  it('comes in at least six kinds, and as a tablet in two, each once', () => {
    const kinds = DEVICES.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'phone').length).toBeGreaterThanOrEqual(6)
    expect(kinds.filter((kind) => kind === 'tablet').length).toBeGreaterThanOrEqual(2)
    expect(new Set(DEVICES.map(({ id }) => id)).size).toBe(DEVICES.length)
  })
})

describe('listErrors', () => {
  it('removes colour codes and blank ones, and folds doubles', { tags: 'P-070' }, () => {
    const red = '\u001b[31mlib/main.dart:4:2: Error: Expected an identifier.\u001b[39m'
    const errors = listErrors({
      errors: [red, '\u001b[0m ', 'lib/main.dart:4:2: Error: Expected an identifier.'],
    })
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject({
      file: 'lib/main.dart',
      line: 4,
      column: 2,
      message: 'Expected an identifier.',
    })
    expect(errors.map(locationText)).toEqual(['lib/main.dart:4:2'])
  })

  it('takes what the helper has parsed', () => {
    const parsed = {
      file: 'lib/a b/é.dart',
      line: 1,
      column: null,
      message: 'No',
      frame: [{ line: 1, text: 'x' }],
    }
    const [error] = listErrors({ errors: ['something'], parsed: [parsed] })
    expect(error).toEqual({ ...parsed, count: 1, following: 0, text: 'something' })
    expect(error && locationText(error)).toBe('lib/a b/é.dart:1')
  })

  it('counts what was said twice, and keeps how many follow from it', () => {
    const cause = { file: 'lib/a.dart', line: 1, column: 2, message: 'No', frame: [], following: 3 }
    const errors = listErrors({
      errors: ['1', '2', '3', '4', '5'],
      parsed: [cause, { ...cause, following: 0, count: 2 }],
    })
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject({ count: 3, following: 3, text: 'lib/a.dart:1:2: No' })
  })

  it('shows a text it cannot read as it is', () => {
    expect(listErrors({ errors: ['Target web failed'] })[0]).toMatchObject({
      file: null,
      message: 'Target web failed',
    })
  })
})

describe('the code frame', () => {
  it('marks the name at the column', () => {
    expect(splitAtLocation('tide.levl),', 6)).toEqual({ before: 'tide.', marked: 'levl', after: '),' })
    expect(splitAtLocation("= 'a b'", 3)).toMatchObject({ marked: "'a b'" })
    expect(splitAtLocation('a, b', 2)).toEqual({ before: 'a', marked: ',', after: ' b' })
    expect(splitAtLocation('short', 40)).toEqual({ before: 'short', marked: '', after: '' })
  })

  it('loses the indent that all lines share', () => {
    const frame = [
      { line: 1, text: '    a(' },
      { line: 2, text: '' },
      { line: 3, text: '      b' },
    ]
    expect(withoutIndent({ frame, column: 7 })).toEqual({
      frame: [
        { line: 1, text: 'a(' },
        { line: 2, text: '' },
        { line: 3, text: '  b' },
      ],
      column: 3,
    })
  })
})
