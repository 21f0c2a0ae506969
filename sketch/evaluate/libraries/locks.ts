import { positionalArguments } from '../arguments.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * What is done one at a time, which is done at once where nothing runs beside it: synchronized's `Lock`
 * (`synchronized/lib/synchronized.dart`, and its method of any object), mutex's `protect`, pool's `withResource`.
 */
export const locks: Library = {
  method(evaluator, target, name, { positional: [action] }) {
    if (action?.kind !== 'function' || !isForeign(target)) return null
    if (name !== 'synchronized' && !(isLock(target) && RUNS.test(name))) return null
    return evaluator.apply(action, positionalArguments())
  },
}

const RUNS = /^(protect(Read|Write)?|withResource)$/

/** Not of the project, whose own class says what it does. */
const isForeign = ({ kind }: Value): boolean => kind !== 'instance' && kind !== 'class' && kind !== 'library'

const isLock = (value: Value): boolean =>
  value.kind === 'object' && /^(Lock|Mutex|ReadWriteMutex|Pool)$/.test(value.type)
