import { readPattern } from './read-pattern.ts'
import { childrenOf, fieldOf, named } from './syntax.ts'
import type { Source, Syntax } from './syntax.ts'
import type { Expression, SwitchArm } from '../model/expression.ts'

/** `switch (v) { pattern => value, … }`. */
export function readSwitch(source: Source, node: Syntax): Expression {
  const subject = fieldOf(node, 'condition')
  const arms = childrenOf(node, 'switch_expression_case').flatMap((arm): SwitchArm[] => {
    const value = named(arm).at(-1)
    const guard = fieldOf(arm, 'guard')
    if (value === undefined) return []
    return [
      {
        pattern: readPattern(
          source,
          arm.children.filter((child) => child.field === 'pattern'),
          false,
        ),
        guard: guard === undefined ? null : source.expression(guard),
        value: source.expression(value),
      },
    ]
  })
  return {
    kind: 'switch',
    subject: subject === undefined ? { kind: 'null' } : source.expression(subject),
    arms,
  }
}
