import { childrenOf, named, textOf } from './syntax.ts'
import type { Source, Syntax } from './syntax.ts'
import type { Argument, Expression } from '../model/expression.ts'

/**
 * `Box<prefix.A, prefix.B>(…)` among arguments or elements, which the grammar reads as `Box < prefix.A` and
 * `prefix.B > (…)` side by side: in Dart what ends so and is followed by a parenthesis is one call.
 *
 * @param values what stands side by side; null where none begins at `at`, else the call and how many it takes.
 */
export function readCallAcross(
  source: Source,
  values: readonly (Syntax | undefined)[],
  at: number,
): { readonly call: Expression; readonly takes: number } | null {
  const first = comparedIn(source, values[at], '<')
  if (first === null) return null
  const types = [typeNamed(source, first.right)]
  for (let next = at + 1; next < values.length; next += 1) {
    const last = comparedIn(source, values[next], '>')
    types.push(typeNamed(source, last?.left ?? values[next]))
    if (types.includes(null)) return null
    if (last === null) continue
    if (!IN_PARENTHESES.test(last.right.type)) return null
    const call: Expression = {
      kind: 'call',
      callee: source.expression(first.left),
      arguments: readGiven(source, last.right),
      types: types.flatMap((each) => each ?? []),
      at: first.left.start,
    }
    return { call, takes: next - at + 1 }
  }
  return null
}

/** What the grammar takes the arguments of such a call for. */
export const IN_PARENTHESES = /^(parenthesized_expression|record_literal)$/

function comparedIn(
  source: Source,
  node: Syntax | undefined,
  sign: '<' | '>',
): { readonly left: Syntax; readonly right: Syntax } | null {
  if (node?.type !== 'relational_expression') return null
  const [left, right, more] = named(node).filter((child) => !child.type.endsWith('_operator'))
  if (left === undefined || right === undefined || more !== undefined) return null
  return source.text.slice(left.end, right.start).trim() === sign ? { left, right } : null
}

function typeNamed(source: Source, node: Syntax | undefined): string | null {
  const text = node === undefined ? '' : textOf(source, node)
  return /^(?:[\w$]+\.)?[\w$]+$/.test(text) ? text.replace(/^.*\./, '') : null
}

/** The arguments of a call, from what the grammar takes for an expression in parentheses or for a record. */
export function readGiven(source: Source, node: Syntax): Argument[] {
  const fields = node.type === 'record_literal' ? childrenOf(node, 'record_field') : [node]
  // A record of one field with a name is that field.
  const values = fields.length === 0 ? [node] : fields
  return values.flatMap((each) => {
    const value = named(each).at(-1)
    const [label] = childrenOf(each, 'label').flatMap(named)
    if (value === undefined) return []
    return [{ name: label === undefined ? null : textOf(source, label), value: source.expression(value) }]
  })
}
