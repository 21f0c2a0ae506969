import type { AppEnvironment, FirebaseFlavour } from '@mosaygent/contract'
import { Files } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#helper-client'
import { Badge, Button, Card, Skeleton } from '#ui'
import { useFetching } from '../switch/switch-store.ts'
import { DriftTable } from './drift-table.tsx'
import { isOdd } from './drift-rows.ts'
import type { DriftRow } from './drift-rows.ts'
import { LastDownload } from './last-download.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { PLACES } from './places.ts'
import { differWords, useDrift } from './use-drift.ts'

/** Where every file points, and one click to make them agree. */
export function DriftCard({ environment }: { environment: AppEnvironment }) {
  const drift = useDrift()
  const fetching = useFetching() !== null
  const [matching, setMatching] = useState(false)
  const blocked = fetching ? 'Config files are being downloaded' : null
  return (
    <Card
      title="Where each file points"
      icon={<Files aria-hidden="true" />}
      end={
        drift.kind !== 'known' ? null : (
          <>
            {drift.odd === 0 ? (
              <Badge tone="good">All match</Badge>
            ) : (
              <Badge tone="warn">{differWords(drift.odd)}</Badge>
            )}
            <Button
              size="small"
              className="-my-1"
              disabledReason={blocked}
              onClick={() => {
                setMatching(true)
              }}
            >
              Make all match
            </Button>
          </>
        )
      }
    >
      {drift.kind === 'loading' ? (
        <div aria-busy="true" className="grid gap-4 py-2">
          <span className="sr-only">Reading the files</span>
          {['w-4/5', 'w-3/5', 'w-4/5', 'w-2/3'].map((width, index) => (
            <Skeleton key={`${width}-${String(index)}`} className={`h-3 ${width}`} />
          ))}
        </div>
      ) : drift.kind === 'unknown' ? (
        <p className="text-ink-2">
          {drift.why} {drift.error === null ? null : errorText(drift.error)}
        </p>
      ) : (
        <>
          <DriftTable configured={drift.configured} rows={drift.rows} />
          <ByHand rows={drift.rows} />
          <Flavours flavours={drift.flavours} />
          <LastDownload undo={drift.undo} blocked={blocked} />
          <MatchDialog
            environment={environment}
            projectId={drift.configured.projectId}
            open={matching}
            onClose={() => {
              setMatching(false)
            }}
          />
        </>
      )}
    </Card>
  )
}

/** What a download does not write, and how it is put right. */
function ByHand({ rows }: { rows: readonly DriftRow[] }) {
  const sources = new Set(rows.filter(isOdd).map(({ fact }) => fact.source))
  const hints = [...sources].map((source) => PLACES[source].byHand).filter((hint) => hint !== null)
  if (hints.length === 0) return null
  return (
    <p className="type-small text-ink-2">Not written by a download, yours to change: {hints.join('; ')}.</p>
  )
}

function Flavours({ flavours }: { flavours: readonly FirebaseFlavour[] }) {
  if (flavours.length === 0) return null
  return (
    <div className="type-small grid gap-1 text-ink-3">
      <p>Flavours with files of their own, which a download leaves alone:</p>
      <ul className="grid gap-0.5">
        {flavours.map(({ platform, name, path, project_id: project }) => (
          <li key={`${platform} ${path}`} className="min-w-0 [overflow-wrap:anywhere]">
            {name}: <code>{path}</code>
            {project === undefined ? null : (
              <>
                , <code>{project}</code>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
