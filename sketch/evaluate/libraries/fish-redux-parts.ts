import { positionalArguments } from '../arguments.ts'
import { fieldOfInstance } from '../instances.ts'
import { sameKey } from '../map-keys.ts'
import { created, integer, NULL } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'

/** A page or a component where it stands: its `logic`, what it was given (`params`), or the part around it and a connector. */
export const PART = 'FishPart'
/** What an effect or a view is given of its part, and what dispatches to it. */
export const CONTEXT = 'FishContext'
export const DISPATCH = 'FishDispatch'
/** A component with what connects it to the state around it. */
export const DEPENDENT = 'FishDependent'

const STATE = 'state'
const COUNT = 'dispatched'
/** More than a page dispatches before anybody taps; stops effects that answer themselves. */
const MAX_DISPATCHED = 60
/** More components than stand in one another. */
const MAX_WITHIN = 30

const BEGINS = created('Action', {}, [{ kind: 'member', type: 'Lifecycle', name: 'initState' }])

/** What the constructor of a page or component was given under a name. */
function given(evaluator: Evaluator, logic: Value | undefined, name: string): Value {
  if (logic?.kind === 'instance') return fieldOfInstance(evaluator, logic, name) ?? NULL
  return logic?.kind === 'object' ? (logic.named.get(name) ?? NULL) : NULL
}

/** The state of a part: as it is made, once its effect was told that the part begins. */
export function stateOfPart(evaluator: Evaluator, part: CreatedValue): Value {
  evaluator.once(part, () => {
    evaluator.setOf(part, STATE, firstState(evaluator, part))
    const before = evaluator.beginning
    evaluator.beginning = true
    answer(evaluator, part, BEGINS)
    evaluator.beginning = before
    return NULL
  })
  return evaluator.propertyOf(part, STATE) ?? NULL
}

function firstState(evaluator: Evaluator, { named }: CreatedValue): Value {
  const around = named.get('around')
  if (around?.kind !== 'object') {
    const make = given(evaluator, named.get('logic'), 'initState')
    return evaluator.call(make, positionalArguments(named.get('params') ?? NULL), null)
  }
  const state = stateOfPart(evaluator, around)
  const get = given(evaluator, named.get('connector'), 'get')
  return get.kind === 'function' ? evaluator.apply(get, positionalArguments(state)) : state
}

/** What the view of a part makes of its state. */
export function shownPart(evaluator: Evaluator, part: CreatedValue): Value | null {
  const view = given(evaluator, part.named.get('logic'), 'view')
  if (view.kind !== 'function') return null
  const state = stateOfPart(evaluator, part)
  return evaluator.apply(
    view,
    positionalArguments(state, created(DISPATCH, { part }), created(CONTEXT, { part })),
  )
}

/** The component of a slot: `viewService.buildComponent('header')`. */
export function slotOf(evaluator: Evaluator, part: CreatedValue, name: Value): Value | null {
  const slots = given(evaluator, given(evaluator, part.named.get('logic'), 'dependencies'), 'slots')
  const entries = slots.kind === 'map' ? slots.entries : []
  const slot = entries.find(([key]) => sameKey(key, name))?.[1]
  if (slot?.kind !== 'object' || slot.type !== DEPENDENT) return null
  return { ...created(PART), named: new Map([...slot.named, ['around', part]]), at: part.at }
}

/** What a part does with an action: its effect answers it, else its reducer, else the part around it. */
export function dispatched(evaluator: Evaluator, part: CreatedValue, action: Value): Value {
  // What a tap dispatches is not kept: it is followed for where it leads.
  const count = evaluator.propertyOf(part, COUNT)
  const before = count?.kind === 'number' ? count.value : 0
  if (before >= MAX_DISPATCHED) return NULL
  evaluator.setOf(part, COUNT, integer(before + 1))
  let at: Value | undefined = part
  for (let within = 0; at?.kind === 'object' && within < MAX_WITHIN; within += 1) {
    if (answer(evaluator, at, action) || reduced(evaluator, at, action)) return NULL
    at = at.named.get('around')
  }
  return NULL
}

/** Whether the effect of a part answered an action. */
function answer(evaluator: Evaluator, part: CreatedValue, action: Value): boolean {
  const effect = meant(given(evaluator, part.named.get('logic'), 'effect'), action)
  if (effect === null) return false
  evaluator.apply(effect, positionalArguments(action, created(CONTEXT, { part })))
  return true
}

/** Whether the reducer of a part made a state of an action; what only running code could tell leaves it as it is. */
function reduced(evaluator: Evaluator, part: CreatedValue, action: Value): boolean {
  const reducer = meant(given(evaluator, part.named.get('logic'), 'reducer'), action)
  if (reducer === null) return false
  const state = evaluator.apply(
    reducer,
    positionalArguments(evaluator.propertyOf(part, STATE) ?? NULL, action),
  )
  if (state.kind !== 'unknown' && !evaluator.followsTap) evaluator.setOf(part, STATE, state)
  return true
}

/** The function of a table (`combineEffects({…})`, `asReducer({…})`) for the type of an action. */
function meant(table: Value, action: Value): (Value & { kind: 'function' }) | null {
  if (table.kind !== 'object' || action.kind !== 'object') return null
  const [map] = table.positional
  const [type] = action.positional
  const entries = map?.kind === 'map' && type !== undefined ? map.entries : []
  const found = entries.find(([key]) => type !== undefined && sameKey(key, type))?.[1]
  return found?.kind === 'function' ? found : null
}
