import { presumed } from './presumed.ts'
import { booleanOf, NULL } from './value.ts'
import type { Expression } from '../model/expression.ts'
import type { Evaluator } from './evaluator.ts'
import type { Value } from './value.ts'

/** Takes the underscores in front as well: a second `_*` before it takes a square of steps over a long row of them. */
const FIRST =
  '(?:get|read|load|fetch|find|check|try|has|is|stored|saved|current|cached|last|active|default|logged_?in|signed_?in|auth|access|refresh|jwt|bearer|api|my|local|from|_)*'
const LAST = '(?:_?(?:id|data|info|name|details|model|key|json|string|value))?'
/** What proves who somebody is. */
const PROOF = new RegExp(`^${FIRST}(?:user|session)?_?(?:token|session|credential)s?${LAST}$`, 'i')
/** How what says whether something holds is called. */
const SAYS_WHETHER = /^_*(?:is|has|was|did|are|user|logged|signed)/i
/** Who somebody is. */
const SOMEBODY = new RegExp(`^${FIRST}(?:user|account|member|login)s?${LAST}$`, 'i')

/**
 * What a comparison with null, or the question whether there is any, tells of somebody who is signed in, where only
 * running code could tell it: a new app knows of nobody while it is asked where it begins. Null for anything else.
 */
export function ofNobody(evaluator: Evaluator, written: Expression, asked: Value): Value | null {
  const isAsked = evaluator.arriving || evaluator.launch !== null || evaluator.atRoot || evaluator.asksWho
  if (asked.kind !== 'unknown' || !isAsked || evaluator.followsTap) return null
  if (written.kind === 'binary' && (written.operator === '==' || written.operator === '!=')) {
    const { left, right } = written
    const of = right.kind === 'null' ? left : left.kind === 'null' ? right : null
    return of !== null && isOfSomebody(of) ? booleanOf(written.operator === '==') : null
  }
  const isEmptiness = written.kind === 'member' && /^is(Not)?Empty$/.test(written.name)
  return isEmptiness && isOfSomebody(written.target) ? booleanOf(written.name === 'isEmpty') : null
}

/** What a future brings by the name of what was called for it: that nobody is signed in; null for any other. */
export function broughtOfNobody(event: Value): Value | null {
  if (event.kind !== 'unknown') return null
  if (PROOF.test(event.text)) return NULL
  if (!SAYS_WHETHER.test(event.text)) return null
  const known = presumed({ kind: 'unknown', text: event.text })
  return known.kind === 'boolean' ? known : null
}

/** What is not known, by the name of the function that gave it where that says what a new app has. */
export function namedByCall(name: string, value: Value): Value {
  if (value.kind !== 'unknown' || value.text === name) return value
  const named: Value = { ...value, text: name }
  return broughtOfNobody(named) === null ? value : named
}

function isOfSomebody(written: Expression): boolean {
  switch (written.kind) {
    case 'name':
    case 'member':
      return PROOF.test(written.name) || SOMEBODY.test(written.name)
    case 'call':
      return isOfSomebody(written.callee)
    case 'unary':
      return (written.operator === 'await' || written.operator === '!!') && isOfSomebody(written.operand)
    default:
      return false
  }
}
