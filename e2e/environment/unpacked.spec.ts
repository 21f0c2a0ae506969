import { readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { signIn } from '../harness/sign-in.ts'
import { commit, git } from './git.ts'
import { expect, fact, test } from './harness.ts'

test(
  'a setting of an unpacked repository stops Fetch, Pull and Switch until its command has removed it',
  { tag: '@P-174' },
  async ({ page, ground, context }) => {
    test.slow()
    const tree = await ground.serve('tide', { 'pyproject.toml': '[project]\n', 'a.txt': 'one\n' })
    await git(tree, 'switch', '-qc', 'other')
    await git(tree, 'push', '-q', 'origin', 'other')
    await git(tree, 'switch', '-q', 'main')
    const { product, call } = await ground.start()
    const mine = join(product.projectFolder, 'api')
    // a clone brings no settings: this one is put there as an archive would be unpacked
    const packed = join(ground.root, 'packed')
    await git(ground.root, 'clone', '-q', `${ground.server.url}tide.git`, packed)
    await git(packed, 'config', 'http.proxy', 'http://127.0.0.1:9')
    await git(packed, 'config', 'core.sshCommand', 'ssh -v')
    await rename(packed, mine)
    await commit(tree, { 'new.txt': 'new\n' })
    await git(tree, 'push', '-q', 'origin', 'main')
    await call('POST', '/environment/set-directory', { path: product.projectFolder })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn(page, product)
    await page.goto(`${product.dashboardUrl}/environment`)
    const api = page.getByRole('region', { name: 'API Codebase', exact: true })
    const button = (name: string) => api.getByRole('button', { name, exact: true })
    const alert = api.getByRole('alert')
    const switchTo = async (branch: string) => {
      await button('Switch branch').click()
      await page.getByRole('menuitem', { name: branch }).click()
    }
    const why = 'Nothing was changed: this repository’s own git settings include'
    /** Copies the command that is shown, and runs it as it says: in the repository's folder. */
    const runTheCommand = async (expected: string) => {
      await alert.getByRole('button', { name: `Copy git ${expected}` }).click()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`git ${expected}`)
      await git(mine, ...expected.split(' '))
    }

    await test.step('it is looked at as any other', async () => {
      await expect(fact(api, 'Branch')).toHaveText('main')
    })

    await test.step('each action is refused, names the setting, and does nothing', async () => {
      const head = await git(mine, 'rev-parse', 'HEAD')
      for (const act of [
        () => button('Fetch').click(),
        () => button('Pull').click(),
        () => switchTo('other'),
      ]) {
        await act()
        await expect(alert).toContainText(`${why} core.sshcommand and 1 other.`)
        await expect(alert.locator('code')).toHaveText('git config --local --unset-all core.sshcommand')
        // the next refusal is a new one
        await page.reload()
        await expect(fact(api, 'Branch')).toHaveText('main')
      }
      expect(await git(mine, 'rev-parse', 'HEAD', 'origin/main')).toBe(`${head}\n${head}`)
      expect(await git(mine, 'branch', '--show-current')).toBe('main')
      await expect(stat(join(mine, '.git', 'FETCH_HEAD'))).rejects.toThrow('ENOENT')
    })

    await test.step('one command for each, and then everything works', async () => {
      await button('Pull').click()
      await expect(alert).toContainText(`${why} core.sshcommand and 1 other.`)
      await runTheCommand('config --local --unset-all core.sshcommand')
      await button('Pull').click()
      await expect(alert).toContainText(`${why} http.proxy.`)
      await runTheCommand('config --local --unset-all http.proxy')
      await button('Pull').click()
      await expect(api.getByText('Pulled.')).toBeVisible()
      await expect(alert).toHaveCount(0)
      expect(await readFile(join(mine, 'new.txt'), 'utf8')).toBe('new\n')
      await switchTo('other')
      await expect(api.getByText('Switched to other.')).toBeVisible()
      await expect(fact(api, 'Branch')).toHaveText('other')
    })
  },
)
