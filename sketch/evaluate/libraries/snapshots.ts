import { firstEvent } from '../first-event.ts'
import { broughtOfNobody } from '../of-nobody.ts'
import { booleanOf, created, NULL } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * Flutter's `FutureBuilder` and `StreamBuilder` (`widgets/async.dart`): what has come when nothing more can be told.
 * Where only running code could bring it, the branch with data is shown, on samples.
 */
export const snapshots: Library = {
  builder(evaluator, widget) {
    if (widget.type !== 'FutureBuilder' && widget.type !== 'StreamBuilder') return null
    return [snapshotOf(evaluator, widget)]
  },
}

function snapshotOf(evaluator: Evaluator, widget: CreatedValue): Value {
  const isFuture = widget.type === 'FutureBuilder'
  const from = widget.named.get(isFuture ? 'future' : 'stream') ?? NULL
  return snapshotFrom(evaluator, isFuture, from, widget.named.get('initialData'))
}

/** What has come of a future or a stream, as an `AsyncSnapshot`. */
export function snapshotFrom(
  evaluator: Evaluator,
  isFuture: boolean,
  from: Value,
  initial: Value = NULL,
): CreatedValue {
  // Without a future or stream there is no connection.
  if (from.kind === 'null') return snapshot('none', initial)
  if (isFailed(from)) return snapshot('done', NULL, from.positional[0])
  const event = from.kind === 'list' && isFuture ? from : firstEvent(evaluator, from)
  if (event !== null && isFailed(event)) return snapshot('active', NULL, event.positional[0])
  if (event === null) return snapshot('waiting', initial)
  // What a widget begins with stays until something else is known.
  const data =
    event.kind === 'unknown' && initial.kind !== 'null' ? initial : (broughtOfNobody(event) ?? event)
  return snapshot(isFuture ? 'done' : 'active', data)
}

/** A future that failed, or an error that was added to a stream. */
const isFailed = (value: Value): value is CreatedValue =>
  value.kind === 'object' && value.type === 'Future' && value.constructor === 'error'

/** `AsyncSnapshot`: `hasData` is whether `data` is not null. */
function snapshot(state: string, data: Value, error: Value = NULL): CreatedValue {
  return created('AsyncSnapshot', {
    connectionState: { kind: 'member', type: 'ConnectionState', name: state },
    data,
    hasData: booleanOf(data.kind !== 'null'),
    hasError: booleanOf(error.kind !== 'null'),
    error,
  })
}
