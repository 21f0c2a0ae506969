import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { callsTo } from '../harness/call.ts'
import { childrenOf, isAlive } from '../harness/processes.ts'
import { expect, test } from '../fakes/fake-flutter.ts'
import type { FakeFlutter } from '../fakes/fake-flutter.ts'
import { bar, body, contentsOf, frame, overlay } from './page.ts'

test.use({ hold: true })

/** The tools that are written down as running: Flutter, and the sketch while it compiles. */
async function recorded({ home }: FakeFlutter): Promise<number[]> {
  const text = await readFile(join(home, 'preview.json'), 'utf8').catch(() => '{"runs":[]}') // nothing was written yet
  const memory: { runs?: { pid: number }[] } = JSON.parse(text)
  return (memory.runs ?? []).map(({ pid }) => pid)
}

/** What the page asks of the helper, in order. */
function watchCalls(page: Page, { helperUrl }: FakeFlutter): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === helperUrl && request.method() !== 'OPTIONS')
      calls.push(`${request.method()} ${pathname.replace('/mosaygent', '')}`)
  })
  return calls
}

/** What was asked of the tool; what the page tells of its own frame is no order. */
const orders = (calls: readonly string[]) =>
  calls.filter((one) => one.startsWith('POST /flutter') && one !== 'POST /flutter/page')

test(
  'from Ready to Preview, through starts that are stopped and killed, to one that runs and is stopped',
  {
    tag: [
      '@P-058',
      '@P-059',
      '@P-061',
      '@P-063',
      '@P-065',
      '@P-066',
      '@P-074',
      '@P-080',
      '@P-083',
      '@P-084',
      '@P-090',
      '@P-151',
    ],
  },
  async ({ page, fakeFlutter }) => {
    test.slow()
    const codebase = join(fakeFlutter.projectFolder, 'flutter')
    const before = await contentsOf(codebase)
    const calls = watchCalls(page, fakeFlutter)
    const call = callsTo(`${fakeFlutter.helperUrl}/mosaygent`)
    const gone = async (pids: readonly number[]) =>
      (await Promise.all(pids.map(isAlive))).every((one) => !one)
    const stop = bar(page).getByRole('button', { name: /^Stop/ })
    const start = bar(page).getByRole('button', { name: /^Start/ })
    await fakeFlutter.open(page)

    await test.step('stopped: Start, and two buttons that are off and say why', async () => {
      await expect(overlay(page, 'Ready to Preview')).toBeVisible()
      await expect(bar(page).getByText('Stopped', { exact: true })).toBeVisible()
      await expect(start).toBeVisible()
      await expect(stop).toHaveCount(0)
      await expect(bar(page).getByText(/^(PID|Port) /)).toHaveCount(0)
      for (const name of [/^Restart/, /^Reload/]) {
        const button = bar(page).getByRole('button', { name })
        await expect(button).toHaveAttribute('aria-disabled', 'true')
        await expect(button).toHaveAccessibleDescription('Start the preview first')
        await button.click({ force: true })
      }
      expect(orders(calls)).toEqual([])
    })

    await test.step('a double click starts once; PID and port are there while it compiles', async () => {
      await page.getByRole('button', { name: 'Start Server' }).dblclick()
      await expect(page.getByTestId('overlay')).toContainText('Sketch, real app is compiling')
      await expect(bar(page).getByText(/^PID \d+$/)).toBeVisible()
      await expect(bar(page).getByText(`Port ${new URL(fakeFlutter.previewUrl).port}`)).toBeVisible()
      await expect(start).toHaveCount(0)
      await expect.poll(() => recorded(fakeFlutter)).toHaveLength(2)
      const from = calls.indexOf('POST /flutter/start')
      expect(orders(calls)).toEqual(['POST /flutter/start'])
      await expect.poll(() => calls.slice(from)).toContain('GET /flutter/status')
      await expect.poll(() => calls.slice(from)).toContain('GET /flutter/errors')
      expect((await call('GET', '/flutter/status')).reply).toMatchObject({ running: true, ready: false })
    })

    await test.step('Stop works while it compiles, and ends the sketch too', async () => {
      const pids = await recorded(fakeFlutter)
      await stop.click()
      await expect(bar(page).getByText('Stopped', { exact: true })).toBeVisible()
      await expect(overlay(page, 'Ready to Preview')).toBeVisible()
      await expect(frame(page)).toHaveCount(0)
      await expect.poll(() => gone(pids)).toBe(true)
    })

    await test.step('a tool that is killed while it compiles is told, and takes the sketch along', async () => {
      await page.getByRole('button', { name: 'Start Server' }).click()
      await expect.poll(() => recorded(fakeFlutter)).toHaveLength(2)
      const pids = await recorded(fakeFlutter)
      const { pid } = (await call('GET', '/flutter/status')).reply
      process.kill(Number(pid), 'SIGKILL')
      await expect(overlay(page, 'Preview ended by itself')).toBeVisible()
      await expect(bar(page).getByText('Stopped', { exact: true })).toBeVisible()
      await expect(frame(page)).toHaveCount(0)
      await expect.poll(() => gone(pids)).toBe(true)
    })

    await test.step('once it is ready the frame is loaded anew, from the preview’s address with a time', async () => {
      await page.getByRole('button', { name: 'Start Server' }).click()
      const address = new RegExp(`^${fakeFlutter.previewUrl}/\\?t=\\d+$`)
      await expect(page.getByTestId('overlay')).toContainText('Sketch, real app is compiling')
      await expect(frame(page)).toHaveAttribute('src', address)
      const sketch = (await frame(page).getAttribute('src')) ?? ''
      await fakeFlutter.tell('/compiled')
      await expect(body(page)).toHaveAttribute('data-seen', /./)
      await expect(page.getByTestId('overlay')).toHaveCount(0)
      await expect(frame(page)).toHaveAttribute('src', address)
      await expect(frame(page)).not.toHaveAttribute('src', sketch)
      await expect(bar(page).getByText('Running', { exact: true })).toBeVisible()
      // it says so while it compiles, too
      await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeEnabled()
      await expect(stop).toBeVisible()
      await expect.poll(() => recorded(fakeFlutter)).toHaveLength(1)
    })

    await test.step('the app’s WebSocket passes through, to a port that is another one', async () => {
      const said = await body(page).evaluate(
        () =>
          new Promise<unknown>((resolve, reject) => {
            const socket = new WebSocket(`ws://${location.host}/socket`)
            socket.addEventListener('open', () => {
              socket.send('ahoy é')
            })
            socket.addEventListener('message', ({ data }) => {
              resolve(data)
            })
            socket.addEventListener('error', () => {
              reject(new Error('the socket broke'))
            })
          }),
      )
      const [, port, heard] = /^(\d+) heard (.*)$/.exec(String(said)) ?? []
      expect(heard).toBe('ahoy é')
      expect(port).not.toBe(new URL(fakeFlutter.previewUrl).port)
    })

    await test.step('a page that is opened while it runs shows the app by itself', async () => {
      const pressed = orders(calls).length
      await page.reload()
      await expect(body(page)).toHaveAttribute('data-seen', /./)
      await expect(bar(page).getByText('Running', { exact: true })).toBeVisible()
      // it says so while it compiles, too
      await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeEnabled()
      expect(orders(calls)).toHaveLength(pressed)
    })

    await test.step('narrow, PID and port stand below the title; the folder is the run’s own', async () => {
      const path = bar(page).getByText(codebase, { exact: true })
      await expect(path).toBeAttached()
      await expect(bar(page).getByText(/^…\/mon projet é .*\/flutter$/)).toBeVisible()
      const choose = (path: string) => call('POST', '/environment/set-directory', { path })
      expect(await choose(join(codebase, 'lib'))).toMatchObject({ status: 200 })
      const { reply } = await call('GET', '/project/running')
      expect(reply).toMatchObject({ running: [{ shown: false }] })
      await page.reload()
      const beside = page.getByRole('list', { name: 'Also running' }).getByRole('listitem')
      await expect(beside).toHaveCount(1)
      expect(await choose(fakeFlutter.projectFolder)).toMatchObject({ status: 200 })
      await page.reload()
      await expect(bar(page).getByText('Running', { exact: true })).toBeVisible()
      await expect(path).toBeAttached()
      await expect(beside).toHaveCount(0)
      const title = bar(page).getByRole('heading', { level: 1 })
      const belowTitle = async () => {
        const [above, facts] = [await title.boundingBox(), await bar(page).getByText(/^PID /).boundingBox()]
        return above !== null && facts !== null && facts.y >= above.y + above.height
      }
      await expect.poll(belowTitle).toBe(false)
      await page.setViewportSize({ width: 800, height: 900 })
      await expect.poll(belowTitle).toBe(true)
      await expect(bar(page).getByText(/^Port /)).toBeVisible()
      await page.setViewportSize({ width: 1440, height: 900 })
    })

    await test.step('Stop ends the whole tree, and asked twice it is one stop', async () => {
      await fakeFlutter.tell('/child')
      const { pid } = (await call('GET', '/flutter/status')).reply
      const tree = [Number(pid), ...(process.platform === 'linux' ? await childrenOf(Number(pid)) : [])]
      if (process.platform === 'linux') expect(tree.length).toBeGreaterThan(1)
      await stop.click()
      const again = await call('POST', '/flutter/stop')
      expect(again.status).toBe(200)
      await expect(bar(page).getByText('Stopped', { exact: true })).toBeVisible()
      await expect(start).toBeVisible()
      await expect.poll(() => gone(tree)).toBe(true)
      expect((await call('GET', '/flutter/status')).reply).toMatchObject({
        state: 'stopped',
        exit_code: null,
      })
    })

    await test.step('nothing was written into the codebase', async () => {
      expect(await contentsOf(codebase)).toEqual(before)
    })
  },
)
