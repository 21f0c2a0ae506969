import { booleanOf, futureOf } from '../value.ts'
import type { Library } from './library.ts'

/** local_auth (`lib/src/local_auth.dart`): a phone can ask its owner for a code at least. */
export const localAuth: Library = {
  method: (_evaluator, target, name) =>
    'type' in target && target.type === 'LocalAuthentication' && name === 'isDeviceSupported'
      ? futureOf(booleanOf(true))
      : null,
}
