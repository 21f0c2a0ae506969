import { SIGNED, SIGNED_IN, SIGNED_OUT } from './presumed.ts'
import type { Value } from './value.ts'

/**
 * What a comparison is called of what only running code could tell with the constant of an enum that says whether
 * somebody is signed in; null where neither side is one.
 */
export function comparedWithSigned(left: Value, right: Value, operator: '==' | '!='): string | null {
  const constant = left.kind === 'unknown' ? constantName(right) : constantName(left)
  if (constant === null) return null
  const isOut = SIGNED_OUT.test(constant)
  if (!isOut && !SIGNED_IN.test(constant)) return null
  return isOut === (operator === '==') ? SIGNED.out : SIGNED.in
}

/** What a constant of an enum is called, of the project or of a package. */
function constantName(value: Value): string | null {
  if (value.kind === 'member') return value.name
  if (value.kind !== 'instance' || value.of.declaration.constants.length === 0) return null
  const name = value.fields.get('name')
  return name?.kind === 'string' ? name.value : null
}
