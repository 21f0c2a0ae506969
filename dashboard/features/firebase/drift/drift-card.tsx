import { FirebasePlace } from '@mosaygent/contract'
import type { AppEnvironment, FirebaseFlavour } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { Files } from '#icons'
import { useEffect } from 'react'
import { errorText, firebaseQueries } from '#helper-client'
import { isNotOffered } from '#helper-ui'
import { Badge, Button, Card, Skeleton } from '#ui'
import { useFetching } from '../switch/switch-store.ts'
import { malformedIds } from '../project/id-patterns.ts'
import { FIREBASE } from '../texts.ts'
import { DriftTable } from './drift-table.tsx'
import { hasMismatch } from './drift-rows.ts'
import type { DriftRow } from './drift-rows.ts'
import { LastDownload } from './last-download.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { useMatching } from './match-open.ts'
import { DRIFT, MATCH, PLACE_NAME } from './texts.ts'
import { useDrift } from './use-drift.ts'

/** Where every file points, and one click to make them agree. */
export function DriftCard({ environment }: { environment: AppEnvironment }) {
  const drift = useDrift()
  const fetching = useFetching() !== null
  const [matching, setMatching] = useMatching()
  useEffect(
    () => () => {
      setMatching(false)
    },
    [setMatching],
  )
  // whoever is not logged in has to do that first
  const signedIn = useQuery({ ...firebaseQueries.account, enabled: false }).data?.state === 'signed-in'
  const blocked = fetching ? FIREBASE.downloading : null
  return (
    <Card
      title={DRIFT.title}
      icon={<Files aria-hidden="true" />}
      end={
        drift.kind !== 'known' ? null : (
          <>
            {drift.mismatches === 0 ? (
              <Badge tone="good">{DRIFT.allMatch}</Badge>
            ) : (
              <Badge tone="warn">{DRIFT.differ(drift.mismatches)}</Badge>
            )}
            {malformedIds(drift.configured).length > 0 ? null : (
              <Button
                size="small"
                variant={drift.mismatches > 0 && signedIn ? 'primary' : 'outlined'}
                className="-my-1"
                disabledReason={blocked}
                onClick={() => {
                  setMatching(true)
                }}
              >
                {MATCH.go}
              </Button>
            )}
          </>
        )
      }
    >
      {drift.kind === 'loading' ? (
        <div aria-busy="true" className="grid gap-4 py-2">
          <span className="sr-only">{DRIFT.reading}</span>
          {['w-4/5', 'w-3/5', 'w-4/5', 'w-2/3'].map((width, index) => (
            <Skeleton key={`${width}-${String(index)}`} className={`h-3 ${width}`} />
          ))}
        </div>
      ) : drift.kind === 'unknown' ? (
        <p className="text-ink-2">
          {isNotOffered(drift.error) ? null : `${drift.why} `}
          {drift.error === null ? null : errorText(drift.error)}
        </p>
      ) : (
        <>
          <DriftTable configured={drift.configured} rows={drift.rows} />
          <LeftAlone rows={drift.rows} />
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

/** What differs and is not written by a download. */
function LeftAlone({ rows }: { rows: readonly DriftRow[] }) {
  const sources = new Set(rows.filter(hasMismatch).map(({ fact }) => fact.source))
  const left = [...sources].filter((source) => FirebasePlace.safeParse(source).success)
  if (left.length === 0) return null
  const names = left.map((source) => PLACE_NAME[source].replace(/,.*/, ''))
  return <p className="type-small text-ink-2">{DRIFT.leftAlone(names)}</p>
}

function Flavours({ flavours }: { flavours: readonly FirebaseFlavour[] }) {
  if (flavours.length === 0) return null
  return (
    <div className="type-small grid gap-1 text-ink-3">
      <p>{DRIFT.flavours}</p>
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
