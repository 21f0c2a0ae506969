import { assume } from './assumed.ts'
import { itemsOf, runLoop } from './loops.ts'
import { guardHolds, matches } from './match-pattern.ts'
import { presumed } from './presumed.ts'
import { innerScope } from './scope.ts'
import { MAX_ITEMS } from './sizes.ts'
import type { Element } from '../model/expression.ts'
import type { Evaluator } from './evaluator.ts'
import type { Scope } from './scope.ts'
import type { Value } from './value.ts'

export interface LiteralElements {
  readonly items: Value[]
  readonly entries: (readonly [Value, Value])[]
}

/** The elements of a literal with `if`, `for` and spreads resolved. */
export function readLiteralElements(
  evaluator: Evaluator,
  elements: readonly Element[],
  scope: Scope,
): LiteralElements {
  const result: LiteralElements = { items: [], entries: [] }
  for (const element of elements) add(evaluator, element, scope, result)
  return result
}

function add(evaluator: Evaluator, element: Element, scope: Scope, result: LiteralElements): void {
  switch (element.kind) {
    case 'item':
      result.items.push(evaluator.evaluate(element.value, scope))
      break
    case 'pair':
      result.entries.push([evaluator.evaluate(element.key, scope), evaluator.evaluate(element.value, scope)])
      break
    case 'spread': {
      const value = evaluator.evaluate(element.value, scope)
      // then it is not known as a whole: no more is taken in, which would cost a step and room for thousands
      if (result.items.length + result.entries.length > MAX_ITEMS) break
      if (value.kind === 'map') result.entries.push(...value.entries)
      else result.items.push(...itemsOf(value))
      if (value.kind === 'unknown') assume(evaluator, 'rows', value, scope.file, element.span)
      break
    }
    case 'if': {
      const inner = innerScope(scope)
      const condition = evaluator.evaluate(element.condition, scope)
      const presumption = presumed(condition, element.condition)
      // A condition that is unknown counts as true: the fuller picture shows more of the layout.
      const holds =
        element.pattern === null
          ? presumption.kind !== 'boolean' || presumption.value
          : matches(evaluator, element.pattern, condition, inner) &&
            guardHolds(evaluator, element.guard, inner)
      if (element.pattern === null && condition.kind !== 'boolean')
        assume(evaluator, 'branch', condition, scope.file, element.span)
      const branch = holds ? element.consequent : element.otherwise
      if (branch !== null) add(evaluator, branch, inner, result)
      break
    }
    case 'for':
      runLoop(evaluator, element.loop, scope, (inner) => {
        add(evaluator, element.body, inner, result)
        return true
      })
  }
}
