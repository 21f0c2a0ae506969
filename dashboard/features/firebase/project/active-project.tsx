import { ANDROID_CONFIG_FILE, IOS_CONFIG_FILE } from '@mosaygent/contract'
import type { AppEnvironment, Reply } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { Flame, Info } from '#icons'
import { useState } from 'react'
import { errorText, firebaseQueries, useConnection } from '#helper-client'
import { useFirebaseSettings } from '#session'
import { Badge, Button, Card, FactList, Notice, Skeleton } from '#ui'
import { NotApplied, useFailure } from '../switch/not-applied.tsx'
import { PART, useArrival } from '../switch/way-out.tsx'
import { ENVIRONMENT_NAME, FIREBASE } from '../texts.ts'
import { ChangeProjectDialog } from './change-project-dialog.tsx'
import { malformedIds } from './id-patterns.ts'
import { ACTIVE } from './texts.ts'

/** The environment's project beside the one that the helper works with. */
export function ActiveProject({ environment }: { environment: AppEnvironment }) {
  const { projectId, bundleId, iosBundleId } = useFirebaseSettings(environment)
  const { connected, checkedMs } = useConnection()
  const asked = useQuery({ ...firebaseQueries.project, enabled: connected })
  const malformed = malformedIds({ projectId, bundleId, iosBundleId })
  const failure = useFailure(environment)
  const [changing, setChanging] = useState(false)
  useArrival(PART.project, true)
  const active = connected ? (asked.data?.project_id ?? null) : null
  const waiting = checkedMs === null || (connected && asked.isPending)
  return (
    <Card
      id={PART.project}
      title={ACTIVE.title}
      icon={<Flame aria-hidden="true" />}
      end={
        <Button
          size="small"
          className="-my-1"
          onClick={() => {
            setChanging(true)
          }}
        >
          {ACTIVE.change}
        </Button>
      }
    >
      {malformed.length === 0 ? null : (
        <Notice tone="warning" title={`${ACTIVE.malformed(malformed.length)}: ${malformed.join(', ')}`}>
          {ACTIVE.mend}
        </Notice>
      )}
      {failure === null ? null : <NotApplied environment={environment} failure={failure} />}
      <FactList
        paired
        rows={[
          {
            label: ACTIVE.environment,
            value: (
              <Badge tone={environment === 'production' ? 'warn' : 'neutral'}>
                {ENVIRONMENT_NAME[environment]}
              </Badge>
            ),
          },
          { label: FIREBASE.bundleId, value: <Id id={bundleId} /> },
          ...(iosBundleId === null ? [] : [{ label: ACTIVE.onIos, value: <Id id={iosBundleId} /> }]),
          { label: FIREBASE.projectId, value: <Id id={projectId} /> },
          {
            label: ACTIVE.onHelper,
            value: waiting ? (
              <Skeleton className="h-3 w-40" />
            ) : (
              // a long id and two badges take two lines in half a card
              <div className="flex min-w-0 flex-wrap items-center gap-x-[7px] gap-y-1">
                {active === null ? ACTIVE.none : <code className="min-w-0 truncate">{active}</code>}
                <SyncBadge configured={projectId} active={active} />
                {failure === null ? null : <Badge tone="warn">{FIREBASE.notAppliedShort}</Badge>}
                {active === null ? (
                  <span className="type-small min-w-0 text-ink-3">{whyNone(connected, asked)}</span>
                ) : null}
              </div>
            ),
          },
        ]}
      />
      <p className="type-small flex items-start gap-2 text-ink-3">
        <Info aria-hidden="true" />
        <span>
          {ACTIVE.noteBefore}
          <code>{ANDROID_CONFIG_FILE}</code>, <code>{IOS_CONFIG_FILE}</code>
          {ACTIVE.noteAfter}
        </span>
      </p>
      <ChangeProjectDialog
        environment={environment}
        open={changing}
        onClose={() => {
          setChanging(false)
        }}
      />
    </Card>
  )
}

function Id({ id }: { id: string | null }) {
  return id === null ? FIREBASE.notConfigured : <code className="min-w-0 truncate">{id}</code>
}

/** Neither badge while one of the two is not known. */
function SyncBadge({ configured, active }: { configured: string | null; active: string | null }) {
  if (configured === null || active === null) return null
  return configured === active ? (
    <Badge tone="good">{ACTIVE.synced}</Badge>
  ) : (
    <Badge tone="warn">{ACTIVE.different}</Badge>
  )
}

function whyNone(
  connected: boolean,
  { error, data }: { error: Error | null; data: Reply<'firebaseProject'> | undefined },
): string {
  if (!connected) return ACTIVE.noAnswer
  return error === null ? (data?.note ?? ACTIVE.toldNone) : errorText(error)
}
