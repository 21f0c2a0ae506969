import { failedFuture } from '../try-catch.ts'
import { booleanOf, futureOf, NULL } from '../value.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** What a completer was completed with. */
const DONE = 'completed with'

/** A Completer (`async/future.dart`) that has been completed by the time somebody asks for its future. */
export const completers: Library = {
  property(evaluator, target, name) {
    if (!isCompleter(target)) return null
    const done = evaluator.propertyOf(target, DONE)
    // One that has not been is completed by what is not followed, sooner or later.
    if (done === undefined) return null
    return name === 'isCompleted' ? booleanOf(true) : name === 'future' ? done : null
  },
  method(evaluator, target, name, { positional: [first = NULL] }) {
    if (!isCompleter(target)) return null
    if (name !== 'complete' && name !== 'completeError') return null
    const done = name === 'complete' ? futureOf(first) : failedFuture(first)
    if (!evaluator.followsTap) evaluator.setOf(target, DONE, done)
    return NULL
  },
}

const isCompleter = (value: Value): value is CreatedValue =>
  value.kind === 'object' && value.type === 'Completer'
