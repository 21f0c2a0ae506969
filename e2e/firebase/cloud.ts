/** What the fake `firebase` says to arguments that begin so; the fake itself is the helper's. */
export interface FakeAnswer {
  readonly when: string
  /** In the tool's own document, with exit code 0. */
  readonly result?: unknown
  readonly error?: string
  readonly stdout?: string
  readonly stderr?: string
  /** What it leaves in its debug log. */
  readonly log?: string
  readonly code?: number
  /** Waits until a file of this name is in the harness's folder. */
  readonly gate?: string
}

export interface CloudProject {
  readonly id: string
  readonly number: string
  readonly bundle: string
}

export const DEV: CloudProject = { id: 'tide-dev', number: '111', bundle: 'com.example.tide' }
export const PROD: CloudProject = { id: 'tide-prod', number: '222', bundle: 'com.example.tide' }

export const appId = ({ number }: CloudProject, platform: 'android' | 'ios' | 'web') =>
  `1:${number}:${platform}:aa`

const config = (fileName: string, fileContents: string) => ({ fileName, fileContents })

function services(project: CloudProject): string {
  return JSON.stringify(
    {
      project_info: {
        project_number: project.number,
        project_id: project.id,
        storage_bucket: `${project.id}.firebasestorage.app`,
      },
      client: [
        {
          client_info: {
            mobilesdk_app_id: appId(project, 'android'),
            android_client_info: { package_name: project.bundle },
          },
          api_key: [{ current_key: `key-${project.id}` }],
        },
      ],
      configuration_version: '1',
    },
    null,
    2,
  )
}

export const plist = (project: CloudProject) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>API_KEY</key>
	<string>key-${project.id}</string>
	<key>BUNDLE_ID</key>
	<string>${project.bundle}</string>
	<key>PROJECT_ID</key>
	<string>${project.id}</string>
	<key>GOOGLE_APP_ID</key>
	<string>${appId(project, 'ios')}</string>
</dict>
</plist>
`

export const web = (project: CloudProject) => ({
  projectId: project.id,
  appId: appId(project, 'web'),
  storageBucket: `${project.id}.firebasestorage.app`,
  apiKey: `key-${project.id}`,
  authDomain: `${project.id}.firebaseapp.com`,
  messagingSenderId: project.number,
})

/** Everything that the tool is asked about a project; `more` goes into each answer. */
export function aboutProject(project: CloudProject, more: Partial<FakeAnswer> = {}): FakeAnswer[] {
  const of = `--project ${project.id} --json`
  return [
    {
      when: `apps:list ${of}`,
      result: [
        { name: 'a', appId: appId(project, 'android'), platform: 'ANDROID', namespace: project.bundle },
        { name: 'i', appId: appId(project, 'ios'), platform: 'IOS', namespace: project.bundle },
        { name: 'w', appId: appId(project, 'web'), platform: 'WEB', displayName: 'Tide', namespace: 'w' },
      ],
      ...more,
    },
    { when: `apps:sdkconfig ANDROID ${of}`, result: config('google-services.json', services(project)) },
    { when: `apps:sdkconfig IOS ${of}`, result: config('GoogleService-Info.plist', plist(project)) },
    {
      when: `apps:sdkconfig WEB ${of}`,
      result: {
        ...config('firebase-js-config.json', JSON.stringify(web(project))),
        sdkConfig: web(project),
      },
    },
  ]
}

export const PROJECT_LIST: FakeAnswer = {
  when: 'projects:list',
  result: [
    { projectId: DEV.id, projectNumber: DEV.number, displayName: 'Tide (development)' },
    { projectId: PROD.id, projectNumber: PROD.number, displayName: 'Tide' },
  ],
}
export const LOGGED_OUT: FakeAnswer = { when: 'login:list', stdout: 'No authorized accounts\n' }
export const LOGGED_IN: FakeAnswer = { when: 'login:list', stdout: 'Logged in as zoe@example.com\n' }
export const LOGIN_PAGE = 'https://auth.firebase.tools/login?code_challenge=abc&session=def&attest=ghi'
export const LOGIN: readonly [FakeAnswer, FakeAnswer] = [
  {
    when: 'login --non-interactive',
    stdout: `To sign in to the Firebase CLI:\n\n1. Take note of your session ID:\n\n   A1B2C\n\n2. Visit the URL below:\n\n   ${LOGIN_PAGE}\n\n3. Paste the code\n`,
  },
  { when: 'login --json', result: 'zoe@example.com' },
]
/** Both projects, seen by one account. */
export const CLOUD: readonly FakeAnswer[] = [
  LOGGED_IN,
  PROJECT_LIST,
  ...aboutProject(DEV),
  ...aboutProject(PROD),
]
/** The tool's answer and debug log when Firebase says this status. */
export const refusing = (project: CloudProject, status: number): FakeAnswer => ({
  when: `apps:list --project ${project.id}`,
  code: 2,
  error: 'Failed to list Firebase apps. See firebase-debug.log for more info.',
  log: `[debug] [2026-01-01T00:00:00.000Z] <<< [apiv2][status] GET https://firebase.googleapis.com/v1beta1/projects/${project.id}:searchApps ${status}\n`,
})
