import { readParameters } from './read-parameters.ts'
import { childOf, named, textOf } from './syntax.ts'
import type { Source, Syntax } from './syntax.ts'
import type { ConstructorDeclaration, FieldDeclaration } from '../model/declaration.ts'
import type { Expression } from '../model/expression.ts'

/** What the head of a class declares: `class A(final int x, int y)`. */
export interface Primary {
  /** Those that its parameters declare. */
  readonly fields: readonly FieldDeclaration[]
  /**
   * A field of the body; where it begins with a parameter, which it sees as an initializer list does, the constructor
   * takes over how it begins.
   */
  take(field: FieldDeclaration, member: Syntax): FieldDeclaration
  /** The constructor, with what `this` in the body of the class adds to it. */
  constructorWith(body: ConstructorDeclaration | null): ConstructorDeclaration
}

/** The primary constructor of a class; null when it has none. */
export function readPrimary(source: Source, node: Syntax): Primary | null {
  const primary = childOf(node, 'primary_constructor')
  const list = primary === undefined ? undefined : listIn(primary)
  if (primary === undefined || list === undefined) return null
  const parameters = readParameters(source, list, (parameter) => declaresField(source, parameter))
  const written = parameters.map(({ name }) => name.replaceAll('$', String.raw`\$`)).join('|')
  const mentions = new RegExp(String.raw`(?<!\w)(?:${written})(?![\w$])`)
  const name = source.text.slice(primary.start, list.start).replace('.', '').trim()
  const taken: { readonly name: string; readonly value: Expression }[] = []
  return {
    fields: declared(list).flatMap((parameter, at) =>
      declaresField(source, parameter)
        ? { name: parameters[at]?.name ?? '', static: false, nullable: false, late: false, initial: null }
        : [],
    ),
    take(field, member) {
      const { initial } = field
      if (parameters.length === 0 || initial === null || field.static || field.late === true) return field
      if (!mentions.test(textOf(source, member))) return field
      taken.push({ name: field.name, value: initial })
      return { ...field, initial: null }
    },
    constructorWith(body) {
      return {
        name: name === 'new' ? '' : name,
        factory: false,
        parameters,
        fields: [...taken, ...(body?.fields ?? [])],
        superCall: body?.superCall ?? null,
        redirect: null,
        body: body?.body ?? { kind: 'none' },
      }
    },
  }
}

function listIn(node: Syntax): Syntax | undefined {
  if (node.type === 'formal_parameter_list') return node
  for (const child of node.children) {
    const found = listIn(child)
    if (found !== undefined) return found
  }
  return undefined
}

/** Its parameters in their order. */
function declared(list: Syntax): Syntax[] {
  return named(list).flatMap((child) =>
    child.type === 'optional_formal_parameters'
      ? named(child).filter(({ type }) => type === 'formal_parameter')
      : child.type === 'formal_parameter'
        ? [child]
        : [],
  )
}

/** `final` or `var` stands before its type and its name. The grammar has not seen either. */
function declaresField(source: Source, parameter: Syntax): boolean {
  const annotation = parameter.children.findLast(({ type }) => type === 'annotation')
  const before = source.text.slice(Math.max(0, parameter.start - 80), parameter.start)
  const own = source.text.slice(annotation?.end ?? parameter.start, parameter.end)
  return /\b(?:var|final)\s+$/.test(before) || /^\s*(?:covariant\s+)?(?:var|final)\s/.test(own)
}
