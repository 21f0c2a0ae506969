import { isOfType } from '../types.ts'
import { NULL } from '../value.ts'
import type { Library } from './library.ts'

/**
 * `Theme.of(context).extension<Tints>()`: what the app has added to its theme (`material/theme_data.dart`). Of a theme
 * that says nothing of it, as one that a package makes, it is not known.
 */
export const themeExtensions: Library = {
  method(evaluator, target, name, { types: [type] = [] }) {
    if (name !== 'extension' || type === undefined) return null
    if (target.kind !== 'object' || target.type !== 'ThemeData') return null
    const all = target.named.get('extensions')
    if (all?.kind !== 'list') return null
    const found = all.items.find((each) => isOfType(evaluator, each, type) === true)
    return found ?? (all.items.some(({ kind }) => kind === 'unknown') ? null : NULL)
  },
}
