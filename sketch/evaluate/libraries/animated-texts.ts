import { created, NULL } from '../value.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** `AnimatedTextKit(animatedTexts: […])`, and before its version 4 a widget for each way. */
const KIT = /^(\w+)?AnimatedTextKit$/

/**
 * animated_text_kit (`lib/src/animated_text.dart`): texts come one after another, each typed, faded or turned in; the
 * first is there once that has ended.
 */
export const animatedTexts: Library = {
  // use_scramble (`lib/src/text_scramble.dart`): letters come in any order, and its builder has the whole text at the end
  builder(_evaluator, widget) {
    const text = widget.type === 'TextScramble' ? widget.named.get('text') : undefined
    return text === undefined ? null : [text]
  },
  builds(_evaluator, widget) {
    if (widget.type === 'TextLiquidFill') return shown(widget, widget.named.get('text'))
    if (!KIT.test(widget.type)) return null
    const texts = widget.named.get('animatedTexts') ?? widget.named.get('text')
    const [first] = texts?.kind === 'list' ? texts.items : []
    return first?.kind === 'object' ? shown(first, first.positional[0]) : shown(widget, first)
  },
}

function shown({ named }: CreatedValue, text: Value | undefined): Value | null {
  if (text === undefined) return null
  const style = named.get('textStyle') ?? NULL
  return created('Text', { style, textAlign: named.get('textAlign') ?? NULL }, [text])
}
