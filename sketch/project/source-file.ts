import { closeSync, fstatSync, lstatSync, openSync, readSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { readUnit } from '../dart/read-unit.ts'
import { resolveUri } from './resolve-uri.ts'
import type { BigIntStats } from 'node:fs'
import type { DartParser } from '../dart/parser.ts'
import type { SourceUnit } from '../model/declaration.ts'
import type { Verdict } from './check-file.ts'

/** Larger than source files are, written or generated. */
export const MAX_FILE_BYTES = 8_000_000
/** A file changed within this time may change again without the disk's clock telling. In nanoseconds. */
const CLOCK_NS = 2_000_000_000n

/** One content of a file. */
export interface SourceFile {
  /** How the disk described it when it was last asked. */
  stamp: string
  readonly text: string
  readonly tooLarge: boolean
  readonly unit: SourceUnit
  /** The files of this project that its directives name. */
  readonly targets: readonly string[]
  /** Null: not checked yet. */
  verdict: Verdict | null
}

/**
 * Reads files of one project from the disk, at once and not in the background: asking the disk for one takes some
 * ten microseconds, and waiting in a queue takes more.
 */
export class SourceReader {
  readonly #parser: DartParser
  readonly #directory: string
  readonly #packageName: string
  readonly #root: string
  /** Folders that were found to lie in the project, links followed. */
  readonly #inside = new Map<string, boolean>()

  constructor(parser: DartParser, directory: string, packageName: string) {
    this.#parser = parser
    this.#directory = directory
    this.#packageName = packageName
    this.#root = realpathSync(directory)
  }

  /**
   * The file as it is now; `known` itself when its content is the same. Null for what is not there, cannot be
   * read, is no file, or is reached by a link that leads out of the project.
   */
  read(file: string, known: SourceFile | undefined): SourceFile | null {
    try {
      const described = this.#describe(file)
      if (described === null) return null
      const stamp = [described.ino, described.size, described.mtimeNs, described.ctimeNs].join(' ')
      const settled = BigInt(Date.now()) * 1_000_000n - described.mtimeNs > CLOCK_NS
      if (known !== undefined && settled && known.stamp === stamp) return known
      const { text, tooLarge } = readText(file)
      if (known !== undefined && known.text === text && known.tooLarge === tooLarge) {
        known.stamp = stamp
        return known
      }
      const unit = readUnit(this.#parser, text)
      return { stamp, text, tooLarge, unit, targets: this.#targets(unit, file), verdict: null }
    } catch {
      // A generated file that was never made, or one without permission: the picture goes on without it.
      return null
    }
  }

  #describe(file: string): BigIntStats | null {
    const described = lstatSync(file, { bigint: true })
    if (!this.#isInside(path.dirname(file))) return null
    if (described.isFile()) return described
    if (!described.isSymbolicLink() || !realpathSync(file).startsWith(this.#root + path.sep)) return null
    const target = statSync(file, { bigint: true })
    return target.isFile() ? target : null
  }

  #isInside(folder: string): boolean {
    const known = this.#inside.get(folder)
    if (known !== undefined) return known
    const real = realpathSync(folder)
    const inside = real === this.#root || real.startsWith(this.#root + path.sep)
    this.#inside.set(folder, inside)
    return inside
  }

  #targets(unit: SourceUnit, file: string): string[] {
    const uris = [...unit.imports.map((each) => each.uri), ...unit.exports, ...unit.parts]
    return uris.flatMap((uri) => resolveUri(uri, file, this.#directory, this.#packageName) ?? [])
  }
}

/** No more of a file than shows that it is too large. */
function readText(file: string): { text: string; tooLarge: boolean } {
  const handle = openSync(file, 'r')
  try {
    const { size } = fstatSync(handle)
    if (size > MAX_FILE_BYTES) return { text: '', tooLarge: true }
    const bytes = new Uint8Array(size)
    const read = readSync(handle, bytes, 0, size, 0)
    return { text: new TextDecoder().decode(bytes.subarray(0, read)), tooLarge: false }
  } finally {
    closeSync(handle)
  }
}
