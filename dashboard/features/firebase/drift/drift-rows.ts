import type { FirebaseApp, FirebaseFact } from '@mosaygent/contract'
import { mismatchedAppIds } from './mismatched-app-ids.ts'
import { tidyFacts } from './tidy-facts.ts'

/** `mismatch`: not what is configured; `other`: not either, but another place of its group has the configured value. */
export type CellStatus = 'same' | 'mismatch' | 'other'

export interface Cell {
  readonly text: string
  readonly status: CellStatus
}

/** One place that names a project, an app or a package. */
export interface DriftRow {
  readonly fact: FirebaseFact
  readonly projectId: Cell | null
  readonly appId: Cell | null
  readonly identifier: Cell | null
}

/** What this browser keeps for the environment. */
export interface Configured {
  readonly projectId: string
  readonly bundleId: string | null
  /** Only where iOS has another one. */
  readonly iosBundleId: string | null
}

type Field = 'project_id' | 'identifier'

/** Each place beside what is configured. `apps`: what the project really has, where Firebase was asked. */
export function driftRows(
  facts: readonly FirebaseFact[],
  configured: Configured,
  apps: readonly FirebaseApp[] | null,
): readonly DriftRow[] {
  const tidy = tidyFacts(facts, configured.bundleId)
  const wrongApps = mismatchedAppIds(tidy, configured, apps)
  const cell = (fact: FirebaseFact, field: Field): Cell | null => {
    const text = fact[field]
    if (text === undefined) return null
    const value = field === 'project_id' ? configured.projectId : identifierFor(fact.source, configured)
    if (value === null || text === value) return { text, status: 'same' }
    return { text, status: mayDiffer(fact, facts, field, value) ? 'other' : 'mismatch' }
  }
  return tidy.map((fact) => ({
    fact,
    projectId: cell(fact, 'project_id'),
    identifier: cell(fact, 'identifier'),
    appId:
      fact.app_id === undefined
        ? null
        : { text: fact.app_id, status: wrongApps.has(fact) ? 'mismatch' : 'same' },
  }))
}

/** The plist and Xcode are of iOS, the rest of Android. */
function identifierFor(source: FirebaseFact['source'], { bundleId, iosBundleId }: Configured): string | null {
  return source === 'plist' || source === 'xcode' ? (iosBundleId ?? bundleId) : bundleId
}

/** How many rows have a mismatch. */
export const countMismatches = (rows: readonly DriftRow[]): number => rows.filter(hasMismatch).length

export const hasMismatch = ({ projectId, appId, identifier }: DriftRow): boolean =>
  [projectId, appId, identifier].some((cell) => cell?.status === 'mismatch')

/**
 * An alias of `.firebaserc`, an app of `google-services.json` or a Gradle flavour may be another one as long as one
 * of its kind is right. Xcode's three own configurations may not: each of them builds the app.
 */
function mayDiffer(fact: FirebaseFact, facts: readonly FirebaseFact[], field: Field, value: string): boolean {
  switch (fact.source) {
    case 'firebaserc':
    case 'gradle':
      break
    case 'google-services':
      // the file has one project, and an app for each package
      if (field === 'project_id') return false
      break
    case 'xcode':
      if (fact.variant === undefined || /^(?:(?:Debug|Profile|Release)(?:, |$))+/.test(fact.variant))
        return false
      break
    case 'helper':
    case 'plist':
    case 'dart':
      return false
  }
  return facts.some((one) => one.source === fact.source && one[field] === value)
}
