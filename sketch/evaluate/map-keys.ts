import { textOfValue } from './value.ts'
import type { Value } from './value.ts'

/**
 * Whether two are one key of a map. Lists and maps are themselves alone, as in Dart: writing each of thousands as a text
 * takes seconds.
 */
export function sameKey(one: Value, other: Value): boolean {
  if (one.kind === 'string' && other.kind === 'string') return one.value === other.value
  if (one.kind === 'number' && other.kind === 'number') return one.value === other.value
  if (isCollection(one) || isCollection(other)) return one === other
  // a constant of an enum may be known by its name alone
  const isConstant = one.kind === 'member' || one.kind === 'instance'
  if (one.kind !== other.kind && !(isConstant && /^(member|instance)$/.test(other.kind))) return false
  return textOfKey(one) === textOfKey(other)
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
