import { locationOf } from '../project/location-of.ts'
import type { SourceLocation } from '../model/source-location.ts'
import type { AssumedKind } from '../evaluate/assumed.ts'
import type { SourceOffset } from '../evaluate/value.ts'
import type { Project } from '../project/read-project.ts'
import type { Warning } from './missing-assets.ts'
import type { DrawingSession, UnknownPlace } from './session.ts'

/** Where in the picture an assumed value is seen: the elements that are written between two offsets of a file. */
interface AssumedMark {
  /** As `data-at` counts the files. */
  readonly file: number
  readonly start: number
  readonly end: number
}

interface CountedWidget {
  readonly name: string
  readonly times: number
  readonly place: SourceLocation | null
}

/** How much of the source a picture shows as it is: `SketchCoverage` of the contract. */
export interface Coverage {
  readonly widgets: number
  readonly unknown: readonly CountedWidget[]
  readonly passed: readonly CountedWidget[]
  readonly assumed: readonly {
    readonly kind: AssumedKind
    readonly what: string
    readonly place: SourceLocation | null
  }[]
  readonly nothing: { readonly message: string; readonly place: SourceLocation | null } | null
  readonly cut: boolean
  /** How many places are left out, of all kinds together. */
  readonly more: number
}

/** What a picture says of itself, and what of it stands for assumed values. */
export interface CoverageReport {
  readonly coverage: Coverage
  readonly marks: readonly AssumedMark[]
}

/** More places than anybody goes through. */
const MAX_PLACES = 200

export const NO_COVERAGE: CoverageReport = {
  coverage: { widgets: 0, unknown: [], passed: [], assumed: [], nothing: null, cut: false, more: 0 },
  marks: [],
}

interface Drawn {
  /** The files that `data-at` counts. */
  readonly files: readonly string[]
  /** Why the page shows nothing of the app. */
  readonly nothing: Warning | null
  readonly cut: boolean
}

/** How much of the source the picture shows as it is, and each place that it does not. */
export function coverageOf(project: Project, session: DrawingSession, drawn: Drawn): CoverageReport {
  const placeOf = (at: SourceOffset | null): SourceLocation | null => {
    const unit = at === null ? undefined : project.unit(at.file)
    return at === null || unit === undefined ? null : locationOf(project.directory, at.file, unit, at.offset)
  }
  const seen = new Set<string>()
  const assumed = session.assumed.filter(({ kind, at }) => {
    const key = `${kind} ${at.offset} ${at.file}`
    return seen.has(key) ? false : seen.add(key)
  })
  const leftOut = new Set<string>()
  const counted = (places: readonly UnknownPlace[]): CountedWidget[] => {
    const all = new Map<string, CountedWidget>()
    for (const { name, at } of places) {
      const key = `${name} ${at?.offset} ${at?.file}`
      const times = (all.get(key)?.times ?? 0) + 1
      if (times > 1 || all.size < MAX_PLACES)
        all.set(key, { name: name.slice(0, 60), times, place: all.get(key)?.place ?? placeOf(at) })
      else leftOut.add(key)
    }
    return [...all.values()]
  }
  const [unknown, passed] = [counted(session.unknown), counted(session.passed)]
  return {
    coverage: {
      widgets: session.met,
      unknown,
      passed,
      assumed: assumed.slice(0, MAX_PLACES).map(({ kind, what, at }) => ({ kind, what, place: placeOf(at) })),
      nothing:
        drawn.nothing === null
          ? null
          : { message: drawn.nothing.message.slice(0, 300), place: drawn.nothing.location },
      cut: drawn.cut,
      more: leftOut.size + Math.max(0, assumed.length - MAX_PLACES),
    },
    marks: assumed.slice(0, MAX_PLACES).flatMap(({ at, span }) => {
      const file = drawn.files.indexOf(at.file)
      return file === -1 ? [] : [{ file, ...span }]
    }),
  }
}
