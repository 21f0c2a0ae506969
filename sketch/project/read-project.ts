import path from 'node:path'
import { AnnotatedFiles } from './annotated-files.ts'
import { AssetBundle } from './asset-bundle.ts'
import { checkFile } from './check-file.ts'
import { isLeftOutByGit } from './left-out-by-git.ts'
import { locationOf } from './location-of.ts'
import { missingFileError, missingFileMessage, missingMainError, pathShown } from './missing-files.ts'
import { NamesOnDisk } from './names-on-disk.ts'
import { noteOn } from './note-on.ts'
import { reach } from './reach.ts'
import { readPackages, resolveUri } from './packages.ts'
import { readPubspec } from './read-pubspec.ts'
import { slicedBy } from './sliced-by.ts'
import { SourceReader } from './source-file.ts'
import type { DartParser } from '../dart/parser.ts'
import type { SourceUnit } from '../model/declaration.ts'
import type { SourceLocation } from '../model/source-location.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { Packages } from './packages.ts'
import type { GivenFile, GivenFiles, SourceFile } from './source-file.ts'

/** What a picture is drawn from. A file is read when the picture first needs it. */
export interface Project {
  readonly directory: string
  readonly packageName: string
  /** Whether the app is of Dart 2.12 or newer. */
  readonly nullSafe: boolean
  readonly entry: string
  /** What the run was given: `--dart-define` and its like. */
  readonly defines: ReadonlyMap<string, string>
  /** The file of that absolute path; undefined for one that is not there or not of this project or its packages. */
  unit(file: string): SourceUnit | undefined
  /** The file that a directive of a file names; null for libraries that are not read. */
  resolve(uri: string, from: string): string | null
  /** Notes for the picture: files that could be read only in part, as far as is known by now. */
  notes(): readonly string[]
  /** What the pubspecs list as assets. */
  readonly assets: AssetBundle
  /** The files that were read by now, as another reader can be given them. */
  loaded(): ReadonlyMap<string, GivenFile>
}

export type ProjectReading =
  | { readonly kind: 'read'; readonly project: Project; readonly changed: number }
  | { readonly kind: 'not-compiled'; readonly errors: readonly Diagnostic[] }

/**
 * Characters that a first reading looks through for errors before the picture, nearest to the entry point first:
 * all of a small project, some 1,700 lines of a large one. The parser has only just begun then: three times as many took
 * 100 ms more. The rest is looked through behind the picture.
 */
const AT_FIRST = 50_000
/** Likewise of the files that changed since the last reading; an edit is always looked at. */
const AT_A_CHANGE = 1_500_000

type Files = Map<string, SourceFile | null>

/** Reads a project again and again, and of it only the files whose content changed. */
export class ProjectReader {
  readonly #parser: DartParser
  readonly #directory: string
  readonly #entry: string
  readonly #defines: ReadonlyMap<string, string>
  /** What the picture is drawn from; a failed reading leaves it as it was. Null: looked for and not there. */
  #good: Files = new Map()
  /** The newest content of each file, good or not. */
  readonly #newest = new Map<string, SourceFile>()
  #sources: SourceReader | null = null
  /** Where each package was at the last reading. */
  #places = ''
  #assets: AssetBundle | null = null
  /** What is imported, not there and left out by git, as far as this reading knows. */
  readonly #leftOut = new Set<string>()
  /** What is imported in other letters than it is named, with the file that is meant. */
  readonly #misnamed = new Map<string, string>()
  #names = new NamesOnDisk([])
  readonly #given: GivenFiles
  readonly #annotated = new AnnotatedFiles()

  /** @param given taken in place of what is on the disk, as it is at each reading. */
  constructor(
    parser: DartParser,
    directory: string,
    target: string,
    defines: ReadonlyMap<string, string> = new Map(),
    given: GivenFiles = new Map(),
  ) {
    this.#given = given
    this.#parser = parser
    this.#defines = defines
    this.#directory = directory
    this.#entry = path.resolve(directory, target)
  }

  /** Where an asset that the last reading listed is at this moment; null when there is none. */
  assetFile(key: string): string | null {
    const found = this.#assets?.look(key)
    return found?.kind === 'found' ? found.file : null
  }

  /** Where in the last good reading an offset stands; null for a file that was not read. */
  locationOf(file: string, offset: number): SourceLocation | null {
    const unit = this.#good.get(file)?.unit
    return unit === undefined ? null : locationOf(this.#directory, file, unit, offset)
  }

  /**
   * Follows what is known of the project and looks at what changed.
   * @throws when the entry point cannot be read at all.
   */
  async read(): Promise<ProjectReading> {
    const pubspec = readPubspec(this.#directory)
    if (pubspec.kind === 'absent') throw new Error('pubspec.yaml could not be read')
    if (pubspec.kind === 'bad') return { kind: 'not-compiled', errors: [pubspec.error] }
    const { packageName, nullSafe } = pubspec.pubspec
    const packages = readPackages(this.#directory, pubspec.pubspec)
    const places = [packageName, ...[...packages.values()].map((each) => each.root)].join('\n')
    // What a file imports may lie elsewhere now.
    if (places !== this.#places) this.#newest.clear()
    this.#places = places
    const assets = new AssetBundle(packageName, packages)
    this.#assets = assets
    const sources = new SourceReader(this.#parser, this.#directory, packages, this.#given, this.#annotated)
    this.#sources = sources
    this.#leftOut.clear()
    this.#misnamed.clear()
    this.#names = new NamesOnDisk([this.#directory, ...[...packages.values()].map((each) => each.directory)])
    const files: Files = new Map()
    const errors: Diagnostic[] = []
    const first = this.#good.size === 0
    let left = first ? AT_FIRST : AT_A_CHANGE
    const changed = new Set<string | null>()
    for (const [file, from] of reach(this.#entry, (each) => this.#onwardFrom(files, each))) {
      const before = this.#good.get(file)
      const known = this.#newest.get(file)
      // A file that was not checked yet waits, unless an edit has just imported it.
      const waits =
        known === undefined && before === undefined && (left <= 0 || !(first || changed.has(from)))
      if (waits) continue
      const now = sources.read(file, known)
      if (now === null && file === this.#entry) throw new Error(missingFileMessage(this.#directory, file))
      files.set(file, now)
      if (now === null) {
        errors.push(...this.#missing(files, file, from))
        continue
      }
      this.#newest.set(file, now)
      const isNew = now !== before
      if (isNew) changed.add(file)
      if (now.verdict === null && isNew) {
        const fits = now.text.length <= left || (!first && left === AT_A_CHANGE)
        left -= now.text.length
        if (fits) await this.#check(file, now, async () => await Promise.resolve())
      }
      if (now.verdict?.kind === 'bad') errors.push(...now.verdict.errors)
    }
    if (errors.length === 0) errors.push(...this.#missingMain(files))
    if (errors.length > 0) return { kind: 'not-compiled', errors }
    this.#good = files
    return {
      kind: 'read',
      changed: changed.size,
      project: this.#projectOf(files, sources, packages, { packageName, nullSafe, assets }),
    }
  }

  /**
   * Looks through what the last good reading left: files that the picture did not need. Resolves with the errors
   * in them, as a compiler would find them.
   * @param pause is called every few milliseconds; what it throws ends the search.
   */
  async checkRest(pause: () => Promise<void>): Promise<readonly Diagnostic[]> {
    const files = this.#good
    const errors: Diagnostic[] = []
    const sources = this.#sources
    if (sources === null) return []
    const slice = slicedBy(pause)
    for (const [file, from] of reach(this.#entry, (each) => this.#onwardFrom(files, each))) {
      await slice()
      const now = this.#load(files, sources, file)
      if (now === null) errors.push(...this.#missing(files, file, from))
      else if (now.verdict === null) await this.#check(file, now, pause)
      if (now?.verdict?.kind === 'bad') errors.push(...now.verdict.errors)
    }
    return errors
  }

  /** What a file leads on to: one that is not there, to the one that is meant. */
  #onwardFrom(files: Files, file: string): readonly string[] | undefined {
    const now = files.get(file)
    return now === null ? this.#misnamedBy(file) : now?.targets
  }

  #misnamedBy(file: string): readonly string[] {
    const meant = this.#names.meantBy(file)
    return meant === null ? [] : [meant]
  }

  #projectOf(
    files: Files,
    sources: SourceReader,
    packages: Packages,
    pubspec: Pick<Project, 'packageName' | 'nullSafe' | 'assets'>,
  ): Project {
    const names = this.#names
    return {
      ...pubspec,
      directory: this.#directory,
      entry: this.#entry,
      defines: this.#defines,
      resolve: (uri, from) => {
        const file = resolveUri(uri, from, packages)
        return file === null ? null : (names.meantBy(file) ?? file)
      },
      unit: (file) => this.#load(files, sources, file)?.unit,
      notes: () => [
        ...[...this.#leftOut].map(
          (file) => `${pathShown(this.#directory, file)} is not there: git leaves it out`,
        ),
        ...[...this.#misnamed].map(
          ([file, meant]) =>
            `${pathShown(this.#directory, file)} is named ${pathShown(this.#directory, meant)}: ` +
            'Linux does not find it',
        ),
        ...[...files].flatMap(([file, each]) =>
          each === null ? [] : noteOn(path.relative(this.#directory, file), each),
        ),
      ],
      loaded: () =>
        new Map(
          [...files].flatMap(([file, each]) => {
            if (each?.isWritten !== true || each.tooLarge) return []
            const unread = each.verdict?.kind === 'good' ? each.verdict.unread : 0
            return [[file, { text: each.text, unread }]]
          }),
        ),
    }
  }

  #load(files: Files, sources: SourceReader, file: string): SourceFile | null {
    const known = files.get(file)
    if (known !== undefined) return known
    const now = sources.read(file, this.#newest.get(file))
    files.set(file, now)
    if (now !== null) this.#newest.set(file, now)
    return now
  }

  async #check(file: string, now: SourceFile, pause: () => Promise<void>): Promise<void> {
    const before = this.#good.get(file)?.verdict
    const unread = before?.kind === 'good' ? before.unread : null
    now.verdict = await checkFile(this.#parser, file, now.text, unread, pause)
  }

  #missing(files: Files, file: string, from: string | null): Diagnostic[] {
    if (this.#leftOut.has(file)) return []
    const meant = this.#names.meantBy(file)
    if (meant !== null) {
      this.#misnamed.set(file, meant)
      return []
    }
    const by = from ?? this.#entry
    const resolve = (uri: string): string | null => this.#sources?.resolve(uri, by) ?? null
    const error = missingFileError(this.#directory, file, by, files.get(by)?.text ?? '', resolve)
    if (error === null) return []
    // A fresh clone has none, and only its developer can write it: what it declares is not known.
    if (!isLeftOutByGit(file)) return [error]
    this.#leftOut.add(file)
    return []
  }

  #missingMain(files: Files): Diagnostic[] {
    const entry = files.get(this.#entry)
    if (entry?.verdict?.kind === 'good' && entry.verdict.unread > 0) return []
    const error = missingMainError(this.#entry, (file) => files.get(this.#names.meantBy(file) ?? file))
    return error === null ? [] : [error]
  }
}
