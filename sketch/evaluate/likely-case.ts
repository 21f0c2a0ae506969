import { KEPT_OUT, SIGNED_OUT } from './presumed.ts'
import { unknown } from './value.ts'
import type { Pattern } from '../model/pattern.ts'
import type { Scope } from './scope.ts'
import type { Value } from './value.ts'

/** What a state is called that has what the page shows. */
const LIKELY = /(^|[a-z_])(data|loaded|success|content|ready|done|completed?|fetched)$/i
const NOT_YET = /(un|not|in)_?(loaded|ready|completed?|fetched)$/i

/**
 * The case of a switch over what only running code could tell, where none takes it: the one with data, else the first.
 * Null where the value is known, or nothing is left to choose. `fails`: whether a case does nothing but throw.
 */
export function likelyCase<T>(
  subject: Value,
  cases: readonly T[],
  patternsOf: (one: T) => readonly Pattern[],
  fails: (one: T) => boolean,
): T | null {
  if (subject.kind !== 'unknown' && !isUnknownText(subject)) return null
  const is = (test: (name: string) => boolean): T | undefined =>
    cases.find((one) => patternsOf(one).some((pattern) => test(nameOf(pattern) ?? '')))
  // Nobody is signed in to an app that was just installed.
  const likely = is((name) => SIGNED_OUT.test(name)) ?? is(isLikely)
  if (likely !== undefined) return likely
  const hasRest = cases.some((one) => {
    const patterns = patternsOf(one)
    return (patterns.length === 0 || patterns.some(takesAll)) && !fails(one)
  })
  if (hasRest) return null
  const open = cases.find(
    (one) => !fails(one) && !patternsOf(one).some((each) => KEPT_OUT.test(nameOf(each) ?? '')),
  )
  return open ?? cases[0] ?? null
}

const isUnknownText = (value: Value): boolean =>
  value.kind === 'string' && (value.assumed === true || value.value === '…')

const isLikely = (name: string): boolean => LIKELY.test(name) && !NOT_YET.test(name)

function nameOf(pattern: Pattern): string | null {
  switch (pattern.kind) {
    case 'fields':
    case 'variable':
      return pattern.type?.replace(/[<?].*$/s, '') ?? null
    case 'constant':
      return pattern.value.kind === 'member' || pattern.value.kind === 'shorthand' ? pattern.value.name : null
    default:
      return null
  }
}

const takesAll = (pattern: Pattern): boolean =>
  pattern.kind === 'any' || (pattern.kind === 'variable' && pattern.type === null)

/** Declares the variables of a pattern, whatever is in them. */
export function declareUnknown(pattern: Pattern, scope: Scope): void {
  switch (pattern.kind) {
    case 'variable':
      scope.variables.set(pattern.name, unknown(pattern.name))
      return
    case 'either':
      for (const option of pattern.options) declareUnknown(option, scope)
      return
    case 'both':
      for (const part of pattern.parts) declareUnknown(part, scope)
      return
    case 'present':
      declareUnknown(pattern.pattern, scope)
      return
    case 'rest':
      if (pattern.pattern !== null) declareUnknown(pattern.pattern, scope)
      return
    case 'list':
      for (const item of pattern.items) declareUnknown(item, scope)
      return
    case 'map':
      for (const entry of pattern.entries) declareUnknown(entry.pattern, scope)
      return
    case 'fields':
      for (const field of pattern.fields) declareUnknown(field.pattern, scope)
      return
    default:
  }
}
