import { created, stringOf, unknown } from '../value.ts'
import type { Library } from './library.ts'

/**
 * What Flutter restores of a state, with the value that it begins with (`flutter/lib/src/widgets/restoration_properties.dart`):
 * a new app has nothing to restore.
 */
export const restorables: Library = {
  create(_evaluator, type, constructor, { positional: [first], named }) {
    if (constructor !== '') return null
    if (type === 'RestorableTextEditingController') {
      const controller = created('TextEditingController', { text: named.get('text') ?? stringOf('') })
      return created('ValueNotifier', { value: controller })
    }
    return PLAIN.test(type) ? created('ValueNotifier', { value: first ?? unknown('value') }) : null
  },
}

const PLAIN = /^Restorable(Bool|DateTime|Double|Enum|Int|Num|String)N?$|^RestorableTimeOfDay$/
