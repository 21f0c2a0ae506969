import { lstat, readFile as readBytes, realpath } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { missingFileError, missingMainError } from './missing-files.ts'
import { hashOf, readFile } from './read-file.ts'
import type { DartParser } from '../dart/parser.ts'
import type { SourceUnit } from '../model/declaration.ts'
import type { CompileError } from './compile-error.ts'
import type { GoodFile } from './read-file.ts'

/** The files that the entry point leads to, by absolute path. */
export interface Project {
  readonly directory: string
  readonly packageName: string
  readonly entry: string
  readonly units: ReadonlyMap<string, SourceUnit>
  /** Worth telling: files that could be read only in part. */
  readonly notes: readonly string[]
}

export type ProjectReading =
  | { readonly kind: 'read'; readonly project: Project; readonly changed: number }
  | { readonly kind: 'not-compiled'; readonly errors: readonly CompileError[] }

/** Reads a project again and again, and of it only the files whose content changed. */
export class ProjectReader {
  readonly #parser: DartParser
  readonly #directory: string
  readonly #entry: string
  /** The last good reading of each file; a failed reading leaves it as it was. */
  #good = new Map<string, GoodFile>()

  constructor(parser: DartParser, directory: string, target: string) {
    this.#parser = parser
    this.#directory = directory
    this.#entry = path.resolve(directory, target)
  }

  /** @throws when the entry point cannot be read at all. */
  async read(): Promise<ProjectReading> {
    const packageName = await this.#packageName()
    const root = await realpath(this.#directory)
    const files = new Map<string, GoodFile>()
    const errors: CompileError[] = []
    const pending = [this.#entry]
    /** Every file that is named, and the first one that names it. */
    const namedBy = new Map<string, string | null>([[this.#entry, null]])
    let changed = 0
    for (let file = pending.shift(); file !== undefined; file = pending.shift()) {
      const bytes = await readInside(root, file)
      if (bytes === null) {
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
      if (good?.hash !== hashOf(bytes)) {
        changed += 1
        const reading = readFile(this.#parser, file, bytes, good)
        if (reading.kind === 'bad') errors.push(...reading.errors)
        else good = reading.file
      }
      if (good === undefined) continue
      files.set(file, good)
      for (const next of importsOf(good.unit, file, this.#directory, packageName)) {
        if (!namedBy.has(next)) {
          namedBy.set(next, file)
          pending.push(next)
        }
      }
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
        entry: this.#entry,
        units,
        notes: [...files].flatMap(([file, good]) =>
          noteOn(path.relative(this.#directory, file), good.unread),
        ),
      },
    }
  }

  async #packageName(): Promise<string> {
    const text = await readBytes(path.join(this.#directory, 'pubspec.yaml'), 'utf8')
    const pubspec: unknown = parse(text)
    if (typeof pubspec !== 'object' || pubspec === null || !('name' in pubspec)) return ''
    return typeof pubspec.name === 'string' ? pubspec.name : ''
  }
}

function noteOn(file: string, unread: number): string[] {
  if (unread === 0) return []
  return [`${unread} ${unread === 1 ? 'part' : 'parts'} of ${file} could not be read`]
}

/** Null for what is not there, cannot be read, or is reached by a link that leads out of the project. */
async function readInside(root: string, file: string): Promise<Uint8Array | null> {
  try {
    const real = await realpath(file)
    return real.startsWith(root + path.sep) ? await readBytes(real) : null
  } catch {
    // A generated file that was never made, or one without permission: the picture goes on without it.
    return null
  }
}

/** Also true for a link that leads nowhere or out of the project: that is passed over, not refused. */
async function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  )
}

/** Where a URI of this project's own code lies; null for packages and for Dart's own libraries. */
export function resolveUri(uri: string, from: string, directory: string, packageName: string): string | null {
  if (uri === '' || uri.startsWith('dart:')) return null
  if (uri.startsWith('package:')) {
    const own = `package:${packageName}/`
    return uri.startsWith(own) ? path.join(directory, 'lib', uri.slice(own.length)) : null
  }
  // Dart keeps the package in front of an absolute path; FlutterFlow writes all its imports so.
  if (uri.startsWith('/')) return path.join(directory, 'lib', uri)
  return path.resolve(path.dirname(from), uri)
}

function importsOf(unit: SourceUnit, file: string, directory: string, packageName: string): string[] {
  const uris = [...unit.imports.map((each) => each.uri), ...unit.exports, ...unit.parts]
  return uris.flatMap((uri) => resolveUri(uri, file, directory, packageName) ?? [])
}
