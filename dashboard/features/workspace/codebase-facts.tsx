import type { ApiDependencies, CodebaseKind, CodebaseStatus, GitFacts } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { GitBranch } from '#icons'
import { query } from '#helper-client'
import type { ReactNode } from 'react'
import { CopyButton, Disclosure, FactList, RelativeTime, StatusDot } from '#ui'
import { InstallFacts, RestartNote, startFacts } from './api-start/start-facts.tsx'
import { texts as startTexts } from './api-start/texts.ts'
import { ApiAddressFact, ApiCommandFact, ApiServerFact, ApiServerReport, apiCommand } from './api-server.tsx'
import { ApiTestsButton } from './api-tests/api-tests.tsx'
import { ApiCallsButton } from './api-calls.tsx'
import { ApiLookButton } from './api-look.tsx'
import { ApiRequests } from './api-requests.tsx'
import { ApiServerNotes } from './api-server-notes.tsx'
import { Changes } from './changes.tsx'
import { Dependencies, InstallReport } from './dependencies.tsx'
import { FactsSkeleton } from './facts-skeleton.tsx'
import { GitActions } from './git-actions.tsx'
import { LongPath } from './long-path.tsx'
import { OtherRepository } from './other-repository.tsx'
import { Remote } from './remote.tsx'
import { SdkFact } from './sdk-fact.tsx'
import { useApiServer } from './use-api-server.ts'
import type { GitActionsState } from './use-git-actions.ts'
import { useInstallPackages } from './use-install-packages.ts'
import { texts } from './texts.ts'

interface CodebaseFactsProps {
  kind: CodebaseKind
  actions: GitActionsState
  status: CodebaseStatus
  /** What was said last, which may be so no more: nothing has the colour of a fact. */
  old: boolean
  blocked: string | null
  /** Below the facts: what other features do with it. */
  children?: ReactNode
}

/** What is known about a codebase that is there. */
export function CodebaseFacts({ kind, actions, status, old, blocked, children }: CodebaseFactsProps) {
  const { path, git, running, dependencies, last_modified: modified } = status
  const flutter = useQuery({ ...query('flutterSdk'), enabled: kind === 'flutter' })
  const sdk = flutter.data?.sdk
  const server = useApiServer(kind === 'api')
  const api = server.status === undefined ? null : { ...server, status: server.status }
  const command = api === null ? null : apiCommand(api)
  const launch = api?.status.launch
  const packages = api?.status.dependencies ?? packagesOf(dependencies)
  const install = useInstallPackages(kind, packages !== null && packages !== 'installed')
  // each has rows of its own among the others, which would move for it
  if (flutter.isLoading || server.loading) return <FactsSkeleton />
  return (
    <>
      <FactList
        rows={[
          { label: texts.card.path, value: path === null ? texts.card.unknown : <PathValue path={path} /> },
          {
            label: texts.card.branch,
            value: git ? <Branch git={git} /> : <NoGit told={git === null} note={status.git_note} />,
          },
          {
            label: texts.card.changes,
            value:
              // only what counts its changes, or says that there are none, is said to be clean
              git && git.dirty !== null ? (
                <Changes git={git} old={old} />
              ) : (
                <Quiet>{texts.card.unknown}</Quiet>
              ),
          },
          ...(git && tellsRemote(git)
            ? [
                {
                  label: texts.card.remote,
                  value: <Remote git={git} />,
                },
              ]
            : []),
          {
            label: texts.card.server,
            value:
              api === null ? (
                blocked !== null ? (
                  <Quiet>{texts.card.unavailable}</Quiet>
                ) : running === null || old ? (
                  <Quiet>{texts.card.unknown}</Quiet>
                ) : (
                  <OnOff on={running} yes={texts.card.running} no={texts.card.notRunning} />
                )
              ) : (
                <ApiServerFact server={api} blocked={blocked} />
              ),
          },
          ...(api?.status.url === null || api === null
            ? []
            : [
                {
                  label: texts.card.address,
                  value: <ApiAddressFact url={api.status.url} docs={api.status.docs_url} />,
                },
              ]),
          ...(command === null && launch === undefined
            ? []
            : [
                {
                  label: texts.card.command,
                  value: <ApiCommandFact command={command} choice={launch !== undefined} />,
                },
              ]),
          ...startFacts(launch),
          // a helper that cannot tell has not answered
          ...(kind === 'api' || sdk === undefined
            ? []
            : [{ label: texts.card.sdk, value: <SdkFact sdk={sdk} /> }]),
          {
            label: texts.card.dependencies,
            value:
              launch?.installs === false ? (
                <Quiet>{startTexts.fact.nothingToInstall}</Quiet>
              ) : packages === null ? (
                <Quiet>{texts.card.unknown}</Quiet>
              ) : (
                <Dependencies
                  packages={packages}
                  old={old}
                  // a helper that cannot tell the API's state cannot install its packages either
                  install={kind === 'flutter' || api !== null ? install : null}
                  blocked={blocked}
                />
              ),
          },
          {
            label: texts.card.lastModified,
            value:
              modified === null ? (
                <Quiet>{texts.card.unknown}</Quiet>
              ) : (
                <>
                  <RelativeTime iso={modified} className="shrink-0" />
                  {status.last_modified_file ? (
                    <code className="min-w-0 truncate text-ink-3">{status.last_modified_file}</code>
                  ) : null}
                </>
              ),
          },
        ]}
      />
      {status.repository?.other === true ? <OtherRepository path={path} source={status.repository} /> : null}
      {launch === undefined || packages === 'installed' ? null : <InstallFacts launch={launch} />}
      <InstallReport install={install} installed={packages === 'installed'} />
      {api === null || launch === undefined ? null : (
        <RestartNote server={api} launch={launch} blocked={blocked} />
      )}
      {api === null ? null : <ApiServerReport server={api} blocked={blocked} />}
      {api === null ? null : (
        <>
          <ApiServerNotes status={api.status} />
          <ApiRequests requests={api.status.requests} />
          {api.status.started_by === 'elsewhere' ? null : (
            <div className="flex flex-wrap gap-2 border-t border-line pt-3">
              <ApiLookButton look={api.status.look} blocked={blocked} />
              {launch?.python === true ? <ApiTestsButton blocked={blocked} /> : null}
              {api.status.state === 'running' ? <ApiCallsButton blocked={blocked} /> : null}
            </div>
          )}
        </>
      )}
      {git == null || !tellsRemote(git) ? null : (
        <GitActions kind={kind} git={actions} remote={git.remote !== undefined} blocked={blocked} />
      )}
      {children}
      {status.candidates === undefined || status.candidates.length === 0 ? null : (
        <Candidates paths={status.candidates} />
      )}
    </>
  )
}

/** One that counts no changes says nothing of a remote either, which is not to say that there is none. */
const tellsRemote = (git: GitFacts) => git.remote !== undefined || git.changes !== undefined

function PathValue({ path }: { path: string }) {
  return (
    <>
      <LongPath path={path} />
      <CopyButton text={path} label={texts.card.copyPath} className="ml-auto" />
    </>
  )
}

function Branch({ git }: { git: GitFacts }) {
  const notes = [
    git.detached === true ? texts.card.detached : null,
    git.ahead ? texts.card.ahead(git.ahead) : null,
    git.behind ? texts.card.behind(git.behind) : null,
  ].filter((note) => note !== null)
  return (
    <>
      <GitBranch aria-hidden="true" className="text-ink-3" />
      {/* a long name has the line to itself, and the notes the next */}
      <span className="flex min-w-0 flex-wrap items-center gap-x-[7px]">
        {git.branch === '' ? (
          <Quiet>{texts.card.unknown}</Quiet>
        ) : (
          <code className="max-w-full truncate">{git.branch}</code>
        )}
        {notes.length === 0 ? null : <Quiet>{notes.join(', ')}</Quiet>}
      </span>
    </>
  )
}

/** `told`: the helper says that it is no repository. One that says nothing of git does not know. */
function NoGit({ told, note }: { told: boolean; note: string | undefined }) {
  return <Quiet>{note ?? (told ? texts.card.notGit : texts.card.unknown)}</Quiet>
}

/** Null: the helper does not say. */
function packagesOf(installed: boolean | null): ApiDependencies | null {
  if (installed === null) return null
  return installed ? 'installed' : 'missing'
}

function OnOff({ on, yes, no }: { on: boolean; yes: string; no: string }) {
  return (
    <>
      <StatusDot tone={on ? 'good' : 'neutral'} />
      {on ? yes : no}
    </>
  )
}

function Quiet({ children }: { children: string }) {
  return <span className="min-w-0 text-ink-3">{children}</span>
}

/** How many others are named at once; a monorepo has dozens. */
const NAMED = 4

function Candidates({ paths }: { paths: readonly string[] }) {
  return (
    <div className="type-small grid gap-1 border-t border-line pt-2.5 text-ink-3">
      <p>{texts.card.candidates(paths.length)}</p>
      <ul className="grid gap-0.5">
        {paths.slice(0, NAMED).map((path) => (
          <Candidate key={path} path={path} />
        ))}
      </ul>
      {paths.length > NAMED ? (
        <Disclosure summary={texts.card.moreCandidates(paths.length - NAMED)}>
          <ul className="grid gap-0.5">
            {paths.slice(NAMED).map((path) => (
              <Candidate key={path} path={path} />
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </div>
  )
}

function Candidate({ path }: { path: string }) {
  return (
    <li className="flex min-w-0">
      <LongPath path={path} />
    </li>
  )
}
