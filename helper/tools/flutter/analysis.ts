import { isAbsolute, relative, sep } from 'node:path'
import type { Analysis, AnalysisIssue } from '@mosaygent/contract'
import * as z from 'zod/mini'
import { hideSecrets, plainText } from '../../redaction/index.ts'
import { parseJson } from '../../state/index.ts'

/** What `dart analyze --format=json` prints: one line, with the paths of this system. */
const Report = z.object({
  diagnostics: z.array(
    z.object({
      code: z.string(),
      severity: z.string(),
      location: z.object({
        file: z.string(),
        range: z.object({ start: z.object({ line: z.number(), column: z.number() }) }),
      }),
      problemMessage: z.string(),
      correctionMessage: z.nullish(z.string()),
    }),
  ),
})

/** As many as anybody reads; the rest is counted. */
const MOST_ISSUES = 1_000
const MAX_TEXT = 2_000
const SEVERITIES = ['error', 'warning', 'info'] as const

/**
 * Reads the report out of what stands around it; null: there is none. An analyzer that found nothing may say so in
 * words instead.
 */
export function readAnalysis(output: string, app: string): Pick<Analysis, 'issues' | 'counts'> | null {
  const line = output.split('\n').find((one) => one.trimStart().startsWith('{'))
  const report = Report.safeParse(parseJson(line ?? ''))
  if (!report.success)
    return /No issues found/.test(output) ? { issues: [], counts: { error: 0, warning: 0, info: 0 } } : null
  const issues = report.data.diagnostics.map(
    ({ code, severity, location, problemMessage, correctionMessage }): AnalysisIssue => ({
      severity: SEVERITIES.find((known) => known === severity.toLowerCase()) ?? 'info',
      code: shown(code),
      message: shown(problemMessage),
      correction: correctionMessage ? shown(correctionMessage) : null,
      file: fileIn(app, location.file),
      line: location.range.start.line,
      column: location.range.start.column,
    }),
  )
  const count = (severity: AnalysisIssue['severity']) =>
    issues.filter((issue) => issue.severity === severity).length
  return {
    issues: issues.toSorted(byWeight).slice(0, MOST_ISSUES),
    counts: { error: count('error'), warning: count('warning'), info: count('info') },
  }
}

const shown = (text: string) => plainText(hideSecrets(text)).slice(0, MAX_TEXT)

function fileIn(app: string, path: string): string {
  const inside = relative(app, path)
  const name = inside.startsWith('..') || isAbsolute(inside) ? path : inside
  return name.replaceAll(sep, '/')
}

function byWeight(a: AnalysisIssue, b: AnalysisIssue): number {
  return (
    SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
    (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
    a.line - b.line ||
    a.column - b.column
  )
}
