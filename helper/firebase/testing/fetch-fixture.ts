import { PLIST, SERVICES } from './acme.ts'
import { EDITABLE } from './dart-variants.ts'
import { createFirebaseFixture, type FetchBody, type FirebaseFixture } from './firebase-fixture.ts'

export const DART = 'lib/backend/firebase/firebase_config.dart'
export const ANDROID_FILE = 'android/app/google-services.json'
export const IOS_FILE = 'ios/Runner/GoogleService-Info.plist'

/** A request that nobody drops. */
export const never: AbortSignal = new AbortController().signal

/** For tests: an app that has the files of `tide-dev`. */
export async function createFetchFixture(): Promise<FirebaseFixture> {
  const fixture = await createFirebaseFixture()
  await fixture.write({
    [DART]: EDITABLE['windows line endings'] ?? '',
    [ANDROID_FILE]: SERVICES('tide-dev'),
    [IOS_FILE]: PLIST('tide-dev'),
    'pubspec.yaml': 'name: app',
  })
  return fixture
}

export const fetchBody = (t: FirebaseFixture, more: Partial<FetchBody> = {}): FetchBody => ({
  project_id: 'acme-prod',
  flutter_app_path: t.app,
  bundle_id: 'com.acme.app',
  firebase_config_path: DART,
  ...more,
})
