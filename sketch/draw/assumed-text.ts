import { assume } from '../evaluate/assumed.ts'
import { isAssumedText, unknown } from '../evaluate/value.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'

/** The widgets that show words, with what they are given them as. */
const WORDS = /^(Text|SelectableText|AutoSizeText|RichText|TextSpan)$/

/** Parts of a text that are looked at. */
const MAX_LOOKED_AT = 1_000

/** Notes a text of which only running code could tell the words, or some of them. */
export function noteAssumedText(evaluator: Evaluator, widget: CreatedValue): void {
  if (!WORDS.test(widget.type) || widget.at === null) return
  const missing = assumedIn(widget, { left: MAX_LOOKED_AT })
  if (missing === null) return
  const { file, offset } = widget.at
  assume(evaluator, 'text', missing, file, { start: offset, end: offset })
}

/** `room`: how many parts may still be looked at; one may stand in a text any number of times. */
function assumedIn(widget: CreatedValue, room: { left: number }): Value | null {
  const words = widget.positional[0] ?? widget.named.get('text')
  const children = widget.named.get('children')
  const spans = children?.kind === 'list' ? children.items : []
  for (const each of words === undefined ? spans : [words, ...spans]) {
    room.left -= 1
    if (room.left < 0) return null
    if (each.kind === 'object') {
      const inner = WORDS.test(each.type) ? assumedIn(each, room) : null
      if (inner !== null) return inner
    } else if (isAssumedText(each)) return each.kind === 'unknown' ? each : unknown('…')
  }
  return null
}
