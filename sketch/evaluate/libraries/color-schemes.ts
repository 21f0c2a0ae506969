import type { Library } from './library.ts'

/** Flutter's own scheme of a seed (`material/color_scheme.dart`), asked for a colour that it is not given itself. */
export const colorSchemes: Library = {
  property(evaluator, target, name) {
    const isSeeded =
      target.kind === 'object' && target.type === 'ColorScheme' && target.constructor === 'fromSeed'
    if (!isSeeded || target.named.has(name)) return null
    return evaluator.schemeOfSeed?.(target).named.get(name) ?? null
  },
}
