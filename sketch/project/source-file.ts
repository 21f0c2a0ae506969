import { closeSync, fstatSync, lstatSync, openSync, readSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { readUnit } from '../dart/read-unit.ts'
import { resolveUri } from './packages.ts'
import { AnnotatedFiles } from './annotated-files.ts'
import { GeneratedLists } from './generated-lists.ts'
import { GeneratedTexts } from './translations/generated-texts.ts'
import type { BigIntStats } from 'node:fs'
import type { DartParser } from '../dart/parser.ts'
import type { SourceUnit } from '../model/declaration.ts'
import type { Verdict } from './check-file.ts'
import type { Packages } from './packages.ts'

/** Larger than source files are, written or generated. */
export const MAX_FILE_BYTES = 8_000_000
/** A file changed within this time may change again without the disk's clock telling. In nanoseconds. */
const CLOCK_NS = 2_000_000_000n

/** One content of a file. */
export interface SourceFile {
  /** How the disk described it when it was last asked. */
  stamp: string
  readonly text: string
  /** How the disk described the translations that a generator makes this file of; empty: there are none. */
  readonly texts: string
  readonly tooLarge: boolean
  readonly unit: SourceUnit
  /** The files of this project and its packages that its directives name. */
  readonly targets: readonly string[]
  /** Whether it exports a library that is not read. */
  readonly exportsMore: boolean
  /** Null: not checked yet. */
  verdict: Verdict | null
  /** Whether it is there, and not what a generator would write. */
  readonly isWritten: boolean
}

/** What somebody else has read of a file and found good, to be taken in place of what is on the disk. */
export interface GivenFile {
  readonly text: string
  /** Places in it that cannot be read, which that reading let pass. */
  readonly unread: number
}

/** By their absolute paths. */
export type GivenFiles = ReadonlyMap<string, GivenFile>

/**
 * Reads files of one project from the disk, at once and not in the background: asking the disk for one takes some
 * ten microseconds, and waiting in a queue takes more.
 */
export class SourceReader {
  readonly #parser: DartParser
  readonly #packages: Packages
  /** What may be read, links followed: the project's folder, and `lib/` of each package. */
  readonly #roots: readonly string[]
  /** Folders that were found to lie in one of them. */
  readonly #inside = new Map<string, boolean>()

  readonly #generated: GeneratedTexts
  readonly #lists: GeneratedLists
  readonly #given: GivenFiles

  constructor(
    parser: DartParser,
    directory: string,
    packages: Packages,
    given: GivenFiles = new Map(),
    annotated: AnnotatedFiles = new AnnotatedFiles(),
  ) {
    this.#parser = parser
    this.#given = given
    this.#packages = packages
    this.#generated = new GeneratedTexts(parser, packages)
    this.#lists = new GeneratedLists(parser, packages, annotated)
    const libraries = [...packages.values()].flatMap(({ root }) => libraryOf(root))
    this.#roots = [realpathSync(directory), ...libraries]
  }

  /** The file as it is now, or as a generator would write it; `known` itself when its content is the same. */
  read(file: string, known: SourceFile | undefined): SourceFile | null {
    const given = this.#given.get(file)
    if (given !== undefined) return this.#readGiven(file, given, known)
    return this.#readFromDisk(file, known) ?? this.#readGenerated(file, known)
  }

  #readGiven(file: string, { text, unread }: GivenFile, known: SourceFile | undefined): SourceFile {
    if (known !== undefined && known.text === text && !known.tooLarge) return known
    return { ...this.#parsed(file, text, false), stamp: '', texts: '', verdict: { kind: 'good', unread } }
  }

  #parsed(file: string, text: string, tooLarge: boolean): Omit<SourceFile, 'stamp' | 'texts'> {
    const unit = readUnit(this.#parser, text)
    return { text, tooLarge, unit, ...this.#targets(unit, file), verdict: null, isWritten: true }
  }

  /**
   * The file as it is now; `known` itself when its content is the same. Null for what is not there, cannot be
   * read, is no file, or is reached by a link that leads out of the project or its package.
   */
  #readFromDisk(file: string, known: SourceFile | undefined): SourceFile | null {
    try {
      const described = this.#describe(file)
      if (described === null) return null
      const anew = this.#generated.anew(file)
      const texts = anew?.stamp ?? ''
      const own = [described.ino, described.size, described.mtimeNs, described.ctimeNs].join(' ')
      const stamp = `${own} ${texts}`
      const settled = BigInt(Date.now()) * 1_000_000n - described.mtimeNs > CLOCK_NS
      if (known !== undefined && settled && known.stamp === stamp) return known
      const { text, tooLarge } = readText(file)
      const isSame = known !== undefined && known.text === text && known.tooLarge === tooLarge
      if (isSame && known.texts === texts) {
        known.stamp = stamp
        return known
      }
      const parsed = this.#parsed(file, text, tooLarge)
      return { ...parsed, unit: anew?.make(parsed.unit) ?? parsed.unit, stamp, texts }
    } catch {
      // A generated file that was never made, or one without permission: the picture goes on without it.
      return null
    }
  }

  #readGenerated(file: string, known: SourceFile | undefined): SourceFile | null {
    const generated = this.#generated.find(file) ?? this.#lists.find(file)
    if (generated === null) return null
    if (known?.stamp === generated.stamp) return known
    const made = generated.make()
    if (made === null) return null
    const directives = this.#targets(made.unit, file)
    return {
      stamp: generated.stamp,
      texts: '',
      tooLarge: false,
      ...made,
      ...directives,
      verdict: { kind: 'good', unread: 0 },
      isWritten: false,
    }
  }

  /** The file that a directive of a file names; null for libraries that are not read. */
  resolve(uri: string, from: string): string | null {
    return resolveUri(uri, from, this.#packages)
  }

  #describe(file: string): BigIntStats | null {
    const described = lstatSync(file, { bigint: true })
    if (!this.#isInside(path.dirname(file))) return null
    if (described.isFile()) return described
    if (!described.isSymbolicLink() || !this.#isBelowRoot(realpathSync(file))) return null
    const target = statSync(file, { bigint: true })
    return target.isFile() ? target : null
  }

  #isInside(folder: string): boolean {
    const known = this.#inside.get(folder)
    if (known !== undefined) return known
    const real = realpathSync(folder)
    const inside = this.#isBelowRoot(real)
    this.#inside.set(folder, inside)
    return inside
  }

  #isBelowRoot(real: string): boolean {
    return this.#roots.some((root) => real === root || real.startsWith(root + path.sep))
  }

  #targets(unit: SourceUnit, file: string): Pick<SourceFile, 'targets' | 'exportsMore'> {
    const resolve = (uri: string): string | null => this.resolve(uri, file)
    const uris = [...unit.imports.map((each) => each.uri), ...unit.exports, ...unit.parts]
    return {
      targets: uris.flatMap((uri) => resolve(uri) ?? []),
      exportsMore: unit.exports.some((uri) => resolve(uri) === null),
    }
  }
}

/** `lib/` of a package; none where that is absent or leads out of it. */
function libraryOf(root: string): string[] {
  try {
    const real = realpathSync(path.join(root, 'lib'))
    return real.startsWith(root + path.sep) ? [real] : []
  } catch {
    return [] // A package without code.
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
