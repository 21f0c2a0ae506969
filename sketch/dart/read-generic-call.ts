import { readArguments } from './read-parameters.ts'
import { IN_PARENTHESES, readGiven } from './call-across.ts'
import { childrenOf, fieldOf, named, textOf } from './syntax.ts'
import type { Source, Syntax } from './syntax.ts'
import type { Expression } from '../model/expression.ts'

/** Calls with a type that the grammar reads as two comparisons; null for all else. */
export function readGenericCall(source: Source, left: Syntax, right: Syntax): Expression | null {
  return left.type === 'relational_expression'
    ? (readPrefixed(source, left, right) ??
        readOfPrefixedType(source, left, right) ??
        readContinued(source, left, right))
    : null
}

/** `List<int>.of(…).length`, of which only what ends with the call is read as such by the grammar. */
function readContinued(source: Source, left: Syntax, right: Syntax): Expression | null {
  const [owner, type] = named(left).filter((child) => !child.type.endsWith('_operator'))
  if (owner === undefined || type === undefined || !/^_?[A-Z]\w*$/.test(textOf(source, owner))) return null
  const signs = [source.text.slice(owner.end, type.start), source.text.slice(left.end, right.start)]
  if (signs.map((each) => each.trim()).join('') !== '<>') return null
  return beginningWith(source.expression(right), source.expression(owner), textOf(source, type))
}

/** What begins with a call of `.name(…)`, with the type in front of it; null for all else. */
function beginningWith(written: Expression, owner: Expression, type: string): Expression | null {
  switch (written.kind) {
    case 'call': {
      const { callee } = written
      if (callee.kind === 'shorthand')
        return { ...written, callee: { kind: 'member', target: owner, name: callee.name }, types: [type] }
      const begun = beginningWith(callee, owner, type)
      return begun === null ? null : { ...written, callee: begun }
    }
    case 'member':
    case 'index': {
      const target = beginningWith(written.target, owner, type)
      return target === null ? null : { ...written, target }
    }
    case 'unary': {
      const operand = written.operator === '!!' ? beginningWith(written.operand, owner, type) : null
      return operand === null ? null : { ...written, operand }
    }
    case 'binary': {
      const begun = beginningWith(written.left, owner, type)
      return begun === null ? null : { ...written, left: begun }
    }
    default:
      return null
  }
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
