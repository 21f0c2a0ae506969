import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../harness/free-ports.ts'
import { signIn } from '../harness/sign-in.ts'
import { commit, git, write } from './git.ts'
import { expect, fact, test } from './harness.ts'

const SECRET = 'pa55word-of-ann'

test(
  'Fetch, Pull and Switch branch of a codebase, and what they leave alone',
  { tag: ['@P-174', '@P-177', '@P-206'] },
  async ({ page, ground }) => {
    test.slow()
    const tree = await ground.serve('tide', {
      'pyproject.toml': '[project]\n',
      ...Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`${name}.txt`, 'one\n'])),
    })
    await git(tree, 'switch', '-qc', 'feature/é')
    await commit(tree, { 'feature.txt': 'feature\n' })
    await git(tree, 'push', '-q', 'origin', 'feature/é')
    await git(tree, 'switch', '-q', 'main')
    const push = async (files: Record<string, string>) => {
      await commit(tree, files)
      await git(tree, 'push', '-q', 'origin', 'main')
    }
    const { product, call } = await ground.start()
    const project = product.projectFolder
    const mine = join(project, 'api')
    const remote = `${ground.server.url}tide.git`
    await git(project, 'clone', '-q', remote, 'api')
    const flutterApp = join(project, 'flutter')
    await mkdir(flutterApp)
    await git(flutterApp, 'init', '-q')
    await commit(flutterApp, { 'pubspec.yaml': 'name: tide\ndependencies:\n  flutter:\n    sdk: flutter\n' })
    await call('POST', '/environment/set-directory', { path: project })
    const api = page.getByRole('region', { name: 'API Codebase', exact: true })
    const flutter = page.getByRole('region', { name: 'Flutter Codebase', exact: true })
    const button = (name: string) => api.getByRole('button', { name, exact: true })
    const head = () => git(mine, 'rev-parse', 'HEAD')
    const switchTo = async (branch: string) => {
      await button('Switch branch').click()
      await page.getByRole('menuitem', { name: branch }).click()
    }
    await signIn(page, product)
    await page.goto(`${product.dashboardUrl}/environment`)

    await test.step('remote and the age of the last fetch; without a remote the card says so', async () => {
      await expect(fact(api, 'Remote')).toContainText(remote)
      await expect(fact(api, 'Remote')).toContainText(/fetched (just now|\d+ minutes? ago)/)
      await expect(fact(flutter, 'Remote')).toContainText('No remote')
      await expect(flutter.getByRole('button', { name: 'Fetch' })).toHaveCount(0)
    })

    await test.step('Fetch tells what is new and changes nothing, Pull brings it', async () => {
      const before = await head()
      await push({ 'new.txt': 'new\n' })
      await button('Fetch').click()
      await expect(fact(api, 'Branch')).toContainText('1 behind')
      expect(await head()).toBe(before)
      await button('Pull').click()
      await expect(api.getByText('Pulled.')).toBeVisible()
      await expect(fact(api, 'Branch')).toHaveText('main')
      expect(await readFile(join(mine, 'new.txt'), 'utf8')).toBe('new\n')
    })

    await test.step('Pull only fast-forwards', async () => {
      await commit(mine, { 'mine.txt': 'mine\n' })
      // told by git's own files: nobody came back to the window
      await expect(fact(api, 'Branch')).toContainText('1 ahead')
      const before = await head()
      await push({ 'theirs.txt': 'theirs\n' })
      await button('Pull').click()
      await expect(api.getByRole('alert')).toContainText('cannot be pulled without a merge')
      await expect(fact(api, 'Branch')).toContainText('1 ahead, 1 behind')
      expect(await head()).toBe(before)
      await git(mine, 'reset', '-q', '--hard', 'origin/main')
      await expect(fact(api, 'Branch')).toHaveText('main')
    })

    await test.step('local changes are in the way of a switch and of a pull, and are kept', async () => {
      const edited = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`${name}.txt`, 'mine\n']))
      await write(mine, { ...edited, 'notes.txt': 'new\n' })
      await switchTo('feature/é')
      await expect(api.getByRole('alert')).toHaveText(
        '4 files have local changes: a.txt, b.txt, c.txt and 1 more. Commit or stash them, then switch. 1 new file would stay as it is.',
      )
      expect(await git(mine, 'branch', '--show-current')).toBe('main')
      await push({ 'a.txt': 'theirs\n' })
      await button('Pull').click()
      await expect(api.getByRole('alert')).toHaveText(
        'git would overwrite local changes in a.txt. Commit or stash them, then try again.',
      )
      expect(await readFile(join(mine, 'a.txt'), 'utf8')).toBe('mine\n')
      await expect(fact(api, 'Changes')).toContainText('5 files, 1 untracked')
      await git(mine, 'checkout', '-q', '--', '.')
      await git(mine, 'clean', '-qfd')
    })

    await test.step('Switch branch, to one that only the remote has', async () => {
      await switchTo('feature/é')
      await expect(api.getByText('Switched to feature/é.')).toBeVisible()
      await expect(fact(api, 'Branch')).toHaveText('feature/é')
      expect(await readFile(join(mine, 'feature.txt'), 'utf8')).toBe('feature\n')
      await switchTo('main')
      await expect(fact(api, 'Branch')).toContainText('main')
    })

    await test.step('a fetch that the remote did not answer is told as failed, its address without a password', async () => {
      const dead = `127.0.0.1:${await freePort()}/tide.git`
      await git(mine, 'remote', 'set-url', 'origin', `https://ann:${SECRET}@${dead}`)
      await button('Fetch').click()
      await expect(api.getByRole('alert')).toContainText('The remote could not be reached.')
      await expect(fact(api, 'Remote')).toContainText('fetch failed')
      await expect(fact(api, 'Remote')).toContainText(`https://${dead}`)
      await expect(page.getByText(SECRET)).toHaveCount(0)
      await git(mine, 'remote', 'set-url', 'origin', remote)
    })

    await test.step('each end is a line of the console, after git’s own last lines', async () => {
      await page.goto(`${product.dashboardUrl}/flutter`)
      const log = page.getByRole('log')
      for (const line of [
        'API codebase, fetch: Fetched.',
        'API codebase, pull: Pulled.',
        'API codebase, switch: Switched to feature/é.',
      ])
        await expect(log.getByText(line)).toBeVisible()
      expect(await log.innerText()).toMatch(
        /\bgit\b[^]*unable to access 'https:\/\/127[^]*API codebase, fetch: The remote could not be reached/,
      )
      expect(await log.innerText()).not.toContain(SECRET)
      expect(product.output()).not.toContain(SECRET)
    })

    await test.step('nothing that the repository’s own settings name is run', async () => {
      const trap = join(ground.root, 'sprung')
      const spring = await ground
        .program('spring', `#!/bin/sh\ntouch '${trap}'\n`)
        .then(() => join(ground.bin, 'spring'))
      const hooks = join(ground.root, 'hooks')
      await mkdir(hooks)
      for (const hook of ['post-merge', 'post-checkout', 'reference-transaction'])
        await writeFile(join(hooks, hook), `#!/bin/sh\ntouch '${trap}'\n`, { mode: 0o755 })
      await git(mine, 'config', 'core.hooksPath', hooks)
      await git(mine, 'config', 'core.fsmonitor', `'${spring}'`)
      await page.goto(`${product.dashboardUrl}/environment`)
      await expect(fact(api, 'Remote')).toContainText(remote)
      await button('Pull').click()
      await expect(api.getByText('Pulled.')).toBeVisible()
      await button('Fetch').click()
      await expect(api.getByText('Fetched.')).toBeVisible()
      await switchTo('feature/é')
      await expect(fact(api, 'Branch')).toHaveText('feature/é')
      // one that git cannot be told to pass over
      await git(mine, 'config', 'remote.origin.uploadpack', `'${spring}'`)
      await button('Fetch').click()
      await expect(api.getByRole('alert')).toContainText('include remote.origin.uploadpack.')
      expect(existsSync(trap)).toBe(false)
      // they are set: git in a terminal falls into them
      await git(mine, 'switch', '-q', 'main')
      expect(existsSync(trap)).toBe(true)
    })
  },
)

test(
  'a switch to a branch without the app has a way back',
  { tag: ['@P-860', '@P-882'] },
  async ({ page, ground }) => {
    const { product, call } = await ground.start()
    const project = product.projectFolder
    await git(project, 'init', '-q', '-b', 'main')
    await commit(project, { 'README.md': 'tide\n' })
    await git(project, 'branch', 'docs')
    await commit(project, {
      'app/pubspec.yaml': 'name: tide\ndependencies:\n  flutter:\n    sdk: flutter\n',
      'app/lib/main.dart': 'void main() {}\n',
    })
    await call('POST', '/environment/set-directory', { path: project })
    const flutter = page.getByRole('region', { name: 'Flutter Codebase', exact: true })
    const button = flutter.getByRole('button', { name: 'Switch branch' })
    const switchTo = async (branch: string) => {
      await button.press('Enter')
      await page.getByRole('menuitem', { name: branch }).press('Enter')
    }
    await signIn(page, product)
    await page.goto(`${product.dashboardUrl}/environment`)
    await expect(flutter.getByText('Present', { exact: true })).toBeVisible()
    await switchTo('docs')
    await expect(flutter.getByText('Missing', { exact: true })).toBeVisible()
    await expect(flutter).toContainText('This is the branch docs. Your app may be on another one.')
    // the button of before went with the facts
    await expect(button).toBeFocused()
    await switchTo('main')
    await expect(flutter.getByText('Present', { exact: true })).toBeVisible()
    await expect(button).toBeFocused()
  },
)
