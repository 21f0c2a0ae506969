import type { CodebaseKind, RepositorySource } from '@mosaygent/contract'
import { Download } from 'lucide-react'
import { Button, FactList, Notice } from '#ui'
import { CloneProgress } from './clone-progress.tsx'
import { CODEBASES } from './codebases.ts'
import { ToGithub } from './git-actions.tsx'
import { LongPath } from './long-path.tsx'
import { useClone } from './use-clone.ts'

interface CodebaseMissingProps {
  kind: CodebaseKind
  /** Absent with a helper that does not say. */
  source: RepositorySource | undefined
  /** The page's one filled button. */
  primary: boolean
  /** Why nothing can be cloned now. */
  blocked: string | null
}

/** What would be cloned, from where, into which folder; and the button that does it. */
export function CodebaseMissing({ kind, source, primary, blocked }: CodebaseMissingProps) {
  const clone = useClone(kind)
  const words = CODEBASES[kind]
  const { state } = clone
  return (
    <>
      {state.kind === 'running' ? (
        <CloneProgress job={state.job} onCancel={clone.cancel} cancelling={clone.cancelling} />
      ) : (
        <>
          <p className="text-ink-2">Not found yet. Looked for {words.lookedFor}.</p>
          {state.kind === 'failed' ? (
            <Notice tone="error" title={state.detail} actions={state.login ? <ToGithub /> : undefined} />
          ) : null}
          {source?.taken === undefined ? null : <Notice tone="warning" title={source.taken} />}
          {source?.note === undefined ? null : <Notice tone="info" title={source.note} />}
          {state.kind === 'cancelled' ? (
            <p role="status" className="text-ink-3">
              Cancelled. Nothing was left behind.
            </p>
          ) : null}
        </>
      )}
      {source === undefined ? null : <Source source={source} />}
      {state.kind === 'running' ? null : (
        <div>
          <Button
            variant={primary ? 'primary' : 'outlined'}
            icon={<Download aria-hidden="true" />}
            disabledReason={blocked ?? source?.taken}
            onClick={clone.start}
          >
            {words.clone}
          </Button>
        </div>
      )}
    </>
  )
}

function Source({ source }: { source: RepositorySource }) {
  const rows = [
    {
      label: 'From',
      value: (
        // One row in any width: an address that finds less than 120 px wraps, and is cut off below.
        <span title={source.address} className="flex h-5 min-w-0 flex-1 flex-wrap gap-x-2 overflow-hidden">
          {source.starter ? <span className="shrink-0">Starter that ships with Mosaygent</span> : null}
          <span className="flex min-w-[120px] flex-1 items-center text-ink-3">
            <LongPath path={source.address} />
          </span>
        </span>
      ),
    },
    { label: 'Branch', value: source.starter ? <code>main</code> : 'Its default branch' },
    { label: 'Into', value: <LongPath path={source.target} /> },
  ]
  return <FactList rows={rows} />
}
