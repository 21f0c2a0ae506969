import { fieldOfInstance } from '../instances.ts'
import { givenOfType } from '../provided.ts'
import { positionalArguments } from '../arguments.ts'
import { created, listOf, NULL } from '../value.ts'
import { offerBind } from './modular-binds.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

const BINDS = /^(add|addSingleton|addLazySingleton|addInstance|singleton|lazySingleton|factory|instance)$/

/** flutter_modular: what its modules bind, and which routes they tell (`draw/routers/modular.ts`). */
export const modular: Library = {
  provides(evaluator, widget) {
    const module = widget.type === 'ModularApp' ? widget.named.get('module') : undefined
    if (module === undefined) return
    evaluator.provisions.add(widget, 'modular module', () => module)
    bind(evaluator, module, new Set())
  },
  create(evaluator, type, constructor, args, at) {
    if (type === 'Modular' && constructor === 'get') return givenOfType(evaluator, args.types?.[0], at)
    // Of the third and fourth edition: `Bind((i) => Store())`, `Bind.singleton(…)`.
    return null
  },
  method(evaluator, target, name, args) {
    if (target.kind === 'member' && target.type === 'Modular' && target.name === 'to') {
      const [to] = args.positional
      const how = name === 'navigate' ? 'all' : name.startsWith('pushReplacement') ? 'replace' : 'push'
      if (to?.kind === 'string') evaluator.navigation?.push({ kind: 'route', name: to.value, how })
      return NULL
    }
    if (target.kind !== 'object') return null
    if (target.type === 'Injector' && BINDS.test(name)) {
      const [make] = args.positional
      if (make !== undefined) offerBind(evaluator, make, args.types?.[0] ?? null)
      return NULL
    }
    if (target.type !== 'RouteManager') return null
    const type = { child: 'ChildRoute', module: 'ModuleRoute' }[name]
    const before = evaluator.propertyOf(target, 'routes')
    const items = before?.kind === 'list' ? before.items : []
    if (type !== undefined) {
      const route: Value = { ...created(type), positional: args.positional, named: args.named }
      evaluator.setOf(target, 'routes', listOf([...items, route]))
    }
    return NULL
  },
}

/** `met`: the classes of modules that were bound; those that import each other come once. */
function bind(evaluator: Evaluator, module: Value, met: Set<string>): void {
  if (module.kind !== 'instance') return
  const which = `${module.of.file} ${module.of.declaration.name}`
  if (met.has(which)) return
  met.add(which)
  const imports = fieldOfInstance(evaluator, module, 'imports')
  for (const each of imports?.kind === 'list' ? imports.items : []) bind(evaluator, each, met)
  for (const name of ['binds', 'exportedBinds']) {
    const binds = fieldOfInstance(evaluator, module, name)
    if (binds?.kind === 'function') evaluator.apply(binds, positionalArguments(created('Injector')))
    for (const each of binds?.kind === 'list' ? binds.items : []) {
      const make = each.kind === 'object' && each.type.endsWith('Bind') ? each.positional[0] : undefined
      if (make !== undefined && each.kind === 'object') offerBind(evaluator, make, each.types?.[0] ?? null)
    }
  }
}
