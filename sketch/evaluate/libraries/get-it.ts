import { givenOfType } from '../provided.ts'
import { positionalArguments } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { SourceOffset, Value } from '../value.ts'
import type { Library } from './library.ts'

const REGISTERS = /^register(Singleton|LazySingleton|Factory|SingletonAsync|FactoryParam|CachedFactory)$/
const IS_LOCATOR = (target: Value): boolean =>
  (target.kind === 'member' || target.kind === 'object' || target.kind === 'type') &&
  ('type' in target ? target.type : target.name) === 'GetIt'

/** get_it: what was registered, else a new instance of the type. */
export const getIt: Library = {
  create(evaluator, type, _constructor, args, at) {
    return type === 'GetIt' && (args.types?.length ?? 0) > 0 ? located(evaluator, args, at) : null
  },
  method(evaluator, target, name, args, at) {
    if (!IS_LOCATOR(target)) return null
    if (REGISTERS.test(name)) {
      const [given] = args.positional
      if (given === undefined) return null
      const make = (): Value =>
        given.kind === 'function' ? evaluator.apply(given, positionalArguments()) : given
      evaluator.provisions.add(given, args.types?.[0] ?? null, make)
      return null
    }
    return /^(get|call|getAsync)$/.test(name) ? located(evaluator, args, at) : null
  },
}

function located(evaluator: Evaluator, args: Arguments, at: SourceOffset | null): Value | null {
  const wanted = args.types?.[0]
  return givenOfType(evaluator, wanted, at)
}
