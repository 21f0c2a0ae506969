import { lineageOf } from '../declarations.ts'
import { fieldOfInstance, oneOfUnion } from '../instances.ts'
import { KEPT_OUT, SIGNED_OUT } from '../presumed.ts'
import { unknown } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { InstanceValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** The branches of a union whose value is not known: what is shown when all went well, with its data. */
const LIKELY = /^(data|loaded|success|content|authenticated|ready|done|completed?|fetched)$/i
/** Those before it, and the ones that went wrong. */
const WAITS =
  /^(initial|idle|none|unknown|uninitiali[sz]ed|initiali[sz]ing|loading|waiting|pending|progress|error|fail(ed|ure))/i
const WITH_FIELDS = new Set(['when', 'maybeWhen', 'whenOrNull'])
const WITH_VALUE = new Set(['map', 'maybeMap', 'mapOrNull'])

/** freezed: a union is one of its factories, and `when` and `map` go by that one's name. */
export const freezed: Library = {
  // `_Loaded(cart)`: its class may not be generated yet
  create(evaluator, type, constructor, args, at) {
    return constructor !== '' || at === null ? null : oneOfUnion(evaluator, type, args, at.file, at)
  },
  method(evaluator, target, name, args) {
    if (name === 'copyWith' && target.kind === 'instance') return copied(evaluator, target, args)
    if (!WITH_FIELDS.has(name) && !WITH_VALUE.has(name)) return null
    if (target.kind === 'instance' && target.variant !== undefined) {
      return branch(evaluator, target, target.variant.name, name, args)
    }
    if (target.kind !== 'unknown' || args.positional.length > 0 || args.named.size === 0) return null
    return likelyBranch(evaluator, name, args)
  },
}

/** A copy with other fields, as freezed, copy_with_extension and dart_mappable generate it; null for a written one. */
function copied(evaluator: Evaluator, target: InstanceValue, args: Arguments): Value | null {
  const declaring = lineageOf(evaluator.declarations, target.of).find(({ declaration }) =>
    declaration.methods.some((each) => each.name === 'copyWith'),
  )
  const isGenerated = declaring === undefined || GENERATED.test(declaring.file)
  return isGenerated ? { ...target, fields: new Map([...target.fields, ...args.named]) } : null
}

const GENERATED = /\.(g|freezed|mapper)\.dart$/

function branch(
  evaluator: Evaluator,
  target: InstanceValue,
  variant: string,
  name: string,
  args: Arguments,
): Value | null {
  const chosen = args.named.get(variant === '' ? '$default' : variant)
  if (chosen !== undefined) {
    const fields = target.variant?.fields.map(
      (each) => fieldOfInstance(evaluator, target, each) ?? unknown(each),
    )
    const positional = WITH_FIELDS.has(name) ? (fields ?? []) : [target]
    return evaluator.call(chosen, { positional, named: new Map() }, null)
  }
  const [only] = args.positional
  if (variant === '' && only !== undefined)
    return evaluator.call(only, { positional: [target], named: new Map() }, null)
  const other = args.named.get('orElse')
  return other === undefined
    ? { kind: 'null' }
    : evaluator.call(other, { positional: [], named: new Map() }, null)
}

/** Of a value that only running code has: the branch with data, else the first. */
function likelyBranch(evaluator: Evaluator, name: string, args: Arguments): Value | null {
  const names = [...args.named.keys()]
  const chosen =
    names.find((each) => SIGNED_OUT.test(each)) ??
    names.find((each) => LIKELY.test(each)) ??
    names.find((each) => each !== 'orElse' && !WAITS.test(each) && !KEPT_OUT.test(each)) ??
    names.find((each) => each !== 'orElse') ??
    'orElse'
  const callback = args.named.get(chosen)
  if (callback?.kind !== 'function' && callback?.kind !== 'class') return null
  const parameters = callback.kind === 'function' ? callback.code.parameters : []
  const positional = parameters.filter(({ named }) => !named).map((each) => unknown(each.name))
  return evaluator.call(
    callback,
    { positional: name === 'map' ? [unknown(chosen)] : positional, named: new Map() },
    null,
  )
}
