import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signIn } from '../harness/sign-in.ts'
import { ACCOUNT, fakeGh, fakeInstaller, repositories } from '../fakes/fake-gh.ts'
import { commit, git } from './git.ts'
import { expect, test } from './harness.ts'

const USUAL = [
  '/usr/bin/gh',
  '/usr/local/bin/gh',
  '/opt/homebrew/bin/gh',
  '/home/linuxbrew/.linuxbrew/bin/gh',
]
test.skip(process.platform === 'win32' || USUAL.some(existsSync), 'a gh of this machine would be found')

const HINT = 'Check your terminal or editor: a password may be needed.'

test(
  'from no GitHub CLI to the repositories of its login',
  { tag: ['@P-099', '@P-100', '@P-101', '@P-102', '@P-141', '@P-142', '@P-153', '@P-172', '@P-207'] },
  async ({ page, ground }) => {
    test.slow()
    const gh = join(ground.root, 'gh of GitHub')
    await mkdir(gh)
    const allow = (gate: string) => writeFile(join(gh, gate), '')
    await writeFile(join(gh, 'gh'), fakeGh(gh), { mode: 0o755 })
    await writeFile(
      join(gh, 'repositories-1.json'),
      repositories(Array.from({ length: 100 }, (_, at) => `app-${at}`)),
    )
    await writeFile(join(gh, 'repositories-2.json'), repositories(['harbour', 'tide']))
    for (const installer of ['apt-get', 'brew'])
      await ground.program(installer, fakeInstaller(gh, join(gh, 'gh'), join(ground.bin, 'gh')))
    // asked with -n: it needs no password
    await ground.program('sudo', '#!/bin/sh\n[ "$1" = -n ] || exit 1\nshift\nexec "$@"\n')
    const { product, call } = await ground.start({
      GH_TOKEN: '',
      GITHUB_TOKEN: '',
      GH_CONFIG_DIR: join(ground.user, 'gh'),
      MOSAYGENT_API_REPO: `${ground.server.url}tide.git`,
    })
    const app = join(product.projectFolder, 'flutter')
    await mkdir(app)
    await git(app, 'init', '-q')
    await commit(app, { 'pubspec.yaml': 'name: tide\ndependencies:\n  flutter:\n    sdk: flutter\n' })
    await git(app, 'remote', 'add', 'origin', 'https://github.com/acme/old.git')
    await call('POST', '/environment/set-directory', { path: product.projectFolder })
    const installation = page.getByRole('region', { name: 'GitHub CLI Installation', exact: true })
    const authentication = page.getByRole('region', { name: 'GitHub Authentication', exact: true })
    const ready = page.getByRole('region', { name: 'Ready to Go!', exact: true })
    await signIn(page, product)
    await page.clock.install()
    await page.goto(`${product.dashboardUrl}/github`)

    await test.step('without it there is one step, and Install', async () => {
      const install = installation.getByRole('button', { name: 'Install', exact: true })
      await expect(install).toBeEnabled()
      await expect(authentication).toHaveCount(0)
      await expect(ready).toHaveCount(0)
      const call = '**/mosaygent/github/install-gh'
      await page.route(call, (route) => route.fulfill({ status: 500, json: {} }))
      await install.click()
      await expect(installation.getByRole('alert')).toHaveText('Failed to install GitHub CLI')
      await page.unroute(call)
    })

    await test.step('the system installs it, without a password; after a while a hint, and never a limit', async () => {
      await installation.getByRole('button', { name: 'Install', exact: true }).click()
      await expect(installation.getByText(/^Installing with (apt-get|brew)$/)).toBeVisible()
      await page.clock.fastForward('00:05')
      await expect(installation.getByText(HINT)).toBeVisible()
      await page.clock.fastForward('20:00')
      await expect(installation.getByRole('progressbar')).toBeVisible()
      await expect(page.locator('input[type="password"]')).toHaveCount(0)
      await allow('go')
      await expect(installation.getByText('Version 2.46.0', { exact: true })).toBeVisible()
      expect(await readFile(join(gh, 'installed-by'), 'utf8')).toMatch(/^install .*gh\n$/)
    })

    await test.step('then Login; any other message than its success is shown', async () => {
      const call = '**/mosaygent/github/auth-login'
      const login = authentication.getByRole('button', { name: 'Login', exact: true })
      await expect(ready).toHaveCount(0)
      for (const [answer, shown] of [
        [{ status: 500, json: {} }, 'Failed to login to GitHub'],
        [{ status: 200, json: { message: 'login successful' } }, 'login successful'],
      ] as const) {
        await page.route(call, (route) => route.fulfill(answer))
        await login.click()
        await expect(authentication.getByRole('alert')).toHaveText(shown)
        await expect(authentication.getByText('Authenticated', { exact: true })).toHaveCount(0)
        await page.unroute(call)
      }
    })

    await test.step('a login waits as long as it takes, and is known once it succeeded', async () => {
      await authentication.getByRole('button', { name: 'Login', exact: true }).click()
      await expect(authentication.getByRole('progressbar', { name: 'Login progress' })).toBeVisible()
      await page.clock.fastForward('00:05')
      await expect(authentication.getByText(HINT)).toBeVisible()
      await allow('code')
      await expect(authentication.getByText('ABCD-1234')).toBeVisible()
      await expect(ready).toHaveCount(0)
      const answered = page.waitForResponse('**/mosaygent/github/auth-login')
      await allow('approved')
      await expect(authentication.getByText('Authenticated', { exact: true })).toBeVisible()
      expect(await (await answered).json()).toEqual({ message: 'Login successful' })
      await expect(authentication.getByText(`${ACCOUNT} on github.com`)).toBeVisible()
      await expect(ready).toBeVisible()
    })

    const card = page.getByRole('region', { name: 'Repositories', exact: true })
    const choose = card.getByRole('button', { name: 'Choose the Flutter repository' })
    const dialog = page.getByRole('dialog')
    const chosen = async () => (await call('GET', '/environment/repositories')).reply['flutter']

    await test.step('what the environment says wins, and is said', async () => {
      await expect(card.getByText(`${ground.server.url}tide.git`)).toBeVisible()
      await expect(card.getByText('MOSAYGENT_API_REPO', { exact: true })).toBeVisible()
      await expect(card.getByRole('button', { name: 'Choose the API repository' })).toBeDisabled()
    })

    await test.step('another one is chosen from the login’s own, a hundred at a time, or found by a word', async () => {
      await choose.click()
      const rows = dialog.getByRole('button', { name: /acme\// })
      await expect(rows).toHaveCount(100)
      await dialog.getByRole('button', { name: 'Load more' }).click()
      await expect(rows).toHaveCount(102)
      await dialog.getByRole('searchbox').fill('harb')
      await expect(rows).toHaveCount(1)
      await rows.click()
      await expect(card.getByText('https://github.com/acme/harbour.git')).toBeVisible()
      expect(await chosen()).toEqual({ from: 'config', address: 'https://github.com/acme/harbour.git' })
    })

    await test.step('a codebase of another repository is told here and on the other page', async () => {
      const told = card.getByText(
        /is a clone of https:\/\/github\.com\/acme\/old\.git\. To clone this one, move that away/,
      )
      await expect(told).toBeVisible()
      await page.getByRole('link', { name: 'Environment', exact: true }).click()
      const notice = page.getByRole('note').filter({ hasText: 'This is not the repository that was chosen' })
      await expect(notice).toContainText('https://github.com/acme/harbour.git')
      await expect(notice).toContainText(`move ${app} away`)
      await page.getByRole('link', { name: 'GitHub', exact: true }).click()
    })

    await test.step('or by its address, also in the short form; it outlives a reload, and the default can be had back', async () => {
      for (const [typed, address] of [
        ['git@github.com:acme/tide.git', 'git@github.com:acme/tide.git'],
        ['https://git.example/acme/tide.git', 'https://git.example/acme/tide.git'],
        ['acme/tide', 'https://github.com/acme/tide.git'],
      ] as const) {
        await choose.click()
        await dialog.getByRole('textbox', { name: 'Address' }).fill(typed)
        await dialog.getByRole('button', { name: 'Use this address' }).click()
        await expect(dialog).toHaveCount(0)
        await expect(card.getByText(address, { exact: true })).toBeVisible()
        expect(await chosen()).toEqual({ from: 'config', address })
      }
      await page.reload()
      await expect(card.getByText('https://github.com/acme/tide.git')).toBeVisible()
      await card.getByRole('button', { name: 'Reset the Flutter repository to the default' }).click()
      await expect(card.getByText('Starter that ships with Mosaygent')).toBeVisible()
      expect(await chosen()).toMatchObject({ from: 'starter' })
      // config.json is for the projects that have no choice of their own
      expect(existsSync(join(ground.home, 'config.json'))).toBe(false)
    })
  },
)
