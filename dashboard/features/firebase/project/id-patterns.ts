import { BUNDLE_ID, FIREBASE_PROJECT_ID } from '@mosaygent/contract'
import type { FirebaseSettings } from '#session'
import { FORM } from './texts.ts'

/** What looks wrong with a project id; null: nothing, or nothing is typed. */
export function projectIdProblem(id: string): string | null {
  if (id === '' || FIREBASE_PROJECT_ID.test(id)) return null
  return FORM.malformedProject
}

/** What looks wrong with a bundle id; null: nothing, or nothing is typed. */
export function bundleIdProblem(id: string): string | null {
  if (id === '' || BUNDLE_ID.test(id)) return null
  return FORM.malformedBundle
}

/** The stored ids that look wrong: saving does not refuse them. */
export function malformedIds({
  projectId,
  bundleId,
  iosBundleId,
}: Pick<FirebaseSettings, 'projectId' | 'bundleId' | 'iosBundleId'>): readonly string[] {
  const bundles = [bundleId, iosBundleId].filter((id) => bundleIdProblem(id ?? '') !== null)
  return [...(projectIdProblem(projectId ?? '') === null ? [] : [projectId]), ...bundles].filter(
    (id) => id !== null,
  )
}
