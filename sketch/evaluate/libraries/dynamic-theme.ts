import { positionalArguments } from '../arguments.ts'
import { created, NULL } from '../value.ts'
import type { Library } from './library.ts'

/**
 * dynamic_theme (`lib/dynamic_theme.dart`): what is built with the theme that is made for the brightness to begin with,
 * since nothing was stored yet.
 */
export const dynamicTheme: Library = {
  builds(evaluator, widget) {
    const build = widget.type === 'DynamicTheme' ? widget.named.get('themedWidgetBuilder') : undefined
    const make = widget.named.get('data')
    if (build === undefined || make === undefined) return null
    const brightness = widget.named.get('defaultBrightness') ?? NULL
    const theme = evaluator.call(make, positionalArguments(brightness), null)
    return evaluator.call(build, positionalArguments(created('BuildContext'), theme), null)
  },
}
