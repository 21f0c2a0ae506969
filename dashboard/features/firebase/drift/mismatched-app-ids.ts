import type { FirebaseApp, FirebaseFact, FirebasePlatform } from '@mosaygent/contract'
import type { Configured } from './drift-rows.ts'

const PLATFORM: Partial<Record<FirebaseFact['source'], FirebasePlatform>> = {
  'google-services': 'android',
  plist: 'ios',
  dart: 'web',
}

/**
 * The facts whose app id cannot be right. App ids read `1:PROJECT NUMBER:PLATFORM:HASH`; nothing is configured for
 * them, so without the project's own list the one whose number differs from most is the mismatch. `facts`: tidied, so
 * that the further apps of a `google-services.json` that has ours are not among them.
 */
export function mismatchedAppIds(
  facts: readonly FirebaseFact[],
  { projectId }: Pick<Configured, 'projectId'>,
  apps: readonly FirebaseApp[] | null,
): ReadonlySet<FirebaseFact> {
  const ours = facts.filter(({ app_id }) => app_id !== undefined)
  const number = commonNumber(ours.filter(({ project_id }) => project_id === projectId))
  return new Set(ours.filter((fact) => isMismatch(fact)))

  function isMismatch({ app_id = '', source, project_id }: FirebaseFact): boolean {
    const platform = PLATFORM[source]
    const known = apps?.filter((app) => app.platform === platform)
    if (known !== undefined && known.length > 0) return !known.some((app) => app.app_id === app_id)
    if (project_id !== undefined && project_id !== projectId) return true
    const [, itsNumber, itsPlatform] = app_id.split(':')
    return itsPlatform !== platform || (number !== null && itsNumber !== number)
  }
}

/** The project number that most of them have; null: no two agree. */
function commonNumber(facts: readonly FirebaseFact[]): string | null {
  const counts = new Map<string, number>()
  for (const { app_id } of facts) {
    const number = app_id?.split(':')[1]
    if (number !== undefined) counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b - a)
  if (first === undefined) return null
  return second !== undefined && second[1] === first[1] ? null : first[0]
}
