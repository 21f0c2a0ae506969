import type { CodebaseKind, CodebaseStatus } from '@mosaygent/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call, errorText, query, useConnection, useJobs, useRecentProjects } from '#helper-client'
import { sameDirectory } from '#session'
import { toast, useCommands } from '#ui'
import type { Command } from '#ui'
import { isUp, serverReason } from './api-server-reason.ts'
import { CODEBASES } from './codebases.ts'
import { texts } from './texts.ts'
import { CLONE_HASH } from './clone-by-address.tsx'
import { useDirectory } from './use-directory.ts'
import { startApi } from './use-api-server.ts'
import { texts as startTexts } from './api-start/texts.ts'
import { apiStartOpen } from './api-start/use-api-start.ts'
import { ApiStartDialog } from './api-start/api-start-dialog.tsx'
import { ApiTestsDialog, apiTestsOpen } from './api-tests/api-tests.tsx'
import { texts as testTexts } from './api-tests/texts.ts'
import { useNoApi } from './use-no-api.ts'

const KINDS = ['api', 'flutter'] as const
const CHANGED = [query('environmentStatus'), query('apiStatus')]

/**
 * What can be done with directory and codebases, for the palette; long work then shows in the activity list. `asked`: it
 * is open, so what no page needs all the time is asked for.
 */
export function WorkspaceCommands({ asked }: { asked: boolean }) {
  const { connected } = useConnection()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { state, save } = useDirectory()
  const { projects } = useRecentProjects()
  const { say } = useNoApi()
  const shared = state.kind === 'shared' ? state.path : null
  const status = useQuery({ ...query('environmentStatus'), enabled: connected && shared !== null }).data
  const server = useQuery({ ...query('apiStatus'), enabled: connected && shared !== null && asked }).data
  const jobs = useJobs().filter((job) => job.state === 'running')
  const { commands } = texts
  const blocked = connected ? (shared === null ? commands.noDirectory : null) : texts.form.notConnected

  /** Failures are said; an end changes what is known. */
  const told = (asked: Promise<{ message?: string }>, says = false) => {
    asked
      .then(({ message }) => {
        if (says && message !== undefined) toast(message)
        return Promise.all(CHANGED.map(({ queryKey }) => client.invalidateQueries({ queryKey })))
      })
      .catch((error: unknown) => {
        toast(errorText(error))
      })
  }
  const ofCodebase = (kind: CodebaseKind): Command[] => {
    const group = CODEBASES[kind].title
    const codebase = status?.[kind]
    const unknown = blocked ?? (codebase === undefined ? commands.waiting : null)
    const busy = jobs.some((job) => job.codebase === kind) ? commands.busy : null
    const missing = unknown ?? (codebase?.detected === true ? null : commands.missing)
    const git = missing ?? (codebase?.git?.remote === undefined ? commands.noRemote : null)
    return [
      {
        id: `${kind}.clone`,
        group,
        name: CODEBASES[kind].clone,
        reason: unknown ?? cloneReason(codebase) ?? busy,
        run: () => told(call(CODEBASES[kind].endpoint)),
      },
      {
        id: `${kind}.install`,
        group,
        name: commands.install[kind],
        reason: missing ?? busy,
        run: () => told(call(kind === 'api' ? 'apiSync' : 'flutterPubGet')),
      },
      {
        id: `${kind}.fetch`,
        group,
        name: commands.fetch[kind],
        reason: git,
        run: () => told(call('gitFetch', { codebase: kind }), true),
      },
      {
        id: `${kind}.pull`,
        group,
        name: commands.pull[kind],
        reason: git,
        run: () => told(call('gitPull', { codebase: kind }), true),
      },
    ]
  }
  const ofServer = (): Command => {
    const group = CODEBASES.api.title
    const missing = blocked ?? (status?.api.detected === false ? commands.missing : null)
    const reason = missing ?? (server === undefined ? commands.waiting : serverReason(server))
    return server !== undefined && isUp(server)
      ? {
          id: 'api.stop',
          group,
          name: commands.stopApi,
          reason,
          risky: true,
          run: () => told(call('apiStop'), true),
        }
      : {
          id: 'api.start',
          group,
          name: commands.startApi,
          reason,
          run: () => told(startApi(), true),
        }
  }
  const noApi = status?.no_api === true
  useCommands([
    ...KINDS.flatMap(ofCodebase),
    ofServer(),
    {
      id: 'api.start-command',
      group: CODEBASES.api.title,
      name: startTexts.title,
      reason: blocked,
      run: () => {
        apiStartOpen.set(true)
      },
    },
    {
      id: 'api.test',
      group: CODEBASES.api.title,
      name: testTexts.palette,
      reason:
        blocked ??
        (status?.api.detected === false ? commands.missing : null) ??
        (jobs.some(({ kind }) => kind === 'pytest') ? commands.busy : null),
      run: () => {
        apiTestsOpen.set(true)
        told(call('apiTest', {}), true)
      },
    },
    {
      id: 'environment.clone-by-address',
      group: CODEBASES.flutter.title,
      name: texts.byAddress.title,
      reason: connected ? null : texts.form.notConnected,
      run: () => {
        void navigate({ to: '/environment', hash: CLONE_HASH })
      },
    },
    {
      id: 'api.none',
      group: CODEBASES.api.title,
      name: noApi ? commands.hasApi : commands.noApi,
      reason: blocked ?? (status?.api.detected === true ? commands.present : null),
      run: () => {
        say(!noApi)
      },
    },
    ...projects
      .filter(({ path }) => shared === null || !sameDirectory(path, shared))
      .map(({ path, exists }) => ({
        id: `directory.${path}`,
        group: commands.directories,
        name: commands.takeDirectory(path.split(/[/\\]/).findLast((part) => part !== '') ?? path),
        detail: path,
        reason: connected ? (exists ? null : texts.switcher.gone) : texts.form.notConnected,
        run: () => {
          void navigate({ to: '/environment' })
          void save(path)
        },
      })),
  ])
  // opened from the card and from the palette, which is on every page
  return (
    <>
      <ApiStartDialog />
      <ApiTestsDialog />
    </>
  )
}

function cloneReason(codebase: CodebaseStatus | undefined): string | null {
  if (codebase?.detected === true) return texts.commands.present
  return codebase?.repository?.taken ?? null
}
