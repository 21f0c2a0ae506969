import { entryOf } from '../entry-of.ts'
import { streamOf } from '../first-event.ts'
import { booleanOf, created, integer, listOf, NULL } from '../value.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

const READS = /^get(String|Bool|Int|Double|StringList|At)?$|^read$|^getItem$/
const STORES = /^(SharedPreferences\w*|FlutterSecureStorage|GetStorage|LocalStorage|Hive|Box|LazyBox)$/
/** What Firebase tells when nobody is signed in: null, at once. */
const TELLS = /^(authStateChanges|userChanges|idTokenChanges)$/

/** What an app that was just installed finds: stores without values, and nobody signed in. */
export const storage: Library = {
  property(_evaluator, target, name) {
    if (!('type' in target)) return null
    if (target.type === 'FirebaseAuth' || target.type === 'GoogleSignIn')
      return name === 'currentUser' ? NULL : null
    if (STORES.test(target.type) && target.kind === 'object') return entryOf(EMPTY, name) ?? null
    return supabase(target.type, name)
  },
  method(_evaluator, target, name, args) {
    // hive, whose boxes are opened by running code: what is not there is the default.
    const usual = args.named.get('defaultValue')
    if (name === 'get' && usual !== undefined && (target.kind === 'unknown' || target.kind === 'object'))
      return usual
    if (!('type' in target)) return null
    if (target.type === 'FirebaseAuth' && TELLS.test(name)) return streamOf(NULL)
    if (!STORES.test(target.type)) return null
    if (READS.test(name)) return NULL
    if (name === 'containsKey') return booleanOf(false)
    if (name === 'getKeys') return listOf([])
    // hive_flutter: a box tells its listeners of itself.
    return name === 'listenable' && target.kind === 'object'
      ? created('ValueNotifier', { value: target })
      : null
  },
}

const EMPTY: Readonly<Record<string, Value>> = {
  values: listOf([]),
  keys: listOf([]),
  length: integer(0),
  isEmpty: booleanOf(true),
  isNotEmpty: booleanOf(false),
}

/** supabase_flutter: `Supabase.instance.client.auth` without a session, which its stream tells first. */
function supabase(type: string, name: string): Value | null {
  if (type === 'Supabase') return name === 'client' ? created('SupabaseClient') : null
  if (type === 'SupabaseClient') return name === 'auth' ? created('GoTrueClient') : null
  if (type !== 'GoTrueClient') return null
  if (name === 'currentUser' || name === 'currentSession') return NULL
  const event: Value = { kind: 'member', type: 'AuthChangeEvent', name: 'initialSession' }
  return name === 'onAuthStateChange' ? streamOf(created('AuthState', { event, session: NULL })) : null
}
