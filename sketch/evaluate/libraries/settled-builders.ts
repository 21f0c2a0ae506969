import { positionalArguments } from '../arguments.ts'
import { created, NULL } from '../value.ts'
import { snapshotFrom } from './snapshots.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** enhanced_future_builder: what it is called, and where it takes what it waits for. */
const ENHANCED = /^Enhanced(Future|Stream)Builder$/

/** What other packages call what they show for each state. */
const DATA = /^(on|when)?(data|success|loaded|completed?|resolved)(Builder)?$/i
const ERROR = /^(on|when)?(error|failed|failure)(Builder)?$/i
const BEFORE = /^(on|when)?(loading|waiting|pending|progress)(Builder)?$/i

/**
 * A future's or stream's builder of a package, which is given a widget or a function for each state it may have
 * (`enhanced_future_builder/lib/src/enhanced_future_builder.dart`), or whose names for those say which they are for.
 */
export const settledBuilders: Library = {
  builds(evaluator, widget) {
    const [, of] = ENHANCED.exec(widget.type) ?? []
    if (of === undefined) return byName(evaluator, widget)
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

function byName(evaluator: Evaluator, { named }: CreatedValue): Value | null {
  const isFuture = named.has('future')
  const from = named.get(isFuture ? 'future' : 'stream')
  const under = (names: RegExp): Value | undefined => [...named].find(([name]) => names.test(name))?.[1]
  const makes = under(DATA)
  if (from === undefined || makes?.kind !== 'function') return null
  const snapshot = snapshotFrom(evaluator, isFuture, from, named.get('initialData')).named
  const error = snapshot.get('error') ?? NULL
  if (error.kind !== 'null') return made(evaluator, under(ERROR), error)
  const state = snapshot.get('connectionState')
  const isThere = state?.kind === 'member' && /^(done|active)$/.test(state.name)
  return isThere ? made(evaluator, makes, snapshot.get('data') ?? NULL) : made(evaluator, under(BEFORE), NULL)
}

/** A widget, or what a function makes of what has come, which some are given behind the context. */
function made(evaluator: Evaluator, value: Value | undefined, given: Value): Value | null {
  if (value?.kind !== 'function') return value ?? null
  const takesMore = value.code.parameters.filter((each) => !each.named).length > 1
  const context = takesMore ? [created('BuildContext')] : []
  return evaluator.apply(value, positionalArguments(...context, given))
}
