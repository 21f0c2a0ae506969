import type { SourceUnit } from '../model/declaration.ts'
import type { Project } from '../project/read-project.ts'

/** The files that a page was drawn from, with what was in them. */
export type UsedFiles = ReadonlyMap<string, SourceUnit>

/**
 * The same project, which notes the files that something of is used. A file in which a name was looked for in vain
 * does not count: an app's list of exports is looked through for every name.
 */
export function noting(project: Project, used: Map<string, SourceUnit>): Project {
  const noted = new Map<string, SourceUnit>()
  return {
    ...project,
    unit(file) {
      const known = noted.get(file)
      if (known !== undefined) return known
      const unit = project.unit(file)
      if (unit === undefined) return undefined
      const note = <T>(found: T, something: boolean): T => {
        if (something) used.set(file, unit)
        return found
      }
      const watched: SourceUnit = {
        get lineStarts() {
          return unit.lineStarts
        },
        get passedOver() {
          return unit.passedOver
        },
        tooDeep: unit.tooDeep,
        imports: unit.imports,
        exports: unit.exports,
        parts: unit.parts,
        names: () => unit.names(),
        startOf: (name) => unit.startOf(name),
        find(name) {
          const found = unit.find(name)
          return note(found, found !== null)
        },
        extensionsOn(type) {
          const found = unit.extensionsOn(type)
          return note(found, found.length > 0)
        },
        annotated(beginning) {
          const found = unit.annotated(beginning)
          return note(found, found.length > 0)
        },
        standIns: () => unit.standIns(),
        all: () => note(unit.all(), true),
      }
      noted.set(file, watched)
      return watched
    },
  }
}

/** Whether all of them are still what they were. */
export function isUnchanged(project: Project, used: UsedFiles): boolean {
  return [...used].every(([file, unit]) => project.unit(file) === unit)
}

/** The same project, which finds out once for all pages what a directive names. */
export function resolvingOnce(project: Project): Project {
  const known = new Map<string, string | null>()
  return {
    ...project,
    resolve(uri, from) {
      const key = `${uri} ${from}`
      const before = known.get(key)
      if (before !== undefined) return before
      const file = project.resolve(uri, from)
      known.set(key, file)
      return file
    },
  }
}
