import { notAvailableYet } from '../errors/index.ts'

/** The Firebase calls, answered honestly until the helper can carry them out. */
export function createFirebase() {
  return {
    handlers: {
      firebaseProject: () => notAvailableYet('Reading the active Firebase project'),
      setFirebaseProject: () => notAvailableYet('Setting the active Firebase project'),
      fetchFirebaseConfigs: () => notAvailableYet('Downloading Firebase config files'),
      firebasePlan: () => notAvailableYet('Comparing Firebase config files'),
      undoFirebaseConfigs: () => notAvailableYet('Restoring Firebase config files'),
      firebaseFacts: () => notAvailableYet('Reading what names a Firebase project'),
      firebaseTool: () => notAvailableYet('Looking for the Firebase CLI'),
      installFirebaseTool: () => notAvailableYet('Installing the Firebase CLI'),
      firebaseAccount: () => notAvailableYet('Reading the Firebase login'),
      firebaseLogin: () => notAvailableYet('Logging in to Firebase'),
      finishFirebaseLogin: () => notAvailableYet('Logging in to Firebase'),
      cancelFirebaseLogin: () => notAvailableYet('Logging in to Firebase'),
      firebaseProjects: () => notAvailableYet('Listing Firebase projects'),
      firebaseApps: () => notAvailableYet('Listing the apps of a Firebase project'),
      registerFirebaseApp: () => notAvailableYet('Registering an app with Firebase'),
    },
  }
}
