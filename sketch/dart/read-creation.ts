import { readArguments, readTypeArguments } from './read-parameters.ts'
import { childOf, childrenOf, textOf } from './syntax.ts'
import type { Source, Syntax } from './syntax.ts'
import type { Expression } from '../model/expression.ts'

/** `const EdgeInsets.all(8)`, `new A()`, `List<int>.generate(…)`: names first, then the arguments. */
export function readCreation(source: Source, node: Syntax): Expression {
  const names = childrenOf(node, 'type_identifier', 'identifier').map((child) => textOf(source, child))
  const [head, ...rest] = names
  if (head === undefined) return { kind: 'opaque', text: textOf(source, node) }
  const callee = rest.reduce<Expression>((target, name) => ({ kind: 'member', target, name }), {
    kind: 'name',
    name: head,
  })
  const list = childOf(node, 'arguments', 'argument_part')
  if (list === undefined) return callee
  return {
    kind: 'call',
    callee,
    arguments: readArguments(source, list),
    types: readTypeArguments(source, node),
    at: node.start,
  }
}
