import { sameValue, textOfValue } from './value.ts'
import type { InstanceValue, Value } from './value.ts'

/**
 * Whether two are one key of a map. Lists and maps are themselves alone, as in Dart: writing each of thousands as a text
 * takes seconds.
 */
export function sameKey(one: Value, other: Value): boolean {
  if (one.kind === 'string' && other.kind === 'string') return one.value === other.value
  if (one.kind === 'number' && other.kind === 'number') return one.value === other.value
  if (isCollection(one) || isCollection(other)) return one === other
  if (isOwn(one) && isOwn(other)) return sameParts(one, other)
  // a constant of an enum may be known by its name alone
  const isConstant = one.kind === 'member' || one.kind === 'instance'
  if (one.kind !== other.kind && !(isConstant && /^(member|instance)$/.test(other.kind))) return false
  return textOfKey(one) === textOfKey(other)
}

const isOwn = (value: Value): value is InstanceValue =>
  value.kind === 'instance' && value.of.declaration.kind !== 'enum'

/** Deeper than keys are made of one another. */
const MAX_WITHIN = 5

/**
 * Whether two of a class are alike in all that both have, as constants of one value are one. That a class without an
 * `==` tells two of them apart that are no constants is not asked: nobody looks such a one up by another.
 */
function sameParts(one: InstanceValue, other: InstanceValue, within = 0): boolean {
  if (one === other) return true
  if (one.of.declaration !== other.of.declaration || within > MAX_WITHIN) return false
  return [...one.fields].every(([name, value]) => {
    const its = other.fields.get(name)
    if (its === undefined || its === value) return true
    if (isOwn(value) && isOwn(its)) return sameParts(value, its, within + 1)
    return sameValue(value, its) === true
  })
}

const isCollection = ({ kind }: Value): boolean => kind === 'list' || kind === 'map'

/** Of what a library made only a locale is a text. */
function textOfKey(key: Value): string {
  if (key.kind !== 'object') return textOfValue(key)
  if (key.type !== 'Locale' || key.positional.length === 0) return '…'
  return key.positional
    .slice(0, 3)
    .map((part) => (part.kind === 'string' ? part.value : '…'))
    .join('_')
}
