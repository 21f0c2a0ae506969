import { startAnotherHelper } from '../fakes/another-helper.ts'
import { freePorts } from '../harness/free-ports.ts'
import { hostDashboard } from '../harness/hosted-dashboard.ts'
import { signInAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

test(
  'the main job with a helper that knows the documented calls and fields alone',
  { tag: ['@P-025', '@P-370'] },
  async ({ page, product }) => {
    test.slow()
    const [hostedPort = 0, helperPort = 0, previewPort = 0] = await freePorts(3)
    const helper = await startAnotherHelper(helperPort, previewPort)
    const { helperUrl, previewUrl } = helper
    const hosted = await hostDashboard({ port: hostedPort, of: product, helperUrl, previewUrl })
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    const open = (name: string) => page.getByRole('link', { name, exact: true }).click()
    const calls = () => helper.done.map(({ call }) => call.replace('POST /mosaygent', ''))
    // the 10 s after a start are passed over
    await page.clock.install()
    try {
      await test.step('signed in and connected, with nothing odd about it', async () => {
        await page.goto(`http://localhost:${hostedPort}/login`)
        await signInAs(page, 'ann@example.com', 'Ann Example')
        await expect(page.getByText('Connected', { exact: true })).toBeVisible()
        await expect(page.getByText(/another program/i)).toHaveCount(0)
      })

      await test.step('a directory, and both codebases cloned', async () => {
        await open('Environment')
        await page.getByRole('textbox', { name: 'Project directory' }).fill('/srv/tide')
        await page.getByRole('button', { name: 'Save' }).click()
        await expect(page.getByText('/srv/tide', { exact: true })).toBeVisible()
        await expect(page.getByText('Missing', { exact: true })).toHaveCount(2)
        await page.getByRole('button', { name: 'Clone API Repository' }).click()
        await page.getByRole('button', { name: 'Clone Flutter Repository' }).click()
        await expect(page.getByText('Present', { exact: true })).toHaveCount(2)
        await expect(page.getByText('Modified', { exact: true })).toHaveCount(1)
        // of the API it says nothing about git
        await expect(page.getByText('Not a Git repository')).toHaveCount(0)
        await expect(page.getByText('Clean', { exact: true })).toHaveCount(0)
        await expect(page.getByText('Not installed', { exact: true })).toHaveCount(1)
        expect(helper.done[0]).toEqual({
          call: 'POST /mosaygent/environment/set-directory',
          body: { path: '/srv/tide' },
        })
      })

      const app = page.frameLocator('iframe[title="App preview"]')
      const loaded = (times: number) => expect(app.getByText(`The app, loaded ${times} times`)).toBeVisible()

      await test.step('a start is waited for, then the app is loaded', async () => {
        await open('Flutter')
        await expect(page.getByText('This helper sends no output. See its terminal.')).toBeVisible()
        const runs = page.waitForResponse(
          async (reply) =>
            reply.url().endsWith('/flutter/status') && (await reply.text()) === '{"running":true}',
        )
        await page.getByRole('button', { name: 'Start Server' }).click()
        await expect(page.getByText('Starting Up...')).toBeVisible()
        await runs
        expect(helper.loads()).toBe(0)
        await page.clock.fastForward(10_000)
        await loaded(1)
        await expect(page.getByText('Starting Up...')).toBeHidden()
        await expect(page.getByText('Running', { exact: true }).first()).toBeVisible()
        // it says so while it compiles, too
        await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeEnabled()
      })

      await test.step('Reload and Restart load it anew, Stop ends it', async () => {
        await page.getByRole('button', { name: /^Reload/ }).click()
        await loaded(2)
        await expect(page.getByText('Reloading...')).toBeHidden()
        await page.getByRole('button', { name: /^Restart\b/ }).click()
        await loaded(3)
        await expect(page.getByText('Restarting...')).toBeHidden()
        await page.getByRole('button', { name: /^Stop/ }).click()
        await expect(page.getByText('Ready to Preview')).toBeVisible()
        await expect(page.getByText('Stopped', { exact: true }).first()).toBeVisible()
        expect(calls().slice(-4)).toEqual([
          '/flutter/start',
          '/flutter/reload',
          '/flutter/restart',
          '/flutter/stop',
        ])
      })

      await test.step('the first steps are all done', async () => {
        await open('Environment')
        await expect(page.getByText('7 of 7')).toBeVisible()
      })

      await test.step('the GitHub CLI is installed and logged in', async () => {
        await open('GitHub')
        await page.getByRole('button', { name: 'Install' }).click()
        await expect(page.getByText('Installed', { exact: true })).toBeVisible()
        await page.getByRole('button', { name: 'Login' }).click()
        await expect(page.getByText('Authenticated', { exact: true })).toBeVisible()
        await expect(page.getByText('Ready to Go!')).toBeVisible()
      })

      await test.step('a Firebase project is set and its files are fetched', async () => {
        await open('Firebase')
        await page.getByLabel('Firebase Project ID').fill('tide-dev')
        await page.getByLabel('Bundle ID').fill('com.example.tide')
        await page.getByRole('button', { name: 'Save Configuration' }).click()
        await expect(page.getByText('Synced', { exact: true })).toBeVisible()
        await expect.poll(calls).toContain('/firebase/fetch-firebase-configs')
        expect(helper.done.at(-1)?.body).toEqual({
          project_id: 'tide-dev',
          flutter_app_path: '/srv/tide/flutter',
          bundle_id: 'com.example.tide',
          firebase_config_path: 'lib/backend/firebase/firebase_config.dart',
        })
      })

      await test.step('what such a helper has not is told as that, and as no failure', async () => {
        const notOffered = page.getByText('The connected helper does not offer this.')
        await expect(notOffered.first()).toBeVisible()
        for (const path of ['github', 'account', 'doctor']) {
          await page.goto(`http://localhost:${hostedPort}/${path}`)
          await expect(notOffered).toBeVisible()
          await expect(page.getByText(/failed|could not/i)).toHaveCount(0)
        }
      })
      expect(problems).toEqual([])
    } finally {
      hosted.closeAllConnections()
      hosted.close()
      await helper.close()
    }
  },
)
