import type { SourceUnit } from '../model/declaration.ts'
import type { Project } from '../project/read-project.ts'

/** What the files of a project see of one another: the same for all that is drawn from one reading of it. */
export class Exports {
  readonly #project: Project
  readonly #offers = new Map<string, ReadonlyMap<string, string>>()
  readonly #targets = new Map<string, readonly ImportedFile[]>()
  readonly #extending = new Map<string, readonly string[]>()
  /** A part sees what the library it belongs to sees. */
  readonly #libraryOf = new Map<string, string>()

  constructor(project: Project) {
    this.#project = project
  }

  /** The library that a file is a part of, or the file itself. */
  libraryOf(file: string): string {
    return this.#libraryOf.get(file) ?? file
  }

  /** The names that a file exports, each with the file that declares it. */
  offeredBy(file: string): ReadonlyMap<string, string> {
    const known = this.#offers.get(file)
    if (known !== undefined) return known
    const names = new Map<string, string>()
    this.#offers.set(file, names)
    for (const each of this.#reach(file)) {
      for (const name of this.#unit(each)?.names() ?? []) if (!names.has(name)) names.set(name, each)
    }
    return names
  }

  /** What a library imports, in its order. */
  importedBy(library: string): readonly ImportedFile[] {
    const known = this.#targets.get(library)
    if (known !== undefined) return known
    const targets = (this.#unit(library)?.imports ?? []).map(({ uri, prefix }) => ({
      prefix,
      file: this.#project.resolve(uri, library),
    }))
    this.#targets.set(library, targets)
    return targets
  }

  /** The files with extensions of a type that a library can use. */
  extending(type: string, library: string): readonly string[] {
    const key = `${type} ${library}`
    const known = this.#extending.get(key)
    if (known !== undefined) return known
    const visible = new Set(this.#reach(library))
    for (const { file } of this.importedBy(library))
      for (const each of file === null ? [] : this.#reach(file)) visible.add(each)
    const found = [...visible].filter((each) => (this.#unit(each)?.extensionsOn(type).length ?? 0) > 0)
    this.#extending.set(key, found)
    return found
  }

  /** A file with its parts and what it exports. */
  #reach(file: string, into = new Set<string>()): ReadonlySet<string> {
    if (into.has(file)) return into
    into.add(file)
    const unit = this.#unit(file)
    for (const uri of [...(unit?.parts ?? []), ...(unit?.exports ?? [])]) {
      const target = this.#project.resolve(uri, file)
      if (target !== null) this.#reach(target, into)
    }
    return into
  }

  #unit(file: string): SourceUnit | undefined {
    const unit = this.#project.unit(file)
    for (const part of unit?.parts ?? []) {
      const resolved = this.#project.resolve(part, file)
      if (resolved !== null) this.#libraryOf.set(resolved, file)
    }
    return unit
  }
}

interface ImportedFile {
  readonly prefix: string | null
  /** Null where nothing is there. */
  readonly file: string | null
}
