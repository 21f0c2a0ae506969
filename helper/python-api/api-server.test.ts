import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiLook } from '@mosaygent/contract'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openProcessTable } from '../process-table/index.ts'
import { createApiServer } from './api-server.ts'
import { urlOfRun } from './server-run.ts'
import { freePort } from '../testing/free-ports.ts'
import { ELSEWHERE_SERVER, LEAVING_SERVER, RELOADING_SERVER } from './testing/server-programs.ts'

const WAIT = { timeout: 30_000 }

let codebase: string
beforeEach(async () => {
  codebase = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent serveur é ')))
  onTestFinished(() => rm(codebase, { recursive: true, force: true }))
})

/** From now on it is that much later, ms, and stays so. */
function later(ms: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
  onTestFinished(() => void vi.useRealTimers())
}

interface Started {
  readonly expected?: number | null
  readonly env?: Readonly<Record<string, string>>
  readonly look?: Partial<ApiLook>
}

/** Starts a Node program as the API, and keeps what is told of it. */
async function start(script: string, { expected = null, env = {}, look = {} }: Started = {}) {
  await writeFile(join(codebase, 'server.cjs'), script)
  const lines: string[] = []
  const states: string[] = []
  const server = createApiServer({
    env: { PATH: process.env['PATH'] },
    table: openProcessTable(process.env),
    log: (_level, text) => lines.push(text),
    changed() {
      const own = server.own()
      const now = own.kind === 'alive' ? own.standing.state : own.kind
      if (states.at(-1) !== now) states.push(now)
    },
    record: () => async () => undefined,
  })
  server.start({
    codebase,
    directory: codebase,
    command: {
      program: process.execPath,
      args: ['server.cjs'],
      cwd: codebase,
      env: { ...env, ...(expected === null ? {} : { PORT: String(expected) }) },
      shown: 'node server.js',
      port: expected,
      health: null,
      source: 'a test',
    },
    settings: () => ({ port: null, health_path: null, docs_path: null, ...look }),
  })
  onTestFinished(() => server.stop())
  const alive = () => {
    const own = server.own()
    return own.kind === 'alive' ? own : null
  }
  return { server, lines, states, alive, state: () => alive()?.standing.state ?? server.own().kind }
}

describe('a server that reloads', () => {
  test(
    'into broken code is broken until it is mended, whoever still answered',
    { tags: 'P-447' },
    async () => {
      const t = await start(RELOADING_SERVER, { expected: await freePort() })
      await expect.poll(t.state, WAIT).toBe('running')
      await writeFile(join(codebase, 'broken'), '')
      await expect.poll(t.state, WAIT).toBe('failing')
      expect(t.alive()?.standing.failure?.text).toBe("NameError: name 'nonsense' is not defined (main.py:7)")
      expect(t.alive()?.standing.answered).toBe(true)
      await rm(join(codebase, 'broken'))
      await expect.poll(t.state, WAIT).toBe('running')
      // the old code's answers between are none
      expect(t.states).toEqual(['starting', 'running', 'reloading', 'failing', 'reloading', 'running'])
      expect(t.lines.filter((line) => line.includes('mosaygent-look'))).toEqual([])
    },
  )
})

describe('what left the server’s process group', () => {
  test('and keeps its output open does not hold up Stop, and is named', { tags: 'P-449' }, async () => {
    const t = await start(LEAVING_SERVER, { expected: await freePort() })
    await expect.poll(t.state, WAIT).toBe('running')
    await t.server.stop()
    expect(t.server.own()).toEqual({ kind: 'none' })
    const [stayed, ...more] = await t.server.left()
    expect(more).toEqual([])
    expect(stayed?.name).toBe('node')
    expect(t.lines).toContainEqual(expect.stringContaining(`node (process ${stayed?.pid}) goes on`))
    process.kill(stayed?.pid ?? 0, 'SIGKILL')
    await expect.poll(() => t.server.left(), WAIT).toEqual([])
  })

  test('does not hold up the noticing of a crash', { tags: 'P-449' }, async () => {
    const port = await freePort()
    const t = await start(LEAVING_SERVER, { expected: port })
    await expect.poll(t.state, WAIT).toBe('running')
    await fetch(`http://127.0.0.1:${port}/crash`).catch(() => undefined) // it falls over instead of answering
    await expect
      .poll(() => t.server.own(), WAIT)
      .toMatchObject({
        kind: 'crashed',
        ending: { kind: 'exit', code: 4 },
      })
    const [stayed] = await t.server.left()
    process.kill(stayed?.pid ?? 0, 'SIGKILL')
  })
})

test('values that it was given and prints are hidden wherever its output is kept', async () => {
  const t = await start(
    `console.log('uses', process.env.DB_PASSWORD, process.env.MODE); console.log(process.env.SIGNING_KEY.split('\\n')[1]); process.exit(3)`,
    { env: { DB_PASSWORD: 'hunter2-of-ours', MODE: 'plain-mode', SIGNING_KEY: 'first-line\nsecond-line' } },
  )
  await expect.poll(() => t.server.own().kind, WAIT).toBe('crashed')
  expect(t.lines).toEqual(expect.arrayContaining(['uses *** plain-mode', '***']))
  expect(t.server.own()).toMatchObject({ run: { lines: ['uses *** plain-mode', '***'] } })
})

describe('where it listens', { tags: 'P-450' }, () => {
  test('is read from what it prints', async () => {
    const t = await start(ELSEWHERE_SERVER, { env: { SAYS: ' * Running on http://[::1]:PORT' } })
    await expect.poll(t.state, WAIT).toBe('running')
    const run = t.alive()?.run
    expect(run?.at?.from).toBe('output')
    expect(run === undefined ? null : urlOfRun(run)).toMatch(/^http:\/\/\[::1\]:\d+$/)
    expect((await fetch(`${urlOfRun(run!)}/`)).status).toBe(200)
  })

  test.runIf(process.platform === 'linux')(
    'else from its sockets, although a stranger answers where it was expected',
    async () => {
      const stranger = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'))
      const port = await freePort()
      await new Promise<void>((resolve) => {
        stranger.listen(port, '127.0.0.1', resolve)
      })
      onTestFinished(() => void stranger.close())
      const t = await start(ELSEWHERE_SERVER, { expected: port })
      await expect.poll(t.state, WAIT).toBe('running')
      expect(t.alive()?.run.at).toMatchObject({ from: 'sockets', address: { host: '::1' } })
      expect(t.alive()?.run.at?.address.port).not.toBe(port)
    },
  )

  test('after some seconds without an answer what is awaited is said', async () => {
    const t = await start(`console.log('working'); setInterval(() => 0, 1000)`)
    await expect.poll(() => t.lines, WAIT).toContain('working')
    expect(t.alive()?.run.awaited).toBeNull()
    later(7_000)
    await expect.poll(() => t.alive()?.run.awaited, WAIT).toContain('Awaits')
    expect(t.state()).toBe('starting')
  })

  test('a health path that was set has to answer well', async () => {
    const t = await start(ELSEWHERE_SERVER, {
      env: { SAYS: 'listening at http://[::1]:PORT', UNWELL: '1' },
      look: { health_path: '/healthz' },
    })
    await expect.poll(() => t.lines, WAIT).toContainEqual(expect.stringContaining('listening at'))
    expect(t.state()).toBe('starting')
    later(9_000)
    await expect.poll(t.state, WAIT).toBe('failing')
    expect(t.alive()?.standing.failure?.text).toBe('/healthz answers 503')
  })
})
