import { positionalArguments, NO_ARGUMENTS } from './arguments.ts'
import { fieldOfInstance, makeInstance } from './instances.ts'
import { created } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { Arguments } from './arguments.ts'
import type { SourcePlace, Value } from './value.ts'

const LOCATORS = new Set(['Provider.of', 'BlocProvider.of', 'RepositoryProvider.of', 'Get.find', 'Get.put'])

/** What a state manager hands out: an instance of the type asked for, as it begins. Null when it is not ours. */
export function provided(
  evaluator: Evaluator,
  type: string,
  constructor: string,
  args: Arguments,
  at: SourcePlace | null,
): Value | undefined {
  if (!LOCATORS.has(`${type}.${constructor}`)) return undefined
  const [first] = args.positional
  if (type === 'Get' && first?.kind === 'instance') return first
  return instanceOfType(evaluator, args.types?.[0], at) ?? undefined
}

/** `context.watch<Cart>()`, `context.read<Cart>()`: the cart as it begins. Null for a type that is not ours. */
export function instanceOfType(
  evaluator: Evaluator,
  name: string | undefined,
  at: SourcePlace | null,
): Value | null {
  if (name === undefined || at === null) return null
  const of = evaluator.declarations.classIn(at.file, name)
  return of === null || of.declaration.kind !== 'class'
    ? null
    : evaluator.once(of.declaration, () => makeInstance(evaluator, of, '', NO_ARGUMENTS, null))
}

/** `ref.watch(provider)` of Riverpod: what the provider's function begins with. */
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
