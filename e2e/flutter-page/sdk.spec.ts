import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { callsTo } from '../harness/call.ts'
import { makeFakeSdk } from '../../helper/preview/testing/flutter/sdk.ts'
import { startProduct } from '../harness/product.ts'
import { signIn } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

test(
  'of several SDKs the project’s pin is taken, then FLUTTER_ROOT, the path and the usual places; card and page name it',
  { tag: '@P-087' },
  async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'mosaygent sdks é '))
    const sdk = async (name: string, version: string) =>
      join(await makeFakeSdk(join(folder, name, 'sdk é'), version), '..')
    const [pinned, root, onPath, usual] = await Promise.all([
      sdk('pinned', '3.35.7'),
      sdk('root', '3.38.1'),
      sdk('path', '3.41.2'),
      sdk('usual', '3.44.0'),
    ])
    const [cache, user] = [join(folder, 'fvm'), join(folder, 'user')]
    await mkdir(join(cache, 'versions'), { recursive: true })
    await mkdir(user)
    await symlink(pinned, join(cache, 'versions', '3.35.7'))
    await symlink(usual, join(user, 'flutter'))
    const product = await startProduct({
      HOME: user,
      FVM_CACHE_PATH: cache,
      FLUTTER_ROOT: root,
      PATH: `${join(onPath, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`,
    })
    try {
      const call = callsTo(`${product.helperUrl}/mosaygent`)
      await call('POST', '/environment/set-directory', { path: product.projectFolder })
      expect((await call('POST', '/environment/clone-flutter')).status).toBe(200)
      const pin = join(product.projectFolder, 'flutter', '.fvmrc')
      await writeFile(pin, '{"flutter":"3.35.7"}')
      await signIn(page, product)
      const card = page.getByRole('region', { name: 'Flutter Codebase' })
      for (const [version, less] of [
        ['3.35.7', pin],
        ['3.38.1', root],
        ['3.41.2', onPath],
        ['3.44.0', null],
      ] as const) {
        const name = `Flutter ${version} • stable`
        await page.goto(`${product.dashboardUrl}/environment`)
        await expect(card.getByText(name, { exact: true })).toBeVisible()
        await page.getByRole('link', { name: 'Flutter', exact: true }).click()
        await expect(page.getByText(`${name} found. The first build takes a while.`)).toBeVisible()
        if (less !== null) await rm(less, { recursive: true })
      }
    } finally {
      await product.dispose()
      await rm(folder, { recursive: true, force: true })
    }
  },
)
