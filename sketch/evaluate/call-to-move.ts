import { givenThese } from './given.ts'
import { created, NULL, unknown } from './value.ts'
import type { Led } from './effects.ts'
import type { Evaluator } from './evaluator.ts'
import type { Given } from './given.ts'
import type { Value } from './value.ts'

const PUSHES = new Set(['push', 'pushReplacement', 'pushAndRemoveUntil', 'to', 'off', 'offAll'])
const NAMED = new Set([
  'pushNamed', 'pushReplacementNamed', 'popAndPushNamed', 'pushNamedAndRemoveUntil', 'restorablePushNamed',
  'goNamed', 'pushNamedAuth', 'goNamedAuth', 'toNamed', 'offNamed', 'offAllNamed',
]) // prettier-ignore
const BACK = new Set(['pop', 'maybePop', 'safePop', 'back', 'popUntil'])
const NAVIGATORS = new Set(['NavigatorState', 'GoRouter', 'BuildContext', 'NavigatorKey'])

/** A call that leads to another page or opens a drawer; null for every other. Only a followed tap remembers it. */
export function callToMove(evaluator: Evaluator, target: Value, name: string, given: Given): Value | null {
  if (name === 'openDrawer' || name === 'openEndDrawer') {
    return lead(evaluator, { kind: 'drawer', side: name === 'openDrawer' ? 'start' : 'end' })
  }
  if (target.kind === 'object' && target.type === 'StatefulNavigationShell' && name === 'goBranch') {
    const [index] = given.positional
    return index?.kind === 'number' ? lead(evaluator, { kind: 'branch', index: index.value }) : NULL
  }
  if (
    target.kind === 'type' &&
    (target.name === 'Navigator' || target.name === 'GoRouter') &&
    name === 'of'
  ) {
    return created(target.name === 'Navigator' ? 'NavigatorState' : 'GoRouter')
  }
  const isType = target.kind === 'type' && ['Navigator', 'Get'].includes(target.name)
  const isNavigator = target.kind === 'object' && NAVIGATORS.has(target.type)
  if (!isType && !isNavigator && !(target.kind === 'unknown' && NAMED.has(name))) return null
  // `Navigator.push(context, …)`: the context comes first, the rest is as on the navigator itself.
  const [first, ...rest] = given.positional
  const isContext = first?.kind === 'object' && first.type === 'BuildContext'
  const subject = isContext || (isType && rest.length > 0) ? rest[0] : first
  const how = /^(go|offAll)|AndRemove/.test(name)
    ? 'all'
    : /replace|^off|AndPush/i.test(name)
      ? 'replace'
      : 'push'
  if (BACK.has(name)) return lead(evaluator, { kind: 'back' })
  if (NAMED.has(name) && subject?.kind === 'string') {
    return lead(evaluator, { kind: 'route', name: subject.value, how })
  }
  if ((PUSHES.has(name) || name === 'go') && subject?.kind === 'string') {
    return lead(evaluator, { kind: 'route', name: subject.value, how })
  }
  if (PUSHES.has(name) && subject !== undefined) {
    const widget = evaluator.led === null ? null : pageOf(evaluator, subject)
    return widget === null ? NULL : lead(evaluator, { kind: 'widget', widget, how })
  }
  return null
}

function lead(evaluator: Evaluator, led: Led): Value {
  evaluator.led?.push(led)
  return NULL
}

/** What a route shows: `MaterialPageRoute(builder: …)`, `PageRouteBuilder(pageBuilder: …)`, or a page itself. */
export function pageOf(evaluator: Evaluator, route: Value): Value | null {
  if (route.kind === 'instance') return route
  if (route.kind === 'function') return evaluator.apply(route, givenThese())
  if (route.kind !== 'object') return null
  const build = route.named.get('builder') ?? route.named.get('pageBuilder')
  if (build?.kind === 'function') {
    const more = [created('BuildContext'), unknown('animation'), unknown('animation')]
    return evaluator.apply(build, givenThese(...more))
  }
  return route.named.get('child') ?? route.named.get('page') ?? null
}
