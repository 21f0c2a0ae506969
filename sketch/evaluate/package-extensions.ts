import { booleanOf, created, stringOf } from './value.ts'
import type { Arguments } from './arguments.ts'
import type { Value } from './value.ts'

/** dartx, nb_utils and their like on what may be null: whether there is nothing in it. */
const EMPTY = /^is(NullOrEmpty|EmptyOrNull|NullOrBlank|BlankOrNull|NullEmptyOrFalse)$/
const FULL = /^isNot(Null(Or|And|Nor)(Not)?(Empty|Blank)|(Empty|Blank)(Or|And|Nor)(Not)?Null)$/

/**
 * What extensions of packages that are not read add to Dart's own types under names that say it, `token.isNullOrEmpty`,
 * `16.height`: asked after the source. Null for any other.
 */
export function addedProperty(target: Value, name: string): Value | null {
  if (EMPTY.test(name)) return emptiness(target, true)
  if (FULL.test(name)) return emptiness(target, false)
  // nb_utils (`extensions/int_extensions.dart`)
  const isGap = target.kind === 'number' && (name === 'height' || name === 'width')
  return isGap ? created('SizedBox', { [name]: target }) : null
}

function emptiness(value: Value, wanted: boolean): Value | null {
  if (value.kind === 'null') return booleanOf(wanted)
  if (value.kind === 'string' && value.assumed !== true)
    return booleanOf((value.value.trim() === '') === wanted)
  if (value.kind === 'list') return booleanOf((value.items.length === 0) === wanted)
  return value.kind === 'map' ? booleanOf((value.entries.length === 0) === wanted) : null
}

/** The same of methods: nb_utils' `title.validate()` and `widget.visible(open)`, dartx' `name.orEmpty()`. */
export function addedMethod(target: Value, name: string, { positional, named }: Arguments): Value | null {
  const property = positional.length === 0 && named.size === 0 ? addedProperty(target, name) : null
  if (property !== null && target.kind !== 'number') return property
  if (name === 'orEmpty' && positional.length === 0) return orElse(target, stringOf(''))
  if (name === 'validate' && positional.length === 0)
    return orElse(target, named.get('value') ?? stringOf(''))
  const [open] = positional
  const isWidget = target.kind === 'object' || target.kind === 'instance'
  if (name !== 'visible' || !isWidget || open?.kind !== 'boolean') return null
  return open.value ? target : (named.get('defaultWidget') ?? created('SizedBox'))
}

const SIMPLE: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'list'])

const orElse = (value: Value, other: Value): Value | null =>
  value.kind === 'null' ? other : SIMPLE.has(value.kind) ? value : null
