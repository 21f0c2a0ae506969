import { foreignAncestor } from './declarations.ts'
import type { Evaluator } from './evaluator.ts'
import type { Value } from './value.ts'

/** Flutter's widgets that people put `.paddingAll(8)` and the like behind. */
const WIDGETS =
  /^(Text|RichText|Icon|Image|Container|Padding|Center|Align|Row|Column|Stack|Wrap|Card|Flexible|Expanded|SizedBox|InkWell|GestureDetector|ListView|GridView|ClipRRect|Divider|Scaffold|TextField|TextFormField|\w*(Button|ListTile|Chip))$/

/** A widget behind which stands what no source that is read declares: an extension that wraps it. Null for others. */
export function passedThrough(evaluator: Evaluator, target: Value): Value | null {
  const isWidget =
    target.kind === 'object'
      ? WIDGETS.test(target.type)
      : target.kind === 'instance' &&
        foreignAncestor(evaluator.declarations, target.of)?.endsWith('Widget') === true
  return isWidget ? target : null
}
