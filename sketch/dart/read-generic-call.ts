import { readArguments } from './read-parameters.ts'
import { childrenOf, fieldOf, named, textOf } from './syntax.ts'
import type { Source, Syntax } from './syntax.ts'
import type { Argument, Expression } from '../model/expression.ts'

/** Calls with a type behind a prefix, which the grammar reads as two comparisons; null for all else. */
export function readGenericCall(source: Source, left: Syntax, right: Syntax): Expression | null {
  return left.type === 'relational_expression'
    ? (readPrefixed(source, left, right) ?? readOfPrefixedType(source, left, right))
    : null
}

/** `target.name<prefix.Type>(…)`: in Dart no comparison is compared. */
function readOfPrefixedType(source: Source, left: Syntax, right: Syntax): Expression | null {
  const [callee, type] = named(left).filter((child) => !child.type.endsWith('_operator'))
  const isCall = IN_PARENTHESES.test(right.type)
  if (!isCall || callee === undefined || type === undefined) return null
  const isPrefixed = /^[\w$]+\.[\w$]+$/.test(textOf(source, type))
  const signs = [source.text.slice(callee.end, type.start), source.text.slice(left.end, right.start)]
  if (!isPrefixed || signs.map((each) => each.trim()).join('') !== '<>') return null
  // `await f<p.T>(…)` waits for what the call gives.
  const [awaited] = callee.type === 'unary_expression' ? childrenOf(callee, 'await_expression') : []
  const inner = awaited === undefined ? callee : named(awaited).at(-1)
  if (inner === undefined) return null
  const call: Expression = {
    kind: 'call',
    callee: source.expression(inner),
    arguments: readGiven(source, right),
    types: [textOf(source, type).replace(/^.*\./, '')],
    at: inner.start,
  }
  return awaited === undefined ? call : { kind: 'unary', operator: 'await', operand: call }
}

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

const IN_PARENTHESES = /^(parenthesized_expression|record_literal)$/

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
function readGiven(source: Source, node: Syntax): Argument[] {
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

/** `prefix.Type<A>.name(…)`, which the grammar reads as two comparisons and a call of `.name`; null for all else. */
function readPrefixed(source: Source, left: Syntax, right: Syntax): Expression | null {
  const callee = fieldOf(right, 'function')
  const isCall = right.type === 'method_invocation' && callee?.type === 'dot_shorthand'
  if (!isCall) return null
  const [owner, type] = named(left).filter((child) => !child.type.endsWith('_operator'))
  const list = fieldOf(right, 'arguments')
  const isType =
    owner !== undefined &&
    /\.[A-Z]\w*$/.test(textOf(source, owner)) &&
    /^\s*<\s*$/.test(source.text.slice(owner.end, type?.start))
  if (!isType || type === undefined) return null
  const name = named(callee)[0]
  return {
    kind: 'call',
    callee: {
      kind: 'member',
      target: source.expression(owner),
      name: name === undefined ? '' : textOf(source, name),
    },
    arguments: readArguments(source, list),
    types: [textOf(source, type)],
    at: left.start,
  }
}
