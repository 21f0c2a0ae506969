import type { FirebaseApp, FirebaseFact } from '@mosaygent/contract'
import { oddAppIds } from './odd-app-ids.ts'
import { tidyFacts } from './tidy-facts.ts'

/** `odd`: not what is configured; `other`: neither, but its group says the configured one too. */
export type Mark = 'same' | 'odd' | 'other'

export interface Cell {
  readonly text: string
  readonly mark: Mark
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
  const oddApps = oddAppIds(tidy, configured, apps)
  const cell = (fact: FirebaseFact, field: Field): Cell | null => {
    const text = fact[field]
    if (text === undefined) return null
    const value = field === 'project_id' ? configured.projectId : identifierFor(fact.source, configured)
    if (value === null || text === value) return { text, mark: 'same' }
    return { text, mark: mayDiffer(fact, facts, field, value) ? 'other' : 'odd' }
  }
  return tidy.map((fact) => ({
    fact,
    projectId: cell(fact, 'project_id'),
    identifier: cell(fact, 'identifier'),
    appId: fact.app_id === undefined ? null : { text: fact.app_id, mark: oddApps.has(fact) ? 'odd' : 'same' },
  }))
}

/** The plist and Xcode are of iOS, the rest of Android. */
function identifierFor(source: FirebaseFact['source'], { bundleId, iosBundleId }: Configured): string | null {
  return source === 'plist' || source === 'xcode' ? (iosBundleId ?? bundleId) : bundleId
}

/** How many places say something else: as many as rows are marked. */
export const countOdd = (rows: readonly DriftRow[]): number => rows.filter(isOdd).length

export const isOdd = ({ projectId, appId, identifier }: DriftRow): boolean =>
  [projectId, appId, identifier].some((cell) => cell?.mark === 'odd')

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
