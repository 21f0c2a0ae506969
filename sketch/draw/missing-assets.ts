import { locationOf } from '../project/location-of.ts'
import type { SourceLocation } from '../model/source-location.ts'
import type { Project } from '../project/read-project.ts'
import type { MissedAsset } from './session.ts'

/** What is not to be seen although the app has it, with the place that asks for it where that is known. */
export interface Warning {
  readonly message: string
  readonly location: SourceLocation | null
}

const WHY = {
  'not-listed': 'pubspec.yaml does not list it.',
  'not-there': 'pubspec.yaml lists it, and there is no such file.',
}
/** Notes on one page. */
const MAX_NOTES = 5

/** In Flutter's own words, and why. */
export function missingAssets(project: Project, missed: readonly MissedAsset[]): Warning[] {
  return missed.map(({ key, reason, at }) => {
    const unit = at === null ? undefined : project.unit(at.file)
    return {
      message: `Unable to load asset: "${key}". ${WHY[reason]}`,
      location:
        at === null || unit === undefined ? null : locationOf(project.directory, at.file, unit, at.offset),
    }
  })
}

export function notesOn(missing: readonly Warning[]): string[] {
  const notes = missing
    .slice(0, MAX_NOTES)
    .map(({ message, location }) =>
      location === null ? message : `${location.file}:${location.line}: ${message}`,
    )
  const left = missing.length - notes.length
  return left > 0 ? [...notes, `${left} more assets could not be loaded`] : notes
}
