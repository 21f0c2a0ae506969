import { lineageOf } from './declarations.ts'
import type { Evaluator } from './evaluator.ts'
import type { Value } from './value.ts'

/** The types that a value is asked for by: the one of a union that it is, its class, and those above it. */
export function namesOf(evaluator: Evaluator, value: Value): string[] {
  if (value.kind === 'object' || isOnlyOne(value)) return [value.type, ...(ABOVE.get(value.type) ?? [])]
  if (value.kind !== 'instance') return []
  const line = lineageOf(evaluator.declarations, value.of).map(({ declaration }) => declaration)
  const above = line.flatMap(({ name, superclass }) => (superclass === null ? [name] : [name, superclass]))
  const foreign = ABOVE.get(line.at(-1)?.superclass ?? '') ?? []
  return [...(value.variant === undefined ? [] : [value.variant.type]), ...above, ...foreign]
}

const OF_CLIENTS = ['BaseClient', 'Client']
/** What is above a package's own class: a locator is asked for a `Client` and given one of `dart:io`. */
const ABOVE: ReadonlyMap<string, readonly string[]> = new Map([
  // package:http, and http_interceptor (`lib/http/intercepted_client.dart`)
  ['BaseClient', ['Client']],
  ['IOClient', OF_CLIENTS],
  ['RetryClient', OF_CLIENTS],
  ['InterceptedClient', OF_CLIENTS],
  // dio (`dio/lib/src/dio/dio_for_native.dart`)
  ['DioForNative', ['Dio']],
])

/** A class's one instance is a member of it: `FirebaseAuth.instance`. */
const isOnlyOne = (value: Value): value is Value & { kind: 'member' } =>
  value.kind === 'member' && value.name === 'instance'
