import { foreignAncestor, lineageOf } from '../declarations.ts'
import { entryOf } from '../entry-of.ts'
import { fieldOfInstance } from '../instances.ts'
import { givenOfType } from '../provided.ts'
import { created, listOf, NULL } from '../value.ts'
import { bindModule, offerBind } from './modular-binds.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

const BINDS = /^(add|addSingleton|addLazySingleton|addInstance|singleton|lazySingleton|factory|instance)$/

const CONFIG: Value = { kind: 'member', type: 'Modular', name: 'routerConfig' }

/** flutter_modular: what its modules bind, and which routes they tell (`draw/routers/modular.ts`). */
export const modular: Library = {
  provides(evaluator, widget) {
    const module = widget.type === 'ModularApp' ? widget.named.get('module') : undefined
    if (module === undefined) return
    evaluator.provisions.add(widget, 'modular module', () => module)
    bindModule(evaluator, module)
  },
  create(evaluator, type, constructor, args, at) {
    if (type === 'Modular' && constructor === 'get') return givenOfType(evaluator, args.types?.[0], at)
    const [path] = args.positional
    if (type === 'Modular' && constructor === 'setInitialRoute' && path !== undefined) {
      evaluator.provisions.add(args, 'modular initial route', () => path)
      return NULL
    }
    return null
  },
  property(evaluator, target, name) {
    if (target.kind !== 'instance' || !/^(controller|store|bloc|cubit)$/.test(name)) return null
    if (foreignAncestor(evaluator.declarations, target.of) !== 'ModularState') return null
    const line = lineageOf(evaluator.declarations, target.of)
    const typed = line.find(({ declaration }) => (declaration.superTypes ?? []).length > 1)
    const at = typed === undefined ? null : { file: typed.file, offset: 0 }
    return givenOfType(evaluator, typed?.declaration.superTypes?.[1], at)
  },
  builds(evaluator, { type, named }) {
    // Before its third edition the module told the app's widget itself.
    const module = type === 'ModularApp' && !named.has('child') ? named.get('module') : undefined
    return module?.kind === 'instance' ? fieldOfInstance(evaluator, module, 'bootstrap') : null
  },
  method(evaluator, target, name, args) {
    // `MaterialApp(initialRoute: '/').modular()` of the third and fourth edition
    if (name === 'modular' && target.kind === 'object' && target.type.endsWith('App'))
      return { ...target, named: new Map([...target.named, ['routerConfig', CONFIG]]) }
    if (target.kind === 'member' && target.type === 'Modular' && target.name === 'to') {
      const [to] = args.positional
      const replaces = /^(pushReplacement|popAndPush)/.test(name)
      const how = name === 'navigate' || name.endsWith('RemoveUntil') ? 'all' : replaces ? 'replace' : 'push'
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
    const type = entryOf({ child: 'ChildRoute', module: 'ModuleRoute' }, name)
    const before = evaluator.propertyOf(target, 'routes')
    const items = before?.kind === 'list' ? before.items : []
    if (type !== undefined) {
      const route: Value = { ...created(type), positional: args.positional, named: args.named }
      evaluator.setOf(target, 'routes', listOf([...items, route]))
    }
    return NULL
  },
}
