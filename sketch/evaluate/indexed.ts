import { assume } from './assumed.ts'
import { foreignAncestor } from './declarations.ts'
import { sameKey } from './map-keys.ts'
import { byOwnOperator } from './own-operators.ts'
import { thrownInSource } from './try-catch.ts'
import { created, NULL, stringOf, unknown } from './value.ts'
import type { Span } from '../model/source-location.ts'
import type { Evaluator } from './evaluator.ts'
import type { Value } from './value.ts'

/** `target[index]`; `place` is where that is written. */
export function indexed(
  evaluator: Evaluator,
  target: Value,
  index: Value,
  place: { readonly file: string; readonly span: Span },
): Value {
  const own = byOwnOperator(evaluator, target, '[]', () => index)
  if (own !== null) return own
  // Of the pages of a bar the first one stands for the one that was chosen, which nobody has in a new app.
  const pages = target.kind === 'list' && index.kind === 'unknown' ? target.items : []
  const [first] = pages
  if (first !== undefined && pages.every((page) => isPage(evaluator, page))) {
    assume(evaluator, 'branch', index, place.file, place.span)
    return first
  }
  if (target.kind === 'list' && target.items.length === 0)
    return thrownInSource(evaluator, created('RangeError'))
  // before null safety there was no `?[`
  if (target.kind === 'null' && !evaluator.nullSafe)
    return thrownInSource(evaluator, created('NoSuchMethodError'))
  if (target.kind === 'list' && index.kind === 'number') return target.items[index.value] ?? unknown('[]')
  if (target.kind === 'object' && target.type === 'RegExpMatch' && index.kind === 'number')
    return target.positional[index.value] ?? NULL
  if (target.kind === 'string' && index.kind === 'number') return stringOf(target.value[index.value] ?? '')
  if (target.kind === 'map') return target.entries.find(([key]) => sameKey(key, index))?.[1] ?? NULL
  if (target.kind === 'object' && target.type === 'MaterialColor' && index.kind === 'number') {
    return { ...target, constructor: `${target.constructor.replace(/\[.*/, '')}[${index.value}]` }
  }
  // Of an answer that came: `data['status']` is there too.
  return target.kind === 'unknown' && target.given === true ? { ...target, text: '[]' } : unknown('[]')
}

const isPage = (evaluator: Evaluator, value: Value): boolean =>
  value.kind === 'instance' && foreignAncestor(evaluator.declarations, value.of)?.endsWith('Widget') === true
