import type { FirebaseFact } from '@mosaygent/contract'

export const CONFIG_PATH = 'lib/backend/firebase/firebase_config.dart'

/** Every place says the same project and package. */
export const FACTS_AGREE: readonly FirebaseFact[] = [
  { source: 'helper', project_id: 'tide-dev' },
  { source: 'firebaserc', path: '.firebaserc', variant: 'default', project_id: 'tide-dev' },
  {
    source: 'google-services',
    path: 'android/app/google-services.json',
    project_id: 'tide-dev',
    app_id: '1:42:android:aa',
    identifier: 'com.example.tide',
  },
  {
    source: 'plist',
    path: 'ios/Runner/GoogleService-Info.plist',
    project_id: 'tide-dev',
    app_id: '1:42:ios:bb',
    identifier: 'com.example.tide',
  },
  { source: 'dart', path: CONFIG_PATH, project_id: 'tide-dev', app_id: '1:42:web:cc' },
  { source: 'gradle', path: 'android/app/build.gradle', identifier: 'com.example.tide' },
  { source: 'xcode', path: 'ios/Runner.xcodeproj/project.pbxproj', identifier: 'com.example.tide' },
]
