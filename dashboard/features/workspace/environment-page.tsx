import type { CodebaseKind } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from '#icons'
import { useState, type ReactNode } from 'react'
import { query, useConnection, useJobs, useRefreshOnFocus } from '#helper-client'
import { CallFailed, NotConnected } from '#helper-ui'
import { Badge, PageBar, PageBody, Spinner, buttonLook } from '#ui'
import { CLONE_HASH, CloneByAddress } from './clone-by-address.tsx'
import { CodebaseCard } from './codebase-card.tsx'
import type { Seen } from './codebase-card.tsx'
import { ProjectDirectoryCard } from './project-directory-card.tsx'
import { useDirectory } from './use-directory.ts'
import { texts } from './texts.ts'

/** The app first: the API serves it. */
const ORDER = ['flutter', 'api'] as const

const KEYS = [query('environmentStatus').queryKey]
/** An editor beside the browser saves without telling either: looked at this often while the page is to be seen, ms. */
const LOOK_MS = 10_000

interface EnvironmentPageProps {
  /** Above everything. */
  first?: ReactNode
  /** What other features do on the Flutter card, whether there is a codebase or not. */
  flutterActions?: ReactNode
  /** In the header of the Flutter card: which of several apps it is. */
  flutterChoice?: ReactNode
  /** While there is no directory: what else gets an app onto the screen. */
  starter?: ReactNode
}

/** The project directory and its two codebases. */
export function EnvironmentPage({ first, flutterActions, flutterChoice, starter }: EnvironmentPageProps) {
  const directory = useDirectory()
  const { connected, checkedMs } = useConnection()
  const { state } = directory
  const status = useQuery({
    ...query('environmentStatus'),
    enabled: connected && state.kind === 'shared',
    refetchInterval: LOOK_MS,
  })
  // what git was told in a terminal or editor is seen on coming back
  useRefreshOnFocus(KEYS)
  const offline = !connected && checkedMs !== null
  const blocked = offline ? texts.form.notConnected : null

  // of before a loss: no fact any more until the helper that is back has said it, too
  const [before, setBefore] = useState<{ offline: boolean; updatedAt: number | null }>({
    offline,
    updatedAt: null,
  })
  if (before.offline !== offline) setBefore({ offline, updatedAt: status.dataUpdatedAt })
  const old = offline || status.dataUpdatedAt === before.updatedAt

  /** Nothing asks for it; one that is there is shown all the same. */
  const unwanted = (kind: CodebaseKind) =>
    kind === 'api' && status.data?.no_api === true && !status.data.api.detected
  const seen = (kind: CodebaseKind): Seen => {
    if (status.data !== undefined && state.kind !== 'browser-only') {
      if (unwanted(kind)) return { kind: 'unwanted' }
      return { kind: 'known', status: status.data[kind], old }
    }
    if (offline) return { kind: 'unknown', why: texts.page.unknownOffline }
    if (state.kind === 'browser-only') {
      return { kind: 'unknown', why: texts.page.unknownDirectory }
    }
    return status.isError ? { kind: 'unknown', why: texts.page.unknownAnswer } : { kind: 'loading' }
  }
  const missing = ORDER.find((kind) => status.data?.[kind].detected === false && !unwanted(kind))

  return (
    <>
      <PageBar title={texts.page.title} end={<RunningJobs />} />
      <PageBody>
        {first}
        {offline ? (
          <NotConnected>
            {status.data === undefined ? texts.page.offline : texts.page.offlineKnown}
          </NotConnected>
        ) : null}
        <ProjectDirectoryCard directory={directory}>
          {state.kind === 'none' && !directory.loading ? <Ways>{starter}</Ways> : null}
        </ProjectDirectoryCard>
        <CloneByAddress directory={directory} />
        {directory.readError === null ? null : (
          <CallFailed error={directory.readError} again={directory.readAgain} />
        )}
        {status.isError && connected ? (
          <CallFailed
            error={status.error}
            again={() => {
              void status.refetch()
            }}
          />
        ) : null}
        {state.kind === 'none' || state.kind === 'refused' ? null : (
          <ul
            id="codebases"
            aria-label={texts.page.codebases}
            className="grid grid-cols-1 items-start gap-4 rail:grid-cols-2"
          >
            {ORDER.map((kind) => (
              <li key={kind} className="min-w-0">
                <CodebaseCard
                  // what was done to the codebase of one project is no news of another's
                  key={state.path}
                  kind={kind}
                  seen={seen(kind)}
                  primary={missing === kind && !offline}
                  blocked={blocked}
                  actions={kind === 'flutter' ? flutterActions : undefined}
                  choice={kind === 'flutter' ? flutterChoice : undefined}
                />
              </li>
            ))}
          </ul>
        )}
      </PageBody>
    </>
  )
}

/** Beside the folder that is typed or browsed for. */
function Ways({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
      <span className="type-small mr-1 text-ink-3">{texts.ways.title}</span>
      <Link to="/environment" hash={CLONE_HASH} className={buttonLook('outlined')}>
        <Download aria-hidden="true" />
        {texts.ways.clone}
      </Link>
      {children}
    </div>
  )
}

function RunningJobs() {
  const running = useJobs().filter(({ state }) => state === 'running').length
  if (running === 0) return null
  return (
    <Badge tone="accent" icon={<Spinner size={12} />}>
      {texts.page.jobs(running)}
    </Badge>
  )
}
