import { named, textOf } from './syntax.ts'
import type { Source, Syntax } from './syntax.ts'
import type { Expression } from '../model/expression.ts'

/** `a.b`, `a?.b`, `a[0]`, `a!`, `..b` and `.center`: the target first, then what is taken from it. */
export function readSelector(source: Source, node: Syntax): Expression {
  const parts = named(node).filter((part) => !part.type.endsWith('_operator'))
  if (node.type === 'dot_shorthand') {
    const name = parts[0]
    return { kind: 'shorthand', name: name === undefined ? '' : textOf(source, name) }
  }
  const [head, ...rest] = parts
  if (node.type === 'cascade_selector') {
    return parts.reduce<Expression>((target, part) => select(source, target, part), { kind: 'cascaded' })
  }
  if (head === undefined) return { kind: 'opaque', text: textOf(source, node) }
  const aware = node.type === 'conditional_assignable_selector'
  return rest.reduce<Expression>((target, part) => {
    const selected = select(source, target, part)
    return aware && selected.kind === 'member' ? { ...selected, aware } : selected
  }, source.expression(head))
}

function select(source: Source, target: Expression, part: Syntax): Expression {
  if (part.type !== 'index_selector') return { kind: 'member', target, name: textOf(source, part) }
  const index = named(part)[0]
  if (index === undefined) return target
  return {
    kind: 'index',
    target,
    index: source.expression(index),
    span: { start: part.start, end: part.end },
  }
}
