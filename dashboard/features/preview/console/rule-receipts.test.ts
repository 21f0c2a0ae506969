import { describe, expect, it } from 'vitest'
import type { ShownLine } from '#helper-client'
import { isMarks } from './is-marks.ts'
import { NO_LINES, countLines, growingReceipts, joinReceipts } from './rule-receipts.ts'
import { ruleDetail, ruleTitle } from './rule-text.ts'

let key = 0
const say = (text: string, more: Partial<ShownLine> = {}): ShownLine => ({
  key: (key += 1),
  at: '2026-11-21T14:02:11.000Z',
  source: 'helper',
  level: 'info',
  text,
  ...more,
})
const rule = (name: string, text = name) => say(text, { rule: name })
/** The rules as they are read, and the texts of the lines between them. */
function read(lines: readonly ShownLine[]): string[] {
  const { lines: left, headings } = joinReceipts(NO_LINES, lines)
  return left.map((line) => {
    if (line.rule === undefined) return line.text
    const heading = headings.get(line.key)
    return [`# ${ruleTitle(line.rule, heading)}`, ruleDetail(line, heading)].filter(Boolean).join(': ')
  })
}

describe('joinReceipts', () => {
  it('numbers reloads and restarts of a run and takes their receipts up', () => {
    expect(
      read([
        rule('Start'),
        rule('Reload'),
        say('tides: 4 entries', { source: 'app' }),
        say('Applied: 2 files, 640 ms.'),
        rule('Restart', 'Restart, on save'),
        say('No changes (12 ms).'),
        rule('Restart'),
        say('Restarted (12 ms).'),
        rule('Restart'),
        say('Stopped before it was done.'),
        rule('Start'),
        rule('Reload'),
      ]),
    ).toEqual([
      '# Start',
      '# Reload 1: applied 2 files in 640 ms',
      'tides: 4 entries',
      '# Restart 2: on save, no changes',
      '# Restart 3: restarted',
      '# Restart 4: stopped',
      '# Start',
      '# Reload 1',
    ])
  })

  it('leaves what says more than the outcome where it is', () => {
    const broken = 'Did not compile: still showing code from 14:00:20.'
    const noted = 'Applied: 1 file, 1240 ms. pubspec.yaml changed.'
    const lines = [rule('Start'), rule('Reload'), say(broken), rule('Reload'), say(noted), rule('Restart')]
    expect(read([...lines, say('Failed: the app is paused')])).toEqual([
      '# Start',
      '# Reload 1: did not compile',
      '# Reload 2: applied 1 file in 1.2 s',
      noted,
      '# Restart 3: failed',
      'Failed: the app is paused',
    ])
  })

  it('takes up how it was applied, when it was on the screen, and that it was only compiled', () => {
    const restarted = say('Applied: 1 file with a restart, 10400 ms. Hot reload could not take it.')
    const shown = say('Applied: 1 file, compiled in 300 ms, on screen after 2140 ms.')
    const compiled = say('Compiled: 1 file, 300 ms. Shown when a page opens.')
    expect(
      read([rule('Start'), rule('Reload'), restarted, rule('Reload'), shown, rule('Reload'), compiled]),
    ).toEqual([
      '# Start',
      '# Reload 1: applied 1 file with a restart in 10.4 s',
      restarted.text,
      '# Reload 2: applied 1 file: compiled in 300 ms, on screen after 2.1 s',
      '# Reload 3: compiled 1 file in 300 ms',
      compiled.text,
    ])
  })

  it('keeps the number of a reload that needed a new start', () => {
    const lines = [rule('Start'), rule('Reload'), say('Applied: 1 file, 5 ms.'), rule('Reload')]
    expect(read([...lines, rule('Start'), say('Applied: 1 file, 9 ms.'), rule('Reload')])).toEqual([
      '# Start',
      '# Reload 1: applied 1 file in 5 ms',
      '# Reload 2: applied 1 file in 9 ms',
      '# Start',
      '# Reload 3',
    ])
  })

  it('names no number without the beginning of the run, and takes no line of another source', () => {
    const app = say('Applied: 1 file, 5 ms.', { source: 'app' })
    expect(read([say('Failed: before any rule'), rule('Reload'), app])).toEqual([
      'Failed: before any rule',
      '# Reload',
      app.text,
    ])
  })
})

describe('growingReceipts', () => {
  it('gives what one look at all gives, however the list grows or loses its beginning', () => {
    const lines = [rule('Start'), rule('Reload'), say('a'), say('Applied: 1 file, 5 ms.'), say('b')]
    const grown = growingReceipts()
    for (const given of [[], lines.slice(0, 2), lines.slice(0, 4), lines, lines.slice(1), lines]) {
      expect(grown(given)).toEqual(joinReceipts(NO_LINES, given))
    }
    expect(grown(lines)).toBe(grown(lines))
  })
})

describe('countLines', () => {
  it('counts no heading', () => {
    expect(countLines([rule('Start'), say('a'), rule('Reload'), say('b')])).toBe(2)
  })
})

describe('isMarks', () => {
  it('tells a line of carets from text', () => {
    expect(['   ^^^^', '\u001b[31m  ^~~\u001b[0m', ' | ^'].map(isMarks)).toEqual([true, true, true])
    expect(['a ^ b', '-----', ''].map(isMarks)).toEqual([false, false, false])
  })
})
