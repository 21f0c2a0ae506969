import type { SourceUnit } from '../model/declaration.ts'
import type { Project } from '../project/read-project.ts'

/** What the files of a project see of one another: the same for all that is drawn from one reading of it. */
export class Exports {
  readonly #project: Project
  readonly #offers = new Map<string, ReadonlyMap<string, string>>()
  readonly #standIns = new Map<
    string,
    ReadonlyMap<string, { readonly name: string; readonly file: string }>
  >()
  readonly #targets = new Map<string, readonly ImportedFile[]>()
  /** Where each file leads on to: asked for once for each file that leads there. */
  readonly #onward = new Map<string, readonly string[]>()
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

  /** What stands for the classes that a file exports, each with the file that declares that class. */
  standInsBy(file: string): ReadonlyMap<string, { readonly name: string; readonly file: string }> {
    const known = this.#standIns.get(file)
    if (known !== undefined) return known
    const found = new Map<string, { readonly name: string; readonly file: string }>()
    this.#standIns.set(file, found)
    for (const each of this.#reach(file)) {
      for (const [type, name] of this.#unit(each)?.standIns() ?? [])
        if (!found.has(type)) found.set(type, { name, file: each })
    }
    return found
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
    for (const { file } of this.importedBy(library)) if (file !== null) this.#reach(file, visible)
    const found = [...visible].filter((each) => (this.#unit(each)?.extensionsOn(type).length ?? 0) > 0)
    this.#extending.set(key, found)
    return found
  }

  /** A file with its parts and what it exports, each before what it leads on to; a chain of them may be of any length. */
  #reach(file: string, into = new Set<string>()): ReadonlySet<string> {
    const waiting = [file]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (into.has(next)) continue
      into.add(next)
      const onward = this.#onwardFrom(next)
      for (let at = onward.length - 1; at >= 0; at -= 1) {
        const target = onward[at]
        if (target !== undefined && !into.has(target)) waiting.push(target)
      }
    }
    return into
  }

  #onwardFrom(file: string): readonly string[] {
    const known = this.#onward.get(file)
    if (known !== undefined) return known
    const unit = this.#unit(file)
    const uris = [...(unit?.parts ?? []), ...(unit?.exports ?? [])]
    const onward = uris.flatMap((uri) => this.#project.resolve(uri, file) ?? [])
    this.#onward.set(file, onward)
    return onward
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
