import { describe, expect, it } from 'vitest'
import type { ShownLine } from '#helper-client'
import { UNCHANGED } from '../../../testing/preview-data.ts'
import { consoleText } from './console-text.ts'
import { quietSeconds } from './quiet-line.tsx'

const at = '2026-11-21T14:00:00.000Z'

describe('the console as a file', () => {
  it('has one line a line, without colours, with levels that matter', () => {
    const section = { action: 'reload', number: 1, trigger: 'manual' } as const
    const lines: ShownLine[] = [
      { key: 1, at, source: 'helper', level: 'info', text: 'Start', rule: 'Start' },
      { key: 2, at, source: 'app', level: 'info', text: '\u001b[32mready\u001b[0m' },
      { key: 3, at, source: 'flutter', level: 'error', text: 'No' },
      { key: 4, at, source: 'helper', level: 'info', text: 'Reload', rule: 'Reload', section },
    ]
    const text = consoleText(lines, new Map([[4, UNCHANGED]]))
    expect(text).toBe(
      `--- Start ${at}\n${at} app ready\n${at} flutter ERROR No\n--- Reload 1 ${at} no changes\n`,
    )
  })
})

describe('silence', () => {
  const now = Date.parse(at) + 41_500

  it('counts from the last line, or from when it was first asked', { tags: 'P-167' }, () => {
    expect(quietSeconds(at, 0, now)).toBe(41)
    expect(quietSeconds(null, now - 3_000, now)).toBe(3)
    expect(quietSeconds(at, 0, Date.parse(at) - 500)).toBe(0)
  })
})
