import { copyFile, mkdir, mkdtemp, readFile, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Page } from '@playwright/test'
import { test as base } from '@playwright/test'
import { startProduct } from '../harness/product.ts'
import type { Product } from '../harness/product.ts'
import { signIn } from '../harness/sign-in.ts'
import { APP_FILES } from './app-files.ts'
import type { FakeAnswer } from './cloud.ts'

export { expect } from '@playwright/test'

const FAKE = new URL('../../helper/firebase/testing/fake-firebase.mjs', import.meta.url)

export interface FirebaseHarness {
  readonly product: Product
  /** The Flutter codebase. */
  readonly app: string
  /** Puts a `firebase` on PATH that answers so. */
  firebase(answers: readonly FakeAnswer[]): Promise<void>
  /** Puts an `npm` there, which answers from the same list. */
  npm(): Promise<void>
  /** Takes a program away again. */
  without(name: string): Promise<void>
  /** Lets everything behind this gate go on. */
  open(gate: string): Promise<void>
  read(file: string): Promise<string>
  /** What the fake was asked, without its version. */
  asked(): Promise<string[]>
  /** Signs in and names the project directory. */
  enter(page: Page): Promise<void>
}

/** A running product, an app with its Firebase files in place, and a `firebase` of our own on its PATH. */
export const test = base.extend<{ harness: FirebaseHarness }>({
  // Playwright insists on a destructured first parameter, even an empty one.
  // oxlint-disable-next-line no-empty-pattern
  harness: async ({}, provide, info) => {
    const root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é firebase ')))
    const bin = join(root, 'bin')
    const user = join(root, 'user')
    for (const folder of [bin, user]) await mkdir(folder)
    const product = await startProduct({
      PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
      HOME: user,
      FAKE_ROOT: root,
    })
    const app = join(product.projectFolder, 'flutter')
    for (const [path, content] of Object.entries(APP_FILES)) {
      await mkdir(join(app, path, '..'), { recursive: true })
      await writeFile(join(app, path), content)
    }
    const program = async (name: string) => {
      await copyFile(FAKE, join(root, 'fake.mjs'))
      const lines = `#!/bin/sh\nexec "${process.execPath}" "${join(root, 'fake.mjs')}" "$@"\n`
      await writeFile(join(bin, name), lines, { mode: 0o755 })
    }
    const answers = (list: readonly FakeAnswer[]) =>
      writeFile(
        join(root, 'answers.json'),
        JSON.stringify([...list, { when: '--version', stdout: '15.34.2\n' }]),
      )
    await answers([])
    const harness: FirebaseHarness = {
      product,
      app,
      async firebase(list) {
        await answers(list)
        if (!(await readdir(bin)).includes('firebase')) await program('firebase')
      },
      npm: () => program('npm'),
      without: (name) => rm(join(bin, name)),
      open: (gate) => writeFile(join(root, gate), ''),
      read: (file) => readFile(join(app, file), 'utf8'),
      async asked() {
        const text = await readFile(join(root, 'calls.jsonl'), 'utf8').catch(() => '')
        const lines = text.split('\n').filter((line) => line !== '')
        const all = lines.map((line) => (JSON.parse(line) as { args: string[] }).args.join(' '))
        return all.filter((said) => said !== '--version')
      },
      async enter(page) {
        await signIn(page, product)
        await page.getByRole('link', { name: 'Environment', exact: true }).click()
        await page.getByRole('textbox', { name: 'Project directory' }).fill(product.projectFolder)
        await page.getByRole('button', { name: 'Save' }).click()
        await page.getByText(product.projectFolder, { exact: true }).waitFor()
      },
    }
    await provide(harness)
    if (info.status !== info.expectedStatus) await info.attach('output', { body: product.output() })
    await product.dispose()
    await rm(root, { recursive: true, force: true })
  },
})

/** What the browser keeps for an environment, put there as an earlier visit would have. */
export async function keepProject(
  page: Page,
  environment: 'development' | 'production',
  project: { readonly id: string; readonly bundle: string },
): Promise<void> {
  await page.evaluate(
    ([name, id, bundle]) => {
      localStorage.setItem(`mosaygent_firebase_project_id_${name}`, id)
      localStorage.setItem(`mosaygent_firebase_bundle_id_${name}`, bundle)
    },
    [environment, project.id, project.bundle] as const,
  )
}
