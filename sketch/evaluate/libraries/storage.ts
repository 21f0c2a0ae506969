import { entryOf } from '../entry-of.ts'
import { streamOf } from '../first-event.ts'
import { booleanOf, created, double, integer, listOf, NULL, stringOf } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'
import { idOf, keepOfStart, OF_PREFERENCES, readOfStart, readsOne } from './stored-at-start.ts'

const READS = /^get(String|Bool|Int|Double|StringList|At)?$|^read$|^getItem$/
/** All that is kept: of hive's boxes, of flutter_secure_storage, of the newer preferences. */
const WHOLE = /^(toMap|readAll|getAll)$/
/** hive's name for what stands for an absent value, and sp_util's (`lib/src/sp_util.dart`). */
const USUAL = /^(defaultValue|defValue)$/
/** Names that say that the last thing they are given stands for what is absent. */
const OR = /^get(Bool|Int|Double|String|Value)?Or(Default)?$/
const STORES =
  /^(SharedPreferences\w*|FlutterSecureStorage|GetStorage|LocalStorage|FlutterSession|SessionManager|BiometricStorageFile|(Isolated)?(Hive|Box|LazyBox))$/
/** What Firebase tells when nobody is signed in: null, at once. */
const TELLS = /^(authStateChanges|userChanges|idTokenChanges)$/

/** Who is signed in, of services that keep that themselves, `leancloud_storage` and `parse_server_sdk`; flutter_keychain. */
const NOBODY = /^(LCUser\.getCurrent|ParseUser\.currentUser|FlutterKeychain\.get)$/

/** Whether that is the phone's own store of values, which opens without anybody's help. */
export const isStore = (value: Value): boolean => value.kind === 'object' && STORES.test(value.type)

/** What an app that was just installed finds: stores without values, and nobody signed in. */
export const storage: Library = {
  create(_evaluator, type, constructor, args) {
    if (type === 'Hive' && constructor === 'boxExists') return booleanOf(false)
    if (NOBODY.test(`${type}.${constructor}`)) return NULL
    if (type === 'Geolocator' && constructor === 'checkPermission')
      return { kind: 'member', type: 'LocationPermission', name: 'denied' }
    const [, kind] = (type === 'SpUtil' && /^get(\w+)$/.exec(constructor)) || []
    if (kind === undefined || kind === 'Instance') return null
    return args.named.get('defValue') ?? entryOf(ABSENT, kind)?.() ?? NULL
  },
  property(_evaluator, target, name) {
    if (!('type' in target)) return null
    // Until 2020 told by a getter (`firebase_auth` before 0.18).
    if (target.type === 'FirebaseAuth' && name === 'onAuthStateChanged') return streamOf(NULL)
    if (target.type === 'FirebaseAuth' || target.type === 'GoogleSignIn')
      return name === 'currentUser' ? NULL : null
    if (STORES.test(target.type) && target.kind === 'object') return entryOf(EMPTY, name)?.() ?? null
    return supabase(target.type, name)
  },
  method(evaluator, target, name, args) {
    const mayKeep = 'type' in target ? STORES.test(target.type) : target.kind === 'unknown'
    const kept = mayKeep ? (keptMeanwhile(evaluator, name, args) ?? readOfStart(evaluator, name, args)) : null
    if (kept !== null) return kept
    const first = mayKeep ? firstValue(evaluator, name, args) : null
    if (first !== null) return first
    // Each says that it was written.
    if (mayKeep && WRITES.test(name) && args.positional.length === 2) return booleanOf(true)
    // hive, whose boxes are opened by running code: what is not there is the default.
    const usual = [...args.named].find(([each]) => USUAL.test(each))?.[1]
    const isUnread = target.kind === 'unknown' || target.kind === 'object'
    if (name === 'get' && usual !== undefined && isUnread) return usual
    // What a package's own store says it gives where nothing is kept: `settings.dark.getOr(false)`.
    if (target.kind === 'unknown' && OR.test(name)) return args.positional.at(-1) ?? null
    // The preferences under a name of the app's own, which running code fills.
    if (target.kind === 'unknown' && OF_PREFERENCES.test(name)) return usual ?? NULL
    if (!('type' in target)) return null
    if (target.type === 'FirebaseAuth' && TELLS.test(name)) return streamOf(NULL)
    // Until 2020 asked by a call (`firebase_auth` before 0.18).
    if (target.type === 'FirebaseAuth' && name === 'currentUser') return NULL
    // cookie_jar: nobody has answered yet
    if (name === 'loadForRequest' && target.type.endsWith('CookieJar')) return listOf([])
    // biometric_storage: a file for each name, whose text is all that is read
    if (target.type === 'BiometricStorage' && name === 'getStorage') return created('BiometricStorageFile')
    if (!STORES.test(target.type)) return null
    if (READS.test(name)) return usual ?? NULL
    if (name === 'containsKey' || name === 'hasData') return booleanOf(false)
    if (name === 'getKeys') return listOf([])
    if (WHOLE.test(name)) return { kind: 'map', entries: [] }
    // hive_flutter: a box tells its listeners of itself.
    return name === 'listenable' && target.kind === 'object'
      ? created('ValueNotifier', { value: target })
      : null
  },
}

/** What each run of a function has written, by the names it is read by. */
const written = new WeakMap<object, Map<string, Value>>()
const WRITES = /^set(String|Bool|Int|Double|StringList)$/

/**
 * Preferences that are given their first values where they are read: what a function wrote it reads again itself.
 * Another one does not, since nobody knows which of them ran before.
 */
function keptMeanwhile(evaluator: Evaluator, name: string, args: Arguments): Value | null {
  const { activation } = evaluator
  // flutter_secure_storage has names for both
  const [key = args.named.get('key'), value = args.named.get('value')] = args.positional
  if (activation === null || key?.kind !== 'string') return null
  const isWrite = WRITES.test(name) || name === 'write'
  if (!isWrite && !readsOne(name)) return null
  const id = idOf(name, key.value)
  if (!isWrite) return written.get(activation)?.get(id) ?? null
  if (value === undefined) return null
  keepOfStart(evaluator, id, value)
  const values = written.get(activation) ?? new Map<string, Value>()
  // what only running code can make, a key, is there all the same
  written.set(activation, values.set(id, value.kind === 'unknown' ? { ...value, given: true } : value))
  return booleanOf(true)
}

/** What each app gives its store before somebody reads it, by the names it is read by. */
const firstValues = new WeakMap<Evaluator, Map<string, Value>>()

/** get_storage (`lib/src/storage_impl.dart`): what is written where nothing was is what a new app reads. */
function firstValue(
  evaluator: Evaluator,
  name: string,
  { positional: [key, value] }: Arguments,
): Value | null {
  if (key?.kind !== 'string') return null
  if (name === 'read') return firstValues.get(evaluator)?.get(key.value) ?? null
  if (name !== 'writeIfNull' || value === undefined || value.kind === 'unknown') return null
  const values = firstValues.get(evaluator) ?? new Map<string, Value>()
  firstValues.set(evaluator, values.set(key.value, value))
  return NULL
}

/**
 * What sp_util gives where nothing is stored and nothing is said (`lib/src/sp_util.dart`): made anew for each that asks,
 * since an app may add to the list that it is given.
 */
const ABSENT: Readonly<Record<string, () => Value>> = {
  Bool: () => booleanOf(false),
  String: () => stringOf(''),
  Int: () => integer(0),
  Double: () => double(0),
  StringList: () => listOf([]),
}

const EMPTY: Readonly<Record<string, () => Value>> = {
  values: () => listOf([]),
  keys: () => listOf([]),
  length: () => integer(0),
  isEmpty: () => booleanOf(true),
  isNotEmpty: () => booleanOf(false),
}

/** supabase_flutter: `Supabase.instance.client.auth` without a session, which its stream tells first. */
function supabase(type: string, name: string): Value | null {
  if (type === 'Supabase') return name === 'client' ? created('SupabaseClient') : null
  if (type === 'SupabaseClient') {
    const part = entryOf({ auth: 'GoTrueClient', functions: 'FunctionsClient' }, name)
    return part === undefined ? null : created(part)
  }
  if (type !== 'GoTrueClient') return null
  if (name === 'currentUser' || name === 'currentSession') return NULL
  const event: Value = { kind: 'member', type: 'AuthChangeEvent', name: 'initialSession' }
  return name === 'onAuthStateChange' ? streamOf(created('AuthState', { event, session: NULL })) : null
}
