import type { TextPlace } from '../model/expression.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'

/** A text at a widget's call that is a translation: the argument, from the outside in, and where it stands. */
export interface TranslatedText extends TextPlace {
  readonly path: readonly string[]
}

/** As deep as a decoration in a field. */
const MAX_DEPTH = 2
const TEXTS = /^(?:Text|SelectableText|AutoSizeText)$/

/** The translations among what a widget is given; of the widgets inside of it each tells its own. */
export function translatedTexts(widget: CreatedValue): readonly TranslatedText[] {
  return textsIn(widget, [], 0)
}

function textsIn(
  { type, positional, named }: CreatedValue,
  above: readonly string[],
  depth: number,
): TranslatedText[] {
  const nameOf = (index: number): string => (index === 0 && TEXTS.test(type) ? 'text' : `#${index + 1}`)
  const all: [string, Value][] = [
    ...positional.map((value, index): [string, Value] => [nameOf(index), value]),
    ...named,
  ]
  return all.flatMap(([name, value]) => {
    const path = [...above, name]
    if (value.kind === 'string') return value.from === undefined ? [] : [{ path, ...value.from }]
    const isStyle = value.kind === 'object' && value.type.endsWith('Decoration') && depth < MAX_DEPTH
    return isStyle ? textsIn(value, path, depth + 1) : []
  })
}
