import type { ApiServerStatus } from '@mosaygent/contract'
import { ExternalLink, Play, Square } from 'lucide-react'
import { Button, CopyButton, LastLines, Notice, StatusDot } from '#ui'
import type { ApiServer } from './use-api-server.ts'

const TONE = {
  stopped: 'neutral',
  starting: 'warn',
  running: 'good',
  stopping: 'warn',
  crashed: 'bad',
} as const
const WORDS = {
  stopped: 'Not running',
  starting: 'Starting',
  running: 'Running',
  stopping: 'Stopping',
  crashed: 'Not running',
} as const

interface ApiServerProps {
  server: ApiServer & { status: ApiServerStatus }
  blocked: string | null
}

/** Whether the API's server runs and where, with the button that changes it. */
export function ApiServerFact({ server, blocked }: ApiServerProps) {
  const { state, pid, started_by: by } = server.status
  const facts = [by === 'elsewhere' ? 'elsewhere' : null, pid === null ? null : `PID ${pid}`]
  return (
    <>
      <StatusDot tone={TONE[state]} />
      <span className="shrink-0">{WORDS[state]}</span>
      {state === 'running' ? (
        <span className="min-w-0 truncate text-ink-3 tabular-nums">
          {facts.filter((fact) => fact !== null).join(', ')}
        </span>
      ) : null}
      <span className="ml-auto shrink-0">
        <Action server={server} blocked={blocked} />
      </span>
    </>
  )
}

/** Where a running server answers, and the page that lists its calls. */
export function ApiAddressFact({ url, docs }: { url: string; docs: string | null }) {
  return (
    <>
      <code className="min-w-0 truncate">{new URL(url).host}</code>
      {docs === null ? null : (
        <a
          href={docs}
          target="_blank"
          rel="noreferrer"
          className="type-strong ml-auto inline-flex h-7 shrink-0 items-center gap-1 rounded-control px-2"
        >
          /docs
          <ExternalLink aria-hidden="true" />
          <span className="sr-only">opens in a new tab</span>
        </a>
      )}
    </>
  )
}

function Action({ server, blocked }: ApiServerProps) {
  const { state, started_by: by, command, uv } = server.status
  if (state === 'running' || state === 'starting' || state === 'stopping') {
    const elsewhere = by === 'elsewhere' ? 'It was started elsewhere: stop it there' : null
    return (
      <Button
        size="small"
        icon={<Square aria-hidden="true" />}
        busy={state === 'stopping' || (server.busy && state === 'running')}
        disabledReason={blocked ?? elsewhere}
        onClick={server.stop}
      >
        Stop
      </Button>
    )
  }
  const reason = uv === null ? 'uv was not found' : command === null ? 'Nothing says how to start it' : null
  return (
    <Button
      size="small"
      icon={<Play aria-hidden="true" />}
      busy={server.busy}
      disabledReason={blocked ?? reason}
      onClick={() => {
        server.start()
      }}
    >
      Start
    </Button>
  )
}

/** What the row has no room for: a crash, a port that somebody else holds, a reason why nothing starts. */
export function ApiServerReport({ server, blocked }: ApiServerProps) {
  const { state, conflict, message, last_lines: lines, port, command, uv, started_by: by } = server.status
  if (conflict !== null) {
    return (
      <Notice
        tone="warning"
        title={`Port ${port} is held by ${conflict.holder}`}
        actions={
          <Button
            size="small"
            busy={server.busy}
            disabledReason={blocked}
            onClick={() => {
              server.start(conflict.free_port)
            }}
          >
            Start on port {conflict.free_port}
          </Button>
        }
      >
        End that program, or start the API on a port that is free.
      </Notice>
    )
  }
  if (state === 'crashed') {
    return (
      <Notice tone="error" title={message}>
        {lines.length === 0 ? null : (
          <LastLines
            label="Last output of the API"
            lines={lines}
            className="type-code max-h-40 overflow-auto whitespace-pre-wrap [overflow-wrap:anywhere]"
          />
        )}
      </Notice>
    )
  }
  if (server.problem !== null) return <Notice tone="error" title={server.problem} />
  if (state === 'stopped' && (uv === null || command === null))
    return <p className="type-small text-ink-3">{message}</p>
  if (command === null || by === 'elsewhere') return null
  return (
    <p className="type-small flex min-w-0 items-center gap-2 text-ink-3">
      <code className="min-w-0 truncate">{command}</code>
      <CopyButton text={command} label="Copy command" className="ml-auto" />
    </p>
  )
}
