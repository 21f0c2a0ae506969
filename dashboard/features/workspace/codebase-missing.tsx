import type { CodebaseKind, RepositorySource } from '@mosaygent/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from '#icons'
import type { ReactNode } from 'react'
import { query } from '#helper-client'
import { JobProgress } from '#helper-ui'
import { Button, FactList, Notice, buttonLook } from '#ui'
import { AlreadyThere } from './already-there.tsx'
import { CODEBASES } from './codebases.ts'
import { ToGithub } from './git-actions.tsx'
import { LongPath } from './long-path.tsx'
import { useClone } from './use-clone.ts'
import type { CloneAction } from './use-clone.ts'
import { useDefaultBranch } from './use-default-branch.ts'
import { texts } from './texts.ts'

interface CodebaseMissingProps {
  kind: CodebaseKind
  /** Absent with a helper that does not say. */
  source: RepositorySource | undefined
  /** The page's one filled button. */
  primary: boolean
  /** Why nothing can be cloned now. */
  blocked: string | null
  /** Beside the button: what else can be done about it. */
  children?: ReactNode
}

/** What would be cloned, from where, into which folder; and the button that does it. */
export function CodebaseMissing({ kind, source, primary, blocked, children }: CodebaseMissingProps) {
  const clone = useClone(kind)
  const branch = useDefaultBranch(kind, source)
  const { state } = clone
  return (
    <>
      {state.kind === 'running' ? (
        <JobProgress
          job={clone.job}
          label={texts.clone.progress}
          word={texts.clone.word}
          onCancel={clone.cancel}
          cancelling={clone.cancelling}
        />
      ) : (
        <BeforeClone kind={kind} source={source} state={state} primary={primary} blocked={blocked} />
      )}
      {source === undefined ? null : (
        <Source
          source={source}
          branch={branch}
          // where it goes was said when it began; the directory may be another one by now
          target={clone.job?.target ?? source.target}
        />
      )}
      {state.kind === 'running' ? null : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant={primary && source?.taken === undefined ? 'primary' : 'outlined'}
            icon={<Download aria-hidden="true" />}
            disabledReason={blocked ?? source?.taken}
            onClick={clone.start}
          >
            {CODEBASES[kind].clone}
          </Button>
          <Link to="/github" aria-label={texts.clone.anotherName} className={buttonLook('quiet')}>
            {texts.clone.another}
          </Link>
          {children}
        </div>
      )}
    </>
  )
}

interface BeforeCloneProps {
  kind: CodebaseKind
  source: RepositorySource | undefined
  state: CloneAction['state']
  primary: boolean
  blocked: string | null
}

/** How the last clone ended, and what there is to know before the next one. */
function BeforeClone({ kind, source, state, primary, blocked }: BeforeCloneProps) {
  return (
    <>
      <p className="text-ink-2">{texts.clone.lookedFor(CODEBASES[kind].lookedFor)}</p>
      {state.kind === 'failed' ? (
        <Notice
          tone="error"
          title={state.detail}
          actions={state.code === 'repository-auth' ? <ToGithub /> : undefined}
        />
      ) : null}
      {source?.taken === undefined ? null : source.same === true ? (
        <AlreadyThere kind={kind} taken={source.taken} primary={primary} blocked={blocked} />
      ) : (
        <Notice tone="warning" title={source.taken} actions={<LookAgain primary={primary} />} />
      )}
      {source?.note === undefined ? null : <Notice tone="info" title={source.note} />}
      {state.kind === 'cancelled' ? <p className="text-ink-3">{texts.clone.cancelled}</p> : null}
    </>
  )
}

/** For somebody who moved away what was in the place; choosing another repository or directory is on the page. */
function LookAgain({ primary }: { primary: boolean }) {
  const client = useQueryClient()
  const look = useMutation({
    networkMode: 'always',
    mutationFn: () => client.invalidateQueries({ queryKey: query('environmentStatus').queryKey }),
  })
  return (
    <Button
      size="small"
      variant={primary ? 'primary' : 'outlined'}
      busy={look.isPending}
      onClick={() => {
        look.mutate()
      }}
    >
      {texts.clone.lookAgain}
    </Button>
  )
}

interface SourceProps {
  source: RepositorySource
  branch: string | null
  target: string
}

function Source({ source, branch, target }: SourceProps) {
  const rows = [
    {
      label: texts.clone.from,
      value: (
        // One row in any width: an address that finds less than 120 px wraps, and is cut off below.
        <span title={source.address} className="flex h-5 min-w-0 flex-1 flex-wrap gap-x-2 overflow-hidden">
          {source.starter ? <span className="shrink-0">{texts.clone.starter}</span> : null}
          <span className={`flex min-w-[120px] flex-1 items-center ${source.starter ? 'text-ink-3' : ''}`}>
            <LongPath path={source.address} />
          </span>
        </span>
      ),
    },
    {
      label: texts.clone.branch,
      value: branch === null ? texts.clone.defaultBranch : <code className="min-w-0 truncate">{branch}</code>,
    },
    { label: texts.clone.into, value: <LongPath path={target} /> },
  ]
  return <FactList rows={rows} />
}
