import { givenOfType } from '../provided.ts'
import { positionalArguments } from '../arguments.ts'
import { madeBy } from './made-by.ts'
import { booleanOf } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { SourceOffset, Value } from '../value.ts'
import type { Library } from './library.ts'

/** Of get_it itself and kiwi, and what injectable's generated code calls (`injectable/lib/src/get_it_helper.dart`). */
const REGISTERS =
  /^(register(Lazy)?(Singleton|CachedFactory|Factory|Instance)(Async|Param|WithDependencies)*|((lazy)?singleton|factory(Cached)?)(Async|Param)*)$/i
const IS_LOCATOR = (target: Value): boolean =>
  (target.kind === 'member' || target.kind === 'object' || target.kind === 'type') &&
  /^(GetIt(Helper)?|StackedLocator|KiwiContainer)$/.test('type' in target ? target.type : target.name)

/** kiwi hands its container to what makes something (`kiwi/lib/src/kiwi_container.dart`). */
const handedTo = (make: Value, locator: Value): Value[] =>
  locator.kind === 'object' &&
  locator.type === 'KiwiContainer' &&
  make.kind === 'function' &&
  make.code.parameters.length > 0
    ? [locator]
    : []

/**
 * get_it, kiwi, and stacked's locator, which hands on to get_it (`stacked_shared/lib/src/stacked_locator.dart`): what
 * was registered, else a new instance of the type.
 */
export const getIt: Library = {
  create(evaluator, type, _constructor, args, at) {
    return /^(GetIt|StackedLocator)$/.test(type) && (args.types?.length ?? 0) > 0
      ? located(evaluator, args, at)
      : null
  },
  method(evaluator, target, name, args, at) {
    if (!IS_LOCATOR(target)) return null
    if (REGISTERS.test(name)) {
      const [given] = args.positional
      if (given === undefined) return null
      const make = (): Value =>
        evaluator.calledWith(given, positionalArguments(...handedTo(given, target))) ?? given
      evaluator.provisions.add(given, args.types?.[0] ?? null, make, null, madeBy(given))
      return name === 'registerSingleton' ? given : null
    }
    // What nobody is seen to register may be registered by what is not read; while main is followed, what is registered
    // may not be ready.
    if (name === 'isRegistered' && evaluator.launch === null)
      return evaluator.provisions.ofType(args.types?.[0] ?? '') === null ? null : booleanOf(true)
    return /^(get|call|getAsync|resolve)$/.test(name) ? located(evaluator, args, at) : null
  },
}

function located(evaluator: Evaluator, args: Arguments, at: SourceOffset | null): Value | null {
  const wanted = args.types?.[0]
  return givenOfType(evaluator, wanted, at)
}
