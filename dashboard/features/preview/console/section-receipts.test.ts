import { Receipt } from '@mosaygent/contract'
import { describe, expect, it } from 'vitest'
import type { ShownLine } from '#helper-client'
import { isCarets } from './is-carets.ts'
import { NO_LINES, attachReceipts, countLines, growingSections } from './section-receipts.ts'
import { sectionDetail, sectionTitle } from './section-text.ts'

let key = 0
const print = (text: string, more: Partial<ShownLine> = {}): ShownLine => ({
  key: (key += 1),
  at: '2026-11-21T14:02:11.000Z',
  source: 'helper',
  level: 'info',
  text,
  ...more,
})
type Section = NonNullable<ShownLine['section']>
const start = () => print('Start', { rule: 'Start' })
const open = (action: Section['action'], number: number, trigger: Section['trigger'] = 'manual') => {
  const rule = action === 'reload' ? 'Reload' : 'Restart'
  return print(rule, { rule, section: { action, number, trigger } })
}
const end = (
  action: Section['action'],
  number: number,
  more: Partial<Receipt>,
  text = 'the helper’s words',
) =>
  print(text, {
    receipt: Receipt.parse({
      action,
      number,
      outcome: 'applied',
      files: 1,
      duration_ms: 5,
      at: `2026-11-21T14:02:1${number}.000Z`,
      code_of: '2026-11-21T14:02:11.000Z',
      in_place: true,
      ...more,
    }),
  })
/** The headings of the sections, and the texts of the lines between them. */
function read(lines: readonly ShownLine[]): string[] {
  const { lines: left, receipts } = attachReceipts(NO_LINES, lines)
  return left.map((line) => {
    if (line.rule === undefined) return line.text
    return [`# ${sectionTitle(line)}`, sectionDetail(line, receipts.get(line.key))].filter(Boolean).join(': ')
  })
}

describe('attachReceipts', () => {
  it('names the number of each reload and restart, and what came of it', () => {
    expect(
      read([
        start(),
        open('reload', 1),
        print('tides: 4 entries', { source: 'app' }),
        end('reload', 1, { files: 2, duration_ms: 640 }),
        open('restart', 2, 'save'),
        end('restart', 2, { outcome: 'not-compiled' }),
        open('restart', 3),
        end('restart', 3, { outcome: 'unchanged' }),
        open('restart', 4),
        end('restart', 4, { outcome: 'stopped' }),
        start(),
        open('reload', 1),
      ]),
    ).toEqual([
      '# Start',
      '# Reload 1: applied 2 files in 640 ms',
      'tides: 4 entries',
      '# Restart 2: on save, did not compile',
      '# Restart 3: restarted',
      '# Restart 4: stopped',
      '# Start',
      '# Reload 1',
    ])
  })

  it('leaves a line that says more than the outcome where it is', () => {
    const noted = { duration_ms: 1_240, reason: 'pubspec.yaml changed' }
    const failed = { outcome: 'failed', reason: 'the app is paused' } as const
    expect(
      read([
        start(),
        open('reload', 1),
        end('reload', 1, { outcome: 'not-compiled' }),
        open('reload', 2),
        end('reload', 2, noted, 'with a note'),
        open('restart', 3),
        end('restart', 3, failed, 'with a reason'),
        open('reload', 4, 'save'),
        end('reload', 4, { outcome: 'unchanged' }),
      ]),
    ).toEqual([
      '# Start',
      '# Reload 1: did not compile',
      '# Reload 2: applied 1 file in 1.2 s',
      'with a note',
      '# Restart 3: failed',
      'with a reason',
      '# Reload 4: on save, no changes',
    ])
  })

  it('says how it was applied, when it was on the screen, and that it was only compiled', () => {
    const restarted = { how: 'hot-restart', duration_ms: 10_400, reason: 'Hot reload could not' } as const
    const shown = { duration_ms: 300, fresh_page: true, screen: { state: 'shown', ms: 2_140 } } as const
    const compiled = { outcome: 'compiled', duration_ms: 300, screen: { state: 'no-page' } } as const
    expect(
      read([
        start(),
        open('reload', 1),
        end('reload', 1, restarted, 'with a note'),
        open('reload', 2),
        end('reload', 2, shown),
        open('reload', 3),
        end('reload', 3, compiled, 'shown when a page opens'),
      ]),
    ).toEqual([
      '# Start',
      '# Reload 1: applied 1 file with a restart in 10.4 s',
      'with a note',
      '# Reload 2: applied 1 file: compiled in 300 ms, on screen after 2.1 s',
      '# Reload 3: compiled 1 file in 300 ms',
      'shown when a page opens',
    ])
  })

  it('finds the section of a reload that needed a new start, and of one that ended after the next began', () => {
    expect(
      read([
        start(),
        open('reload', 1),
        open('reload', 2),
        end('reload', 1, {}),
        start(),
        end('reload', 2, { duration_ms: 9 }),
        open('reload', 3),
      ]),
    ).toEqual([
      '# Start',
      '# Reload 1: applied 1 file in 5 ms',
      '# Reload 2: applied 1 file in 9 ms',
      '# Start',
      '# Reload 3',
    ])
  })

  it('keeps a receipt without its section, and what a helper that sends no data has written', () => {
    const older = [print('Reload, on save', { rule: 'Reload' }), print('Applied: 1 file, 5 ms.')]
    expect(read([end('reload', 1, {}, 'of before'), ...older])).toEqual([
      'of before',
      '# Reload, on save',
      'Applied: 1 file, 5 ms.',
    ])
  })
})

describe('growingSections', () => {
  it('gives what one look at all gives, however the list grows or loses its beginning', () => {
    const lines = [start(), open('reload', 1), print('a'), end('reload', 1, {}), print('b')]
    const grown = growingSections()
    for (const given of [[], lines.slice(0, 2), lines.slice(0, 4), lines, lines.slice(1), lines]) {
      expect(grown(given)).toEqual(attachReceipts(NO_LINES, given))
    }
    expect(grown(lines)).toBe(grown(lines))
  })
})

describe('countLines', () => {
  it('counts no heading', () => {
    expect(countLines([start(), print('a'), open('reload', 1), print('b')])).toBe(2)
  })
})

describe('isMarks', () => {
  it('tells a line of carets from text', () => {
    expect(['   ^^^^', '\u001b[31m  ^~~\u001b[0m', ' | ^'].map(isCarets)).toEqual([true, true, true])
    expect(['a ^ b', '-----', ''].map(isCarets)).toEqual([false, false, false])
  })
})
