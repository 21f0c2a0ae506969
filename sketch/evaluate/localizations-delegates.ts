import { positionalArguments } from './arguments.ts'
import { lineageOf } from './declarations.ts'
import { firstEvent } from './first-event.ts'
import { fieldOfInstance } from './instances.ts'
import { NULL } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { CreatedValue, InstanceValue, Value } from './value.ts'

/** Keeps the delegates of an app, which load what `Localizations.of` gives below it. */
export function keepDelegates(evaluator: Evaluator, app: CreatedValue): void {
  const delegates = app.named.get('localizationsDelegates')
  if (delegates?.kind === 'list') evaluator.provisions.add(app, DELEGATES, () => delegates)
}

const DELEGATES = 'LocalizationsDelegates'

/**
 * Lets the app's own delegates load, as Flutter does before it shows anything: what an app keeps of its texts for code
 * that has no context is there from then on.
 */
export function loadDelegates(evaluator: Evaluator, app: CreatedValue, locale: Value): void {
  const delegates = app.named.get('localizationsDelegates')
  for (const delegate of delegates?.kind === 'list' ? delegates.items : [])
    if (delegate.kind === 'instance' && isDelegate(evaluator, delegate)) loaded(evaluator, delegate, locale)
}

function isDelegate(evaluator: Evaluator, { of }: InstanceValue): boolean {
  const line = lineageOf(evaluator.declarations, of)
  return line.some(({ declaration }) => declaration.superclass === 'LocalizationsDelegate')
}

/** What the app's own `LocalizationsDelegate` of this type loads; null where there is none, or nobody could tell. */
export function loadedTexts(evaluator: Evaluator, type: string, locale: Value): Value | null {
  const delegates = evaluator.provisions.ofType(DELEGATES)
  const delegate = (delegates?.kind === 'list' ? delegates.items : []).find(
    (each) => each.kind === 'instance' && loads(evaluator, each, type),
  )
  if (delegate?.kind !== 'instance') return null
  const value = loaded(evaluator, delegate, locale)
  return value.kind === 'instance' ? value : null
}

function loaded(evaluator: Evaluator, delegate: InstanceValue, locale: Value): Value {
  return evaluator.bounded(delegate, 'The texts', () =>
    evaluator.once(delegate.fields, () => load(evaluator, delegate, locale)),
  )
}

function loads(evaluator: Evaluator, delegate: InstanceValue, name: string): boolean {
  return lineageOf(evaluator.declarations, delegate.of).some(
    ({ declaration }) =>
      declaration.superclass === 'LocalizationsDelegate' && declaration.superTypes?.[0] === name,
  )
}

/** Flutter waits for it before it shows the first page. */
function load(evaluator: Evaluator, delegate: InstanceValue, locale: Value): Value {
  const method = fieldOfInstance(evaluator, delegate, 'load')
  if (method?.kind !== 'function') return NULL
  const { arriving, launch } = evaluator
  evaluator.arriving = true
  evaluator.launch = null
  const value = evaluator.apply(method, positionalArguments(locale))
  Object.assign(evaluator, { arriving, launch })
  return firstEvent(evaluator, value) ?? value
}
