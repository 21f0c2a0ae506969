import { lstat, readFile as readBytes, realpath } from 'node:fs/promises'
import path from 'node:path'
import { missingFileError, missingMainError } from './missing-files.ts'
import { readChanged } from './read-changed.ts'
import { readFile } from './read-file.ts'
import { readPubspec } from './read-pubspec.ts'
import type { DartParser } from '../dart/parser.ts'
import type { SourceUnit } from '../model/declaration.ts'
import type { CompileError } from './compile-error.ts'
import type { SourceSpot } from '../serve/page-server.ts'
import type { ReadFile } from './read-changed.ts'

/** The files that the entry point leads to, by absolute path. */
export interface Project {
  readonly directory: string
  readonly packageName: string
  readonly entry: string
  readonly units: ReadonlyMap<string, SourceUnit>
  /** Worth telling: files that could be read only in part. */
  readonly notes: readonly string[]
  /** The files and folders that the pubspec lists as assets. */
  readonly assets: readonly string[]
}

export type ProjectReading =
  | { readonly kind: 'read'; readonly project: Project; readonly changed: number }
  | { readonly kind: 'not-compiled'; readonly errors: readonly CompileError[] }

const AT_ONCE = 100

/** Reads a project again and again, and of it only the files whose content changed. */
export class ProjectReader {
  readonly #parser: DartParser
  readonly #directory: string
  readonly #entry: string
  /** The last good reading of each file; a failed reading leaves it as it was. */
  #good = new Map<string, ReadFile>()
  #assets: readonly string[] = []

  constructor(parser: DartParser, directory: string, target: string) {
    this.#parser = parser
    this.#directory = directory
    this.#entry = path.resolve(directory, target)
  }

  /** What the pubspec of the last reading listed. */
  get assets(): readonly string[] {
    return this.#assets
  }

  /** Where in the last good reading an offset stands; null for a file that was not read. */
  placeOf(file: string, offset: number): SourceSpot | null {
    const lines = this.#good.get(file)?.unit.lineStarts
    if (lines === undefined) return null
    const after = lines.findIndex((start) => start > offset)
    const line = after === -1 ? lines.length : after
    const relative = path.relative(this.#directory, file).split(path.sep).join('/')
    return { file: relative, line, column: offset - (lines[line - 1] ?? 0) + 1 }
  }

  /** @throws when the entry point cannot be read at all. */
  async read(): Promise<ProjectReading> {
    const { packageName, assets } = await readPubspec(this.#directory)
    this.#assets = assets
    const root = await realpath(this.#directory)
    const files = new Map<string, ReadFile>()
    const errors: CompileError[] = []
    /** Every file that is named, and the first one that names it. */
    const namedBy = new Map<string, string | null>([[this.#entry, null]])
    let changed = 0
    // The disk is asked for many files at once, but not for more than a process may hold open.
    for (let level = [this.#entry]; level.length > 0;) {
      const next = level.slice(AT_ONCE)
      const now = level.slice(0, AT_ONCE)
      const readings = await Promise.all(now.map((file) => readChanged(root, file, this.#good.get(file))))
      for (const [index, file] of now.entries()) {
        const reading = readings[index] ?? null
        if (reading === null) {
          if (file === this.#entry)
            throw new Error(`Error when reading '${path.relative(this.#directory, file)}'`)
          const from = namedBy.get(file) ?? this.#entry
          const error = (await exists(file))
            ? null
            : missingFileError(this.#directory, file, from, await readBytes(from, 'utf8'))
          if (error !== null) errors.push(error)
          continue
        }
        let good = this.#good.get(file)
        if (reading.kind === 'bytes') {
          changed += 1
          const read = readFile(this.#parser, file, reading.bytes, good)
          if (read.kind === 'bad') errors.push(...read.errors)
          else good = { ...read.file, stamp: reading.stamp }
        } else if (good !== undefined) good = { ...good, stamp: reading.stamp }
        if (good === undefined) continue
        files.set(file, good)
        for (const each of importsOf(good.unit, file, this.#directory, packageName)) {
          if (namedBy.has(each)) continue
          namedBy.set(each, file)
          next.push(each)
        }
      }
      level = next
    }
    const units = new Map([...files].map(([file, good]) => [file, good.unit]))
    const noMain =
      errors.length > 0 || (files.get(this.#entry)?.unread ?? 0) > 0
        ? null
        : missingMainError(this.#entry, units)
    if (noMain !== null) errors.push(noMain)
    if (errors.length > 0) return { kind: 'not-compiled', errors }
    this.#good = files
    return {
      kind: 'read',
      changed,
      project: {
        directory: this.#directory,
        packageName,
        assets,
        entry: this.#entry,
        units,
        notes: [...files].flatMap(([file, good]) =>
          noteOn(path.relative(this.#directory, file), good.unread),
        ),
      },
    }
  }
}

/** Also true for a link that leads nowhere or out of the project: that is passed over, not refused. */
async function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  )
}

function noteOn(file: string, unread: number): string[] {
  if (unread === 0) return []
  return [`${unread} ${unread === 1 ? 'part' : 'parts'} of ${file} could not be read`]
}

/** Where a URI of this project's own code lies; null for packages and for Dart's own libraries. */
export function resolveUri(uri: string, from: string, directory: string, packageName: string): string | null {
  if (uri === '' || uri.startsWith('dart:')) return null
  if (uri.startsWith('package:')) {
    const own = `package:${packageName}/`
    return uri.startsWith(own) ? path.join(directory, 'lib', uri.slice(own.length)) : null
  }
  // From the root of its package: FlutterFlow writes all its imports so.
  if (uri.startsWith('/')) return path.join(directory, 'lib', uri.slice(1))
  return path.resolve(path.dirname(from), uri)
}

function importsOf(unit: SourceUnit, file: string, directory: string, packageName: string): string[] {
  const uris = [...unit.imports.map((each) => each.uri), ...unit.exports, ...unit.parts]
  return uris.flatMap((uri) => resolveUri(uri, file, directory, packageName) ?? [])
}
