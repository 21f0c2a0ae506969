import { positionalArguments } from '../arguments.ts'
import { awaited } from '../first-event.ts'
import { fieldOfInstance } from '../instances.ts'
import { futureOf, listOf, NULL } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

/** An async function that the source tells to the end gives what it brings, which stands for the future of it. */
const BROUGHT: ReadonlySet<Value['kind']> = new Set([
  'boolean', 'number', 'string', 'list', 'map', 'record', 'null', 'member', 'instance',
]) // prettier-ignore
/** More rounds than an app begins with. */
const MAX_ROUNDS = 40

/**
 * What is asked of futures that bring something (`dart:async`): nothing is too late, and has not failed. Several are
 * waited for together: `Future.wait`, `(a(), b()).wait`, `Future.any`, and one after another: `Future.forEach`.
 */
export const broughtFutures: Library = {
  create(evaluator, type, constructor, { positional: [first, second] }) {
    switch (`${type}.${constructor}`) {
      case 'Future.wait':
        return first?.kind === 'list' ? together(evaluator, first.items) : null
      case 'Future.any':
        return first?.kind === 'list' ? (first.items.find(({ kind }) => kind !== 'unknown') ?? null) : null
      case 'Future.forEach':
        return first?.kind === 'list' && second !== undefined
          ? oneByOne(evaluator, first.items, second)
          : null
      case 'Future.doWhile':
        return first === undefined ? null : whileItHolds(evaluator, first)
      default:
        return null
    }
  },
  property(evaluator, target, name) {
    if (name !== 'wait') return null
    if (target.kind === 'list') return together(evaluator, target.items)
    if (target.kind !== 'record') return null
    const named = [...target.named].map(([each, value]) => [each, awaited(evaluator, value)] as const)
    const positional = target.positional.map((each) => awaited(evaluator, each))
    return futureOf({ kind: 'record', positional, named: new Map(named) })
  },
  method(evaluator, target, name, { positional, named }) {
    if (!/^(timeout|catchError|onError)$/.test(name)) return null
    if (target.kind === 'instance' && fieldOfInstance(evaluator, target, name) !== null) return null
    const brings = target.kind === 'object' && target.type === 'Future' && target.constructor === 'value'
    if (name !== 'timeout' && !brings && !BROUGHT.has(target.kind)) return null
    // what is called only where it has not come
    for (const each of [...positional, ...named.values()]) evaluator.launch?.settled.add(each)
    return target
  },
}

/** A future of what was waited for together, one by one. */
const together = (evaluator: Evaluator, futures: readonly Value[]): Value =>
  futureOf(listOf(futures.map((each) => awaited(evaluator, each))))

function oneByOne(evaluator: Evaluator, items: readonly Value[], action: Value): Value {
  evaluator.launch?.settled.add(action)
  for (const each of items) {
    if (evaluator.exhausted || evaluator.thrown !== null) break
    evaluator.calledWith(action, positionalArguments(each))
  }
  return NULL
}

function whileItHolds(evaluator: Evaluator, action: Value): Value {
  evaluator.launch?.settled.add(action)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const goesOn = awaited(evaluator, evaluator.calledWith(action, positionalArguments()) ?? NULL)
    if (goesOn.kind !== 'boolean' || !goesOn.value) break
  }
  return NULL
}
