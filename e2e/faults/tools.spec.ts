import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eventsOf } from './events-of.ts'
import { expect, test } from './harness.ts'

/** What the helper relies on goes, comes back or is another one while it runs. */
test.skip(process.platform !== 'linux', 'reads the process list of Linux')

const uv = (version: string) => `#!/bin/sh\necho "uv ${version}"\n`

test(
  'a tool that is replaced, taken away and put back is seen as what it is each time; the others do not mind',
  { tag: '@P-228' },
  async ({ harness }) => {
    await harness.program('uv', uv('0.13.9'))
    // nothing else of this machine
    const { call, answers } = await harness.run({ env: { PATH: harness.bin } }).ready()
    await call('POST', '/environment/set-directory', { path: harness.project })
    const version = async () => (await call('GET', '/api/status')).reply['uv']
    expect(await version()).toMatchObject({ version: '0.13.9' })
    await harness.program('uv', uv('0.14.0'))
    expect(await version()).toMatchObject({ version: '0.14.0' })
    expect((await call('POST', '/api/sync')).status).toBe(200)

    await rm(join(harness.bin, 'uv'))
    expect(await version()).toBeNull()
    const refused = { status: 503, reply: { code: 'tool-missing' } }
    expect(await call('POST', '/api/sync')).toMatchObject(refused)
    expect(await call('POST', '/api/start', {})).toMatchObject(refused)
    expect(await call('POST', '/environment/clone-api')).toMatchObject({ status: 409 })
    expect(await answers()).toBe(true)
    expect((await call('GET', '/environment/status')).status).toBe(200)
    expect(await harness.living()).toHaveLength(1)

    await harness.program('uv', uv('0.15.0'))
    expect(await version()).toMatchObject({ version: '0.15.0' })
    expect((await call('POST', '/api/sync')).status).toBe(200)
  },
)

test(
  'the project goes while its app and API run: it is said to be missing, Stop works, and nothing makes it again',
  { tag: '@P-228' },
  async ({ harness }) => {
    const { call, answers } = await harness.run().ready()
    await call('POST', '/environment/set-directory', { path: harness.project })
    await call('POST', '/flutter/start')
    await call('POST', '/api/start', {})
    const status = async () => (await call('GET', '/flutter/status')).reply
    await expect.poll(status).toMatchObject({ ready: true })
    await expect
      .poll(async () => (await call('GET', '/api/status')).reply)
      .toMatchObject({ state: 'running' })
    await rm(harness.project, { recursive: true })

    expect((await call('GET', '/environment/directory')).reply).toMatchObject({ exists: false })
    expect((await call('GET', '/environment/status')).reply).toMatchObject({
      api: { detected: false },
      flutter: { detected: false },
    })
    expect((await call('POST', '/flutter/reload')).reply).toMatchObject({
      receipt: { outcome: 'failed', reason: expect.stringContaining('is not a Flutter codebase any more') },
    })
    expect((await call('POST', '/environment/clone-api')).status).toBe(422)
    expect((await call('POST', '/flutter/stop')).status).toBe(200)
    expect((await call('POST', '/api/stop')).status).toBe(200)
    expect((await call('POST', '/flutter/start')).status).toBe(409)
    expect(await harness.living()).toHaveLength(1)
    expect(await answers()).toBe(true)
    expect(existsSync(harness.project)).toBe(false)
  },
)

test(
  'two pages: one starts, the other stops; both are told, in the same order',
  { tag: '@P-111' },
  async ({ harness }) => {
    const { call, url } = await harness.run().ready()
    await call('POST', '/environment/set-directory', { path: harness.project })
    const pages = [await eventsOf(url), await eventsOf(url)]
    const states = (seen: readonly unknown[]) =>
      seen
        .flatMap((event) => /"state":"(\w+)"/.exec(JSON.stringify(event))?.[1] ?? [])
        .filter((state, at, all) => state !== all[at - 1])
    expect((await call('POST', '/flutter/start')).status).toBe(200)
    for (const page of pages) await expect.poll(() => states(page.seen)).toEqual(['starting', 'running'])
    const stops = await Promise.all([call('POST', '/flutter/stop'), call('POST', '/flutter/stop')])
    expect(stops.map((stop) => stop.status)).toEqual([200, 200])
    for (const page of pages) {
      await expect.poll(() => states(page.seen)).toEqual(['starting', 'running', 'stopping', 'stopped'])
      page.leave()
    }
  },
)
