import type { Analysis, AnalysisIssue } from '@mosaygent/contract'
import { CircleCheck, CircleX, Info, ScanSearch, TriangleAlert } from '#icons'
import { query, useLongAction } from '#helper-client'
import { CheckFrame, LocationRow } from '#helper-ui'
import { Badge, EmptyState } from '#ui'
import { Needs } from './needs.tsx'
import { texts } from './texts.ts'

const words = texts.analyze

interface AnalyzeCheckProps {
  analysis: Analysis | null
  missing: 'sdk' | 'packages' | null
  reason: string | null
}

/** The analyzer: what it found, by file; each opens in the editor. */
export function AnalyzeCheck({ analysis, missing, reason }: AnalyzeCheckProps) {
  const action = useLongAction({
    endpoint: 'flutterAnalyze',
    kind: 'analyze',
    codebase: 'flutter',
    refresh: [query('flutterChecks').queryKey],
  })
  const needs = missing === null ? null : <Needs missing={missing} without={words.noSdk} />
  return (
    <CheckFrame
      action={action}
      command={words.command}
      label={words.run}
      icon={<ScanSearch aria-hidden="true" />}
      reason={missing === null ? reason : texts.needs.first[missing]}
      last={analysis}
    >
      {needs}
      {analysis === null ? (
        needs === null && action.state.kind !== 'running' ? (
          <EmptyState icon={<ScanSearch />} title={words.empty}>
            {words.why}
          </EmptyState>
        ) : null
      ) : (
        <Issues analysis={analysis} />
      )}
    </CheckFrame>
  )
}

function Issues({ analysis }: { analysis: Analysis }) {
  const { counts, issues } = analysis
  const all = counts.error + counts.warning + counts.info
  if (all === 0)
    return (
      <p className="flex items-center gap-2">
        <CircleCheck aria-hidden="true" className="text-good-ink" />
        {words.clean}
      </p>
    )
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {counts.error > 0 ? <Badge tone="bad">{words.errors(counts.error)}</Badge> : null}
        {counts.warning > 0 ? <Badge tone="warn">{words.warnings(counts.warning)}</Badge> : null}
        {counts.info > 0 ? <Badge>{words.infos(counts.info)}</Badge> : null}
      </div>
      {[...byFile(issues)].map(([file, found]) => (
        <section key={file} aria-label={file} className="grid gap-0.5">
          <h3 className="type-code flex gap-2 px-2 text-ink-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">{file}</span>
            <span className="ml-auto text-ink-3 tabular-nums">{found.length}</span>
          </h3>
          <ul>
            {found.map((issue, at) => (
              // one place may have the same issue twice, and the list is replaced as a whole
              // oxlint-disable-next-line no-array-index-key
              <li key={at}>
                <LocationRow codebase="flutter" {...issue}>
                  <SeverityIcon severity={issue.severity} />
                  <span className="min-w-0 flex-1">
                    {issue.message}
                    {issue.correction === null ? null : (
                      <span className="block text-ink-2">{issue.correction}</span>
                    )}
                    <code className="block text-ink-3">{issue.code}</code>
                  </span>
                  <code className="shrink-0 text-ink-3 tabular-nums">
                    {issue.line}:{issue.column}
                  </code>
                </LocationRow>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {all > issues.length ? <p className="text-ink-2">{words.more(all - issues.length)}</p> : null}
    </>
  )
}

/** The files in the order in which they come: the one with the first error first. */
function byFile(issues: readonly AnalysisIssue[]): ReadonlyMap<string, readonly AnalysisIssue[]> {
  const files = new Map<string, AnalysisIssue[]>()
  for (const issue of issues) {
    const found = files.get(issue.file)
    if (found === undefined) files.set(issue.file, [issue])
    else found.push(issue)
  }
  return files
}

const ICON = { error: CircleX, warning: TriangleAlert, info: Info }
const COLOUR = { error: 'text-bad-ink', warning: 'text-warn-ink', info: 'text-ink-3' }

function SeverityIcon({ severity }: { severity: AnalysisIssue['severity'] }) {
  const Icon = ICON[severity]
  return (
    <Icon
      role="img"
      aria-label={words.severity[severity]}
      className={`mt-0.5 shrink-0 ${COLOUR[severity]}`}
    />
  )
}
