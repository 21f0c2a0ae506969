import { foreignAncestor } from '../declarations.ts'
import { fieldOfInstance } from '../instances.ts'
import { sameKey } from '../map-keys.ts'
import { created, integer, NULL } from '../value.ts'
import {
  CONTEXT,
  DEPENDENT,
  DISPATCH,
  dispatched,
  PART,
  shownPart,
  slotOf,
  stateOfPart,
} from './fish-redux-parts.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, InstanceValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** What answers actions by their types. */
const TABLES = /^(asReducer|combineEffects)$/
const ROUTES = /^(Page|App)Routes$/
const CONNECTS = /^(ConnOp|NoneConn|MutableConn|ImmutableConn)$/

/**
 * fish_redux: a page is a state that its `initState` makes, a view of it, and an effect that is told how the page
 * begins; components stand in its slots, each with the part of the state that a connector gives it
 * (`lib/src/redux_component/logic.dart`, `component.dart`, `dependencies.dart`).
 */
export const fishRedux: Library = {
  call: (_evaluator, name, { positional }) =>
    TABLES.test(name) ? created('FishTable', {}, positional) : null,
  method(evaluator, target, name, { positional: [first = NULL, second = NULL] }) {
    if (name === '+') return connects(evaluator, target) ? dependent(target, first) : null
    if (name === 'buildPage') return pageOf(evaluator, target, first, second)
    if (target.kind !== 'object') return null
    const part = target.named.get('part')
    if (part?.kind !== 'object') return null
    const isContext = target.type === CONTEXT
    if (isContext ? name === 'dispatch' : target.type === DISPATCH && name === 'call')
      return dispatched(evaluator, part, first)
    if (!isContext) return null
    // The rows that a list's adapter makes come from what is asked for.
    if (name === 'buildAdapter') return created('ListAdapter', { itemCount: integer(0), itemBuilder: NULL })
    return name === 'buildComponent' ? slotOf(evaluator, part, first) : null
  },
  property(evaluator, target, name) {
    if (target.kind !== 'object') return null
    if (target.type === 'Action') return ofAction(target, name)
    if (target.type === DISPATCH && name === 'call') return target
    const part = target.type === CONTEXT ? target.named.get('part') : undefined
    if (part?.kind !== 'object') return null
    if (name === 'context') return created('BuildContext')
    if (name === 'dispatch') return created(DISPATCH, { part })
    return name === 'state' ? stateOfPart(evaluator, part) : null
  },
  builds: (evaluator, widget) => (widget.type === PART ? shownPart(evaluator, widget) : null),
}

function connects(evaluator: Evaluator, target: Value): boolean {
  if (target.kind === 'object') return CONNECTS.test(target.type)
  return target.kind === 'instance' && CONNECTS.test(foreignAncestor(evaluator.declarations, target.of) ?? '')
}

const dependent = (connector: Value, logic: Value): Value => created(DEPENDENT, { connector, logic })

/** `page.buildPage(params)`, and `routes.buildPage('name', params)` of the page of that name. */
function pageOf(evaluator: Evaluator, target: Value, first: Value, second: Value): Value | null {
  if (target.kind === 'instance') return isPage(evaluator, target) ? placed(target, first) : null
  const pages = target.kind === 'object' && ROUTES.test(target.type) ? target.named.get('pages') : undefined
  const page = pages?.kind === 'map' ? pages.entries.find(([key]) => sameKey(key, first))?.[1] : undefined
  return page?.kind === 'instance' ? placed(page, second) : null
}

/** One that makes its picture itself, as the Pages of a navigator, is none of the library's. */
const isPage = (evaluator: Evaluator, page: InstanceValue): boolean =>
  foreignAncestor(evaluator.declarations, page.of) === 'Page' &&
  fieldOfInstance(evaluator, page, 'buildPage') === null

const placed = (page: InstanceValue, params: Value): CreatedValue => ({
  ...created(PART, { logic: page, params }),
  at: page.at,
})

/** `Action(type, payload: …)`. */
function ofAction({ named, positional }: CreatedValue, name: string): Value | null {
  const [type] = positional
  if (type === undefined) return null
  return name === 'type' ? type : name === 'payload' ? (named.get(name) ?? NULL) : null
}
