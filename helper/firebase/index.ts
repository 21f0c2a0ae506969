import { notAvailableYet } from '../errors/index.ts'

/** The three Firebase calls, answered honestly until the helper can carry them out. */
export function createFirebase() {
  return {
    handlers: {
      firebaseProject: () => notAvailableYet('Reading the active Firebase project'),
      setFirebaseProject: () => notAvailableYet('Setting the active Firebase project'),
      fetchFirebaseConfigs: () => notAvailableYet('Downloading Firebase config files'),
    },
  }
}
