import type { FirebasePlace } from '@mosaygent/contract'
import type { AppSnapshot } from './app-snapshot.ts'
import type { FetchRequest } from './parse-request.ts'
import { inWords } from './in-words.ts'

/**
 * What there is to know besides: skipped folders, ids in the build files that differ (but for those that are `told`
 * elsewhere), flavours. One sentence each.
 */
export function notesFor(
  request: FetchRequest,
  { targets, facts, flavours }: AppSnapshot,
  told: readonly FirebasePlace[],
): string[] {
  const notes = targets.flatMap((target) => (target.kind === 'skipped' ? [`Skipped: ${target.reason}`] : []))
  const gradle = facts
    .filter(({ source }) => source === 'gradle')
    .flatMap(({ identifier }) => identifier ?? [])
  if (!told.includes('gradle') && gradle.length > 0 && !gradle.includes(request.bundleId))
    notes.push(
      `Gradle builds ${inWords(gradle)}, not ${request.bundleId}: the Android app will not build with this google-services.json.`,
    )
  const xcode = facts.filter(({ source }) => source === 'xcode').flatMap(({ identifier }) => identifier ?? [])
  if (!told.includes('xcode') && xcode.length > 0 && !xcode.includes(request.iosBundleId))
    notes.push(
      `Xcode builds ${inWords([...new Set(xcode)])}, not ${request.iosBundleId}: the iOS app will not find its Firebase app.`,
    )
  const others = facts.filter(
    ({ source, variant, project_id }) =>
      source === 'dart' &&
      variant !== undefined &&
      project_id !== undefined &&
      project_id !== request.project,
  )
  if (others.length > 0)
    notes.push(
      `${request.configPath} has options of other projects besides the web’s, which were left as they are: ${inWords(others.map(({ variant, project_id }) => `${variant} (${project_id})`))}.`,
    )
  if (flavours.length > 0)
    notes.push(
      `Left as they are, because they belong to flavours: ${inWords(flavours.map(({ path }) => path))}.`,
    )
  return notes
}
