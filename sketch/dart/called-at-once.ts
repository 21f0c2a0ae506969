import type { Syntax } from './syntax.ts'

/**
 * Puts a node behind its siblings. The grammar leaves what a function literal is called with beside it, `() { … }()`,
 * where it reads every other call as one node: here it becomes such a call, with the literal's place in what is around.
 */
export function putBehind(siblings: Syntax[], node: Syntax): void {
  const called = node.type === 'selector' ? siblings.at(-1) : undefined
  const [given] = node.children
  if (called?.type !== 'function_expression' || given?.type !== 'argument_part') siblings.push(node)
  else siblings[siblings.length - 1] = callOf(called, given)
}

function callOf(literal: Syntax, given: Syntax): Syntax {
  return {
    type: 'method_invocation',
    named: true,
    field: literal.field,
    start: literal.start,
    end: given.end,
    missing: false,
    children: [
      { ...literal, field: 'function' },
      { ...given, field: 'arguments' },
    ],
  }
}
