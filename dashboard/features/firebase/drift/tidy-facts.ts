import type { FirebaseFact } from '@mosaygent/contract'

/**
 * The facts as they are worth a row each: of a `google-services.json` that has the app, its other apps are left out;
 * build configurations that say the same are one.
 */
export function tidyFacts(facts: readonly FirebaseFact[], bundleId: string | null): readonly FirebaseFact[] {
  const isApp = (fact: FirebaseFact) => fact.source === 'google-services' && fact.identifier !== undefined
  const hasOurs = facts.some((fact) => isApp(fact) && fact.identifier === bundleId)
  const rows = new Map<string, FirebaseFact>()
  for (const fact of facts) {
    if (hasOurs && isApp(fact) && fact.identifier !== bundleId) continue
    const { source, path, project_id, app_id, identifier, note } = fact
    const key = JSON.stringify([source, path, project_id, app_id, identifier, note])
    const known = rows.get(key)
    const variants = [known?.variant, fact.variant].filter((variant) => variant !== undefined)
    rows.set(key, variants.length === 0 ? fact : { ...fact, variant: variants.join(', ') })
  }
  return [...rows.values()]
}
