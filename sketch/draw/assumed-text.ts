import { assume } from '../evaluate/assumed.ts'
import { isAssumedText, unknown } from '../evaluate/value.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'

/** The widgets that show words, with what they are given them as. */
const WORDS = /^(Text|SelectableText|AutoSizeText|RichText|TextSpan)$/

/** Notes a text of which only running code could tell the words, or some of them. */
export function noteAssumedText(evaluator: Evaluator, widget: CreatedValue): void {
  if (!WORDS.test(widget.type) || widget.at === null) return
  const missing = assumedIn(widget)
  if (missing === null) return
  const { file, offset } = widget.at
  assume(evaluator, 'text', missing, file, { start: offset, end: offset })
}

function assumedIn(widget: CreatedValue): Value | null {
  const words = widget.positional[0] ?? widget.named.get('text')
  const children = widget.named.get('children')
  const spans = children?.kind === 'list' ? children.items : []
  for (const each of words === undefined ? spans : [words, ...spans]) {
    if (each.kind === 'object') {
      const inner = WORDS.test(each.type) ? assumedIn(each) : null
      if (inner !== null) return inner
    } else if (isAssumedText(each)) return each.kind === 'unknown' ? each : unknown('…')
  }
  return null
}
