import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { recordAnnouncements } from '../harness/announcements.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { signIn } from '../harness/sign-in.ts'

/** A repository to clone from, so that there is a remote to fetch from. */
async function apiRepository(folder: string): Promise<string> {
  const repository = join(folder, 'tides é')
  await mkdir(repository)
  await writeFile(join(repository, 'pyproject.toml'), '[project]\nname = "tides"\n')
  const git = (...args: string[]) =>
    execFileSync('git', [
      '-C',
      repository,
      '-c',
      'user.name=Ann',
      '-c',
      'user.email=ann@example.com',
      ...args,
    ])
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-qm', 'first')
  return repository
}

let folder = ''
let product: Product & { dispose(): Promise<void> }
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mosaygent heard é '))
  product = await startProduct({ MOSAYGENT_API_REPO: await apiRepository(folder) })
})
test.afterEach(async () => {
  await product.dispose()
  await rm(folder, { recursive: true, force: true })
})

test(
  'who listens hears what came of each action, once and in words, and no progress',
  { tag: '@P-305' },
  async ({ page, context }) => {
    test.slow()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const everything = await recordAnnouncements(page)
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    await signIn(page, product)
    const before = (await everything()).length
    const expected: string[] = []
    /** All that was heard since the sign-in, with what is not the same each time left out. */
    const heard = async () =>
      (await everything())
        .slice(before)
        .map((words) => words.replace(/\d+(\.\d)? m?s\b/, '…').replace(/\d\d:\d\d:\d\d/, '…'))
    const hears = async (...words: string[]) => {
      expected.push(...words)
      await expect.poll(heard).toEqual(expected)
    }

    await test.step('saved', async () => {
      await page.getByRole('link', { name: 'Environment', exact: true }).click()
      await page.getByRole('textbox', { name: 'Project directory' }).fill(product.projectFolder)
      await button('Save').click()
      await hears('The project directory is saved')
    })

    await test.step('cloned, fetched, copied', async () => {
      await button('Clone API Repository').click()
      await hears('Clone API: Done')
      await button('Clone Flutter Repository').click()
      await hears('Clone Flutter: Done')
      for (const said of ['Fetched.', 'Fetched.']) {
        await button('Fetch').first().click()
        await hears(said)
      }
      await button('Copy path').first().click()
      await hears('Copied')
    })

    await test.step('started, reloaded, failed, stopped', async () => {
      const main = join(product.projectFolder, 'flutter/lib/main.dart')
      const source = await readFile(main, 'utf8')
      await page.getByRole('link', { name: 'Flutter', exact: true }).click()
      await button('Start Server').click()
      await hears('The app is starting', 'The app is running')
      await button(/^Reload/)
        .first()
        .click()
      await hears('No changes')
      await writeFile(main, `${source}\n// é`)
      await button(/^Reload/)
        .first()
        .click()
      await hears('Applied 1 file in …')
      await writeFile(main, `${source}\nvoid broken( {`)
      await button(/^Reload/)
        .first()
        .click()
      await hears('Did not compile: still showing code from …')
      await button(/^Stop/).click()
      await hears('The app has stopped')
    })

    await test.step('connection lost, and there again', async () => {
      await page.getByRole('link', { name: 'Supabase', exact: true }).click()
      await page.route(`${product.helperUrl}/health`, (route) => route.abort())
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await hears('Not connected')
      await page.unroute(`${product.helperUrl}/health`)
      await hears('Connected')
    })

    await test.step('session ended', async () => {
      await button(/^Profile/).click()
      await page.getByRole('menuitem', { name: 'Account' }).click()
      await button(/^End the session of/).click()
      await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click()
      await hears(
        'This browser’s session with the helper was ended. Account and the Helper page connect it again.',
      )
      await button('Connect again').click()
      await expect(button(/^End the session of/)).toBeVisible()
      await button('Copy user ID').click()
      await hears('Copied')
    })
  },
)
