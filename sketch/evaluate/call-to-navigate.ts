import { positionalArguments } from './arguments.ts'
import { foreignAncestor } from './declarations.ts'
import { isRootRouter } from './libraries/auto-route.ts'
import { bindFor } from './libraries/getx-bindings.ts'
import { fieldOfInstance } from './instances.ts'
import { ledByLibrary } from './library-navigation.ts'
import { BY_PATH, GOES_BACK, NAMED, NAVIGATORS, PUSHES } from './navigators.ts'
import { created, NULL, unknown } from './value.ts'
import { OPENED } from './effects.ts'
import type { NavigationEffect } from './effects.ts'
import type { Evaluator } from './evaluator.ts'
import type { Arguments } from './arguments.ts'
import type { InstanceValue, Value } from './value.ts'

/** What is pushed is no route, but a function that makes one. */
const RESTORABLE = /^restorable(Push|Replace)(Replacement|AndRemoveUntil)?$/

/** Runs a call that opens another page or a drawer; null for every other call. Only a followed tap records it. */
export function callToNavigate(
  evaluator: Evaluator,
  receiver: Value,
  name: string,
  args: Arguments,
): Value | null {
  const target = isRootRouter(evaluator, receiver)
    ? created('StackRouter')
    : receiver.kind === 'unknown' && receiver.text === 'vRouter'
      ? created('VRouterData')
      : receiver
  if (name === 'openDrawer' || name === 'openEndDrawer') {
    return navigate(evaluator, { kind: 'drawer', side: name === 'openDrawer' ? 'start' : 'end' })
  }
  if (target.kind === 'object' && target.type === 'StatefulNavigationShell' && name === 'goBranch') {
    const [index] = args.positional
    return index?.kind === 'number' ? navigate(evaluator, { kind: 'branch', index: index.value }) : NULL
  }
  if (
    target.kind === 'type' &&
    (target.name === 'Navigator' || target.name === 'GoRouter') &&
    name === 'of'
  ) {
    return created(target.name === 'Navigator' ? 'NavigatorState' : 'GoRouter')
  }
  if (target.kind === 'type' && target.name === 'VRouter' && name === 'of') return created('VRouterData')
  if (target.kind === 'type' && target.name === 'Routemaster' && name === 'of') return created('Routemaster')
  if (target.kind === 'object' && target.type === 'RestorableRouteFuture' && name === 'present') {
    const present = target.named.get('onPresent')
    const given = args.positional[0] ?? NULL
    if (present?.kind !== 'function') return NULL
    return evaluator.apply(present, positionalArguments(created('NavigatorState'), given))
  }
  const led = byRouteInfo(target, name, args) ?? ledByLibrary(evaluator, target, name, args)
  if (led !== null) return navigate(evaluator, led)
  const isType = target.kind === 'type' && ['Navigator', 'Get'].includes(target.name)
  // Of the states that a key has, only a navigator's pushes.
  const isOfKey =
    target.kind === 'unknown' && target.text === 'currentState' && /^(push|restorablePush)/.test(name)
  const isNavigator =
    isOfKey || (target.kind === 'object' && NAVIGATORS.has(target.type)) || takesRoute(target, name, args)
  if (!isType && !isNavigator && !(target.kind === 'unknown' && NAMED.has(name))) return null
  // `Navigator.push(context, …)`: the context comes first, the rest is as on the navigator itself.
  const [first, ...rest] = args.positional
  const isContext = first?.kind === 'object' && first.type === 'BuildContext'
  const takesContext = isType && target.name === 'Navigator'
  const subject = isContext || (takesContext && rest.length > 0) ? rest[0] : first
  const says = (option: string): boolean => {
    const value = args.named.get(option)
    return value?.kind === 'boolean' && value.value
  }
  // fluro: `router.navigateTo(context, path, replace: true)`.
  const isVRouter = target.kind === 'object' && /^VR(outerData|edirector)$/.test(target.type)
  const how =
    isVRouter || /^(go|offAll|clearStack)|AndRemove/.test(name) || says('clearStack')
      ? 'all'
      : /replace|^off|AndPush/i.test(name) || says('replace')
        ? 'replace'
        : 'push'
  if (GOES_BACK.has(name)) return navigate(evaluator, { kind: 'back' })
  if (NAMED.has(name) && subject?.kind === 'string') {
    return navigate(evaluator, { kind: 'route', name: subject.value, how, ...handed(args) })
  }
  if ((PUSHES.has(name) || BY_PATH.has(name)) && subject?.kind === 'string') {
    return navigate(evaluator, { kind: 'route', name: subject.value, how, ...handed(args) })
  }
  const isRestored = RESTORABLE.test(name)
  if ((PUSHES.has(name) || isRestored) && subject !== undefined) {
    if (evaluator.navigation === null) return OPENED
    if (target.kind === 'type' && target.name === 'Get') bindFor(evaluator, args.named)
    const widget = pageOf(evaluator, isRestored ? restored(evaluator, subject, args) : subject)
    return widget === null
      ? NULL
      : navigate(evaluator, { kind: 'widget', widget, how, ...handed(args, subject) })
  }
  return null
}

/** A navigator under a name of a package's own, as `OneContext()`: what takes a route of Flutter's can be no other. */
function takesRoute(target: Value, name: string, { positional: [route] }: Arguments): boolean {
  const isForeign = target.kind === 'object' || target.kind === 'unknown'
  return isForeign && name.startsWith('push') && route?.kind === 'object' && NO_INFO.test(route.type)
}

/** What the page is handed: by Flutter and GetX as `arguments`, which a route has in its settings, by go_router as `extra`. */
function handed({ named }: Arguments, route?: Value): { readonly given: Value } {
  const settings = route?.kind === 'object' ? route.named.get('settings') : undefined
  const ofRoute = settings?.kind === 'object' ? settings.named.get('arguments') : undefined
  return { given: named.get('arguments') ?? named.get('extra') ?? ofRoute ?? NULL }
}

/** The route that a function makes of the context and `arguments`. */
function restored(evaluator: Evaluator, builder: Value, args: Arguments): Value {
  if (builder.kind !== 'function') return unknown('route')
  const given = args.named.get('arguments') ?? NULL
  return evaluator.apply(builder, positionalArguments(created('BuildContext'), given))
}

/** auto_route goes by generated objects: `context.router.replace(HomeRoute())`. */
const BY_INFO = /^(push|replace|navigate|redirect)(All|Until|Route|To|AndPopUntil)?$/

function byRouteInfo(target: Value, name: string, args: Arguments): NavigationEffect | null {
  const isRouter =
    target.kind === 'object' && /^(StackRouter|NavigationResolver|BuildContext)$/.test(target.type)
  const [given] = args.positional
  const info = given?.kind === 'list' ? given.items.at(-1) : given
  const type = info?.kind === 'object' ? info.type : info?.kind === 'instance' ? info.of.declaration.name : ''
  if (!isRouter || !BY_INFO.test(name) || !type.endsWith('Route') || NO_INFO.test(type)) return null
  const how = /All$|AndPop/.test(name) ? 'all' : name.startsWith('re') ? 'replace' : 'push'
  return { kind: 'route', name: type, how }
}

/** Flutter's own routes, which carry their page. */
const NO_INFO = /^(Material|Cupertino)?PageRoute$|^(Dialog|Popup|Modal)Route$/

function navigate(evaluator: Evaluator, effect: NavigationEffect): Value {
  evaluator.navigation?.push(effect)
  return effect.kind === 'widget' || effect.kind === 'route' ? OPENED : NULL
}

/** Flutter's routes and pages, and the pages that go_router, auto_route and beamer have for them. */
const ROUTE =
  /Route(Builder)?$|^(Material|Cupertino|CustomTransition|NoTransition|Adaptive|Custom|Beam)?Page$/

/** `class FadePage extends Page`: what the route shows that it makes. */
function byCreateRoute(evaluator: Evaluator, page: InstanceValue): Value | null {
  const create = fieldOfInstance(evaluator, page, 'createRoute')
  if (create?.kind !== 'function') return null
  const route = evaluator.apply(create, positionalArguments(created('BuildContext')))
  return route.kind === 'object' || route.kind === 'instance' ? pageOf(evaluator, route) : null
}

/** What a route shows: `MaterialPageRoute(builder: …)`, `PageRouteBuilder(pageBuilder: …)`, or a page itself. */
export function pageOf(evaluator: Evaluator, route: Value): Value | null {
  if (route.kind === 'instance') {
    // A route of the project's own: `class FadeRoute extends PageRouteBuilder`.
    if (!ROUTE.test(foreignAncestor(evaluator.declarations, route.of) ?? '')) return route
    return (
      pageOf(evaluator, { ...created(''), named: route.fields }) ?? byCreateRoute(evaluator, route) ?? route
    )
  }
  if (route.kind === 'function') return evaluator.apply(route, positionalArguments())
  if (route.kind !== 'object') return null
  if (route.type === 'GetPageRoute') bindFor(evaluator, route.named)
  const build = route.named.get('builder') ?? route.named.get('pageBuilder')
  if (build?.kind === 'function') {
    const more = [created('BuildContext'), unknown('animation'), unknown('animation')]
    return evaluator.apply(build, positionalArguments(...more))
  }
  const page = route.named.get('child') ?? route.named.get('page') ?? null
  // GetX's route takes how to make its page.
  return evaluator.calledWith(page, positionalArguments()) ?? page
}
