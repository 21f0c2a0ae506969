import { fieldOf, named, textOf } from './syntax.ts'
import type { Source, Syntax } from './syntax.ts'
import type { Expression } from '../model/expression.ts'

/** `target..a()..b = 1`. */
export function readCascade(source: Source, node: Syntax): Expression {
  const target = fieldOf(node, 'target')
  if (target === undefined) return { kind: 'opaque', text: textOf(source, node) }
  const sections = named(node)
    .filter((child) => child.type.endsWith('cascade_section'))
    .flatMap((section) => {
      const inner = named(section).at(-1)
      return inner === undefined ? [] : [source.expression(inner)]
    })
  const read = source.expression(target)
  return atArrow(target, read, sections) ?? { kind: 'cascade', target: read, sections }
}

/** Null where what the cascade is about does not end with the arrow of a function, or has parentheses around it. */
function atArrow(node: Syntax, read: Expression, sections: readonly Expression[]): Expression | null {
  if (node.type === 'function_expression') return withinArrow(read, sections)
  const alternative = node.type === 'conditional_expression' ? fieldOf(node, 'alternative') : undefined
  if (alternative === undefined || read.kind !== 'conditional') return null
  const otherwise = atArrow(alternative, read.otherwise, sections)
  return otherwise === null ? null : { ...read, otherwise }
}

/**
 * `(b) => b..x = 1..y = 2`: the grammar ends the function before the second section, which Dart counts to what it
 * gives. Null for what is no function with an arrow.
 */
function withinArrow(read: Expression, sections: readonly Expression[]): Expression | null {
  if (read.kind !== 'function' || read.body.kind !== 'expression') return null
  return { ...read, body: { ...read.body, value: withSections(read.body.value, sections) } }
}

function withSections(value: Expression, sections: readonly Expression[]): Expression {
  if (value.kind === 'cascade') return { ...value, sections: [...value.sections, ...sections] }
  if (value.kind === 'assign') return { ...value, value: withSections(value.value, sections) }
  return withinArrow(value, sections) ?? { kind: 'cascade', target: value, sections }
}
