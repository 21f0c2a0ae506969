import type { Reply } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { Terminal } from 'lucide-react'
import { firebaseQueries, useConnection, useRefreshOnFocus } from '#helper-client'
import { CallFailed } from '#helper-ui'
import { Badge, Card, Notice, Skeleton } from '#ui'
import { Account } from './account.tsx'
import { ToolMissing } from './tool-missing.tsx'

const KEYS = [firebaseQueries.tool.queryKey, firebaseQueries.account.queryKey]

/** The developer's own `firebase` command line: there or not, and who is logged in to it. */
export function ToolCard() {
  const { connected, checkedMs } = useConnection()
  const tool = useQuery({ ...firebaseQueries.tool, enabled: connected })
  const installed = tool.data?.installed === true
  const account = useQuery({ ...firebaseQueries.account, enabled: connected && installed })
  // somebody who installs or logs in by hand comes back to this window
  useRefreshOnFocus(KEYS)
  const offline = !connected && checkedMs !== null
  const blocked = offline ? 'The helper is not connected' : null
  const failed = tool.error ?? account.error
  return (
    <Card
      title="Firebase CLI"
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
          <p className="text-ink-2">Not known while the helper is not connected.</p>
        ) : failed === null ? (
          <Waiting />
        ) : null
      ) : installed ? (
        <Account tool={tool.data} account={account.data} blocked={blocked} />
      ) : (
        <ToolMissing
          tool={tool.data}
          checking={tool.isFetching}
          blocked={blocked}
          onCheck={() => {
            void tool.refetch()
          }}
        />
      )}
    </Card>
  )
}

interface StateProps {
  tool: Reply<'firebaseTool'> | undefined
  account: Reply<'firebaseAccount'> | undefined
  unknown: boolean
}

function State({ tool, account, unknown }: StateProps) {
  if (tool?.installed === false) return <Badge dot>Not installed</Badge>
  if (tool === undefined || account === undefined) {
    return unknown ? <Badge>Unknown</Badge> : <Skeleton className="h-[22px] w-[88px] rounded-full" />
  }
  switch (account.state) {
    case 'signed-in':
      return <Badge tone="good">Logged in</Badge>
    case 'signed-out':
      return <Badge dot>Not logged in</Badge>
    case 'refused':
      return <Badge tone="warn">Login expired</Badge>
    case 'unknown':
      return <Badge>Unknown</Badge>
  }
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-4 py-2">
      <span className="sr-only">Looking for the Firebase CLI</span>
      <Skeleton className="h-3 w-3/5" />
      <Skeleton className="h-3 w-2/5" />
    </div>
  )
}
