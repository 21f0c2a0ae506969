import { fieldOfInstance } from '../instances.ts'
import { givenOfType } from '../provided.ts'
import { positionalArguments } from '../arguments.ts'
import { created, listOf, NULL } from '../value.ts'
import { offerBind } from './modular-binds.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

const BINDS = /^add(Singleton|LazySingleton|Instance|ChangeNotifier|Listenable|Streamable)?$/

/**
 * flutter_modular from its seventh edition on: a module registers all it has with one context
 * (`lib/src/module/module.dart`), the app and a page keep state of their own (`lib/src/state/scoped.dart`). The routes
 * are kept as those of the editions before (`modular.ts`).
 */
export const modularContext: Library = {
  provides(evaluator, widget) {
    if (widget.type !== 'ModularApp') return
    const module = widget.named.get('module')
    if (module === undefined || memberOf(evaluator, module, 'register') === null) return
    const root = evaluator.once(module, () => contextOf(evaluator, module, listOf([module])))
    evaluator.provisions.add(root, 'modular context', () => root)
    const initial = widget.named.get('initialRoute')
    if (initial !== undefined) evaluator.provisions.add(initial, 'modular initial route', () => initial)
    provideScoped(evaluator, widget.named.get('provide'))
  },
  call(evaluator, name, args, at) {
    if (name === 'createModule') return { ...created('Module'), named: args.named, at }
    return name === 'inject' ? givenOfType(evaluator, args.types?.[0], at) : null
  },
  create(_evaluator, type, constructor) {
    const isConfig = type === 'ModularApp' && constructor === 'routerConfigOf'
    return isConfig ? { kind: 'member', type: 'Modular', name: 'routerConfig' } : null
  },
  method(evaluator, target, name, args) {
    if (target.kind !== 'object') return null
    const [first] = args.positional
    // `lib/src/navigation/modular_navigation.dart`: the whole stack gives way, or its topmost page
    if (target.type === 'BuildContext' && /^(navigate|replace)$/.test(name) && first?.kind === 'string') {
      const how = name === 'navigate' ? 'all' : 'replace'
      evaluator.navigation?.push({ kind: 'route', name: first.value, how })
      return NULL
    }
    const isContext = target.type === 'ModularContext'
    if ((!isContext && target.type !== 'Scoped') || first === undefined) return null
    if (BINDS.test(name)) offerBind(evaluator, first, args.types?.[0] ?? null)
    else if (isContext && name === 'route') addRoute(evaluator, target, args)
    else if (isContext && name === 'module') include(evaluator, target, first, args.named.get('at'))
    return NULL
  },
}

/** Lets a page or the app register its own state, once. */
export function provideScoped(evaluator: Evaluator, provide: Value | undefined): void {
  if (provide?.kind !== 'function') return
  evaluator.once(provide.code, () => evaluator.apply(provide, positionalArguments(created('Scoped'))))
}

/** The context that a module has registered with; `met` holds every module of the app so far. */
function contextOf(evaluator: Evaluator, module: Value, met: Value): CreatedValue {
  const context = created('ModularContext', { met })
  const register = memberOf(evaluator, module, 'register')
  if (register?.kind === 'function') evaluator.apply(register, positionalArguments(context))
  return context
}

function memberOf(evaluator: Evaluator, module: Value, name: string): Value | null {
  if (module.kind === 'instance') return fieldOfInstance(evaluator, module, name)
  return module.kind === 'object' ? (module.named.get(name) ?? null) : null
}

function addRoute(evaluator: Evaluator, context: CreatedValue, { positional, named }: Arguments): void {
  const children = named.get('children')
  const below = created('ModularContext', { met: context.named.get('met') ?? listOf([]) })
  if (children?.kind === 'function') evaluator.apply(children, positionalArguments(below))
  const routes = evaluator.propertyOf(below, 'routes') ?? listOf([])
  add(evaluator, context, {
    ...created('ChildRoute'),
    positional,
    named: new Map([...named, ['children', routes]]),
  })
}

/** A module is included once. Of one class the first counts: classes that include each other would not end. */
function include(evaluator: Evaluator, context: CreatedValue, module: Value, at: Value | undefined): void {
  const met = context.named.get('met')
  if (met?.kind !== 'list' || met.items.some((each) => isSame(each, module))) return
  met.items.push(module)
  const path = at ?? memberOf(evaluator, module, 'path')
  const named = { module: contextOf(evaluator, module, met) }
  add(evaluator, context, created('ModuleRoute', named, path?.kind === 'string' ? [path] : []))
}

function isSame(one: Value, other: Value): boolean {
  return (
    one === other ||
    (one.kind === 'instance' && other.kind === 'instance' && one.of.declaration === other.of.declaration)
  )
}

function add(evaluator: Evaluator, context: CreatedValue, route: Value): void {
  const before = evaluator.propertyOf(context, 'routes')
  evaluator.setOf(context, 'routes', listOf([...(before?.kind === 'list' ? before.items : []), route]))
}
