import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Running, test } from '../faults/harness.ts'
import { scriptHeaders } from '../harness/script-token.ts'

/** Faults that take long to bring about; the others are in `e2e/faults`. */
test.skip(process.platform !== 'linux', 'reads the process list of Linux')
test.setTimeout(300_000)

const descriptors = async ({ child }: Running) => (await readdir(`/proc/${child.pid}/fd`)).length

/** The most memory that the process ever had, in MB. */
async function mostMemory({ child }: Running): Promise<number> {
  const text = await readFile(`/proc/${child.pid}/status`, 'utf8')
  return Number(/^VmHWM:\s*(\d+) kB/m.exec(text)?.[1]) / 1_024
}

/** Children that ended and that nobody asked for. */
async function zombiesOf({ child }: Running): Promise<string[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(names.map((name) => readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')))
  return stats.filter((stat) => stat.replace(/^.*\) /s, '').startsWith(`Z ${child.pid} `))
}

test('a tool that prints 200 MB and then dies: its last lines are there, the memory stays bounded, others are answered', async ({
  harness,
}) => {
  const flutter = join(harness.folder, 'sdk é', 'bin', 'flutter')
  const line = 'x'.repeat(199)
  await writeFile(flutter, `#!/bin/sh\nyes ${line} | head -n 1000000\necho 'the last words' >&2\nexit 3\n`)
  const helper = await harness.run().ready()
  const { call } = helper
  await call('POST', '/environment/set-directory', { path: harness.project })
  const before = await mostMemory(helper)
  expect((await call('POST', '/flutter/start')).status).toBe(200)
  expect(await helper.answers()).toBe(true)
  const status = async () => (await call('GET', '/flutter/status')).reply
  await expect.poll(status, { timeout: 240_000 }).toMatchObject({ state: 'crashed', exit_code: 3 })
  expect((await status())['last_lines']).toContain('the last words')
  const { lines } = (await call('GET', '/flutter/console')).reply as { lines: unknown[] }
  expect(lines.length).toBeGreaterThan(1_000)
  const more = (await mostMemory(helper)) - before
  console.log(`200 MB of output took ${more.toFixed(0)} MB more memory at the most`)
  // kept as text, the output alone would be 400
  expect(more).toBeLessThan(380)
  expect((await call('POST', '/flutter/start')).status).toBe(200)
  expect((await call('POST', '/flutter/stop')).status).toBe(200)
  expect(await harness.living()).toHaveLength(1)
})

test('fifty starts and stops: no zombie, no descriptor and no file more than after the second', async ({
  harness,
}) => {
  const helper = await harness.run().ready()
  const { call } = helper
  await call('POST', '/environment/set-directory', { path: harness.project })
  const cycle = async () => {
    expect((await call('POST', '/flutter/start')).status).toBe(200)
    await expect
      .poll(async () => (await call('GET', '/flutter/status')).reply, { intervals: [50] })
      .toMatchObject({ ready: true })
    expect((await call('POST', '/flutter/stop')).status).toBe(200)
  }
  await cycle()
  await cycle()
  // written when a question to git, say, lasts longer than a moment, and when a sketch is not stopped at once: they may
  // come at any time
  const files = async () =>
    (await readdir(harness.home)).filter(
      (name) => name !== 'children.json' && !name.startsWith('sketch.code'),
    )
  const first = await descriptors(helper)
  let before: string[] = []
  // a file that is just being written has another name for a moment
  const halfWritten = async () => (before = await files()).filter((name) => /\.json\.\d+$/.test(name))
  await expect.poll(halfWritten).toEqual([])
  for (let count = 2; count < 50; count += 1) await cycle()
  await expect.poll(() => descriptors(helper)).toBeLessThanOrEqual(first)
  await expect.poll(() => zombiesOf(helper)).toEqual([])
  await expect.poll(() => harness.living()).toHaveLength(1)
  await expect.poll(files).toEqual(before)
})

test('a clone from a server that says nothing is given up by itself, and leaves nothing', async ({
  harness,
}) => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve)
  })
  const { port } = silent.address() as AddressInfo
  await rm(harness.api, { recursive: true })
  const env = { MOSAYGENT_API_REPO: `http://127.0.0.1:${port}/app.git` }
  const { call } = await harness.run({ env }).ready()
  await call('POST', '/environment/set-directory', { path: harness.project })
  expect(await call('POST', '/environment/clone-api')).toMatchObject({
    status: 502,
    reply: { code: 'network-unreachable' },
  })
  expect(await readdir(harness.project)).toEqual(['flutter'])
  expect(await readdir(join(harness.home, 'clones'))).toEqual([])
  silent.close()
})

test(
  'two hundred pages listen and go, again and again: nothing of them stays',
  { tag: '@P-111' },
  async ({ harness }) => {
    const helper = await harness.run().ready()
    const { url } = helper
    await helper.answers()
    const headers = await scriptHeaders(url)
    const listen = async () => {
      const leaving = new AbortController()
      const streams = await Promise.all(
        Array.from({ length: 200 }, () =>
          fetch(`${url}/mosaygent/events`, { headers, signal: leaving.signal }),
        ),
      )
      expect(new Set(streams.map((stream) => stream.status))).toEqual(new Set([200]))
      leaving.abort()
    }
    await listen()
    const settled = async () => {
      await expect.poll(() => descriptors(helper)).toBeLessThan(50)
      return descriptors(helper)
    }
    await settled()
    await listen()
    await listen()
    await settled()
    expect(await helper.answers()).toBe(true)
  },
)
