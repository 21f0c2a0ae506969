import { functionOf, NO_ARGUMENTS } from './arguments.ts'
import { placesOfConstants } from './enum-constants.ts'
import { makeInstance } from './instances.ts'
import { classScope } from './scope.ts'
import { integer, listOf, NULL, stringOf } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { KnownClass, Value } from './value.ts'

/** A static field, method or getter, or a constant of an enum; null when the class has none of that name. */
export function staticMember(evaluator: Evaluator, of: KnownClass, name: string): Value | null {
  const { declaration } = of
  if (declaration.kind === 'enum') {
    const constants = placesOfConstants(declaration)
    if (name === 'values') return listOf([...constants.values()].map((at) => enumConstant(evaluator, of, at)))
    const at = constants.get(name)
    if (at !== undefined) return enumConstant(evaluator, of, at)
  }
  const field = declaration.fields.find((each) => each.static && each.name === name)
  if (field !== undefined) {
    return evaluator.once(field, () =>
      field.initial === null ? NULL : evaluator.evaluate(field.initial, classScope(of, null)),
    )
  }
  const method = declaration.methods.find((each) => each.static && each.name === name)
  if (method === undefined) return null
  const scope = classScope(of, null)
  return method.getter ? evaluator.callDeclared(method, scope, NO_ARGUMENTS) : functionOf(method, scope)
}

function enumConstant(evaluator: Evaluator, of: KnownClass, index: number): Value {
  const constant = of.declaration.constants[index]
  return evaluator.once(constant ?? of, () => {
    const args = evaluator.argumentsOf(constant?.arguments ?? [], classScope(of, null), constant?.types)
    const instance = makeInstance(evaluator, of, constant?.constructor ?? '', args, null)
    if (instance.kind === 'instance') {
      instance.fields.set('name', stringOf(constant?.name ?? ''))
      instance.fields.set('index', integer(index))
    }
    return instance
  })
}
