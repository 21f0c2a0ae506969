import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../harness/free-ports.ts'
import { signIn } from '../harness/sign-in.ts'
import { git } from './git.ts'
import { expect, fact, test } from './harness.ts'

/** Enough objects, none of which can be packed smaller, for git to tell percents. */
const LARGE = Object.fromEntries(
  Array.from({ length: 60 }, (_, at) => [`data/${at}`, randomBytes(15_000).toString('base64')]),
)

test(
  'before, during and instead of a clone',
  {
    tag: ['@P-051', '@P-052', '@P-054', '@P-056', '@P-139', '@P-140', '@P-149', '@P-175', '@P-208', '@P-209'],
  },
  async ({ page, ground }) => {
    const deep = { 'services/tide/api/pyproject.toml': '[project]\nname = "tide"\n' }
    await ground.serve('tide', { ...LARGE, ...deep }, 'harbour')
    await ground.serve('other', { 'README.md': 'another one\n' })
    const tide = `${ground.server.url}tide.git`
    const nowhere = `http://127.0.0.1:${await freePort()}/app.git`
    await writeFile(join(ground.home, 'config.json'), JSON.stringify({ flutterRepository: nowhere }))
    const { product, call } = await ground.start({ MOSAYGENT_API_REPO: tide })
    const project = product.projectFolder
    const api = page.getByRole('region', { name: 'API Codebase', exact: true })
    const flutter = page.getByRole('region', { name: 'Flutter Codebase', exact: true })
    const clone = api.getByRole('button', { name: 'Clone API Repository', exact: true })
    const cloneFlutter = flutter.getByRole('button', { name: 'Clone Flutter Repository', exact: true })

    await test.step('without a directory nothing is cloned', async () => {
      const refused = await call('POST', '/environment/clone-api')
      expect(refused).toMatchObject({ status: 409, reply: { code: 'no-directory' } })
    })

    await call('POST', '/environment/set-directory', { path: project })
    await signIn(page, product)
    await page.goto(`${product.dashboardUrl}/environment`)

    await test.step('from where to where is said first, as the variable or the file says', async () => {
      await expect(fact(api, 'From')).toHaveText(tide)
      await expect(fact(api, 'Into')).toHaveText(join(project, 'api'))
      await expect(fact(flutter, 'From')).toHaveText(nowhere)
      await expect(fact(flutter, 'Into')).toHaveText(join(project, 'flutter'))
    })

    await test.step('its branch is asked of the server; one that does not answer is no error', async () => {
      await expect(fact(api, 'Branch')).toHaveText('harbour')
      await expect(fact(flutter, 'Branch')).toHaveText('Its default branch')
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(cloneFlutter).toBeEnabled()
    })

    await test.step('while it clones: stage, percent and a way out; a second one is refused', async () => {
      ground.server.become('holds')
      await clone.click()
      await expect(api.getByRole('button', { name: 'Cloning...', exact: true })).toBeVisible()
      await expect(api.getByText('Receiving objects', { exact: true })).toBeVisible()
      await expect(api.getByText(/^[1-9]\d?%$/)).toBeVisible()
      await expect(clone).toHaveCount(0)
      expect(await call('POST', '/environment/clone-api')).toMatchObject({
        status: 409,
        reply: { code: 'already-running' },
      })
      await api.getByRole('button', { name: 'Cancel', exact: true }).click()
      await expect(api.getByText('Cancelled. Nothing was kept.')).toBeVisible()
      expect(existsSync(join(project, 'api'))).toBe(false)
      ground.server.become('well')
    })

    await test.step('an answer without a reason has a text', async () => {
      const cloning = '**/mosaygent/environment/clone-*'
      await page.route(cloning, (route) => route.fulfill({ status: 500, json: {} }))
      await clone.click()
      await expect(api.getByRole('alert')).toHaveText('Failed to clone API repository')
      await cloneFlutter.click()
      await expect(flutter.getByRole('alert')).toHaveText('Failed to clone Flutter repository')
      await page.unroute(cloning)
    })

    await test.step('the repository that lies there already is used, the nearest codebase in it', async () => {
      await git(project, 'clone', '-q', tide, 'api')
      await page.reload()
      await expect(api.getByRole('note').getByText(/it is this repository\. Use it\?$/)).toBeVisible()
      await expect(clone).toBeDisabled()
      await api.getByRole('button', { name: 'Use it', exact: true }).click()
      await expect(api.getByText('Present', { exact: true })).toBeVisible()
      await expect(fact(api, 'Path')).toHaveText(join(project, 'api/services/tide/api'))
    })

    await test.step('a place that is taken is told before, with whose it is, until it is free', async () => {
      const place = join(project, 'flutter')
      const taken = flutter.getByRole('note').filter({ hasText: 'is already there' })
      await mkdir(place)
      await writeFile(join(place, 'notes.txt'), 'mine')
      await page.reload()
      await expect(taken).toContainText(`${place} is already there and not empty`)
      await expect(cloneFlutter).toBeDisabled()
      expect(await call('POST', '/environment/clone-flutter')).toMatchObject({
        status: 409,
        reply: { code: 'target-exists' },
      })
      await rename(place, join(project, 'mine'))
      await git(project, 'clone', '-q', `${ground.server.url}other.git`, 'flutter')
      // the page looks by itself as well, and may be quicker than the press
      const again = flutter.getByRole('button', { name: 'Look again' })
      await expect(async () => {
        await again.click({ timeout: 1_000 })
        await expect(taken).toContainText(`it is a clone of ${ground.server.url}other.git`, {
          timeout: 3_000,
        })
      }).toPass()
      await rename(place, join(project, 'other'))
      await expect(async () => {
        if (await again.isVisible()) await again.click({ timeout: 1_000 })
        await expect(cloneFlutter).toBeEnabled({ timeout: 3_000 })
      }).toPass()
      await expect(taken).toHaveCount(0)
    })

    await test.step('so is a project directory that is itself a repository', async () => {
      await git(project, 'init', '-q')
      await page.reload()
      await expect(flutter.getByText('The project directory is itself a Git repository')).toBeVisible()
      await expect(cloneFlutter).toBeEnabled()
    })
  },
)
