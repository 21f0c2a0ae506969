import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../harness/free-ports.ts'
import { signIn } from '../harness/sign-in.ts'
import { commit, git, write } from './git.ts'
import { comeBackUntil, expect, fact, test } from './harness.ts'

const PUBSPEC = 'name: tide\ndependencies:\n  flutter:\n    sdk: flutter\n'
const MAIN = "import 'package:flutter/material.dart';\n\nvoid main() => runApp(const Text('Tide'));\n"

/** A Flutter whose `pub get` ends as a file says once it is there. */
const tool = (gate: string) => `#!/bin/sh
echo 'Resolving dependencies...'
echo 'Downloading packages é...'
while [ ! -f '${gate}' ]; do sleep 0.05; done
read code < '${gate}'
rm '${gate}'
[ "$code" = 0 ] || echo 'Because tide depends on htpp which does not exist, version solving failed.' >&2
[ "$code" = 0 ] && mkdir -p .dart_tool && echo '{}' > .dart_tool/package_config.json
exit "$code"
`

test(
  'what the cards say of codebases that are there, and when they ask again',
  {
    tag: ['@P-044', '@P-045', '@P-046', '@P-047', '@P-048', '@P-049', '@P-050', '@P-149', '@P-176', '@P-206'],
  },
  async ({ page, ground }) => {
    test.slow()
    const apiPort = await freePort()
    const { product, call } = await ground.start()
    const project = product.projectFolder
    const args = ['app.main:app', '--port', String(apiPort)]
    await write(project, {
      'flutter/pubspec.yaml': PUBSPEC,
      'flutter/lib/main.dart': MAIN,
      'apps/tide/pubspec.yaml': PUBSPEC,
      'apps/tide/lib/main.dart': MAIN,
      'tools/pubspec.yaml': 'name: tools\n',
      'build/old/pubspec.yaml': PUBSPEC,
      'one/two/three/pubspec.yaml': PUBSPEC,
      'server/requirements.txt': 'uvicorn\nFastAPI==0.116\n',
      'server/.vscode/launch.json': JSON.stringify({
        configurations: [{ type: 'debugpy', request: 'launch', module: 'uvicorn', args }],
      }),
      'scripts/requirements.txt': 'requests\n',
    })
    await call('POST', '/environment/set-directory', { path: project })
    const api = page.getByRole('region', { name: 'API Codebase', exact: true })
    const flutter = page.getByRole('region', { name: 'Flutter Codebase', exact: true })
    const app = join(project, 'flutter')
    await signIn(page, product)
    await page.goto(`${product.dashboardUrl}/environment`)

    await test.step('which folder is taken, and which others there are', async () => {
      for (const card of [api, flutter])
        await expect(card.getByText('Present', { exact: true })).toBeVisible()
      await expect(fact(flutter, 'Path').locator('code')).toHaveText(app)
      await expect(flutter.getByRole('button', { name: /^App: .+ Choose another app$/ })).toBeVisible()
      await expect(fact(api, 'Path').locator('code')).toHaveText(join(project, 'server'))
      await expect(api.getByRole('listitem')).toHaveCount(0)
      await write(project, { 'api/pyproject.toml': '[project]\nname = "tide"\n' })
      await rename(app, join(project, 'mobile'))
      await comeBackUntil(fact(api, 'Path').locator('code'), join(project, 'api'))
      await expect(api.getByRole('listitem')).toHaveText([join(project, 'server')])
      // apps are looked for again after a rest that is as long as the search was slow
      await comeBackUntil(fact(flutter, 'Path').locator('code'), join(project, 'mobile'))
      await rename(join(project, 'mobile'), app)
      await rm(join(project, 'api'), { recursive: true })
      await comeBackUntil(fact(flutter, 'Path').locator('code'), app)
      await comeBackUntil(fact(api, 'Path').locator('code'), join(project, 'server'))
    })

    await test.step('the branch: none, one without a commit, one with changes, a detached head', async () => {
      await expect(fact(flutter, 'Branch')).toHaveText('Not a Git repository')
      await expect(flutter.getByText(/^(Clean|Modified)$/)).toHaveCount(0)
      await git(app, 'init', '-q', '-b', 'trunk')
      await comeBackUntil(fact(flutter, 'Branch'), 'trunk')
      // from here on git's own files tell, without anybody coming back
      await commit(app, { '.gitignore': '.dart_tool/\nbuild/\n' })
      await expect(flutter.getByText('Clean', { exact: true })).toBeVisible()
      await write(app, { 'lib/new.dart': '// new\n' })
      await comeBackUntil(fact(flutter, 'Changes'), 'Modified1 file, untracked')
      await git(app, 'add', '-A')
      await git(app, 'commit', '-qm', 'new')
      await expect(flutter.getByText('Clean', { exact: true })).toBeVisible()
      await git(app, 'checkout', '-q', '--detach')
      await expect(fact(flutter, 'Branch')).toHaveText(
        `${await git(app, 'rev-parse', '--short', 'HEAD')}detached`,
      )
      await git(app, 'checkout', '-q', 'trunk')
      await expect(fact(flutter, 'Branch')).toHaveText('trunk')
    })

    await test.step('the newest source file tells when it was modified, exact on hover', async () => {
      const before = new Date(Date.now() - 2 * 3_600_000 - 60_000)
      const earlier = new Date(before.getTime() - 3_600_000)
      for (const file of ['pubspec.yaml', 'lib/new.dart']) await utimes(join(app, file), earlier, earlier)
      await utimes(join(app, 'lib/main.dart'), before, before)
      await write(app, { 'build/app.dart': '// built\n', '.dart_tool/cache.dart': '// kept\n' })
      await git(app, 'gc', '-q')
      await page.reload()
      const modified = fact(flutter, 'Last modified')
      await expect(modified).toContainText('2 hours ago')
      await expect(modified).toContainText('lib/main.dart')
      await modified.getByText('2 hours ago').hover()
      const exact = before.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })
      await expect(page.getByText(exact)).toBeVisible()
      await page.mouse.move(0, 0)
    })

    await test.step('the preview’s server while it lives; while it is watched a changed file is seen', async () => {
      await expect(fact(flutter, 'Server')).toHaveText('Not running')
      await call('POST', '/flutter/start')
      await expect(fact(flutter, 'Server')).toHaveText('Running')
      await expect(flutter.getByText('Clean', { exact: true })).toBeVisible()
      // it is said to run a moment before its files are watched
      let saved = 0
      await expect(async () => {
        await writeFile(join(app, 'lib/main.dart'), MAIN.replace('Tide', `Ebb ${(saved += 1)}`))
        await expect(flutter.getByText('Modified', { exact: true })).toBeVisible({ timeout: 5_000 })
      }).toPass()
      await call('POST', '/flutter/stop')
      await expect(fact(flutter, 'Server')).toHaveText('Not running')
    })

    await test.step('the API’s server, whoever started it; its packages where they are', async () => {
      await expect(fact(api, 'Server')).toContainText('Not running')
      // in a terminal, where the codebase lies
      const script = `require('http').createServer((_, reply) => reply.end('{}')).listen(${apiPort}, '127.0.0.1', () => console.log('ready'))`
      const server = spawn(process.execPath, ['-e', script], { cwd: join(project, 'server') })
      await once(server.stdout, 'data')
      await expect(async () => {
        await page.reload()
        await expect(fact(api, 'Server')).toContainText(/^Running/, { timeout: 5_000 })
      }).toPass()
      server.kill()
      await once(server, 'close')
      await expect(fact(api, 'Dependencies')).toContainText('Not installed')
      await write(join(project, 'server'), { '.venv/bin/python': '' })
      await page.reload()
      await expect(fact(api, 'Server')).toContainText('Not running')
      await expect(fact(api, 'Dependencies')).toHaveText('Installed')
    })

    await test.step('Flutter’s packages: off without an SDK; cancelled, failed, installed', async () => {
      const packages = fact(flutter, 'Dependencies')
      const install = packages.getByRole('button', { name: 'Install', exact: true })
      await expect(fact(flutter, 'SDK')).toContainText('Not found')
      await expect(packages).toContainText('Not installed')
      await expect(install).toBeDisabled()
      await expect(install).toHaveAccessibleDescription(/^No Flutter SDK was found/)

      const sdk = join(ground.user, 'flutter')
      const gate = join(ground.root, 'gate')
      // there and whole in one moment: the tool reads it as soon as it is there
      const endWith = async (code: string) => {
        await writeFile(`${gate}.new`, `${code}\n`)
        await rename(`${gate}.new`, gate)
      }
      await write(sdk, {
        'bin/internal/engine.version': 'fake\n',
        'bin/cache/flutter.version.json': JSON.stringify({ frameworkVersion: '3.41.2', channel: 'stable' }),
      })
      await writeFile(join(sdk, 'bin/flutter'), tool(gate), { mode: 0o755 })
      await page.reload()
      await expect(fact(flutter, 'SDK')).toContainText('Flutter 3.41.2 • stable')

      await install.click()
      await expect(flutter.getByText('Installing...')).toBeVisible()
      await expect(flutter.getByText('Downloading packages é...').last()).toBeVisible()
      await flutter.getByRole('button', { name: 'Cancel' }).click()
      await expect(flutter.getByText(/^Cancelled\./)).toBeVisible()

      await install.click()
      await expect(flutter.getByText('Downloading packages é...').last()).toBeVisible()
      await endWith('66')
      await expect(flutter.getByRole('alert')).toContainText('htpp')

      await install.click()
      await endWith('0')
      await expect(packages).toHaveText('Installed')
      expect(await readFile(join(app, '.dart_tool/package_config.json'), 'utf8')).toBe('{}\n')
    })
  },
)
