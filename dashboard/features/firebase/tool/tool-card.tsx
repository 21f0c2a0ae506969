import type { FirebaseAuthState, Reply } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { Terminal } from '#icons'
import { firebaseQueries, useConnection, useRefreshOnFocus } from '#helper-client'
import { CallFailed } from '#helper-ui'
import { Badge, Card, Notice, Skeleton } from '#ui'
import type { Tone } from '#ui'
import { PART, useArrival } from '../switch/way-out.tsx'
import { Account } from './account.tsx'
import { TOOL } from './texts.ts'
import { ToolMissing } from './tool-missing.tsx'

const KEYS = [firebaseQueries.tool.queryKey, firebaseQueries.account.queryKey]

/** The developer's own `firebase` command line: there or not, and who is logged in to it. `alone`: as wide as the page, with its one filled button. */
export function ToolCard({ alone }: { alone: boolean }) {
  const { connected, checkedMs } = useConnection()
  const tool = useQuery({ ...firebaseQueries.tool, enabled: connected })
  const installed = tool.data?.installed === true
  const account = useQuery({ ...firebaseQueries.account, enabled: connected && installed })
  // somebody who installs or logs in by hand comes back to this window
  useRefreshOnFocus(KEYS)
  const offline = !connected && checkedMs !== null
  const blocked = offline ? TOOL.offline : null
  const failed = tool.error ?? account.error
  useArrival(PART.tool, tool.data !== undefined && (!installed || account.data !== undefined))
  return (
    <Card
      id={PART.tool}
      title={TOOL.title}
      icon={<Terminal aria-hidden="true" />}
      end={<State tool={tool.data} account={account.data} unknown={offline || failed !== null} />}
    >
      {tool.data?.note === undefined ? null : <Notice tone="warning" title={tool.data.note} />}
      {failed !== null && connected ? (
        <CallFailed
          error={failed}
          again={() => {
            void tool.refetch()
            if (installed) void account.refetch()
          }}
        />
      ) : null}
      {tool.data === undefined ? (
        offline ? (
          <p className="text-ink-2">{TOOL.notKnown}</p>
        ) : failed === null ? (
          <Waiting />
        ) : null
      ) : installed ? (
        <Account tool={tool.data} account={account.data} blocked={blocked} alone={alone} />
      ) : (
        <ToolMissing
          tool={tool.data}
          checking={tool.isFetching}
          primary={alone}
          blocked={blocked}
          onCheck={() => {
            void tool.refetch()
          }}
        />
      )}
    </Card>
  )
}

const TONE = {
  'signed-in': 'good',
  'signed-out': 'neutral',
  refused: 'warn',
  unknown: 'neutral',
} as const satisfies Record<FirebaseAuthState, Tone>

interface StateProps {
  tool: Reply<'firebaseTool'> | undefined
  account: Reply<'firebaseAccount'> | undefined
  unknown: boolean
}

function State({ tool, account, unknown }: StateProps) {
  if (tool?.installed === false) return <Badge dot>{TOOL.missing}</Badge>
  if (tool === undefined || account === undefined) {
    return unknown ? <Badge>{TOOL.unknown}</Badge> : <Skeleton className="h-[22px] w-[88px] rounded-full" />
  }
  const { state } = account
  return (
    <Badge tone={TONE[state]} dot={state === 'signed-out'}>
      {TOOL.state[state]}
    </Badge>
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-4 py-2">
      <span className="sr-only">{TOOL.looking}</span>
      <Skeleton className="h-3 w-3/5" />
      <Skeleton className="h-3 w-2/5" />
    </div>
  )
}
