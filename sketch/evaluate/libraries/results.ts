import { positionalArguments } from '../arguments.ts'
import { thrownBy } from '../try-catch.ts'
import { booleanOf, created, NULL, unknown } from '../value.ts'
import { entryOf } from '../entry-of.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** What each case is called, and whether it holds what is wanted. */
const WELL: Readonly<Record<string, boolean>> = {
  Success: true,
  Ok: true,
  Failure: false,
  Err: false,
  Error: false,
}
/** Constructors of `Result` and of its like, and the case that they make. */
const CASES: Readonly<Record<string, string>> = {
  success: 'Success', failure: 'Failure', error: 'Error', ok: 'Ok', err: 'Err',
} // prettier-ignore
const OF_FAILURE = /^_*(e|ex|l|err|left|error|fail|failure|exception)$/i

/**
 * An outcome that went well or did not: result_dart (`lib/src/result_dart_base.dart`), multiple_result, which it comes
 * from, and oxidized (`lib/src/result.dart`), where the cases are called as in Rust.
 */
export const results: Library = {
  create(_evaluator, type, constructor, { positional: [first] }) {
    if (type === 'Result' || type === 'ResultDart') {
      const made = entryOf(CASES, constructor)
      return made === undefined || first === undefined ? null : outcome(made, first)
    }
    if (!Object.hasOwn(WELL, type)) return null
    if (constructor === 'unit') return outcome(type, created('Unit'))
    return constructor === '' && first !== undefined ? outcome(type, first) : null
  },
  call(_evaluator, name, { positional: [first] }) {
    if (first === undefined) return null
    return name === 'successOf'
      ? outcome('Success', first)
      : name === 'failureOf'
        ? outcome('Failure', first)
        : null
  },
  property(_evaluator, target, name) {
    if (!isOutcome(target)) return null
    const held = WELL[target.type] === true ? /^(success|value|ok)$/ : /^(failure|error|err|value)$/
    return asked(target, name) ?? (held.test(name) ? valueOf(target) : null)
  },
  method(evaluator, target, name, args) {
    // of an object the app may have said itself what it is called so
    if (/^to(Success|Failure)$/.test(name) && isData(target))
      return args.positional.length === 0 ? outcome(name.slice(2), target) : null
    return isOutcome(target) ? (asked(target, name) ?? told(evaluator, target, name, args)) : null
  },
}

const isData = ({ kind }: Value): boolean => /^(string|number|boolean|list|map)$/.test(kind)

const isOutcome = (value: Value): value is CreatedValue =>
  value.kind === 'object' && Object.hasOwn(WELL, value.type) && value.named.has(HELD)

/** The name of what one holds, which no source writes. */
const HELD = 'held'

const outcome = (type: string, value: Value): CreatedValue => created(type, { [HELD]: value })

const valueOf = (target: CreatedValue): Value => target.named.get(HELD) ?? NULL

/** Which of the two it is; packages ask it as a getter or as a method. */
function asked({ type }: CreatedValue, name: string): Value | null {
  if (/^(isSuccess|isOk)$/.test(name)) return booleanOf(WELL[type] === true)
  return /^(isError|isErr|isFailure)$/.test(name) ? booleanOf(WELL[type] !== true) : null
}

function told(evaluator: Evaluator, target: CreatedValue, name: string, args: Arguments): Value | null {
  const isWell = WELL[target.type] === true
  const value = valueOf(target)
  const [first, second] = args.positional
  // the one that is not meant is called by nobody
  for (const each of [...args.positional, ...args.named.values()]) evaluator.launch?.settled.add(each)
  const apply = (then: Value | undefined): Value | null =>
    evaluator.calledWith(then, positionalArguments(value))
  const remade = (then: Value | undefined): Value => {
    const made = apply(then)
    return made === null ? target : outcome(target.type, made)
  }
  switch (name) {
    case 'fold':
    case 'when':
    case 'match': {
      const named = args.named.get(isWell ? 'ok' : 'err') ?? args.named.get(isWell ? 'success' : 'error')
      return apply(named ?? (isFailureFirst(first) === isWell ? second : first))
    }
    case 'map':
    case 'mapOk':
      return isWell ? remade(first) : target
    case 'mapError':
    case 'mapErr':
      return isWell ? target : remade(first)
    case 'flatMap':
    case 'andThen':
      return isWell ? apply(first) : target
    case 'flatMapError':
    case 'recover':
    case 'orElse':
      return isWell ? target : apply(first)
    case 'onSuccess':
    case 'onFailure':
    case 'onError':
      if ((name === 'onSuccess') === isWell) apply(first)
      return target
    case 'pure':
      return isWell && first !== undefined ? outcome(target.type, first) : target
    case 'getOrThrow':
    case 'unwrap':
    case 'get':
      return isWell ? value : thrownBy(evaluator, value)
    case 'getOrElse':
    case 'unwrapOrElse':
      return isWell ? value : apply(first)
    case 'getOrDefault':
    case 'unwrapOr':
      return isWell ? value : (first ?? null)
    case 'getOrNull':
    case 'getSuccess':
    case 'tryGetSuccess':
      return isWell ? value : NULL
    case 'exceptionOrNull':
    case 'getError':
    case 'tryGetError':
      return isWell ? NULL : value
    case 'unwrapErr':
      return isWell ? unknown(name) : value
    default:
      return null
  }
}

/** The first of two is for success since multiple_result 3 and in result_dart, and was for failure before. */
function isFailureFirst(first: Value | undefined): boolean {
  const [parameter] = first?.kind === 'function' ? first.code.parameters : []
  return parameter !== undefined && OF_FAILURE.test(parameter.name)
}
