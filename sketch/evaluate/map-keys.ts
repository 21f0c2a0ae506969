import { sameValue, textOfValue } from './value.ts'
import type { ClassDeclaration } from '../model/declaration.ts'
import type { InstanceValue, Value } from './value.ts'

/**
 * Whether two are one key of a map. Lists and maps are themselves alone, as in Dart: writing each of thousands as a text
 * takes seconds.
 */
export function sameKey(one: Value, other: Value): boolean {
  if (one.kind === 'string' && other.kind === 'string') return one.value === other.value
  if (one.kind === 'number' && other.kind === 'number') return one.value === other.value
  if (isCollection(one) || isCollection(other)) return one === other
  if (isOwn(one) && isOwn(other)) return isAlike(one, other, { left: MAX_PARTS })
  // a constant of an enum may be known by its name alone
  const isConstant = one.kind === 'member' || one.kind === 'instance'
  if (one.kind !== other.kind && !(isConstant && /^(member|instance)$/.test(other.kind))) return false
  return textOfKey(one) === textOfKey(other)
}

const isOwn = (value: Value): value is InstanceValue =>
  value.kind === 'instance' && value.of.declaration.kind !== 'enum'

/** More than a key consists of. */
const MAX_PARTS = 200

/** Whether two of a class are alike in all that both have, as constants of one value are one. */
function isAlike(one: InstanceValue, other: InstanceValue, budget: { left: number }): boolean {
  if (one === other) return true
  const { declaration } = one.of
  if (declaration !== other.of.declaration || !mayEqual(declaration)) return false
  return [...one.fields].every(([name, value]) => {
    budget.left -= 1
    const its = other.fields.get(name)
    if (budget.left < 0) return false
    if (its === undefined || its === value) return true
    return isOwn(value) && isOwn(its) ? isAlike(value, its, budget) : sameValue(value, its) === true
  })
}

/** Whether two objects may be one key: by an `==` of the class or of what it extends or mixes in, or as constants. */
const mayEqual = ({ superclass, mixins, methods, constructors }: ClassDeclaration): boolean =>
  superclass !== null ||
  mixins.length > 0 ||
  methods.some(({ name }) => name === '==') ||
  constructors.some(({ constant }) => constant === true)

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
