import { listOf, NULL, textOfValue } from '../value.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

const GETS = /^get(String|Bool|Int|Double|StringList)?$/

/**
 * pref (`lib/src/service/base.dart`, `pref_service.dart`): what is not stored is what its defaults say, and a
 * `PrefService` gives its service to what is below.
 */
export const pref: Library = {
  create(evaluator, type, constructor, { named, positional }) {
    if (type === 'PrefService' && constructor === 'of') return evaluator.provisions.ofType('BasePrefService')
    const isMade = /^PrefService(Shared|Cache)$/.test(type) && (constructor === 'init' || constructor === '')
    if (!isMade) return null
    return { kind: 'object', type, constructor: '', positional, named, at: null }
  },
  provides(evaluator, widget) {
    const service = widget.type === 'PrefService' ? widget.named.get('service') : undefined
    if (service !== undefined) evaluator.provisions.add(widget, 'BasePrefService', () => service)
  },
  method(evaluator, target, name, { positional: [first] }) {
    if (!isService(target)) return null
    if (name === 'getKeys') return listOf([])
    if (name === 'setDefaultValues') evaluator.setOf(target, 'defaults', first ?? NULL)
    return GETS.test(name) && first !== undefined
      ? usual(evaluator.propertyOf(target, 'defaults') ?? target.named.get('defaults'), first)
      : null
  },
}

const isService = (value: Value): value is CreatedValue =>
  value.kind === 'object' && /^PrefService(Shared|Cache)$/.test(value.type)

function usual(defaults: Value | undefined, key: Value): Value {
  const entries = defaults?.kind === 'map' ? defaults.entries : []
  const wanted = textOfValue(key)
  return entries.find(([name]) => textOfValue(name) === wanted)?.[1] ?? NULL
}
