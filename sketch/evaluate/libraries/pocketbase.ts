import { booleanOf, created, NULL, stringOf } from '../value.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

/** PocketBase (`pocketbase/lib/src/client.dart`, `auth_store.dart`): nobody is signed in to a new app. */
export const pocketBase: Library = {
  property(_evaluator, target, name) {
    if (target.kind !== 'object') return null
    if (target.type === 'PocketBase') return name === 'authStore' ? created('AuthStore') : null
    return target.type === 'AuthStore' ? (SIGNED_OUT.get(name) ?? null) : null
  },
  method: (_evaluator, target, name) =>
    target.kind === 'object' && target.type === 'PocketBase' && name === 'collection'
      ? created('RecordService')
      : null,
}

const SIGNED_OUT: ReadonlyMap<string, Value> = new Map([
  ['isValid', booleanOf(false)],
  ['token', stringOf('')],
  ['record', NULL],
  ['model', NULL],
])
