import { entryOf } from '../entry-of.ts'
import { streamOf } from '../first-event.ts'
import { booleanOf, created, double, integer, NULL, stringOf } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

/** What stands for a setting that is not stored where a library does not say null. */
const ABSENT: Readonly<Record<string, Value>> = {
  Bool: booleanOf(false),
  String: stringOf(''),
  Int: integer(0),
  Double: double(0),
}

const GETS = /^get(String|Bool|Int|Double|StringList|CustomValue)?$/

/**
 * Stores beside shared_preferences, as an app that was just installed finds them: preferences and the first pref
 * (`PrefService.getString`), nb_utils (`shared_pref.dart`), mmkv, encrypted_shared_preferences,
 * streaming_shared_preferences and notified_preferences (`createSetting`), each with what it gives for a setting that is not there.
 */
export const moreStores: Library = {
  call(_evaluator, name, { named }) {
    const initial = /^create(Enum|Json)?Setting$/.test(name) ? named.get('initialValue') : undefined
    if (initial !== undefined && named.has('key')) return created('ValueNotifier', { value: initial })
    const [, kind] = /^get(String|Bool|Int|Double|StringList|JSON)Async$/.exec(name) ?? []
    return kind === undefined ? null : (named.get('defaultValue') ?? entryOf(ABSENT, kind) ?? NULL)
  },
  create(_evaluator, type, constructor) {
    if (type === 'MMKV' && constructor === 'defaultMMKV') return created(type)
    return type === 'PrefService' && GETS.test(constructor) ? NULL : null
  },
  method(_evaluator, target, name, args) {
    if (target.kind === 'member') return target.type === STREAMING ? streamed(name, args) : null
    if (target.kind !== 'object') return null
    switch (target.type) {
      case 'MMKV':
        return ofMmkv(name, args)
      // encrypt_shared_preferences has a class of the same name, `….getInstance()`, which gives null
      case 'EncryptedSharedPreferences':
        return name === 'getString' && target.constructor === '' ? stringOf('') : null
      case STREAMING:
        return streamed(name, args)
      case 'Stream':
        return name === 'getValue' ? settingOf(target) : null
      default:
        return null
    }
  },
  builder(_evaluator, { type, named }) {
    const setting = type === 'PreferenceBuilder' ? settingOf(named.get('preference')) : null
    return setting === null ? null : [setting]
  },
}

const STREAMING = 'StreamingSharedPreferences'

/** mmkv (`lib/mmkv.dart`): a text that is not there is null. */
function ofMmkv(name: string, { named, positional }: Arguments): Value | null {
  if (name === 'containsKey') return booleanOf(false)
  const [, kind] = /^decode(String|Bool|Int|Int32|Double|Bytes)$/.exec(name) ?? []
  if (kind === undefined) return null
  if (kind === 'String' || kind === 'Bytes') return NULL
  return named.get('defaultValue') ?? positional[1] ?? entryOf(ABSENT, kind.replace('32', '')) ?? NULL
}

/** `preferences.getBool('dark', defaultValue: false)`: a stream that tells what the setting is. */
function streamed(name: string, { named }: Arguments): Value | null {
  const value = GETS.test(name) ? named.get('defaultValue') : undefined
  return value === undefined ? null : streamOf(value)
}

const settingOf = (value: Value | undefined): Value | null =>
  value?.kind === 'object' && value.constructor === 'value' ? (value.positional[0] ?? null) : null
