import { positionalArguments } from '../evaluate/arguments.ts'
import { applyToUnknowns } from '../evaluate/builders.ts'
import { fieldOfInstance } from '../evaluate/instances.ts'
import { letProvide } from '../evaluate/libraries/all.ts'
import { stateOfBloc } from '../evaluate/libraries/bloc.ts'
import { stateOf } from '../evaluate/state-of.ts'
import { created } from '../evaluate/value.ts'
import { builtBy } from './built-by.ts'
import { callAll } from './call-all.ts'
import { heldInOwn } from './held-in-own.ts'
import { beginWorker } from './page-workers.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { CreatedValue, InstanceValue, Value } from '../evaluate/value.ts'

/** What tells a page that an animation, a film or a count has ended. */
const ENDS = /^(on[A-Z]\w*|\w*callback|\w*(complete|finish|done|end)(ed)?|after[A-Z]\w*)$/i
/** Under these the packages that draw splash pages take what comes after them: a page, its route, or how to make it. */
const NEXT =
  /^(nextScreen|nextPage|nextRoute|nextRouteName|navigateAfterSeconds|navigateAfterFuture|navigateRoute|navigator|defaultNextScreen|screenFunction|screenRouteFunction|asyncNavigationCallback)$/
/** More than a page with nothing to tap consists of. */
const MAX_VALUES = 300
const MAX_DEPTH = 25

/**
 * Follows what the widgets of a page call when something has ended, and tells the navigation what is named as the next
 * page: `AnimatedSplashScreen(nextScreen: …)` (animated_splash_screen, splashscreen, another_flutter_splash_screen).
 */
export function followEnds(evaluator: Evaluator, page: Value): void {
  visit(evaluator, page, MAX_DEPTH, { left: MAX_VALUES, within: true, ends: true })
}

/** Tells what listens to a bloc within a page what that says, and calls nothing else. */
export function followListeners(evaluator: Evaluator, page: Value): void {
  visit(evaluator, page, MAX_DEPTH, { left: MAX_VALUES, within: true, ends: false })
}

/** Calls what the widgets that a state builds call when something has ended: they are not looked into. */
export function callEnds(evaluator: Evaluator, state: InstanceValue): void {
  const build = fieldOfInstance(evaluator, state, 'build')
  const args = positionalArguments(created('BuildContext'), created('WidgetRef'))
  if (build?.kind !== 'function') return
  visit(evaluator, evaluator.apply(build, args), MAX_DEPTH, { left: MAX_VALUES, within: false, ends: true })
}

interface Budget {
  left: number
  /** Whether to look into the project's own widgets. */
  readonly within: boolean
  /** Whether to call what is for the end of something. */
  readonly ends: boolean
}

function visit(evaluator: Evaluator, value: Value, depth: number, budget: Budget): void {
  budget.left -= 1
  if (depth === 0 || budget.left <= 0) return
  const go = (inner: Value): void => {
    visit(evaluator, inner, depth - 1, budget)
  }
  if (value.kind === 'list') for (const each of value.items) go(each)
  if (value.kind === 'object') visitWidget(evaluator, value, budget, go)
  if (value.kind !== 'instance') return
  for (const [name, given] of value.fields)
    if (budget.ends && given.kind === 'function' && ENDS.test(name)) applyToUnknowns(evaluator, given)
  if (!budget.within) return
  const state = stateOf(evaluator, value)
  const build = fieldOfInstance(evaluator, state ?? value, 'build')
  const args = positionalArguments(created('BuildContext'), created('WidgetRef'))
  const built = evaluator.calledWith(build, args) ?? heldInOwn(evaluator, value, state)
  if (built !== null) go(built)
}

function visitWidget(
  evaluator: Evaluator,
  widget: CreatedValue,
  { ends }: Budget,
  go: (inner: Value) => void,
): void {
  letProvide(evaluator, widget)
  const told = tellListener(evaluator, widget)
  const init = widget.named.get('init')
  if (/^Get(Builder|X)$/.test(widget.type) && init?.kind === 'instance') beginWorker(evaluator, init)
  for (const [name, given] of widget.named) {
    if (NEXT.test(name)) {
      if (ends) lead(evaluator, given)
    } else if (given.kind !== 'function') go(given)
    else if (ENDS.test(name)) {
      if (ends) applyToUnknowns(evaluator, given)
    } else if (name === 'builder') go(builtBy(evaluator, widget, given))
    else if (name === 'viewModelBuilder') {
      // stacked's, which a builder asks to lead on while it waits
      const model = applyToUnknowns(evaluator, given)
      if (ends && model.kind === 'instance') callAll(evaluator, model)
    } else if (/builder$/i.test(name)) go(applyToUnknowns(evaluator, given))
  }
  for (const given of widget.positional)
    go(given.kind === 'function' ? applyToUnknowns(evaluator, given) : given)
  // a page below adds its event as it begins
  if (told !== null) tellListener(evaluator, widget, told)
}

/**
 * Tells what listens to a bloc what that says once it is there, where that is not `known` yet.
 * @returns what it was told; null for a widget that does not listen.
 */
export function tellListener(evaluator: Evaluator, widget: CreatedValue, known?: Value): Value | null {
  const listener = widget.named.get('listener')
  if (!/^Bloc(Listener|Consumer)$/.test(widget.type) || listener?.kind !== 'function') return null
  const state = stateOfBloc(evaluator, widget)
  if (state !== known) evaluator.apply(listener, positionalArguments(created('BuildContext'), state))
  return state
}

function lead(evaluator: Evaluator, next: Value): void {
  const page = next.kind === 'function' ? applyToUnknowns(evaluator, next) : next
  if (page.kind === 'string') evaluator.navigation?.push({ kind: 'route', name: page.value, how: 'replace' })
  if (page.kind === 'object' || page.kind === 'instance') {
    evaluator.navigation?.push({ kind: 'widget', widget: page, how: 'replace' })
  }
}
