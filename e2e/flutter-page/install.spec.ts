import { execFile } from 'node:child_process'
import { access, chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { callsTo } from '../harness/call.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { signIn } from '../harness/sign-in.ts'

const run = promisify(execFile)

interface Source extends Product {
  /** Lets the tool's first run end: with this exit code. */
  finish(code: number): Promise<void>
}

/** A product that installs Flutter from a repository on this disk; its tool waits in its first run until the gate has an exit code. */
const test = base.extend<{ source: Source }>({
  // Playwright insists on a destructured first parameter, even an empty one.
  // oxlint-disable-next-line no-empty-pattern
  source: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'mosaygent é sdk '))
    const repository = join(folder, 'flutter source')
    const gate = join(folder, 'gate')
    await mkdir(join(repository, 'bin/internal'), { recursive: true })
    await writeFile(join(repository, 'bin/internal/engine.version'), 'fake\n')
    const tool = join(repository, 'bin/flutter')
    await writeFile(
      tool,
      `#!/bin/sh\necho 'Downloading Dart SDK é'\nwhile [ ! -s '${gate}' ]; do sleep 0.05; done\n` +
        `read code < '${gate}'\n[ "$code" = 0 ] || { rm '${gate}'; echo 'No space on é' >&2; }\nexit "$code"\n`,
    )
    await chmod(tool, 0o755)
    const config = ['-c', 'user.name=t', '-c', 'user.email=t@example.com', '-c', 'init.defaultBranch=stable']
    for (const args of [
      ['init', '-q'],
      ['add', '-A'],
      ['commit', '-qm', 'sdk'],
    ])
      await run('git', ['-C', repository, ...config, ...args])
    const product = await startProduct({ MOSAYGENT_FLUTTER_SDK_REPO: repository })
    try {
      await provide({ ...product, finish: (code) => writeFile(gate, `${code}\n`) })
    } finally {
      await product.dispose()
      await rm(folder, { recursive: true, force: true })
    }
  },
})

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Install Flutter' })

async function open(page: Page, source: Source) {
  const call = callsTo(`${source.helperUrl}/mosaygent/environment`)
  expect((await call('POST', '/set-directory', { path: source.projectFolder })).status).toBe(200)
  expect((await call('POST', '/clone-flutter')).status).toBe(200)
  await signIn(page, source)
  await page.getByRole('button', { name: 'Install Flutter' }).click()
  const dialog = dialogOf(page)
  await expect(dialog).toContainText('flutter source, stable')
  await expect(dialog).toContainText(join(source.home, 'flutter'))
  return dialog
}
const installed = (source: Source) =>
  access(join(source.home, 'flutter')).then(
    () => true,
    () => false,
  )

test(
  'Install Flutter shows how far it is, goes on without its dialog, and ends with the SDK found',
  { tag: ['@P-088', '@P-177'] },
  async ({ page, source }) => {
    const dialog = await open(page, source)
    expect(await installed(source)).toBe(false)
    await dialog.getByRole('button', { name: 'Install', exact: true }).click()
    await expect(dialog).toContainText(/Preparing Flutter|Downloading/)
    await expect(dialog.getByRole('progressbar', { name: 'Installation' })).toHaveAttribute(
      'aria-valuenow',
      '90',
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Installing Flutter 90%' })).toBeVisible()
    await source.finish(0)
    await expect(page.getByRole('button', { name: /^Install/ })).toHaveCount(0)
    expect(await installed(source)).toBe(true)
    await expect(
      page.getByRole('log').getByText(/^Flutter SDK, clone: Cloned .*flutter source, branch stable/),
    ).toBeVisible()
  },
)

test('Cancel ends the installation and leaves nothing', async ({ page, source }) => {
  const dialog = await open(page, source)
  await dialog.getByRole('button', { name: 'Install', exact: true }).click()
  await expect(dialog).toContainText(/Preparing Flutter|Downloading/)
  await expect.poll(() => installed(source)).toBe(true)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('button', { name: 'Install', exact: true })).toBeVisible()
  expect(await installed(source)).toBe(false)
})

test('a failure says why and what to do next, and Try again repeats it', async ({ page, source }) => {
  const dialog = await open(page, source)
  await dialog.getByRole('button', { name: 'Install', exact: true }).click()
  await expect(dialog).toContainText(/Preparing Flutter|Downloading/)
  await source.finish(1)
  await expect(dialog).toContainText('Flutter was not installed')
  await expect(dialog).toContainText('No space on é. Install again to repeat the first run.')
  await source.finish(0)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: /^Install/ })).toHaveCount(0)
})
