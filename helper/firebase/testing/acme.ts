import type { FakeAnswer } from './firebase-fixture.ts'

/** For tests: the project `acme-prod`, as the official command line answers about it. */

export const APPS = [
  {
    name: 'n1',
    appId: '1:111:android:aaa',
    displayName: 'Acme',
    platform: 'ANDROID',
    namespace: 'com.acme.app',
  },
  { name: 'n2', appId: '1:111:android:bbb', platform: 'ANDROID', namespace: 'com.acme.dev' },
  { name: 'n3', appId: '1:111:ios:ccc', displayName: 'Acme iOS', platform: 'IOS', namespace: 'com.acme.app' },
  { name: 'n4', appId: '1:111:web:ddd', displayName: 'Acme Web', platform: 'WEB', namespace: 'opaque' },
]

export const SERVICES = (project = 'acme-prod', name = 'com.acme.app') =>
  JSON.stringify(
    {
      project_info: {
        project_number: '111',
        project_id: project,
        storage_bucket: `${project}.firebasestorage.app`,
      },
      client: [client('1:111:android:bbb', 'com.acme.dev'), client('1:111:android:aaa', name)],
      configuration_version: '1',
    },
    null,
    2,
  )

const client = (id: string, name: string) => ({
  client_info: { mobilesdk_app_id: id, android_client_info: { package_name: name } },
  oauth_client: [],
  api_key: [{ current_key: `key-${name}` }],
})

export const PLIST = (project = 'acme-prod', bundle = 'com.acme.app', app = '1:111:ios:ccc') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>API_KEY</key>
	<string>key-ios</string>
	<key>BUNDLE_ID</key>
	<string>${bundle}</string>
	<key>PROJECT_ID</key>
	<string>${project}</string>
	<key>GOOGLE_APP_ID</key>
	<string>${app}</string>
	<key>IS_ADS_ENABLED</key>
	<false></false>
</dict>
</plist>
`

export const WEB = {
  projectId: 'acme-prod',
  appId: '1:111:web:ddd',
  storageBucket: 'acme-prod.firebasestorage.app',
  apiKey: 'key-web',
  authDomain: 'acme-prod.firebaseapp.com',
  messagingSenderId: '111',
  measurementId: 'G-NEW',
  projectNumber: '111',
}

const file = (fileName: string, fileContents: string) => ({ fileName, fileContents })

export const LIST: FakeAnswer = { when: 'apps:list --project acme-prod --json', result: APPS }
export const ANDROID: FakeAnswer = {
  when: 'apps:sdkconfig ANDROID --project acme-prod --json -- 1:111:android:aaa',
  result: file('google-services.json', SERVICES()),
}
export const IOS: FakeAnswer = {
  when: 'apps:sdkconfig IOS --project acme-prod --json -- 1:111:ios:ccc',
  result: file('GoogleService-Info.plist', PLIST()),
}
export const WEB_CONFIG: FakeAnswer = {
  when: 'apps:sdkconfig WEB --project acme-prod --json -- 1:111:web:ddd',
  result: { ...file('firebase-js-config.json', JSON.stringify(WEB)), sdkConfig: WEB },
}
export const ACME: readonly FakeAnswer[] = [LIST, ANDROID, IOS, WEB_CONFIG]

/** The tool's debug log of a call that ended with this status. */
export const statusLog = (
  status: number,
  url = 'https://firebase.googleapis.com/v1beta1/projects/acme-prod:searchApps',
) =>
  `[debug] [2026-01-01T00:00:00.000Z] >>> [apiv2][query] GET ${url} pageSize=100
[debug] [2026-01-01T00:00:00.000Z] <<< [apiv2][status] GET ${url} ${status}
[debug] [2026-01-01T00:00:00.000Z] <<< [apiv2][body] GET ${url} {"error":{"code":${status}}}
[error] Error: Failed to list Firebase apps. See firebase-debug.log for more info.
`
