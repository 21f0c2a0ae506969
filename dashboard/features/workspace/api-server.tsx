import type { ApiServerStatus } from '@mosaygent/contract'
import { Fragment } from 'react'
import { ExternalLink, Play, Square } from '#icons'
import { InstallUvLink } from '#helper-ui'
import { Button, CopyButton, LastLines, Notice, RelativeTime, StatusDot, useAnnounceChange } from '#ui'
import { texts as startTexts } from './api-start/texts.ts'
import { apiStartOpen } from './api-start/use-api-start.ts'
import { isUp, serverReason } from './api-server-reason.ts'
import type { ApiServer } from './use-api-server.ts'
import { texts } from './texts.ts'

const TONE = {
  stopped: 'neutral',
  starting: 'warn',
  failing: 'bad',
  reloading: 'warn',
  unresponsive: 'bad',
  running: 'good',
  stopping: 'warn',
  crashed: 'bad',
} as const
const WORDS = {
  stopped: texts.card.notRunning,
  starting: texts.server.starting,
  failing: texts.server.failing,
  reloading: texts.server.reloading,
  unresponsive: texts.server.unresponsive,
  running: texts.card.running,
  stopping: texts.server.stopping,
  crashed: texts.card.notRunning,
} as const

const TELLS_SINCE: ReadonlySet<ApiServerStatus['state']> = new Set(['failing', 'unresponsive'])

const wordOf = ({ state, has_answered: answered }: ApiServerStatus) =>
  state === 'failing' && answered ? texts.server.broken : WORDS[state]

interface ApiServerProps {
  server: ApiServer & { status: ApiServerStatus }
  blocked: string | null
}

/** Whether the API's server runs and where, with the button that changes it. */
export function ApiServerFact({ server, blocked }: ApiServerProps) {
  const { state, pid, port, since, started_by: by } = server.status
  // a crash has a notice of its own
  useAnnounceChange(
    state === 'running' || state === 'stopped' ? state : null,
    state === 'running' ? texts.server.isRunning(port) : texts.server.hasStopped,
  )
  const facts = [
    by === 'elsewhere' ? texts.server.startedElsewhere : null,
    pid === null ? null : texts.server.process(pid),
  ]
  return (
    <>
      <StatusDot tone={blocked === null ? TONE[state] : 'neutral'} />
      <span className="shrink-0">{blocked === null ? wordOf(server.status) : texts.card.unavailable}</span>
      {blocked === null && TELLS_SINCE.has(state) && since !== null ? (
        <span className="min-w-0 truncate text-ink-3">
          <RelativeTime iso={since} />
        </span>
      ) : null}
      {state === 'running' && blocked === null ? (
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

/** What another helper says may be no address: it is shown as it is, and leads nowhere. */
function hostOf(url: string): { host: string; leads: boolean } {
  const parsed = URL.canParse(url) ? new URL(url) : null
  return { host: parsed?.host || url, leads: parsed?.protocol === 'http:' || parsed?.protocol === 'https:' }
}

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : texts.server.docs)

/** Where a running server answers, and the page that lists its calls. */
export function ApiAddressFact({ url, docs }: { url: string; docs: string | null }) {
  const { host, leads } = hostOf(url)
  return (
    <>
      {leads ? (
        <a href={url} target="_blank" rel="noreferrer" className="min-w-0 truncate rounded-control">
          <code>{host}</code>
          <span className="sr-only">{texts.server.newTab}</span>
        </a>
      ) : (
        <code className="min-w-0 truncate">{host}</code>
      )}
      {docs === null ? null : (
        <a
          href={docs}
          target="_blank"
          rel="noreferrer"
          className="type-strong ml-auto inline-flex h-7 shrink-0 items-center gap-1 rounded-control px-2"
        >
          {pathOf(docs)}
          <ExternalLink aria-hidden="true" />
          <span className="sr-only">{texts.server.newTab}</span>
        </a>
      )}
    </>
  )
}

function Action({ server, blocked }: ApiServerProps) {
  const { state } = server.status
  const reason = blocked ?? serverReason(server.status)
  if (isUp(server.status)) {
    return (
      <Button
        size="small"
        icon={<Square aria-hidden="true" />}
        busy={state === 'stopping' || (server.busy && state === 'running')}
        disabledReason={reason}
        onClick={server.stop}
      >
        {texts.server.stop}
      </Button>
    )
  }
  return (
    <Button
      size="small"
      icon={<Play aria-hidden="true" />}
      busy={server.busy}
      disabledReason={reason}
      onClick={() => {
        server.start()
      }}
    >
      {texts.server.start}
    </Button>
  )
}

/** What the row has no room for: a crash, a port that somebody else holds, a reason why nothing starts. */
export function ApiServerReport({ server, blocked }: ApiServerProps) {
  const { state, conflict, message, last_lines: lines, port, command, uv, awaited, launch } = server.status
  if (conflict !== null) {
    return (
      <Notice
        tone="warning"
        live
        title={texts.server.held(String(port), conflict.holder)}
        actions={
          <Button
            size="small"
            busy={server.busy}
            disabledReason={blocked}
            onClick={() => {
              server.start(conflict.free_port)
            }}
          >
            {texts.server.startOn(conflict.free_port)}
          </Button>
        }
      >
        {texts.server.freeIt}
      </Notice>
    )
  }
  if (state === 'crashed' || state === 'failing' || state === 'unresponsive') {
    return (
      <Notice tone="error" title={message}>
        {awaited === null ? null : <p>{awaited}</p>}
        {lines.length === 0 ? null : (
          <LastLines
            label={texts.server.output}
            lines={lines}
            className="type-code max-h-40 overflow-auto whitespace-pre-wrap [overflow-wrap:anywhere]"
          />
        )}
      </Notice>
    )
  }
  if (awaited !== null) return <Notice tone="info" live title={awaited} />
  if (server.problem !== null) return <Notice tone="error" title={server.problem} />
  if (state === 'stopped' && uv === null && (launch === undefined || launch.missing_tool === 'uv'))
    return (
      <div className="type-small flex flex-wrap items-center gap-2 text-ink-3">
        <p>{texts.server.uvMissing}</p>
        <InstallUvLink />
      </div>
    )
  const problem = launch?.problem ?? null
  if (state === 'stopped' && (command === null || problem !== null))
    return <p className="type-small text-ink-3">{problem ?? message}</p>
  return null
}

/** What Start runs, for who would rather type it; null where it cannot be run, or somebody else runs another. */
export function apiCommand({
  status: { command, state, uv, started_by: by, launch },
}: ApiServerProps['server']): string | null {
  const lacksUv = launch === undefined && state === 'stopped' && uv === null
  return by === 'elsewhere' || lacksUv ? null : command
}

interface ApiCommandFactProps {
  /** Null: nothing says how to start it. */
  command: string | null
  /** The helper can tell other commands. */
  choice: boolean
}

/** The words of a command, each with where it begins. */
const wordsOf = (command: string): (readonly [at: number, word: string])[] =>
  [...command.matchAll(/\S+/g)].map((match) => [match.index, match[0]])

export function ApiCommandFact({ command, choice }: ApiCommandFactProps) {
  return (
    // its end, the port, is what is looked for: it is never cut, and narrow it has the line to itself
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-[7px]">
      {command === null ? (
        <span className="text-ink-3">{startTexts.fact.none}</span>
      ) : (
        <code className="min-w-0 flex-[1_1_180px] [overflow-wrap:anywhere]">
          {wordsOf(command).map(([at, word]) => (
            // broken between its words: `--reload` is one, although a line may end after a hyphen
            <Fragment key={at}>
              {at === 0 ? null : ' '}
              <span className="inline-block max-w-full">{word}</span>
            </Fragment>
          ))}
        </code>
      )}
      <span className="ml-auto flex shrink-0 items-center gap-1">
        {command === null ? null : <CopyButton text={command} label={texts.server.copyCommand} />}
        {choice ? (
          <Button
            size="small"
            aria-label={startTexts.chooseName}
            onClick={() => {
              apiStartOpen.set(true)
            }}
          >
            {startTexts.choose}
          </Button>
        ) : null}
      </span>
    </div>
  )
}
