import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from '#icons'
import { useState } from 'react'
import { HelperError, query, tryPairingAgain, useConnection, useSessionRefusal } from '#helper-client'
import { CallFailed, NotConnected, PairingNotice } from '#helper-ui'
import { Button, Card, Dialog, Notice, Skeleton } from '#ui'
import { SessionRow } from './session-row.tsx'
import { SESSIONS } from './texts.ts'
import { type EndWhich, useEndSession } from './use-end-session.ts'

/** Which browsers may use the helper, and the ways to end that. */
export function SessionsCard() {
  const { connected, checkedMs } = useConnection()
  const refusal = useSessionRefusal()
  const list = useQuery({ ...query('sessionList'), enabled: connected })
  const end = useEndSession()
  const [asking, setAsking] = useState<EndWhich | null>(null)
  // a refusal has words of its own, and is not so any more while a new session is asked for
  const ended = list.error instanceof HelperError && list.error.code === 'session-ended'
  const failed = ended || refusal !== null ? null : list.error
  const sessions = list.data?.sessions ?? []
  const others = refusal === null && sessions.some(({ current }) => !current)
  const lost = connected || checkedMs === null ? null : SESSIONS.notConnected
  return (
    <Card
      title={SESSIONS.title}
      icon={<MonitorSmartphone aria-hidden="true" />}
      end={
        <Button
          size="small"
          disabledReason={others ? lost : SESSIONS.noOthers}
          onClick={() => {
            setAsking('others')
          }}
        >
          {SESSIONS.endOthers}
        </Button>
      }
    >
      <p className="max-w-[68ch] text-ink-2">{SESSIONS.intro}</p>
      {connected || checkedMs === null ? null : (
        <NotConnected>{list.data === undefined ? SESSIONS.offline : SESSIONS.offlineKnown}</NotConnected>
      )}
      {refusal?.why === 'ended' ? <Ended text={refusal.text} /> : null}
      {connected ? <PairingNotice /> : null}
      {failed === null || !connected ? null : (
        <CallFailed error={failed} again={() => void list.refetch()} busy={list.isFetching} />
      )}
      {list.isLoading ? <Skeleton className="h-14" /> : null}
      {list.data === undefined || refusal !== null ? null : (
        <ul aria-label={SESSIONS.list}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              lost={lost}
              ending={end.isPending && end.variables !== 'others' && end.variables.id === session.id}
              onEnd={() => {
                if (session.current) setAsking(session)
                else end.mutate(session)
              }}
            />
          ))}
        </ul>
      )}
      <AskFirst
        which={asking}
        onClose={() => {
          setAsking(null)
        }}
        onEnd={(which) => {
          setAsking(null)
          end.mutate(which)
        }}
      />
    </Card>
  )
}

function Ended({ text }: { text: string }) {
  return (
    <Notice
      tone="warning"
      title={text}
      actions={
        <Button size="small" onClick={() => void tryPairingAgain()}>
          {SESSIONS.again}
        </Button>
      }
    />
  )
}

interface AskFirstProps {
  which: EndWhich | null
  onClose: () => void
  onEnd: (which: EndWhich) => void
}

/** Ending many, or oneself, is asked first: what it means is not what one sees. */
function AskFirst({ which, onClose, onEnd }: AskFirstProps) {
  const others = which === null || which === 'others'
  return (
    <Dialog
      open={which !== null}
      onOpenChange={onClose}
      title={others ? SESSIONS.askOthers : SESSIONS.askOwn}
      description={others ? SESSIONS.othersWill : SESSIONS.ownWill[which.how]}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {SESSIONS.cancel}
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              if (which !== null) onEnd(which)
            }}
          >
            {others ? SESSIONS.endOthers : SESSIONS.end}
          </Button>
        </>
      }
    />
  )
}
