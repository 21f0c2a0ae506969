import { positionalArguments } from '../arguments.ts'
import { created, double } from '../value.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

const WHITE: Value = { kind: 'member', type: 'Colors', name: 'white' }
/** What `closedBuilder` is given: it opens the container. */
const OPENS: Value = { kind: 'unknown', text: 'action', given: true }

/** The container of `animations` that opens into a page, as it is closed (`animations/lib/src/open_container.dart`). */
export const containerTransform: Library = {
  builds(evaluator, widget) {
    const build = widget.type === 'OpenContainer' ? widget.named.get('closedBuilder') : undefined
    if (build?.kind !== 'function') return null
    const child = evaluator.apply(build, positionalArguments(created('BuildContext'), OPENS))
    const round = { ...created('BorderRadius', {}, [double(4)]), constructor: 'circular' }
    return created('Material', {
      color: widget.named.get('closedColor') ?? WHITE,
      elevation: widget.named.get('closedElevation') ?? double(1),
      shape: widget.named.get('closedShape') ?? created('RoundedRectangleBorder', { borderRadius: round }),
      child,
    })
  },
}
