import type { FieldDeclaration, FunctionDeclaration, SourceUnit } from '../model/declaration.ts'
import type { Project } from '../project/read-project.ts'
import type { KnownClass } from './value.ts'

export type Found =
  | { readonly kind: 'class'; readonly of: KnownClass }
  | { readonly kind: 'function'; readonly declaration: FunctionDeclaration; readonly file: string }
  | { readonly kind: 'variable'; readonly declaration: FieldDeclaration; readonly file: string }
  | { readonly kind: 'library'; readonly prefix: string }

/** Finds what a name means in a file, through its parts, imports and their exports. */
export class Declarations {
  readonly #project: Project
  readonly #seen = new Map<string, Map<string, Found | null>>()
  readonly #offers = new Map<string, ReadonlyMap<string, string>>()
  readonly #extensions = new Map<string, readonly KnownClass[]>()
  /** A part sees what the library it belongs to sees. */
  readonly #libraryOf = new Map<string, string>()

  constructor(project: Project) {
    this.#project = project
  }

  find(name: string, file: string): Found | null {
    const library = this.#libraryOf.get(file) ?? file
    const cache = this.#seen.get(library) ?? new Map<string, Found | null>()
    this.#seen.set(library, cache)
    const known = cache.get(name)
    if (known !== undefined) return known
    const found = this.#lookUp(name, library)
    cache.set(name, found)
    return found
  }

  /** What `prefix.name` means. */
  findIn(prefix: string, name: string, file: string): Found | null {
    const library = this.#libraryOf.get(file) ?? file
    for (const each of this.#unit(library)?.imports ?? []) {
      const target = each.prefix === prefix ? this.#resolve(each.uri, library) : null
      const found = target === null ? null : this.#exported(name, target)
      if (found !== null) return found
    }
    return null
  }

  /** The extensions of a type that a file can use. */
  extensionsOf(type: string, file: string): readonly KnownClass[] {
    const library = this.#libraryOf.get(file) ?? file
    const key = `${type} ${library}`
    const known = this.#extensions.get(key)
    if (known !== undefined) return known
    const visible = new Set(this.#reach(library))
    for (const { uri } of this.#unit(library)?.imports ?? []) {
      const target = this.#resolve(uri, library)
      for (const each of target === null ? [] : this.#reach(target)) visible.add(each)
    }
    const found = [...visible].flatMap((each) =>
      (this.#unit(each)?.extensionsOn(type) ?? []).map((declaration) => ({ declaration, file: each })),
    )
    this.#extensions.set(key, found)
    return found
  }

  /** The class of a name and file, in this reading of the project; null when it is gone. */
  classIn(file: string, name: string): KnownClass | null {
    const found = this.find(name, file)
    return found?.kind === 'class' ? found.of : null
  }

  #lookUp(name: string, library: string): Found | null {
    const own = this.#exported(name, library)
    if (own !== null) return own
    const unit = this.#unit(library)
    for (const each of unit?.imports ?? []) {
      if (each.prefix === name) return { kind: 'library', prefix: name }
      const target = each.prefix === null ? this.#resolve(each.uri, library) : null
      const found = target === null || name.startsWith('_') ? null : this.#exported(name, target)
      if (found !== null) return found
    }
    return null
  }

  #exported(name: string, file: string): Found | null {
    const declaring = this.#offered(file).get(name)
    const found = declaring === undefined ? null : (this.#unit(declaring)?.find(name) ?? null)
    if (declaring === undefined || found === null) return null
    return found.kind === 'class'
      ? { kind: 'class', of: { declaration: found.declaration, file: declaring } }
      : { ...found, file: declaring }
  }

  /** The names that a file exports, each with the file that declares it. */
  #offered(file: string): ReadonlyMap<string, string> {
    const known = this.#offers.get(file)
    if (known !== undefined) return known
    const names = new Map<string, string>()
    this.#offers.set(file, names)
    for (const each of this.#reach(file)) {
      for (const name of this.#unit(each)?.names() ?? []) if (!names.has(name)) names.set(name, each)
    }
    return names
  }

  /** A file with its parts and what it exports. */
  #reach(file: string, into = new Set<string>()): ReadonlySet<string> {
    if (into.has(file)) return into
    into.add(file)
    const unit = this.#unit(file)
    for (const uri of [...(unit?.parts ?? []), ...(unit?.exports ?? [])]) {
      const target = this.#resolve(uri, file)
      if (target !== null) this.#reach(target, into)
    }
    return into
  }

  #unit(file: string): SourceUnit | undefined {
    const unit = this.#project.unit(file)
    for (const part of unit?.parts ?? []) {
      const resolved = this.#resolve(part, file)
      if (resolved !== null) this.#libraryOf.set(resolved, file)
    }
    return unit
  }

  #resolve(uri: string, from: string): string | null {
    return this.#project.resolve(uri, from)
  }
}

/** The class, its mixins and all above it that the project declares, nearest first. */
export function lineageOf(declarations: Declarations, of: KnownClass): KnownClass[] {
  const line: KnownClass[] = []
  const visit = (each: KnownClass): void => {
    if (line.some((known) => known.declaration === each.declaration) || line.length > 50) return
    line.push(each)
    const { superclass, mixins, kind } = each.declaration
    const above = kind === 'extension' ? [] : [...mixins].reverse()
    for (const name of superclass === null || kind === 'extension' ? above : [...above, superclass]) {
      const found = declarations.find(name, each.file)
      if (found?.kind === 'class') visit(found.of)
    }
  }
  visit(of)
  return line
}

/** The name of the first class above it that the project does not declare: `StatelessWidget`, `State`, … */
export function foreignAncestor(declarations: Declarations, of: KnownClass): string | null {
  const line = lineageOf(declarations, of)
  return (
    line
      .map((each) => each.declaration.superclass)
      .find(
        (name, index) => name !== null && declarations.find(name, line[index]?.file ?? '')?.kind !== 'class',
      ) ?? null
  )
}
