import { booleanOf, created, double, integer, NULL, stringOf } from '../value.ts'
import { entryOf } from '../entry-of.ts'
import { failed } from './network.ts'
import { sameKey } from '../map-keys.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

const NAMES = /^(Firebase)?RemoteConfig$/
/** The defaults that an app gives, by who follows it. */
const defaults = new WeakMap<Evaluator, Value>()

/**
 * Firebase's remote config in a new app without a network: the app's own defaults, else what stands for nothing
 * (`firebase_remote_config/lib/src/firebase_remote_config.dart`).
 */
export const remoteConfig: Library = {
  method(evaluator, target, name, { positional: [first = NULL] }) {
    if (!('type' in target)) return null
    if (target.type === 'RemoteConfigValue' && target.kind === 'object')
      return valueAs(/^as(\w+)$/.exec(name)?.[1], target.named.get('value') ?? NULL)
    if (!NAMES.test(target.type)) return null
    // without a network that fails, where the source catches it
    if (/^fetch(AndActivate)?$/.test(name)) return evaluator.trying === 0 ? null : failed('FirebaseException')
    if (name === 'setDefaults' && first.kind === 'map') defaults.set(evaluator, first)
    if (name === 'getValue') return created('RemoteConfigValue', { value: given(evaluator, first) })
    return valueAs(/^get(Bool|Double|Int|String)$/.exec(name)?.[1], given(evaluator, first))
  },
}

function given(evaluator: Evaluator, key: Value): Value {
  const all = defaults.get(evaluator)
  return (all?.kind === 'map' ? all.entries.find(([each]) => sameKey(each, key))?.[1] : undefined) ?? NULL
}

/** A default as what is asked for; null for what is no such question. */
function valueAs(kind: string | undefined, value: Value): Value | null {
  const nothing = kind === undefined ? undefined : entryOf(NOTHING, kind)
  if (nothing === undefined) return null
  return value.kind === 'null' ? nothing : value
}

const NOTHING: Readonly<Record<string, Value>> = {
  Bool: booleanOf(false),
  Double: double(0),
  Int: integer(0),
  String: stringOf(''),
}
