import type { CodebaseKind } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowDownToLine, GitBranch, RefreshCw } from '#icons'
import { useRef } from 'react'
import { HelperError, errorText, queryAt } from '#helper-client'
import { Button, CommandLine, Menu, MenuItem, Notice, StatusMessage, Spinner, buttonLook } from '#ui'
import { texts } from './texts.ts'
import { useFocusAcrossSwap } from './use-git-actions.ts'
import type { GitAction, GitActionsState } from './use-git-actions.ts'

interface GitActionsProps {
  kind: CodebaseKind
  git: GitActionsState
  /** Without one there is nothing to fetch or pull, and still branches to switch between. */
  remote: boolean
  blocked: string | null
}

/** How many branches the menu shows: the ones somebody works on. */
const SHOWN = 12

/** What can be done with the repository of a codebase, and how the last of it ended. */
export function GitActions({ kind, git, remote, blocked }: GitActionsProps) {
  const { action } = git
  const row = useRef<HTMLDivElement>(null)
  const branches = useRef<HTMLButtonElement>(null)
  useFocusAcrossSwap(row, branches, git)
  const busy = action.isPending ? action.variables.do : null
  const reason = blocked ?? (busy === null ? null : texts.git.busy)
  const off = (mine: GitAction['do']) => (busy === mine ? null : reason)
  const start = (wanted: GitAction) => {
    if (busy === null) action.mutate(wanted)
  }
  return (
    <div ref={row} className="grid gap-2.5 border-t border-line pt-3">
      <div className="flex flex-wrap gap-2">
        {remote ? (
          <>
            <Button
              size="small"
              icon={<RefreshCw aria-hidden="true" />}
              busy={busy === 'fetch'}
              disabledReason={off('fetch')}
              onClick={() => {
                start({ do: 'fetch' })
              }}
            >
              {texts.git.fetch}
            </Button>
            <Button
              size="small"
              icon={<ArrowDownToLine aria-hidden="true" />}
              busy={busy === 'pull'}
              disabledReason={off('pull')}
              onClick={() => {
                start({ do: 'pull' })
              }}
            >
              {texts.git.pull}
            </Button>
          </>
        ) : null}
        <Menu
          minWidth={220}
          trigger={
            <Button
              ref={branches}
              size="small"
              icon={<GitBranch aria-hidden="true" />}
              busy={busy === 'switch'}
              disabledReason={off('switch')}
            >
              {texts.git.switch}
            </Button>
          }
        >
          <Branches
            kind={kind}
            remote={remote}
            onChoose={(branch) => {
              start({ do: 'switch', branch })
            }}
          />
        </Menu>
      </div>
      {action.error === null ? null : <Failed error={action.error} />}
      <StatusMessage className="type-small text-ink-3">{action.data?.message}</StatusMessage>
    </div>
  )
}

function Failed({ error }: { error: Error }) {
  const code = error instanceof HelperError ? error.code : null
  if (code === 'repository-not-trusted') return <NotTrusted detail={errorText(error)} />
  const login = code === 'repository-auth'
  return <Notice tone="error" title={errorText(error)} actions={login ? <ToGithub /> : undefined} />
}

/** Why, what to do, and the command for it: a line each. */
function NotTrusted({ detail }: { detail: string }) {
  const [why, advice, command] = detail.split('\n')
  return (
    <Notice tone="error" title={why}>
      {advice}
      {command === undefined ? null : (
        <div className="mt-2">
          <CommandLine text={command} />
        </div>
      )}
    </Notice>
  )
}

/** The way to the login, for a repository that wants one. */
export function ToGithub() {
  return (
    <Link to="/github" className={buttonLook('outlined', 'small')}>
      {texts.git.login}
    </Link>
  )
}

interface BranchesProps extends Pick<GitActionsProps, 'kind' | 'remote'> {
  onChoose: (branch: string) => void
}

/** Asked for when the menu opens. */
function Branches({ kind, remote, onChoose }: BranchesProps) {
  const { data, error } = useQuery({
    ...queryAt(['helper', 'gitBranches', kind], 'gitBranches', { codebase: kind }),
    gcTime: 0,
  })
  if (error !== null) return <p className="px-2.5 py-2 text-bad-ink">{errorText(error)}</p>
  if (data === undefined) return <Waiting />
  const others = data.branches.filter(({ current }) => !current)
  if (others.length === 0)
    return <p className="px-2.5 py-2 text-ink-3">{remote ? texts.git.noOther : texts.git.onlyOne}</p>
  return (
    <>
      {others.slice(0, SHOWN).map((branch) => (
        <MenuItem
          key={branch.name}
          icon={<GitBranch aria-hidden="true" />}
          end={branch.remote_only ? <span className="type-small text-ink-3">{texts.git.remote}</span> : null}
          onSelect={() => {
            onChoose(branch.name)
          }}
        >
          <code className="block max-w-[280px] truncate">{branch.name}</code>
        </MenuItem>
      ))}
      {others.length > SHOWN ? (
        <p className="type-small px-2.5 py-1.5 text-ink-3">{texts.git.older(others.length - SHOWN)}</p>
      ) : null}
    </>
  )
}

function Waiting() {
  return (
    <p className="flex items-center gap-2 px-2.5 py-2 text-ink-3">
      <Spinner size={12} /> {texts.git.asking}
    </p>
  )
}
