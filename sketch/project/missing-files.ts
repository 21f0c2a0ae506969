import path from 'node:path'
import { directiveUris } from '../dart/directives.ts'
import { directivesOf } from '../dart/outline.ts'
import { diagnosticOf } from './diagnostic.ts'
import { isThere } from './names-on-disk.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { SourceFile } from './source-file.ts'

/** What code generators write (build_runner and its like); a fresh clone has none, and a picture needs none. */
const GENERATED =
  /\.(g|freezed|gr|config|mocks|gen|chopper|mapper|drift|graphql|swagger|pb|pbenum|pbgrpc|pbjson)\.dart$|[\\/](\.dart_tool|__generated__)[\\/]/

/** A file's path from the project's folder, with forward slashes. */
export function pathShown(directory: string, file: string): string {
  return path.relative(directory, file).split(path.sep).join('/')
}

/**
 * The message of Flutter's compiler for a file that does not exist; its path from the project's folder, with forward
 * slashes.
 */
export function missingFileMessage(directory: string, missing: string): string {
  return `Error when reading '${pathShown(directory, missing)}': No such file or directory`
}

/**
 * A file of the project that another one names and that is not there: Flutter's compiler refuses that too.
 * @param resolve is the file that a directive of `from` names.
 */
export function missingFileError(
  directory: string,
  missing: string,
  from: string,
  text: string,
  resolve: (uri: string) => string | null,
): Diagnostic | null {
  if (GENERATED.test(missing) || isThere(missing)) return null
  const named = directiveUris(text, directivesOf(text).stretches).find(({ uri }) => resolve(uri) === missing)
  const { start, end } = named ?? { start: 0, end: 1 }
  const message = missingFileMessage(directory, missing)
  return diagnosticOf(from, text, { start, end, message, certain: true })
}

/** An entry point without `main`, which nothing can run; null when it, or a part or export of it, has one. */
export function missingMainError(
  entry: string,
  fileOf: (file: string) => SourceFile | null | undefined,
): Diagnostic | null {
  const pending = [entry]
  const seen = new Set<string>()
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    const found = seen.has(file) ? null : fileOf(file)
    seen.add(file)
    // An entry point that exports may take its main from a file that has not been read.
    if (found === undefined || found?.unit.find('main')?.kind === 'function') return null
    if (found?.exportsMore === true) return null
    if (found === null) continue
    if (file !== entry || found.unit.exports.length + found.unit.parts.length > 0) {
      pending.push(...found.targets)
    }
  }
  return { file: entry, line: 1, column: 1, message: "No 'main' method found.", source: '', length: 1 }
}
