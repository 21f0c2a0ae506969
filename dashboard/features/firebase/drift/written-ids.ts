import type { FirebaseFact } from '@mosaygent/contract'
import { writtenProjects } from './written-projects.ts'

/** What the app's own files say of the form's fields. */
export interface WrittenIds {
  readonly projectId: string
  /** Empty: the files name none, or several. */
  readonly bundleId: string
  /** Empty: the same for both, or not known. */
  readonly iosBundleId: string
}

/** Null: the config files name no project, or several, of which somebody has to choose. */
export function writtenIds(facts: readonly FirebaseFact[]): WrittenIds | null {
  const [projectId, ...others] = writtenProjects(facts)
  if (projectId === undefined || others.length > 0) return null
  const onAndroid = theOne(facts, 'google-services') || theOne(facts, 'gradle')
  const onIos = theOne(facts, 'plist') || theOne(facts, 'xcode')
  const bundleId = onAndroid || onIos
  return { projectId, bundleId, iosBundleId: onIos === bundleId ? '' : onIos }
}

/** The package name or bundle id of that file, outside its flavours; empty: none or several. */
function theOne(facts: readonly FirebaseFact[], from: FirebaseFact['source']): string {
  const found = new Set(
    facts.flatMap(({ source, variant, identifier }) =>
      source === from && variant === undefined && identifier !== undefined ? [identifier] : [],
    ),
  )
  return found.size === 1 ? ([...found][0] ?? '') : ''
}
