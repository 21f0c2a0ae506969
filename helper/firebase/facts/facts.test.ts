import { afterEach, beforeEach, expect, test } from 'vitest'
import { PLIST, SERVICES } from '../testing/acme.ts'
import { EDITABLE, REFUSED } from '../testing/dart-variants.ts'
import { createFirebaseFixture, type FirebaseFixture } from '../testing/firebase-fixture.ts'

const DART = 'lib/backend/firebase/firebase_config.dart'
const PBXPROJ = `// !$*UTF8*$!
{
	archiveVersion = 1;
	objects = {
/* Begin XCBuildConfiguration section */
		97C1 /* Debug */ = {
			isa = XCBuildConfiguration;
			buildSettings = {
				"CODE_SIGN_IDENTITY[sdk=iphoneos*]" = "iPhone Developer";
				LD_RUNPATH_SEARCH_PATHS = ( "$(inherited)", "@executable_path/Frameworks", );
				PRODUCT_BUNDLE_IDENTIFIER = com.acme.app;
			};
			name = Debug;
		};
		97C2 /* Release-dev */ = {
			isa = XCBuildConfiguration;
			buildSettings = { PRODUCT_BUNDLE_IDENTIFIER = "com.acme.app$(SUFFIX)"; };
			name = "Release-dev";
		};
		97C3 /* Debug */ = {
			isa = XCBuildConfiguration;
			buildSettings = { BUNDLE_LOADER = "$(TEST_HOST)"; PRODUCT_BUNDLE_IDENTIFIER = com.acme.app.RunnerTests; };
			name = Debug;
		};
		97C4 /* Project */ = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; }; name = Debug; };
	};
	rootObject = 97E /* Project object */;
}
`

let t: FirebaseFixture
beforeEach(async () => {
  t = await createFirebaseFixture()
})
afterEach(() => t.remove())

const facts = async () => {
  const reply = await t.firebase.handlers.firebaseFacts(
    { firebase_config_path: DART },
    new AbortController().signal,
  )
  if (!reply.ok) throw new Error(reply.problem.detail)
  return reply.value
}

test('every place says what it says, and no tool is asked', async () => {
  await t.install([])
  await t.write({
    '.firebaserc': JSON.stringify({ projects: { default: 'acme-dev', prod: 'acme-prod' } }),
    'android/app/google-services.json': SERVICES(),
    'android/app/build.gradle': "android { defaultConfig { applicationId 'com.acme.app' } }",
    'ios/Runner/GoogleService-Info.plist': PLIST(),
    'ios/Runner.xcodeproj/project.pbxproj': PBXPROJ,
    [DART]: EDITABLE['const'] ?? '',
  })
  await t.firebase.handlers.setFirebaseProject({ project_id: 'acme-prod' }, new AbortController().signal)
  const services = {
    source: 'google-services',
    path: 'android/app/google-services.json',
    project_id: 'acme-prod',
  }
  const pbxproj = { source: 'xcode', path: 'ios/Runner.xcodeproj/project.pbxproj' }
  expect((await facts()).facts).toEqual([
    { source: 'helper', project_id: 'acme-prod' },
    { source: 'firebaserc', path: '.firebaserc', variant: 'default', project_id: 'acme-dev' },
    { source: 'firebaserc', path: '.firebaserc', variant: 'prod', project_id: 'acme-prod' },
    { ...services, app_id: '1:111:android:bbb', identifier: 'com.acme.dev' },
    { ...services, app_id: '1:111:android:aaa', identifier: 'com.acme.app' },
    {
      source: 'plist',
      path: 'ios/Runner/GoogleService-Info.plist',
      project_id: 'acme-prod',
      app_id: '1:111:ios:ccc',
      identifier: 'com.acme.app',
    },
    { source: 'dart', path: DART, project_id: 'tide-dev', app_id: '1:111:web:aaa' },
    { source: 'gradle', path: 'android/app/build.gradle', identifier: 'com.acme.app' },
    { ...pbxproj, variant: 'Debug', identifier: 'com.acme.app' },
    { ...pbxproj, variant: 'Release-dev', note: 'It is put together when the app is built.' },
  ])
  expect(await t.calls()).toEqual([])
})

test('what is missing, broken or computed is said, never guessed', async () => {
  await t.write({
    '.firebaserc': '{',
    'android/app/google-services.json': '<html>',
    'ios/Runner/GoogleService-Info.plist': PLIST().slice(0, 200),
    'ios/Runner.xcodeproj/project.pbxproj': '{ objects = {',
    'ios/Flutter/Debug.xcconfig':
      '#include "Generated.xcconfig"\nPRODUCT_BUNDLE_IDENTIFIER = com.acme.app // comment\n',
    [DART]: REFUSED['conditions']?.text ?? '',
  })
  const rows = (await facts()).facts.map(({ source, note, identifier }) => [source, note ?? identifier])
  expect(rows).toEqual([
    ['firebaserc', 'It cannot be read.'],
    ['google-services', 'It is not such a file.'],
    ['plist', 'It is not such a file.'],
    ['dart', 'Not written as text: appId, measurementId.'],
    ['xcode', 'com.acme.app'],
  ])
})

test('FlutterFire’s file says one thing for each platform', async () => {
  await t.write({ [DART]: EDITABLE['flutterfire'] ?? '' })
  const rows = (await facts()).facts.filter(({ source }) => source === 'dart')
  expect(rows).toEqual([
    { source: 'dart', path: DART, project_id: 'tide-dev', app_id: '1:111:web:aaa' },
    { source: 'dart', path: DART, variant: 'windows', project_id: 'tide-dev', app_id: '1:111:web:ccc' },
  ])
})

test('a config path that leads out of the app is not read', async () => {
  const signal = new AbortController().signal
  const reply = await t.firebase.handlers.firebaseFacts({ firebase_config_path: '../x.dart' }, signal)
  expect(reply).toMatchObject({ problem: { code: 'path-not-allowed' } })
})
