import { failed } from './network.ts'
import { booleanOf, created, NULL } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * Whether a newer version of the app is in its store: in_app_update (`lib/in_app_update.dart`) and new_version_plus
 * (`lib/new_version_plus.dart`). Without a network nobody knows of one.
 */
export const appUpdates: Library = {
  create(evaluator, type, constructor) {
    return type === 'InAppUpdate' && constructor === 'checkForUpdate' ? unanswered(evaluator) : null
  },
  method(_evaluator, target, name) {
    const asksStore = target.kind === 'object' && /^NewVersion(Plus)?$/.test(target.type)
    return asksStore && name === 'getVersionStatus' ? NULL : null
  },
}

/** Google's store refuses to answer; where nobody would hear of it, it has nothing newer. */
function unanswered(evaluator: Evaluator): Value {
  if (evaluator.trying > 0) return failed('PlatformException')
  return created('AppUpdateInfo', {
    updateAvailability: { kind: 'member', type: 'UpdateAvailability', name: 'updateNotAvailable' },
    installStatus: { kind: 'member', type: 'InstallStatus', name: 'unknown' },
    immediateUpdateAllowed: booleanOf(false),
    flexibleUpdateAllowed: booleanOf(false),
  })
}
