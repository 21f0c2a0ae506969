import { NULL } from '../value.ts'
import type { Library } from './library.ts'

const READS = /^get(String|Bool|Int|Double|StringList)?$|^read$|^getItem$/
const STORES = /^(SharedPreferences\w*|FlutterSecureStorage|GetStorage|LocalStorage|Hive|Box|LazyBox)$/

/** What an app that was just installed finds: stores without values, and nobody signed in. */
export const storage: Library = {
  property(_evaluator, target, name) {
    const isAuth = 'type' in target && target.type === 'FirebaseAuth'
    return isAuth && name === 'currentUser' ? NULL : null
  },
  method(_evaluator, target, name, args) {
    // hive, whose boxes are opened by running code: what is not there is the default.
    const usual = args.named.get('defaultValue')
    if (name === 'get' && usual !== undefined && (target.kind === 'unknown' || target.kind === 'object'))
      return usual
    return 'type' in target && STORES.test(target.type) && READS.test(name) ? NULL : null
  },
}
