import type { AppEnvironment, FirebasePlatform } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { Blocks } from '#icons'
import { useState } from 'react'
import { firebaseQueries, useConnection } from '#helper-client'
import { CallFailed } from '#helper-ui'
import { useFirebaseSettings } from '#session'
import { Card, Skeleton } from '#ui'
import { PART, useArrival } from '../switch/way-out.tsx'
import { appRows } from './app-rows.ts'
import type { AppRow } from './app-rows.ts'
import { AppLine } from './app-line.tsx'
import { RegisterDialog } from './register-dialog.tsx'
import { APPS } from './texts.ts'

/** Which apps the project has for the environment's bundle id, platform by platform. */
export function AppsCard({ environment }: { environment: AppEnvironment }) {
  const { projectId, bundleId, iosBundleId } = useFirebaseSettings(environment)
  const { connected } = useConnection()
  const account = useQuery({ ...firebaseQueries.account, enabled: false }).data
  const usable = connected && account !== undefined && account.state !== 'signed-out'
  const apps = useQuery({
    ...firebaseQueries.apps(projectId ?? ''),
    enabled: usable && projectId !== null,
  })
  useArrival(PART.apps, apps.data !== undefined)
  const [registering, setRegistering] = useState<FirebasePlatform | null>(null)
  if (projectId === null || !usable) return null
  const identifiers = { android: bundleId, ios: iosBundleId ?? bundleId }
  return (
    <Card id={PART.apps} title={APPS.title(projectId)} icon={<Blocks aria-hidden="true" />}>
      {apps.isError ? (
        <CallFailed
          error={apps.error}
          busy={apps.isFetching}
          again={() => {
            void apps.refetch()
          }}
        />
      ) : apps.data === undefined ? (
        <Waiting />
      ) : (
        <Rows rows={appRows(apps.data.apps, identifiers)} onRegister={setRegistering} />
      )}
      {registering === null ? null : (
        <RegisterDialog
          platform={registering}
          projectId={projectId}
          identifier={registering === 'ios' ? identifiers.ios : bundleId}
          onClose={() => {
            setRegistering(null)
          }}
        />
      )}
    </Card>
  )
}

interface RowsProps {
  rows: readonly AppRow[]
  onRegister: (platform: FirebasePlatform) => void
}

function Rows({ rows, onRegister }: RowsProps) {
  return (
    <ul className="grid">
      {rows.map((row) => (
        <li key={row.platform} className="border-t border-line py-0.5 first:border-t-0">
          <AppLine
            row={row}
            onRegister={() => {
              onRegister(row.platform)
            }}
          />
        </li>
      ))}
    </ul>
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-5 py-2.5">
      <span className="sr-only">{APPS.asking}</span>
      <Skeleton className="h-3 w-3/5" />
      <Skeleton className="h-3 w-1/2" />
      <Skeleton className="h-3 w-2/5" />
    </div>
  )
}
