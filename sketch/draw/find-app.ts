import { positionalArguments } from '../evaluate/arguments.ts'
import { foreignAncestor } from '../evaluate/declarations.ts'
import { fieldOfInstance } from '../evaluate/instances.ts'
import { letProvide } from '../evaluate/libraries/all.ts'
import { keepInherited } from '../evaluate/libraries/inherited.ts'
import { stateOf } from '../evaluate/state-of.ts'
import { created } from '../evaluate/value.ts'
import { PAGES } from './first-page.ts'
import { heldIn } from './held.ts'
import { asExtended, heldInOwn } from './held-in-own.ts'
import { restoreFields } from './interactions.ts'
import { listArgument } from './widget-arguments.ts'
import type { Evaluator, StateAbove } from '../evaluate/evaluator.ts'
import type { CreatedValue, InstanceValue, Value } from '../evaluate/value.ts'
import type { Interactions } from './interactions.ts'

/**
 * The MaterialApp, reached through what stands around it or beside it, whose states have what was set in them before;
 * null when there is none.
 * @param kept the states of a build before, which go on.
 */
export function findApp(
  evaluator: Evaluator,
  root: Value,
  interactions: Interactions,
  kept: readonly StateAbove[] = [],
): CreatedValue | null {
  const waiting: (Value | null)[] = [root]
  const goingOn = [...kept]
  let likely: CreatedValue | null = null
  for (let step = 0; step < MAX_AROUND && waiting.length > 0; step += 1) {
    const value = waiting.shift() ?? null
    if (value?.kind === 'object') {
      letProvide(evaluator, value)
      evaluator.aboveApp.push(value)
      // vrouter's is the app itself (`lib/src/vrouter_widgets.dart`).
      if (value.type === 'VRouter' && value.named.has('routes')) return { ...value, type: 'MaterialApp' }
      if (value.type.endsWith('App') && !isAround(value)) {
        if (!mayBuildApp(value)) return value
        likely ??= value
      }
      // a Stack with what lies over the app
      const children = listArgument(value, 'children')
      waiting.unshift(...(children.length > 0 ? children : [givenApp(value) ?? heldIn(evaluator, value)]))
    } else if (value?.kind === 'instance') waiting.unshift(builtBy(evaluator, value, interactions, goingOn))
  }
  return likely
}

const FLUTTERS = /^(Material|Cupertino|Widgets)App$/

/** The app that a package's widget is given under a name of its own: `Configured(materialApp: MaterialApp(…))`. */
function givenApp({ named }: CreatedValue): CreatedValue | null {
  for (const value of named.values()) if (value.kind === 'object' && FLUTTERS.test(value.type)) return value
  return null
}

/**
 * Whether a package's app has no pages but a builder, which may make the app that has them: `ThemedApp(builder: …)`,
 * shadcn_ui's `ShadApp.custom(appBuilder: …)` (`lib/src/app.dart`).
 */
function mayBuildApp({ type, named }: CreatedValue): boolean {
  const builds = ['builder', 'appBuilder'].some((name) => named.get(name)?.kind === 'function')
  return !FLUTTERS.test(type) && builds && !PAGES.some((name) => named.has(name))
}

/** Whether what is called an app stands around one: `ModularApp(child: …)`, `LocalizedApp(delegate, MyApp())`. */
function isAround(widget: CreatedValue): boolean {
  const { named, positional } = widget
  // `ModularApp(initialRoute: …, child: …)`: a path alone is no page.
  if (PAGES.some((name) => name !== 'initialRoute' && named.has(name))) return false
  // The delegate beside it is no widget.
  const isWidget = (each: Value): boolean =>
    each.kind === 'instance' || (each.kind === 'object' && !each.type.endsWith('Delegate'))
  return named.has('child') || named.has('module') || givenApp(widget) !== null || positional.some(isWidget)
}

/** More than stand around an app, and beside what stands around it. */
const MAX_AROUND = 60

/** What an own widget builds, or holds where others build it. Its state is the first of its class that goes on, if any. */
function builtBy(
  evaluator: Evaluator,
  value: InstanceValue,
  interactions: Interactions,
  goingOn: StateAbove[],
): Value | null {
  if (foreignAncestor(evaluator.declarations, value.of) === null) return null
  evaluator.aboveApp.push(value)
  const key = `above/${value.of.declaration.name}`
  const at = goingOn.findIndex((each) => each.key === key)
  const before = at === -1 ? undefined : goingOn.splice(at, 1)[0]?.state
  before?.fields.set('widget', value)
  const ledBefore = evaluator.navigation?.length ?? 0
  const state = before ?? stateOf(evaluator, value)
  evaluator.ledByStatesAbove.push(...(evaluator.navigation?.slice(ledBefore) ?? []))
  keepInherited(evaluator, value, state)
  if (state !== null) restoreFields(evaluator, interactions, key, state)
  const builder = state ?? value
  const build = fieldOfInstance(evaluator, builder, 'build')
  if (build?.kind === 'function') {
    const built = evaluator.apply(build, positionalArguments(created('BuildContext'), created('WidgetRef')))
    if (state !== null) evaluator.statesAbove.push({ key, state, before: new Map(state.fields) })
    return built
  }
  letProvide(evaluator, asExtended(evaluator, value))
  return heldInOwn(evaluator, value, state)
}
