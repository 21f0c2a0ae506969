import type { FirebaseUndo, Reply } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FIREBASE_FACTS, firebaseQueries, query, useConnection, useRefreshOnFocus } from '#helper-client'
import { useEnvironment, useFirebaseSettings } from '#session'
import { countMismatches, driftRows } from './drift-rows.ts'
import type { Configured, DriftRow } from './drift-rows.ts'
import { UNKNOWN } from './texts.ts'

const KEYS = [FIREBASE_FACTS]

/** What every place says, beside what is configured. */
export type Drift =
  /** Nothing is configured, the helper is away, or it cannot tell; `why` is for people. */
  | { kind: 'unknown'; why: string; error: Error | null }
  | { kind: 'loading' }
  | {
      kind: 'known'
      configured: Configured
      rows: readonly DriftRow[]
      mismatches: number
      flavours: Reply<'firebaseFacts'>['flavours']
      undo: FirebaseUndo | null
    }

/** Reads this computer alone; asked again when files or settings change. */
export function useDrift(): Drift {
  const [environment] = useEnvironment()
  const { projectId, bundleId, iosBundleId, configPath } = useFirebaseSettings(environment)
  const { connected } = useConnection()
  const status = useQuery({ ...query('environmentStatus'), enabled: connected && projectId !== null })
  const present = status.data?.flutter.detected === true
  const facts = useQuery({
    ...firebaseQueries.facts(configPath),
    enabled: connected && projectId !== null && present,
  })
  // only what somebody asked for before: Firebase itself is not bothered for a badge
  const apps = useQuery({ ...firebaseQueries.apps(projectId ?? ''), enabled: false }).data?.apps ?? null
  useRefreshOnFocus(KEYS)
  const rows = useMemo(
    () =>
      facts.data === undefined || projectId === null
        ? null
        : driftRows(facts.data.facts, { projectId, bundleId, iosBundleId }, apps),
    [facts.data, projectId, bundleId, iosBundleId, apps],
  )
  if (projectId === null) return unknown(UNKNOWN.noProject)
  if (!connected) return unknown(UNKNOWN.notConnected)
  if (status.data !== undefined && !present) return unknown(UNKNOWN.noCodebase)
  const error = status.error ?? facts.error
  if (error !== null) return unknown(UNKNOWN.failed, error)
  if (rows === null || facts.data === undefined) return { kind: 'loading' }
  const { flavours, undo } = facts.data
  return {
    kind: 'known',
    configured: { projectId, bundleId, iosBundleId },
    rows,
    mismatches: countMismatches(rows),
    flavours,
    undo,
  }
}

function unknown(why: string, error: Error | null = null): Drift {
  return { kind: 'unknown', why, error }
}
