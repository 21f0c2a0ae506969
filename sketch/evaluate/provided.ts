import { positionalArguments, NO_ARGUMENTS } from './arguments.ts'
import { fieldOfInstance, makeInstance } from './instances.ts'
import { created } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { Arguments } from './arguments.ts'
import type { SourceOffset, Value } from './value.ts'

const LOCATORS = new Set(['Provider.of', 'BlocProvider.of', 'RepositoryProvider.of', 'Get.find', 'Get.put'])

/** What a state manager provides: a new instance of the type. Null for a type that is not the project's. */
export function provided(
  evaluator: Evaluator,
  type: string,
  constructor: string,
  args: Arguments,
  at: SourceOffset | null,
): Value | undefined {
  if (!LOCATORS.has(`${type}.${constructor}`)) return undefined
  const [first] = args.positional
  if (type === 'Get' && first?.kind === 'instance') return first
  return instanceOfType(evaluator, args.types?.[0], at) ?? undefined
}

/** `context.watch<Cart>()`, `context.read<Cart>()`: a new `Cart`. Null for a type that is not the project's. */
export function instanceOfType(
  evaluator: Evaluator,
  name: string | undefined,
  at: SourceOffset | null,
): Value | null {
  if (name === undefined || at === null) return null
  const of = evaluator.declarations.classIn(at.file, name)
  return of === null || of.declaration.kind !== 'class'
    ? null
    : evaluator.once(of.declaration, () => makeInstance(evaluator, of, '', NO_ARGUMENTS, null))
}

/** `ref.watch(provider)` of Riverpod: the first result of the provider's function. */
export function readProvider(evaluator: Evaluator, provider: Value): Value | null {
  if (provider.kind !== 'object' || !provider.type.endsWith('Provider')) return null
  const [make] = provider.positional
  if (make?.kind !== 'function' && make?.kind !== 'class') return null
  if (provider.type.startsWith('Future') || provider.type.startsWith('Stream')) return null
  const made = evaluator.once(provider, () => evaluator.call(make, positionalArguments(created('Ref')), null))
  if (made.kind !== 'instance') return made
  const build = fieldOfInstance(evaluator, made, 'build')
  if (build?.kind === 'function') return evaluator.apply(build, NO_ARGUMENTS)
  return fieldOfInstance(evaluator, made, 'state') ?? made
}
