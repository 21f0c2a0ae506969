import { givenOfType } from '../provided.ts'
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
    return make.kind === 'class' ? evaluator.call(make, injected(evaluator, make), null) : make
  })
}

function injected(evaluator: Evaluator, { of, tearOff = '' }: Value & { kind: 'class' }): Arguments {
  const wanted = tearOff === 'new' ? '' : tearOff
  const declared = of.declaration.constructors.find((each) => each.name === wanted)
  const positional: Value[] = []
  const named = new Map<string, Value>()
  for (const parameter of declared?.parameters ?? []) {
    const value = givenOfType(evaluator, parameter.type, { file: of.file, offset: 0 })
    if (!parameter.named) positional.push(value ?? NULL)
    else if (value !== null) named.set(parameter.name, value)
  }
  return { positional, named }
}
