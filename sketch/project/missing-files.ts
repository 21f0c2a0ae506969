import path from 'node:path'
import { compileErrorOf } from './compile-error.ts'
import type { SourceUnit } from '../model/declaration.ts'
import type { CompileError } from './compile-error.ts'

/** What code generators write (build_runner and its like); a fresh clone has none, and a picture needs none. */
const GENERATED = /\.(g|freezed|gr|config|mocks|gen|chopper|mapper|pb|pbenum|pbjson)\.dart$/

/** A file of the project that another one names and that is not there: Flutter's compiler refuses that too. */
export function missingFileError(
  directory: string,
  missing: string,
  from: string,
  text: string,
): CompileError | null {
  if (GENERATED.test(missing)) return null
  const name = path.basename(missing)
  const quoted = new RegExp(`(['"])[^'"]*${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}\\1`)
  const place = quoted.exec(text)
  const start = place?.index ?? 0
  const shown = path.relative(directory, missing).split(path.sep).join('/')
  return compileErrorOf(from, text, {
    start,
    end: start + (place?.[0].length ?? 1),
    message: `Error when reading '${shown}': No such file or directory`,
    certain: true,
  })
}

/** An entry point without `main`, which nothing can run; null when it, or a part or export of it, has one. */
export function missingMainError(entry: string, units: ReadonlyMap<string, SourceUnit>): CompileError | null {
  const unit = units.get(entry)
  const elsewhere = unit === undefined || unit.parts.length + unit.exports.length > 0
  const found = elsewhere ? [...units.values()].some(hasMain) : hasMain(unit)
  if (found) return null
  return { file: entry, line: 1, column: 1, message: "No 'main' method found.", source: '', length: 1 }
}

function hasMain(unit: SourceUnit): boolean {
  return unit.functions.some(({ name }) => name === 'main')
}
