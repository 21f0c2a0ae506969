import type { Annotation, FieldDeclaration, FunctionDeclaration } from '../model/declaration.ts'
import type { Project } from '../project/read-project.ts'
import type { Exports } from './exports.ts'
import type { KnownClass } from './value.ts'

export type Found =
  | { readonly kind: 'class'; readonly of: KnownClass }
  | { readonly kind: 'function'; readonly declaration: FunctionDeclaration; readonly file: string }
  | { readonly kind: 'variable'; readonly declaration: FieldDeclaration; readonly file: string }
  | { readonly kind: 'library'; readonly prefix: string }

export interface AnnotationIn {
  readonly annotation: Annotation
  readonly file: string
}

/** Finds what a name means in a file, through its parts, imports and their exports. */
export class Declarations {
  readonly #project: Project
  readonly #exports: Exports
  readonly #seen = new Map<string, Map<string, Found | null>>()
  readonly #extensions = new Map<string, readonly KnownClass[]>()
  /** The classes above each, once they were asked for. */
  readonly lineages = new WeakMap<object, readonly KnownClass[]>()

  constructor(project: Project, exports: Exports) {
    this.#project = project
    this.#exports = exports
  }

  find(name: string, file: string): Found | null {
    const library = this.#exports.libraryOf(file)
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
    for (const each of this.#exports.importedBy(this.#exports.libraryOf(file))) {
      const found = each.prefix === prefix && each.file !== null ? this.#exported(name, each.file) : null
      if (found !== null) return found
    }
    return null
  }

  /** The extensions of a type that a file can use. */
  extensionsOf(type: string, file: string): readonly KnownClass[] {
    const library = this.#exports.libraryOf(file)
    const key = `${type} ${library}`
    const known = this.#extensions.get(key)
    if (known !== undefined) return known
    const found = this.#exports.extending(type, library).flatMap((each) =>
      (this.#project.unit(each)?.extensionsOn(type) ?? []).map((declaration) => ({
        declaration,
        file: each,
      })),
    )
    this.#extensions.set(key, found)
    return found
  }

  /** The class that a generated one stands for: `Cart` of `_Loaded`, where a constructor of it redirects to that. */
  behind(type: string, file: string): KnownClass | null {
    const library = this.#exports.libraryOf(file)
    const imported = type.startsWith('_') ? [] : this.#exports.importedBy(library)
    for (const each of [library, ...imported.map((one) => one.file)]) {
      const found = each === null ? undefined : this.#exports.standInsBy(each).get(type)
      if (found !== undefined) return this.classIn(found.file, found.name)
    }
    return null
  }

  /** The class of a name and file, in this reading of the project; null when it is gone. */
  classIn(file: string, name: string): KnownClass | null {
    const found = this.find(name, file)
    return found?.kind === 'class' ? found.of : null
  }

  /** Annotations whose names begin so, of the first library that has any: a file's own, then each that it imports. */
  annotationsFor(file: string, beginning: string): readonly AnnotationIn[] {
    const library = this.#exports.libraryOf(file)
    const imported = this.#exports.importedBy(library).map((each) => each.file)
    for (const each of [library, ...imported]) {
      const files = each === null ? [] : new Set([each, ...this.#exports.offeredBy(each).values()])
      const found = [...files].flatMap((one) =>
        (this.#project.unit(one)?.annotated(beginning) ?? []).map((annotation) => ({
          annotation,
          file: one,
        })),
      )
      if (found.length > 0) return found
    }
    return []
  }

  #lookUp(name: string, library: string): Found | null {
    const own = this.#exported(name, library)
    if (own !== null) return own
    for (const { prefix, file } of this.#exports.importedBy(library)) {
      if (prefix === name) return { kind: 'library', prefix: name }
      const isSeen = prefix === null && file !== null && !name.startsWith('_')
      const found = isSeen ? this.#exported(name, file) : null
      if (found !== null) return found
    }
    return null
  }

  #exported(name: string, file: string): Found | null {
    const declaring = this.#exports.offeredBy(file).get(name)
    const found = declaring === undefined ? null : (this.#project.unit(declaring)?.find(name) ?? null)
    if (declaring === undefined || found === null) return null
    return found.kind === 'class'
      ? { kind: 'class', of: { declaration: found.declaration, file: declaring } }
      : { ...found, file: declaring }
  }
}

/** The class, its mixins and all above it that the project declares, nearest first: the same each time it is asked. */
export function lineageOf(declarations: Declarations, of: KnownClass): readonly KnownClass[] {
  const known = declarations.lineages.get(of.declaration)
  if (known !== undefined) return known
  const line = lineAbove(declarations, of)
  declarations.lineages.set(of.declaration, line)
  return line
}

function lineAbove(declarations: Declarations, of: KnownClass): KnownClass[] {
  const line: KnownClass[] = []
  const visit = (each: KnownClass): void => {
    if (line.some((known) => known.declaration === each.declaration) || line.length > 50) return
    line.push(each)
    const { mixins, kind } = each.declaration
    if (kind === 'extension') return
    const above = [...mixins].reverse().map((name) => declarations.find(name, each.file))
    for (const found of [...above, superOf(declarations, each)]) {
      if (found?.kind === 'class') visit(found.of)
    }
  }
  visit(of)
  return line
}

/** What stands for the superclass of a class; null where it has none, or the project does not declare it. */
function superOf(declarations: Declarations, { declaration, file }: KnownClass): Found | null {
  const { superclass, superPrefix } = declaration
  if (superclass === null) return null
  return superPrefix === undefined
    ? declarations.find(superclass, file)
    : declarations.findIn(superPrefix, superclass, file)
}

/** The name of the first class above it that the project does not declare: `StatelessWidget`, `State`, … */
export function foreignAncestor(declarations: Declarations, of: KnownClass): string | null {
  const line = lineageOf(declarations, of)
  const last = line.find(
    (each) => each.declaration.superclass !== null && superOf(declarations, each)?.kind !== 'class',
  )
  return last?.declaration.superclass ?? null
}
