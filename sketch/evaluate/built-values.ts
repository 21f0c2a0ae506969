import { positionalArguments } from './arguments.ts'
import { classScope } from './scope.ts'
import type { ConstructorDeclaration } from '../model/declaration.ts'
import type { Evaluator } from './evaluator.ts'
import type { InstanceValue, KnownClass, SourceOffset, Value } from './value.ts'

/**
 * Values of built_value (`built_value_generator/lib/src/value_source_class.dart`) whose generated file is not there:
 * one stands for its own builder, in which each field is set by its name.
 */
export function isBuilt(evaluator: Evaluator, of: KnownClass): boolean {
  return of.declaration.constructors.some((each) => makesBuilt(evaluator, of, each))
}

/** Whether that is `factory Shelf([void Function(ShelfBuilder) updates]) = _$Shelf;`, and that is nowhere declared. */
export function makesBuilt(
  evaluator: Evaluator,
  of: KnownClass,
  { factory, standsFor, parameters }: ConstructorDeclaration,
): boolean {
  const { name } = of.declaration
  const isBuilder = factory && standsFor === `_$${name}` && parameters.length === 1
  return isBuilder && evaluator.declarations.find(standsFor, of.file) === null
}

/** What is built of nothing but what the class itself says that it begins and ends with, and these updates. */
export function built(
  evaluator: Evaluator,
  of: KnownClass,
  updates: Value,
  at: SourceOffset | null,
): InstanceValue {
  const value: InstanceValue = { kind: 'instance', of, fields: new Map(), at }
  told(evaluator, of, '_initializeBuilder', value)
  update(evaluator, value, updates)
  told(evaluator, of, '_finalizeBuilder', value)
  return value
}

/** Lets a function set what it builds. */
export function update(evaluator: Evaluator, value: InstanceValue, updates: Value | undefined): void {
  evaluator.calledWith(updates, positionalArguments(value))
}

export const copyOf = (value: InstanceValue): InstanceValue => ({ ...value, fields: new Map(value.fields) })

function told(evaluator: Evaluator, of: KnownClass, name: string, builder: InstanceValue): void {
  const hook = of.declaration.methods.find((each) => each.static && each.name === name)
  if (hook !== undefined) evaluator.callDeclared(hook, classScope(of, null), positionalArguments(builder))
}
