import { readCallAcross } from './call-across.ts'
import { childOf, childrenOf, fieldOf, isComment, named, textOf, typesIn } from './syntax.ts'
import { withWanted } from '../model/wanted-type.ts'
import type { Source, Syntax } from './syntax.ts'
import type { Argument, Expression, Parameter } from '../model/expression.ts'

/**
 * The parameters of a function or constructor; defaults follow their parameter as bare expressions.
 *
 * @param isField whether a parameter declares a field, by its syntax; left out: none does.
 */
export function readParameters(
  source: Source,
  list: Syntax | undefined,
  isField: (parameter: Syntax) => boolean = () => false,
): Parameter[] {
  const readParameter = (node: Syntax, byName: boolean): Parameter => {
    const read = readPlain(source, node, byName)
    return isField(node) ? { ...read, target: 'field' } : read
  }
  if (list === undefined) return []
  const parameters: Parameter[] = []
  for (const child of named(list)) {
    if (child.type === 'optional_formal_parameters') {
      const byName = source.text[child.start] === '{'
      let usual: Expression | null = null
      for (const inner of named(child)) {
        const last = parameters.at(-1)
        if (inner.type === 'annotation') usual = defaultIn(source, inner) ?? usual
        else if (inner.type === 'formal_parameter') {
          const read = readParameter(inner, byName)
          parameters.push({ ...read, initial: usual ?? read.initial })
          usual = null
        } else if (last !== undefined && !isComment(inner)) {
          const initial = withWanted(source.expression(inner), last.type)
          parameters[parameters.length - 1] = { ...last, initial }
        }
      }
    } else if (child.type === 'formal_parameter') parameters.push(readParameter(child, false))
  }
  return parameters
}

/** The value of `@Default(…)`, by which freezed is told what a field is without an argument. */
function defaultIn(source: Source, annotation: Syntax): Expression | null {
  const name = fieldOf(annotation, 'name')
  if (name === undefined || textOf(source, name) !== 'Default') return null
  return readArguments(source, childOf(annotation, 'arguments'))[0]?.value ?? null
}

function readPlain(source: Source, node: Syntax, byName: boolean): Parameter {
  const own = childOf(node, 'constructor_param')
  const above = childOf(node, 'super_formal_parameter')
  const holder = own ?? above ?? node
  const name = fieldOf(holder, 'name') ?? named(holder).findLast((child) => child.type === 'identifier')
  const [type] = typesIn(node)
  const isNullable = name !== undefined && source.text.slice(node.start, name.start).trimEnd().endsWith('?')
  return {
    name: name === undefined ? '' : textOf(source, name),
    named: byName,
    target: own !== undefined ? 'field' : above !== undefined ? 'super' : 'local',
    initial: childrenOf(node, 'annotation').flatMap((each) => defaultIn(source, each) ?? [])[0] ?? null,
    ...(type === undefined ? {} : { type: textOf(source, type) }),
    ...(isNullable ? { nullable: true as const } : {}),
  }
}

/** The arguments of a call, from its `arguments` or `argument_part` node. */
export function readArguments(source: Source, node: Syntax | undefined): Argument[] {
  if (node === undefined) return []
  const list = node.type === 'argument_part' ? childOf(node, 'arguments') : node
  if (list === undefined) return []
  const given = named(list).flatMap((child): { name: string | null; value: Syntax }[] => {
    const [first, second] = named(child)
    if (child.type === 'argument' && first !== undefined) return [{ name: null, value: first }]
    if (child.type !== 'named_argument' || first === undefined || second === undefined) return []
    return [{ name: textOf(source, named(first)[0] ?? first), value: second }]
  })
  const values = given.map(({ value }) => value)
  const read: Argument[] = []
  for (let at = 0; at < given.length;) {
    const across = readCallAcross(source, values, at)
    const each = given[at]
    if (each !== undefined)
      read.push({ name: each.name, value: across?.call ?? source.expression(each.value) })
    at += across?.takes ?? 1
  }
  return read
}

/** The names of the types that a call is given: `A` and `B` of `f<A, List<B>?>()` come as `A` and `List`. */
export function readTypeArguments(source: Source, node: Syntax | undefined): string[] {
  const list = node === undefined ? undefined : childOf(node, 'type_arguments')
  return list === undefined ? [] : typesIn(list).map((child) => textOf(source, child))
}
