import type { ApiZipFacts } from '@mosaygent/contract'
import { PYTHON_API_ZIP } from '@mosaygent/contract'
import { Download, Package } from 'lucide-react'
import { Badge, Button, Card, CopyButton, FactList, Meter, Notice, RelativeTime, buttonLook } from '#ui'
import type { DownloadState } from './use-download.ts'

interface DownloadCardProps {
  /** Where the package can be downloaded; null when this deployment offers none. */
  zipUrl: string | null
  facts: ApiZipFacts | undefined
  state: DownloadState
  onStart: () => void
  onCancel: () => void
}

/** The package: what it is, how large and how old, and the download with its end. */
export function DownloadCard({ zipUrl, facts, state, onStart, onCancel }: DownloadCardProps) {
  return (
    <Card
      title="Python API"
      icon={<Package aria-hidden="true" />}
      end={state.kind === 'saved' ? <Badge tone="good">Downloaded</Badge> : null}
    >
      <p className="text-ink-2">
        The helper as a Python package. It brings its own Node runtime, so that Python and uv are all it
        needs.
      </p>
      {zipUrl === null ? (
        <Notice tone="info" title="This deployment offers no download">
          No download address is configured. In a checkout, <code>npm start</code> runs the same helper
          without it.
        </Notice>
      ) : (
        <>
          <FactList rows={rows(facts)} />
          <div className="flex flex-wrap items-center gap-2">
            <Button
              variant="primary"
              icon={<Download aria-hidden="true" />}
              busy={state.kind === 'running'}
              onClick={onStart}
            >
              {state.kind === 'running' ? 'Downloading...' : `Download ${PYTHON_API_ZIP}`}
            </Button>
            {state.kind === 'running' ? (
              <Button variant="quiet" onClick={onCancel}>
                Cancel
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
  const unknown = <span className="text-ink-3">Not published</span>
  return [
    { label: 'File', value: <code>{PYTHON_API_ZIP}</code> },
    { label: 'Size', value: facts?.size === undefined ? unknown : megabytes(facts.size) },
    { label: 'Made', value: facts?.date === undefined ? unknown : <RelativeTime iso={facts.date} /> },
    {
      label: 'SHA-256',
      value:
        facts?.sha256 === undefined ? (
          unknown
        ) : (
          <>
            <code className="min-w-0 truncate">{facts.sha256}</code>
            <CopyButton text={facts.sha256} label="Copy SHA-256" className="ml-auto" />
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
          <Meter
            label={`Download of ${PYTHON_API_ZIP}`}
            percent={total === null ? null : (received / total) * 100}
          />
          <p className="type-small text-ink-3 tabular-nums">
            {megabytes(received)}
            {total === null ? '' : ` of ${megabytes(total)}`}
          </p>
        </div>
      )
    }
    case 'saved':
      return (
        <p role="status" className="text-ink-2">
          {state.checked
            ? `Saved as ${PYTHON_API_ZIP}. Its checksum is the published one.`
            : `Saved as ${PYTHON_API_ZIP}. No checksum is published to compare it with.`}
        </p>
      )
    case 'failed':
      return (
        <Notice
          tone="error"
          title={state.title}
          actions={
            <a href={zipUrl} download={PYTHON_API_ZIP} className={buttonLook('outlined', 'small')}>
              Download with the browser
            </a>
          }
        >
          {state.detail}
        </Notice>
      )
  }
}

/** `1.6 MB`, as file managers count. */
function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
