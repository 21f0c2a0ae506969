import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { test as base } from '@playwright/test'
import { type Call, callsTo } from '../harness/call.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { type FakeFirebase, startFakeFirebase } from '../fakes/fake-firebase.ts'

const FIREBASE = process.env['MOSAYGENT_TEST_FIREBASE']
const DART = 'lib/backend/firebase/firebase_config.dart'

interface Harness {
  readonly fakeFirebase: FakeFirebase
  readonly product: Product
  readonly app: string
  /** Where the command line keeps logins. */
  readonly loginStore: string
  /** Runs the command line in the app's folder, as a person does in a terminal. */
  firebase(args: readonly string[]): Promise<void>
  readonly call: Call
  fetch(more?: object): ReturnType<Call>
  files(): Promise<readonly string[]>
}

/** The product with the official command line, for which a program on loopback is Firebase. */
export const test = base.extend<{ loggedIn: boolean; harness: Harness }>({
  loggedIn: [true, { option: true }],
  harness: async ({ loggedIn }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'mosaygent firebase é '))
    const bin = join(folder, 'bin')
    const config = join(folder, 'config')
    const loginStore = join(config, 'configstore', 'firebase-tools.json')
    await Promise.all([mkdir(bin), mkdir(config)])
    await writeFile(join(bin, 'firebase'), `#!/bin/sh\nexec "${process.execPath}" "${FIREBASE}" "$@"\n`, {
      mode: 0o755,
    })
    const fakeFirebase = await startFakeFirebase()
    const product = await startProduct({
      ...fakeFirebase.env,
      PATH: [bin, dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter),
      XDG_CONFIG_HOME: config,
      FIREBASE_TOKEN: loggedIn ? 'fake' : '',
      GOOGLE_APPLICATION_CREDENTIALS: '',
    })
    const call = callsTo(product.helperUrl)
    const app = join(product.projectFolder, 'flutter')
    await call('POST', '/mosaygent/environment/set-directory', { path: product.projectFolder })
    await call('POST', '/mosaygent/environment/clone-flutter')
    const files = () =>
      Promise.all(
        ['android/app/google-services.json', 'ios/Runner/GoogleService-Info.plist', DART].map((path) =>
          readFile(join(app, path), 'utf8').catch(() => 'not there'),
        ),
      )
    const fetch = (more = {}) =>
      call('POST', '/mosaygent/firebase/fetch-firebase-configs', {
        project_id: 'acme-prod',
        flutter_app_path: app,
        bundle_id: 'com.acme.app',
        firebase_config_path: DART,
        ...more,
      })
    const firebase = async (args: readonly string[]) => {
      const env = {
        ...process.env,
        ...fakeFirebase.env,
        XDG_CONFIG_HOME: config,
        CI: '1',
        FIREBASE_TOKEN: '',
      }
      await promisify(execFile)(process.execPath, [FIREBASE ?? '', ...args], { cwd: app, env })
    }
    await provide({ fakeFirebase, product, app, loginStore, firebase, call, fetch, files })
    await product.dispose()
    await fakeFirebase.close()
    await rm(folder, { recursive: true, force: true })
  },
})

test.beforeEach(() => {
  test.skip(FIREBASE === undefined, 'firebase-tools could not be installed for this suite')
  test.setTimeout(180_000)
})
