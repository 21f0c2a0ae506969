import type { ApiZipFacts } from '@mosaygent/contract'
import { PYTHON_API_ZIP } from '@mosaygent/contract'
import { Download, Package } from '#icons'
import {
  Badge,
  Button,
  Card,
  CodeText,
  CopyButton,
  FactList,
  Meter,
  Notice,
  RelativeTime,
  buttonLook,
} from '#ui'
import { DOWNLOAD, megabytes } from './texts.ts'
import type { DownloadState } from './use-download.ts'

interface DownloadCardProps {
  /** Where the package can be downloaded; null when this deployment offers none. */
  zipUrl: string | null
  facts: ApiZipFacts | undefined
  state: DownloadState
  /** The page's one filled button: whoever has a helper needs no other. */
  primary: boolean
  onStart: () => void
  onCancel: () => void
}

/** The package: what it is, how large and how old, and the download with its end. */
export function DownloadCard({ zipUrl, facts, state, primary, onStart, onCancel }: DownloadCardProps) {
  return (
    <Card
      title={DOWNLOAD.title}
      icon={<Package aria-hidden="true" />}
      end={state.kind === 'saved' ? <Badge tone="good">{DOWNLOAD.done}</Badge> : null}
    >
      <p className="text-ink-2">{DOWNLOAD.what}</p>
      {zipUrl === null ? (
        <Notice tone="info" title={DOWNLOAD.none}>
          <CodeText text={DOWNLOAD.noneAdvice} />
        </Notice>
      ) : (
        <>
          <FactList rows={rows(facts)} />
          <div className="flex flex-wrap items-center gap-2">
            <Button
              variant={primary ? 'primary' : 'outlined'}
              icon={<Download aria-hidden="true" />}
              busy={state.kind === 'running'}
              onClick={onStart}
            >
              {state.kind === 'running' ? DOWNLOAD.running : DOWNLOAD.start}
            </Button>
            {state.kind === 'running' ? (
              <Button variant="quiet" onClick={onCancel}>
                {DOWNLOAD.cancel}
              </Button>
            ) : null}
          </div>
          <End zipUrl={zipUrl} state={state} />
        </>
      )}
    </Card>
  )
}

function rows(facts: ApiZipFacts | undefined) {
  const unknown = <span className="text-ink-3">{DOWNLOAD.unknown}</span>
  return [
    { label: DOWNLOAD.file, value: <code>{PYTHON_API_ZIP}</code> },
    { label: DOWNLOAD.size, value: facts?.size === undefined ? unknown : megabytes(facts.size) },
    { label: DOWNLOAD.made, value: facts?.date === undefined ? unknown : <RelativeTime iso={facts.date} /> },
    {
      label: DOWNLOAD.checksum,
      value:
        facts?.sha256 === undefined ? (
          unknown
        ) : (
          <>
            <code className="min-w-0 truncate">{facts.sha256}</code>
            <CopyButton text={facts.sha256} label={DOWNLOAD.copyChecksum} className="ml-auto" />
          </>
        ),
    },
  ]
}

function End({ zipUrl, state }: { zipUrl: string; state: DownloadState }) {
  switch (state.kind) {
    case 'idle':
      return null
    case 'running': {
      const { received, total } = state.progress
      return (
        <div className="grid gap-1.5">
          <Meter label={DOWNLOAD.meter} percent={total === null ? null : (received / total) * 100} />
          <p className="type-small text-ink-3 tabular-nums">
            {megabytes(received)}
            {total === null ? '' : DOWNLOAD.total(megabytes(total))}
          </p>
        </div>
      )
    }
    case 'saved':
      return <p className="text-ink-2">{DOWNLOAD.saved(state.checked)}</p>
    case 'failed':
      return (
        <Notice
          tone="error"
          title={state.title}
          actions={
            state.elsewhere ? (
              <a href={zipUrl} download={PYTHON_API_ZIP} className={buttonLook('outlined', 'small')}>
                {DOWNLOAD.byBrowser}
              </a>
            ) : undefined
          }
        >
          {state.detail}
        </Notice>
      )
  }
}
