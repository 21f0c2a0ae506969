import { positionalArguments } from '../arguments.ts'
import { streamOf } from '../first-event.ts'
import { booleanOf, integer, NULL, sameValue } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

const NONE = { kind: 'member', type: 'ConnectivityResult', name: 'none' } as const satisfies Value
const CHECKERS = /^(Internet|Data|Simple)Connection(Checker(Plus)?)?$|^InternetChecker$/

/**
 * Whether an app is connected, which a new one without a network is not: connectivity_plus, which until its version 6
 * tells one result and then a list of them, internet_connection_checker and its successors, flutter_offline. What is
 * told is both.
 */
export const connectivity: Library = {
  create: (_evaluator, type, constructor) =>
    CHECKERS.test(type) && constructor.startsWith('is') ? booleanOf(false) : null,
  property(_evaluator, target, name) {
    if (isNone(target)) return ofOne(name)
    const type = 'type' in target ? target.type : ''
    if (CHECKERS.test(type) && /^has(Internet(Access|Connection)?|Connection)$/.test(name))
      return booleanOf(false)
    return type === 'Connectivity' && name === 'onConnectivityChanged' ? streamOf(NONE) : null
  },
  method(evaluator, target, name, args) {
    if (isNone(target)) return askedOfOne(evaluator, name, args)
    return 'type' in target && target.type === 'Connectivity' && name === 'checkConnectivity' ? NONE : null
  },
  builder: (_evaluator, { type, named }) =>
    type === 'OfflineBuilder' ? [NONE, named.get('child') ?? NULL] : null,
}

const isNone = (value: Value): boolean =>
  value.kind === 'member' && value.type === NONE.type && value.name === 'none'

/** What a list of it would be asked. */
function ofOne(name: string): Value | null {
  if (name === 'length') return integer(1)
  if (/^(first|last|single|firstOrNull|lastOrNull)$/.test(name)) return NONE
  return name === 'isEmpty' || name === 'isNotEmpty' ? booleanOf(name === 'isNotEmpty') : null
}

function askedOfOne(evaluator: Evaluator, name: string, { positional: [first] }: Arguments): Value | null {
  if (name === 'contains') return first === undefined ? null : booleanOf(sameValue(NONE, first) === true)
  if (!/^(any|every)$/.test(name) || first?.kind !== 'function') return null
  const said = evaluator.apply(first, positionalArguments(NONE))
  return said.kind === 'boolean' ? said : null
}
