import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { deaf } from './deaf.ts'
import { expect, type Harness, test } from './harness.ts'

/** The helper is told to end while everything it can do at once is under way, and none of it listens. */
test.skip(process.platform !== 'linux', 'reads the process list of Linux')

/** A server that takes every connection and says nothing, as one behind a dead network does. */
async function silentServer() {
  const server = createServer(() => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { url: `http://127.0.0.1:${port}/app.git`, close: () => server.close() }
}

/** Everything hangs: the app runs, and each of the others waits for a tool that does not answer. */
async function everythingAtOnce(harness: Harness, command: 'start' | 'helper') {
  const silent = await silentServer()
  // a free place for the clone, and an API codebase all the same
  await rename(harness.api, join(harness.project, 'backend'))
  const real = join(harness.folder, 'sdk é', 'bin', 'flutter')
  await rename(real, `${real}.mjs`)
  const flutter = `#!/bin/sh\ncase "$*" in *"pub get"*) trap '' TERM; sleep 100000 ;; esac\nexec "${process.execPath}" "${real}.mjs" "$@"\n`
  await writeFile(real, flutter, { mode: 0o755 })
  await writeFile(`${real}.mjs`, (await readFile(`${real}.mjs`, 'utf8')).replace(/^#!.*\n/, ''))
  await harness.program('uv', deaf('uv 0.13.9', { 'sync --check': 'true' }))
  await harness.program('gh', deaf('gh version 2.102.0', { 'auth status': 'false', 'auth token': 'false' }))
  await harness.program('firebase', deaf('15.34.2'))
  const env = {
    FAKE_FLUTTER_SWITCHES: 'with-child,ignores-stop,ignores-term,hangs-on-reload',
    MOSAYGENT_API_REPO: silent.url,
  }
  const running = await harness.run({ args: [command, '--no-open'], env }).ready()
  const { call } = running
  await call('POST', '/environment/set-directory', { path: harness.project })
  await call('POST', '/flutter/start')
  await expect.poll(async () => (await call('GET', '/flutter/status')).reply).toMatchObject({ ready: true })
  const under = [
    call('POST', '/flutter/reload'),
    call('POST', '/flutter/pub-get'),
    call('POST', '/environment/clone-api'),
    call('POST', '/api/start', {}),
    call('POST', '/api/sync'),
    call('POST', '/github/auth-login'),
    call('POST', '/firebase/login'),
  ]
  // their connections end with the helper
  const over = Promise.allSettled(under)
  const commands = async () => (await harness.living()).map((one) => one.command).join('\n')
  for (const words of [
    'frontend|The child listens',
    'pub get',
    'git .*clone',
    'uv run',
    'uv sync --all-groups',
    'gh auth login',
    'firebase .*login',
  ])
    await expect.poll(commands).toMatch(new RegExp(words))
  await expect.poll(() => recorded(harness)).toMatchObject([[{}], [{}], expect.anything()])
  return { ...running, over, close: silent.close }
}

/** What is written down as running: the preview's, the API's. */
async function recorded(harness: Harness): Promise<unknown[]> {
  const texts = await Promise.all(
    ['preview.json', 'python-api.json', 'children.json'].map((name) =>
      // not there as long as nothing was written down
      readFile(join(harness.home, name), 'utf8').catch(() => '{"runs":[]}'),
    ),
  )
  return texts.map((text) => {
    const { runs }: { runs: unknown } = JSON.parse(text)
    return runs
  })
}

async function expectNothingHalf(harness: Harness): Promise<void> {
  expect(await harness.living()).toEqual([])
  expect((await readdir(harness.project)).sort()).toEqual(['backend', 'flutter'])
  expect(await readdir(join(harness.home, 'clones'))).toEqual([])
  expect(await recorded(harness)).toEqual([[], [], []])
  expect((await readdir(harness.home)).filter((name) => /lock|damaged|\.tmp|helper-\d/.test(name))).toEqual(
    [],
  )
}

test(
  'killed while everything is under way: the next start ends all that was left, and nothing is half',
  { tag: '@P-160' },
  async ({ harness }) => {
    const { child, ended, over, close } = await everythingAtOnce(harness, 'helper')
    const living = (await harness.living()).filter((one) => one.pid !== child.pid)
    // what is written down is enough to find all of it again
    const known = async () =>
      JSON.stringify(
        await Promise.all(
          ['preview', 'python-api', 'children'].map((name) =>
            // not there as long as nothing was written down
            readFile(join(harness.home, `${name}.json`), 'utf8').catch(() => ''),
          ),
        ),
      )
    for (const tool of ['pub get', 'clone', 'uv sync', 'auth login', 'firebase', 'uv run']) {
      const one = living.find(({ command }) => command.includes(tool))
      await expect.poll(known).toContain(`\\"pid\\": ${one?.pid},`)
    }
    child.kill('SIGKILL')
    await ended
    await over
    expect((await harness.living()).length).toBeGreaterThan(6)
    const next = await harness.run().ready()
    expect((await harness.living()).map((one) => one.pid)).toEqual([next.child.pid])
    next.child.kill('SIGTERM')
    expect(await next.ended).toBe(0)
    await expectNothingHalf(harness)
    close()
  },
)

/** Longer than it may take to end: 10 s. */
const late = () => new Promise<string>((resolve) => setTimeout(() => resolve('later than 10 s'), 10_000))

for (const command of ['helper', 'start'] as const)
  test(
    `SIGTERM to \`${command}\` while everything hangs: new work is refused, health answers, within 10 s nothing is left and nothing half`,
    { tag: '@P-226' },
    async ({ harness }) => {
      const { child, ended, call, answers, over, close } = await everythingAtOnce(harness, command)
      child.kill('SIGTERM')
      const limit = late()
      await expect
        .poll(() => call('POST', '/flutter/start').catch(() => null))
        .toMatchObject({ status: 503, reply: { code: 'helper-ending' } })
      expect(await answers()).toBe(true)
      expect(await Promise.race([ended, limit])).toBe(0)
      await over
      await expectNothingHalf(harness)
      close()
    },
  )

test(
  'a second SIGINT ends everything at once with code 1; the next start clears what that left',
  { tag: '@P-226' },
  async ({ harness }) => {
    const { child, ended, call, over, close } = await everythingAtOnce(harness, 'helper')
    child.kill('SIGINT')
    await expect.poll(() => call('POST', '/flutter/start').catch(() => null)).toMatchObject({ status: 503 })
    child.kill('SIGINT')
    expect(await ended).toBe(1)
    await over
    await expect.poll(() => harness.living()).toEqual([])
    const next = await harness.run().ready()
    next.child.kill('SIGTERM')
    expect(await next.ended).toBe(0)
    await expectNothingHalf(harness)
    close()
  },
)
