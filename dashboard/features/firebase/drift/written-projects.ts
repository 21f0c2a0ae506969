import type { FirebaseFact } from '@mosaygent/contract'

/** Whose config files the app has: each project once. */
export function writtenProjects(facts: readonly FirebaseFact[]): readonly string[] {
  const written = facts.filter(({ source }) => CONFIG_FILES.has(source))
  return [...new Set(written.flatMap(({ project_id: id }) => (id === undefined ? [] : [id])))].filter(
    (id) => id !== PLACEHOLDER,
  )
}

/** What a download writes. */
const CONFIG_FILES: ReadonlySet<string> = new Set(['google-services', 'plist', 'dart'])

/** Stands in the starter's web options until the first download: no project. */
const PLACEHOLDER = 'your-project-id'
