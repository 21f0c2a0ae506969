import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { APP_FILES, DART, GOOGLE } from './app-files.ts'
import { CLOUD, DEV, LOGGED_IN, PROD, aboutProject, refusing } from './cloud.ts'
import type { FakeAnswer } from './cloud.ts'
import { expect, keepProject, test } from './harness.ts'

/** Every file of the app, with its bytes. */
async function bytesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const read = files.toSorted().map(async (file) => [file, await readFile(file, 'latin1')] as const)
  return Object.fromEntries(await Promise.all(read))
}

const failing = (log: string): FakeAnswer => ({ ...refusing(DEV, 0), log })
const listed = (more: Partial<FakeAnswer>): FakeAnswer => ({
  when: `apps:list --project ${DEV.id}`,
  ...more,
})
const old = APP_FILES[DART] ?? ''

/** What Firebase or its command line answers, and what is said of it. */
const ANSWERS: readonly (readonly [string, FakeAnswer, RegExp])[] = [
  [
    'nobody logged in',
    listed({ error: 'Failed to authenticate, have you run firebase login?', code: 1 }),
    /Nobody is logged in/,
  ],
  ['login expired', refusing(DEV, 401), /does not accept the stored login any more/],
  [
    'no access, or no such project',
    refusing(DEV, 403),
    /may not see the project tide-dev, or there is none of that id/,
  ],
  [
    'no such app',
    listed({
      result: [{ name: 'a', appId: '1:1:android:z', platform: 'ANDROID', namespace: 'com.example.other' }],
    }),
    /com\.example\.other/,
  ],
  ['rate limit', refusing(DEV, 429), /takes no more questions for a while/],
  ['trouble at Firebase', refusing(DEV, 503), /has trouble of its own right now \(HTTP 503\)/],
  [
    'no network',
    failing('[debug] *** [apiv2] error from fetch(https://x, {}): Error: getaddrinfo ENOTFOUND x\n'),
    /could not be reached/,
  ],
  ['half an answer', listed({ stdout: '{"status":"success","result":[{"appId":"1:1' }), /came only in part/],
  [
    'the file of another project',
    { when: `apps:sdkconfig ANDROID --project ${DEV.id}`, result: aboutProject(PROD)[1]?.result },
    /tide-prod/,
  ],
  ['an answer of another kind', listed({ result: { apps: 1 } }), /is not what is documented/],
]

/** Dart files whose options cannot be edited, and what is said of each. */
const NOT_EDITABLE: readonly (readonly [string, string, RegExp])[] = [
  [
    'values that are no plain text',
    old.replace('"key-old"', 'Env.key').replace('"999"', '"9" "9"'),
    /apiKey.*messagingSenderId/s,
  ],
  ['no options', '// FirebaseOptions(apiKey: "x")\n', /FirebaseOptions/],
  ['several', old + old, /FirebaseOptions/],
  ['no Dart', old.slice(0, 300), /Dart/],
]

test(
  'each way in which a download fails is told as what it is, and leaves every byte',
  { tag: ['@P-096', '@P-196', '@P-197'] },
  async ({ page, harness }) => {
    test.slow()
    await harness.firebase([...aboutProject(DEV), LOGGED_IN])
    await harness.enter(page)
    await keepProject(page, 'development', DEV)
    await page.reload()
    const before = await bytesOf(harness.app)
    const notApplied = page.getByRole('complementary')
    /** Presses, and waits for the answer: what is said of the try before may have the same words. */
    const tryAgain = async () => {
      const answered = page.waitForResponse(
        (reply) => reply.url().endsWith('/fetch-firebase-configs') && reply.request().method() === 'POST',
      )
      await page.getByRole('button', { name: 'Try again' }).click()
      await answered
    }

    await harness.firebase([ANSWERS[0]?.[1] ?? LOGGED_IN, LOGGED_IN, ...aboutProject(DEV)])
    await expect(page.getByText('Connected', { exact: true })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox', { name: 'Search or run' }).fill('download firebase')
    await page.getByRole('option', { name: /^Download Firebase configs/ }).click()
    await expect(page.getByText('Development is not applied')).toBeVisible()
    for (const [what, answer, words] of ANSWERS)
      await test.step(what, async () => {
        await harness.firebase([answer, LOGGED_IN, ...aboutProject(DEV)])
        await tryAgain()
        await expect(notApplied).toContainText(words)
        expect(await bytesOf(harness.app)).toEqual(before)
      })

    for (const [what, text, words] of NOT_EDITABLE)
      await test.step(`a Dart file with ${what}`, async () => {
        await harness.firebase(CLOUD)
        await writeFile(join(harness.app, DART), text)
        const asked = await harness.asked()
        const now = await bytesOf(harness.app)
        await tryAgain()
        await expect(notApplied).toContainText(words)
        expect(await bytesOf(harness.app)).toEqual(now)
        expect((await harness.asked()).slice(asked.length).filter((one) => one.startsWith('apps:'))).toEqual(
          [],
        )
      })
    await writeFile(join(harness.app, DART), old)

    await test.step('a folder in the file’s place', async () => {
      await mkdir(join(harness.app, GOOGLE))
      const now = await bytesOf(harness.app)
      await tryAgain()
      await expect(notApplied).toContainText('google-services.json')
      expect(await bytesOf(harness.app)).toEqual(now)
      await rm(join(harness.app, GOOGLE), { recursive: true })
    })

    await test.step('a file that may not be written', async () => {
      await chmod(join(harness.app, DART), 0o444)
      await tryAgain()
      await expect(notApplied).toContainText('firebase_config.dart')
      expect(await bytesOf(harness.app)).toEqual(before)
      await chmod(join(harness.app, DART), 0o644)
    })

    await test.step('in the Dart file only the literals change: line endings, mark, order, quotes and comments stay', async () => {
      const given = `\uFEFF${old
        .replace('apiKey: "key-old",', '/* first */ apiKey: \'key-old\', // FirebaseOptions(apiKey: "no")')
        .replace('            storageBucket: "tide-old.appspot.com",\n', '')
        .replace(
          'appId: "1:999:web:zz"',
          'appId: "1:999:web:zz",\n            measurementId: "G-OLD"',
        )}`.replaceAll('\n', '\r\n')
      await writeFile(join(harness.app, DART), given)
      await tryAgain()
      await expect(page.getByText('Config files are up to date.')).toBeVisible()
      const text = await harness.read(DART)
      const call = (of: string) => of.slice(of.indexOf('FirebaseOptions(\r\n'), of.indexOf('));'))
      expect(text.replace(call(text), '')).toBe(given.replace(call(given), ''))
      expect(text.replaceAll('\r\n', '')).not.toContain('\n')
      expect(call(text)).toContain(
        '/* first */ apiKey: \'key-tide-dev\', // FirebaseOptions(apiKey: "no")\r\n',
      )
      expect(call(text)).toMatch(/storageBucket: ['"]tide-dev\.firebasestorage\.app['"]/)
      expect(call(text)).not.toContain('measurementId')
      const order = ['apiKey: ', 'authDomain: ', 'projectId: ', 'messagingSenderId: ', 'appId: '].map(
        (name) => call(text).indexOf(name),
      )
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      expect(order[0]).toBeGreaterThan(0)
    })
  },
)
