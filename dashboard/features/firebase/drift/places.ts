import type { FirebaseFact } from '@mosaygent/contract'

interface Place {
  readonly name: string
  /** How it is put right where a download does not write it; null: it does. */
  readonly byHand: string | null
}

/** The places in the order of the table. */
export const PLACES: Record<FirebaseFact['source'], Place> = {
  helper: { name: 'Helper, active project', byHand: null },
  firebaserc: { name: '.firebaserc', byHand: 'firebase use --add in the app’s folder' },
  'google-services': { name: 'google-services.json', byHand: null },
  plist: { name: 'GoogleService-Info.plist', byHand: null },
  dart: { name: 'Dart web options', byHand: null },
  gradle: { name: 'Gradle, applicationId', byHand: 'applicationId in android/app' },
  xcode: { name: 'Xcode, bundle id', byHand: 'the bundle identifier in Xcode' },
}
