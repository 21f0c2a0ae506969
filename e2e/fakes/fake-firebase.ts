import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const PROJECT = 'acme-prod'
const ANDROID = '1:111:android:aaa'
const IOS = '1:111:ios:ccc'
const WEB = '1:111:web:ddd'

/** How a path goes wrong: a status, or something worse. */
export type Trouble = 401 | 403 | 404 | 429 | 500 | 503 | 'hang' | 'cut' | 'half' | 'html' | 'other-project'

export interface FakeFirebase {
  /** Paths that match go wrong so. */
  trouble: { readonly at: RegExp; readonly as: Trouble } | null
  /** `METHOD path` of every request. */
  readonly log: string[]
  /** Makes the command line of a child take it for Firebase. */
  readonly env: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** A Firebase Management API on loopback, with the documented shapes: pages of projects and apps, configs in base64. */
export async function startFakeFirebase(): Promise<FakeFirebase> {
  const log: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake')
    log.push(`${request.method ?? ''} ${url.pathname}`)
    const { trouble } = fakeFirebase
    // the command line sends its body before it reads
    void text(request).then((body) => {
      if (trouble?.at.test(url.pathname) === true && trouble.as !== 'other-project')
        return fail(response, trouble.as)
      const project =
        trouble?.as === 'other-project' && trouble.at.test(url.pathname) ? 'other-prod' : PROJECT
      const answer = answerTo(request.method ?? 'GET', url, body, project)
      response.writeHead(answer === null ? 404 : 200, { 'content-type': 'application/json' })
      return response.end(JSON.stringify(answer ?? problem(404, 'NOT_FOUND')))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const fakeFirebase: FakeFirebase = {
    trouble: null,
    log,
    env: {
      FIREBASE_API_URL: address,
      FIREBASE_AUTHPROXY_URL: address,
      FIREBASE_AUTH_URL: address,
      FIREBASE_TOKEN_URL: address,
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return fakeFirebase
}

function fail(response: ServerResponse, trouble: Exclude<Trouble, 'other-project'>): void {
  const json = { 'content-type': 'application/json' }
  switch (trouble) {
    case 'hang':
      return
    case 'cut':
      response.socket?.destroy()
      return
    case 'half':
      response.writeHead(200, { ...json, 'content-length': '900' })
      response.write('{"apps":[{"appId":"1:111', () => response.socket?.destroy())
      return
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in to this network</html>')
      return
    default:
      response.writeHead(trouble, json).end(JSON.stringify(problem(trouble, STATUS[trouble])))
  }
}

const STATUS = {
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
} as const

const problem = (code: number, status: string) => ({
  error: { code, message: `fake: ${status}`, status },
})

function answerTo(method: string, url: URL, body: string, project: string): object | null {
  const { pathname } = url
  const page = url.searchParams.get('pageToken')
  if (pathname === '/attest') return { token: 'attest' }
  if (pathname === '/o/oauth2/token')
    return body.includes('4/good-code')
      ? { access_token: 'ya29.x', refresh_token: '1//x', expires_in: 3599, id_token: ID_TOKEN }
      : { error: 'invalid_grant' }
  if (pathname === '/oauth2/v3/token') return { access_token: 'ya29.y', expires_in: 3599 }
  if (pathname === '/v1beta1/projects')
    return page === null
      ? { results: [facts('acme-dev', 'Acme Dev')], nextPageToken: 'two' }
      : { results: [facts(PROJECT, 'Acme Prod')] }
  if (pathname === `/v1beta1/projects/${PROJECT}`) return facts(PROJECT, 'Acme Prod')
  if (pathname === `/v1beta1/projects/${PROJECT}:searchApps`)
    return page === null ? { apps: APPS.slice(0, 2), nextPageToken: 'two' } : { apps: APPS.slice(2) }
  if (method === 'POST' && pathname === `/v1beta1/projects/${PROJECT}/androidApps`)
    return { name: 'operations/1' }
  if (pathname === '/v1beta1/operations/1')
    return {
      name: 'operations/1',
      done: true,
      response: { appId: '1:111:android:new', displayName: 'New', packageName: 'com.acme.new' },
    }
  const [, kind, id = ''] = /^\/v1beta1\/projects\/-\/(\w+)Apps\/(.+)\/config$/.exec(pathname) ?? []
  const app = decodeURIComponent(id)
  if (kind === 'android' && app === ANDROID) return file('google-services.json', services(project))
  if (kind === 'ios' && app === IOS) return file('GoogleService-Info.plist', plist(project))
  if (kind === 'web' && app === WEB) return web(project)
  return null
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const ID_TOKEN = `${encode({ alg: 'none' })}.${encode({ email: 'ann@example.test', sub: '1' })}.`

const facts = (projectId: string, displayName: string) => ({
  projectId,
  projectNumber: '111',
  displayName,
  name: `projects/${projectId}`,
  resources: { hostingSite: projectId },
  state: 'ACTIVE',
})

const APPS = [
  { name: 'a', appId: ANDROID, displayName: 'Acme', platform: 'ANDROID', namespace: 'com.acme.app' },
  { name: 'b', appId: '1:111:android:bbb', platform: 'ANDROID', namespace: 'com.acme.dev' },
  { name: 'c', appId: IOS, displayName: 'Acme', platform: 'IOS', namespace: 'com.acme.app' },
  { name: 'd', appId: WEB, displayName: 'Acme', platform: 'WEB', namespace: 'opaque' },
]

const file = (configFilename: string, contents: string) => ({
  configFilename,
  configFileContents: Buffer.from(contents).toString('base64'),
})

export const services = (project: string) =>
  JSON.stringify({
    project_info: {
      project_number: '111',
      project_id: project,
      storage_bucket: `${project}.firebasestorage.app`,
    },
    client: [
      {
        client_info: { mobilesdk_app_id: ANDROID, android_client_info: { package_name: 'com.acme.app' } },
        api_key: [{ current_key: 'key-é' }],
      },
    ],
  })

export const plist = (project: string) => `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>BUNDLE_ID</key><string>com.acme.app</string>
<key>PROJECT_ID</key><string>${project}</string>
<key>GOOGLE_APP_ID</key><string>${IOS}</string>
</dict></plist>
`

const web = (project: string) => ({
  projectId: project,
  appId: WEB,
  storageBucket: `${project}.firebasestorage.app`,
  apiKey: 'key-web',
  authDomain: `${project}.firebaseapp.com`,
  messagingSenderId: '111',
  measurementId: 'G-NEW',
})
