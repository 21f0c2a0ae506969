import { join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { readAnalysis } from './analysis.ts'

const app = join(sep, 'home', 'zoé', 'my app')
const issue = (file: string, severity: string, line: number, more: object = {}) => ({
  code: 'undefined_identifier',
  severity,
  type: 'COMPILE_TIME_ERROR',
  location: {
    file,
    range: { start: { offset: 4, line, column: 5 }, end: { offset: 9, line, column: 10 } },
  },
  problemMessage: "Undefined name 'a'.",
  ...more,
})
const report = (...diagnostics: object[]) => JSON.stringify({ version: 1, diagnostics })

test('the report is cut out of what stands around it; errors come first, by file and line', () => {
  const text = report(
    issue(join(app, 'lib', 'b.dart'), 'INFO', 1),
    issue(join(app, 'lib', 'b.dart'), 'ERROR', 9),
    issue(join(app, 'lib', 'b.dart'), 'ERROR', 2, { correctionMessage: 'Try a.' }),
    issue(join(app, 'lib', 'é a.dart'), 'WARNING', 3),
  )
  const found = readAnalysis(`A notice about telemetry.\n${text}\nMore.\n`, app)
  expect(found?.counts).toEqual({ error: 2, warning: 1, info: 1 })
  expect(found?.issues.map(({ severity, file, line }) => [severity, file, line])).toEqual([
    ['error', 'lib/b.dart', 2],
    ['error', 'lib/b.dart', 9],
    ['warning', 'lib/é a.dart', 3],
    ['info', 'lib/b.dart', 1],
  ])
  expect(found?.issues.map(({ correction }) => correction)).toEqual(['Try a.', null, null, null])
})

test('a file outside of the app keeps its whole path; an unknown severity is the mildest', () => {
  const other = join(sep, 'home', 'zoé', 'shared', 'lib', 'x.dart')
  const found = readAnalysis(report(issue(other, 'SHOUT', 1)), app)
  expect(found?.issues).toMatchObject([{ severity: 'info', file: other.replaceAll(sep, '/') }])
})

test('messages lose control sequences and secrets', () => {
  const secret = 'ghp_abcdefghijklmnop0123'
  const text = report(
    issue(join(app, 'a.dart'), 'ERROR', 1, { problemMessage: `\u001b[31mNo\u001b[0m ${secret}\u0007` }),
  )
  expect(readAnalysis(text, app)?.issues[0]?.message).toBe('No ***')
})

test('more than anybody reads is counted, and left out', () => {
  const many = Array.from({ length: 1_200 }, (_, line) => issue(join(app, 'a.dart'), 'WARNING', line + 1))
  const found = readAnalysis(report(...many), app)
  expect([found?.issues.length, found?.counts.warning]).toEqual([1_000, 1_200])
})

test.each([
  ['No issues found!', { issues: [], counts: { error: 0, warning: 0, info: 0 } }],
  [report(), { issues: [], counts: { error: 0, warning: 0, info: 0 } }],
  ['', null],
  ['{"version":1}', null],
  ['{"version":1,"diagnostics":[{"code":1}]}', null],
])('%j', (text, found) => {
  expect(readAnalysis(text, app)).toEqual(found)
})
