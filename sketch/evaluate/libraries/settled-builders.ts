import { positionalArguments } from '../arguments.ts'
import { NULL } from '../value.ts'
import { snapshotFrom } from './snapshots.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** enhanced_future_builder: what it is called, and where it takes what it waits for. */
const ENHANCED = /^Enhanced(Future|Stream)Builder$/

/**
 * A future's or stream's builder of a package, which is given a widget or a function for each state it may have
 * (`enhanced_future_builder/lib/src/enhanced_future_builder.dart`).
 */
export const settledBuilders: Library = {
  builds(evaluator, widget) {
    const [, of] = ENHANCED.exec(widget.type) ?? []
    if (of === undefined) return null
    const isFuture = of === 'Future'
    const from = widget.named.get(isFuture ? 'future' : 'stream') ?? NULL
    const snapshot = snapshotFrom(evaluator, isFuture, from, widget.named.get('initialData'))
    const [data = NULL, error = NULL] = ['data', 'error'].map((name) => snapshot.named.get(name))
    const state = snapshot.named.get('connectionState')
    const stands = state?.kind === 'member' ? state.name : 'waiting'
    const failed = error.kind === 'null' ? null : shown(evaluator, widget, 'whenError', error)
    if (failed !== null) return failed
    const active = stands === 'active' ? shown(evaluator, widget, 'whenActive', data) : null
    if (stands === 'done' || stands === 'active') return active ?? shown(evaluator, widget, 'whenDone', data)
    const before = stands === 'none' ? 'whenNone' : 'whenWaiting'
    return shown(evaluator, widget, before, data) ?? shown(evaluator, widget, 'whenNotDone', data)
  },
}

function shown(evaluator: Evaluator, { named }: CreatedValue, name: string, given: Value): Value | null {
  const value = named.get(name)
  return evaluator.calledWith(value, positionalArguments(given)) ?? value ?? null
}
