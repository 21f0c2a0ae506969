import { fieldOfInstance } from '../instances.ts'
import { injected } from '../provided.ts'
import { positionalArguments } from '../arguments.ts'
import { created, NULL } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'

/**
 * Keeps what flutter_modular makes when somebody asks for that type: by a constructor, whose parameters it fills by
 * their types (`auto_injector`), by a function of the injector, or the value itself.
 */
export function offerBind(evaluator: Evaluator, make: Value, type: string | null): void {
  const named = type ?? (make.kind === 'class' ? make.of.declaration.name : null)
  evaluator.provisions.add(make, named, () => {
    if (make.kind === 'function') return evaluator.call(make, positionalArguments(created('Injector')), null)
    return make.kind === 'class' ? evaluator.call(make, injectedInto(evaluator, make), null) : make
  })
}

const injectedInto = (evaluator: Evaluator, { of, tearOff = '' }: Value & { kind: 'class' }): Arguments =>
  injected(evaluator, of, tearOff === 'new' ? '' : tearOff)

/**
 * Binds what a module and those that it imports tell, once for each class: an app's own module as it begins, one that
 * is mounted with its routes.
 */
export function bindModule(evaluator: Evaluator, module: Value): void {
  if (module.kind !== 'instance') return
  // Its declaration is the key of the one that is made of it where somebody asks for its type.
  evaluator.once(module.of.declaration.methods, () => {
    const imports = fieldOfInstance(evaluator, module, 'imports')
    for (const each of imports?.kind === 'list' ? imports.items : []) bindModule(evaluator, each)
    for (const name of ['binds', 'exportedBinds'])
      offerAll(evaluator, fieldOfInstance(evaluator, module, name))
    return NULL
  })
}

function offerAll(evaluator: Evaluator, binds: Value | null): void {
  if (binds?.kind === 'function') evaluator.apply(binds, positionalArguments(created('Injector')))
  for (const each of binds?.kind === 'list' ? binds.items : []) {
    const make = each.kind === 'object' && each.type.endsWith('Bind') ? each.positional[0] : undefined
    if (make !== undefined && each.kind === 'object') offerBind(evaluator, make, each.types?.[0] ?? null)
  }
}
