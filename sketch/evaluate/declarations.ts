import { resolveUri } from '../project/read-project.ts'
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
  readonly #own = new Map<string, Map<string, Found>>()
  readonly #seen = new Map<string, Map<string, Found | null>>()
  #classes: Map<string, KnownClass> | null = null
  #extensions: Map<string, readonly KnownClass[]> | null = null
  /** A part sees what the library it belongs to sees. */
  readonly #libraryOf = new Map<string, string>()

  constructor(project: Project) {
    this.#project = project
    for (const [file, unit] of project.units) {
      for (const part of unit.parts) {
        const resolved = this.#resolve(part, file)
        if (resolved !== null) this.#libraryOf.set(resolved, file)
      }
    }
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
    for (const each of this.#project.units.get(library)?.imports ?? []) {
      const target = each.prefix === prefix ? this.#resolve(each.uri, library) : null
      const found = target === null ? null : this.#exported(name, target, new Set())
      if (found !== null) return found
    }
    return null
  }

  extensionsOf(type: string): readonly KnownClass[] {
    if (this.#extensions === null) {
      this.#extensions = new Map()
      for (const [file, unit] of this.#project.units) {
        for (const declaration of unit.classes) {
          if (declaration.kind !== 'extension' || declaration.superclass === null) continue
          const known = this.#extensions.get(declaration.superclass) ?? []
          this.#extensions.set(declaration.superclass, [...known, { declaration, file }])
        }
      }
    }
    return this.#extensions.get(type) ?? []
  }

  /** The class of a name and file, in this reading of the project; null when it has gone. */
  classIn(file: string, name: string): KnownClass | null {
    const found = this.find(name, file)
    return found?.kind === 'class' ? found.of : null
  }

  /** The first class of that name anywhere in the project. */
  classNamed(name: string): KnownClass | null {
    if (this.#classes === null) {
      this.#classes = new Map()
      for (const [file, unit] of this.#project.units) {
        for (const declaration of unit.classes) {
          if (declaration.kind !== 'extension' && !this.#classes.has(declaration.name)) {
            this.#classes.set(declaration.name, { declaration, file })
          }
        }
      }
    }
    return this.#classes.get(name) ?? null
  }

  #lookUp(name: string, library: string): Found | null {
    const own = this.#exported(name, library, new Set())
    if (own !== null) return own
    const unit = this.#project.units.get(library)
    for (const each of unit?.imports ?? []) {
      if (each.prefix === name) return { kind: 'library', prefix: name }
      const target = each.prefix === null ? this.#resolve(each.uri, library) : null
      const found = target === null || name.startsWith('_') ? null : this.#exported(name, target, new Set())
      if (found !== null) return found
    }
    return null
  }

  #exported(name: string, file: string, visited: Set<string>): Found | null {
    if (visited.has(file)) return null
    visited.add(file)
    const unit = this.#project.units.get(file)
    if (unit === undefined) return null
    const own = this.#declaredIn(file, unit).get(name)
    if (own !== undefined) return own
    for (const uri of [...unit.parts, ...unit.exports]) {
      const target = this.#resolve(uri, file)
      const found = target === null ? null : this.#exported(name, target, visited)
      if (found !== null) return found
    }
    return null
  }

  #declaredIn(file: string, unit: SourceUnit): Map<string, Found> {
    const known = this.#own.get(file)
    if (known !== undefined) return known
    const names = new Map<string, Found>()
    for (const declaration of unit.variables)
      names.set(declaration.name, { kind: 'variable', declaration, file })
    for (const declaration of unit.functions)
      names.set(declaration.name, { kind: 'function', declaration, file })
    for (const declaration of unit.classes) {
      if (declaration.kind !== 'extension')
        names.set(declaration.name, { kind: 'class', of: { declaration, file } })
    }
    this.#own.set(file, names)
    return names
  }

  #resolve(uri: string, from: string): string | null {
    return resolveUri(uri, from, this.#project.directory, this.#project.packageName)
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
