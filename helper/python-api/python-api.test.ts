import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startLongRunning } from '../processes/index.ts'
import { freePort } from '../testing/free-ports.ts'
import { FAKE_UV, hold, createPythonApiFixture } from './testing/python-api-fixture.ts'

async function running(options: Parameters<typeof createPythonApiFixture>[0] = {}) {
  const t = await createPythonApiFixture(options)
  expect(await t.call('apiStart', {})).toMatchObject({ ok: true })
  await expect.poll(async () => (await t.status()).state).toBe('running')
  return t
}

describe('the API’s server', () => {
  test('starts as its launch configuration says, answers, and is stopped', { tags: 'P-193' }, async () => {
    const t = await createPythonApiFixture()
    expect(await t.status()).toMatchObject({
      state: 'stopped',
      running: false,
      port: t.port,
      command: `uv run python -m uvicorn app.main:app --port ${t.port}`,
      uv: { version: '0.13.9' },
    })
    expect(await t.isRunning()).toBe(false)
    await t.call('apiStart', {})
    await expect.poll(() => t.isRunning()).toBe(true)
    expect(await t.status()).toMatchObject({
      state: 'running',
      running: true,
      started_by: 'helper',
      url: `http://127.0.0.1:${t.port}`,
      docs_url: `http://127.0.0.1:${t.port}/docs`,
    })
    expect(await t.call('apiStop', undefined)).toMatchObject({ ok: true })
    expect(await t.status()).toMatchObject({ state: 'stopped', running: false, pid: null })
    await expect(fetch(`http://127.0.0.1:${t.port}/`)).rejects.toThrow('fetch failed')
  })

  test('its output is told as it comes, and its own environment is not ours', { tags: 'P-195' }, async () => {
    const t = await running({ env: { VIRTUAL_ENV: '/another/environment' } })
    await expect
      .poll(() => t.lines.map(({ text }) => text))
      .toContain('INFO:     Application startup complete.')
    expect(t.lines[0]).toEqual({
      level: 'info',
      text: `$ uv run python -m uvicorn app.main:app --port ${t.port}`,
    })
    expect(t.lines.map(({ text }) => text)).toContain('VIRTUAL_ENV is not set')
    expect(t.events).toContain('api.changed')
  })

  test('no look of ours stands among its lines, and none of its requests is one', async () => {
    const t = await running()
    for (let look = 0; look < 3; look += 1) await t.status()
    await fetch(`http://127.0.0.1:${t.port}/tides?place=falmouth`)
    await expect
      .poll(async () => (await t.status()).requests)
      .toMatchObject([{ method: 'GET', path: '/tides?…', status: 200 }])
    expect(t.lines.map(({ text }) => text).filter((text) => /mosaygent|docs/.test(text))).toEqual([])
  })

  test('its calls are read from what it says of itself, while it answers', { tags: 'P-452' }, async () => {
    const t = await createPythonApiFixture()
    expect(await t.call('apiCalls', undefined)).toMatchObject({ ok: false, problem: { code: 'not-running' } })
    await t.call('apiStart', {})
    await expect.poll(async () => (await t.status()).state).toBe('running')
    expect(await t.call('apiCalls', undefined)).toEqual({
      ok: true,
      value: {
        calls: [
          {
            method: 'GET',
            path: '/tides',
            summary: 'Tides',
            url: `http://127.0.0.1:${t.port}/docs#/default/tides`,
          },
        ],
        more: 0,
      },
    })
    expect(t.lines.filter(({ text }) => text.includes('openapi'))).toEqual([])
  })

  test('its calls are read from the document that its docs name', { tags: 'P-452' }, async () => {
    const t = await createPythonApiFixture()
    await t.says('a document of its own')
    await t.call('apiStart', {})
    await expect.poll(async () => (await t.status()).state).toBe('running')
    expect(await t.call('apiCalls', undefined)).toMatchObject({ value: { calls: [{ path: '/tides' }] } })
  })

  test('what a server says of our looks for its docs is no line of the user’s', async () => {
    const t = await createPythonApiFixture()
    await t.says('django')
    await t.call('apiStart', {})
    await expect.poll(async () => (await t.status()).state).toBe('running')
    expect(await t.call('apiCalls', undefined)).toMatchObject({ value: { calls: [] } })
    await fetch(`http://127.0.0.1:${t.port}/end`)
    await expect.poll(() => t.lines.map(({ text }) => text).join(' ')).toContain('/end')
    expect(t.lines.filter(({ text }) => /docs|openapi/.test(text))).toEqual([])
  })

  test('a second start is the same as one', async () => {
    const t = await running()
    const { pid } = await t.status()
    await Promise.all([t.call('apiStart', {}), t.call('apiStart', {})])
    expect((await t.status()).pid).toBe(pid)
    expect(t.lines.filter(({ text }) => text.startsWith('$ uv run'))).toHaveLength(1)
  })

  test(
    'that ends by itself is told with its code and last lines, and can be started again',
    { tags: 'P-193' },
    async () => {
      const t = await running()
      await fetch(`http://127.0.0.1:${t.port}/crash`).catch(() => undefined) // it falls over instead of answering
      await expect.poll(async () => (await t.status()).state).toBe('crashed')
      const status = await t.status()
      expect(status).toMatchObject({ running: false, exit_code: 3, message: 'Ended by itself (exit code 3)' })
      expect(status.last_lines).toContain('RuntimeError: the API fell over')
      expect(t.lines).toContainEqual({ level: 'error', text: 'RuntimeError: the API fell over' })
      await t.call('apiStart', {})
      await expect.poll(async () => (await t.status()).state).toBe('running')
    },
  )

  test('that cannot start is a crash, with what it said', async () => {
    const t = await createPythonApiFixture()
    await t.says('no module')
    await t.call('apiStart', {})
    await expect.poll(async () => (await t.status()).state).toBe('crashed')
    // nothing is installed here, which explains it
    expect(await t.status()).toMatchObject({
      message: 'Not installed yet: press Install, then Start',
      last_lines: ['ModuleNotFoundError: No module named uvicorn'],
    })
  })

  test('once the packages are installed, how the last one ended is no news', { tags: 'P-771' }, async () => {
    const t = await createPythonApiFixture()
    await t.says('no module')
    await t.call('apiStart', {})
    await expect.poll(async () => (await t.status()).state).toBe('crashed')
    expect(await t.call('apiSync', undefined)).toMatchObject({ ok: true })
    expect(await t.status()).toMatchObject({ state: 'stopped', message: 'Not running', last_lines: [] })
  })

  test(
    'whose code fails is told with the exception and its place, until it is mended',
    { tags: 'P-193' },
    async () => {
      const t = await createPythonApiFixture()
      await t.says('broken')
      await t.call('apiStart', {})
      await expect.poll(async () => (await t.status()).state).toBe('failing')
      const status = await t.status()
      expect(status).toMatchObject({
        running: false,
        started_by: 'helper',
        message: 'Does not start: ZeroDivisionError: division by zero (app/main.py:42)',
      })
      expect(status.last_lines).toContain('    1/0')
      await t.says('')
      await expect.poll(async () => (await t.status()).state).toBe('running')
      expect(await t.status()).toMatchObject({ running: true, last_lines: [] })
    },
  )

  test(
    'that reloads into code that fails is not said to answer, and can be stopped',
    { tags: 'P-193' },
    async () => {
      const t = await running()
      await fetch(`http://127.0.0.1:${t.port}/break`).catch(() => undefined) // it reloads instead of answering
      await expect.poll(async () => (await t.status()).state).toBe('failing')
      expect((await t.status()).url).toBeNull()
      await t.call('apiStop', undefined)
      expect(await t.status()).toMatchObject({ state: 'stopped', pid: null })
    },
  )

  test(
    'that somebody started elsewhere counts as running, and is theirs to stop',
    { tags: 'P-193' },
    async () => {
      const t = await createPythonApiFixture()
      const theirs = startLongRunning({
        file: process.execPath,
        args: [FAKE_UV, 'run', 'python', '--port', String(t.port)],
        cwd: t.codebase,
        env: {},
        onStdout: () => undefined,
        onStderr: () => undefined,
      })
      await expect.poll(() => t.isRunning()).toBe(true)
      expect(await t.status()).toMatchObject({ state: 'running', started_by: 'elsewhere', conflict: null })
      expect(await t.call('apiStart', {})).toMatchObject({ ok: true })
      expect(await t.call('apiStop', undefined)).toMatchObject({
        ok: false,
        problem: { code: 'not-running' },
      })
      expect(t.lines).toEqual([])
      expect(await t.isRunning()).toBe(true)
      await theirs.stop()
      expect(await t.isRunning()).toBe(false)
    },
  )

  test(
    'does not start while a stranger has its port; another one is offered and works',
    { tags: 'P-193' },
    async () => {
      const t = await createPythonApiFixture()
      await hold(t.port)
      const { conflict } = await t.status()
      // this very process holds it, and runs outside of the codebase
      expect(conflict?.holder).toContain(`process ${process.pid}`)
      expect(await t.call('apiStart', {})).toMatchObject({
        ok: false,
        problem: { code: 'port-taken', detail: expect.stringContaining(`Port ${t.port} is held by`) },
      })
      expect(t.lines).toEqual([])
      const port = await freePort()
      await t.call('apiStart', { port })
      await expect.poll(async () => (await t.status()).state).toBe('running')
      expect((await t.status()).url).toBe(`http://127.0.0.1:${port}`)
    },
  )

  test(
    'without uv, or without a way to start it, nothing starts and the reason is said',
    { tags: 'P-193' },
    async () => {
      const without = await createPythonApiFixture({ uv: false })
      expect(await without.call('apiStart', {})).toMatchObject({
        ok: false,
        problem: { code: 'tool-missing' },
      })
      expect((await without.status()).message).toContain('uv was not found')
      const lost = await createPythonApiFixture()
      await lost.launch('{"configurations": []}')
      expect(await lost.call('apiStart', {})).toMatchObject({
        ok: false,
        problem: { code: 'no-api-codebase' },
      })
      expect((await lost.status()).command).toBe(null)
      expect([...without.lines, ...lost.lines]).toEqual([])
    },
  )
})

describe('a server belongs to its project', { tags: 'P-448' }, () => {
  /** A second project beside the first, with an API of its own. */
  const secondProject = async (t: Awaited<ReturnType<typeof running>>, port: number) => {
    const directory = join(t.codebase, '../harbour')
    const codebase = join(directory, 'api')
    await mkdir(join(codebase, '.vscode'), { recursive: true })
    await writeFile(join(codebase, 'pyproject.toml'), '[project]')
    const configuration = { name: 'API', type: 'debugpy', request: 'launch', module: 'uvicorn' }
    await writeFile(
      join(codebase, '.vscode/launch.json'),
      JSON.stringify({ configurations: [{ ...configuration, args: ['app:app', '--port', `${port}`] }] }),
    )
    return { directory, codebase }
  }

  test('and goes on, under its own name, while another is chosen: neither shown nor stopped there', async () => {
    const t = await running()
    const { pid } = await t.status()
    t.choose(await secondProject(t, await freePort()))
    expect(await t.status()).toMatchObject({
      state: 'stopped',
      running: false,
      pid: null,
      others: [{ project: basename(t.directory), state: 'running', port: t.port }],
    })
    expect(await t.isRunning()).toBe(false)
    expect(t.hasServers()).toBe(true)
    expect(await t.call('apiStop', undefined)).toMatchObject({
      value: { message: 'The API was not running.' },
    })
    expect((await fetch(`http://127.0.0.1:${t.port}/tides`)).status).toBe(200)
    await expect
      .poll(() => t.lines.map(({ text }) => text))
      .toContainEqual(expect.stringMatching(/^\[mosaygent api é .*\] INFO: .*GET \/tides/))
    t.choose()
    expect(await t.status()).toMatchObject({ state: 'running', pid, others: [] })
  })

  test('two run at the same time; a port that one has is told with its project', async () => {
    const t = await running()
    const other = await secondProject(t, t.port)
    t.choose(other)
    const holder = `the API of ${basename(t.directory)}`
    expect((await t.status()).conflict?.holder).toBe(holder)
    expect(await t.call('apiStart', {})).toMatchObject({
      ok: false,
      problem: {
        code: 'port-taken',
        detail: expect.stringContaining(`Port ${t.port} is held by ${holder}.`),
      },
    })
    const port = await freePort()
    await t.call('apiStart', { port })
    await expect.poll(async () => (await t.status()).state).toBe('running')
    expect(await t.status()).toMatchObject({ port, others: [{ port: t.port }] })
    await t.call('apiStop', undefined)
    t.choose()
    expect(await t.status()).toMatchObject({ state: 'running', port: t.port })
  })

  test('what is set of it is the project’s, and is looked at', { tags: 'P-450' }, async () => {
    const t = await createPythonApiFixture()
    const port = await freePort()
    const set = { port, health_path: '/healthz', docs_path: null }
    expect(await t.call('apiLook', set)).toMatchObject({ ok: true })
    expect(await t.status()).toMatchObject({ port, look: set })
    t.choose(await secondProject(t, await freePort()))
    expect((await t.status()).look).toEqual({ port: null, health_path: null, docs_path: null })
  })
})

describe('the API’s packages', () => {
  test('are installed by a job, with uv’s own lines', { tags: 'P-194' }, async () => {
    const t = await createPythonApiFixture()
    expect((await t.status()).dependencies).toBe('missing')
    expect(await t.call('apiSync', undefined)).toMatchObject({ ok: true })
    expect((await t.status()).dependencies).toBe('installed')
    expect(await t.jobs.handlers.jobs()).toMatchObject({
      value: {
        jobs: [
          {
            kind: 'uv-sync',
            state: 'done',
            output: expect.arrayContaining(['Installed 23 packages in 20ms']),
          },
        ],
      },
    })
    expect(t.events).toContain('files')
  })

  test('are out of date when uv says so of the lock file', { tags: 'P-194' }, async () => {
    const t = await createPythonApiFixture()
    await t.call('apiSync', undefined)
    await t.says('out-of-date')
    expect((await t.status()).dependencies).toBe('installed')
    await writeFile(join(t.codebase, 'uv.lock'), 'version = 1')
    expect((await t.status()).dependencies).toBe('out-of-date')
  })

  test(
    'of a requirements.txt alone are installed beside it, and the server starts without a project',
    { tags: 'P-194' },
    async () => {
      const t = await createPythonApiFixture()
      await rm(join(t.codebase, 'pyproject.toml'))
      await writeFile(join(t.codebase, 'requirements.txt'), 'fastapi\nuvicorn\n')
      expect((await t.status()).command).toBe(
        `uv run --no-project python -m uvicorn app.main:app --port ${t.port}`,
      )
      expect(await t.call('apiSync', undefined)).toMatchObject({ ok: true })
      expect(await t.jobs.handlers.jobs()).toMatchObject({
        value: { jobs: [{ state: 'done', output: ['Installed what requirements.txt lists'] }] },
      })
      expect((await t.status()).dependencies).toBe('installed')
      await t.call('apiStart', {})
      await expect.poll(async () => (await t.status()).state).toBe('running')
    },
  )

  test('that cannot be fetched are told with the reason', { tags: 'P-194' }, async () => {
    const t = await createPythonApiFixture()
    await t.says('no network')
    expect(await t.call('apiSync', undefined)).toMatchObject({
      ok: false,
      problem: {
        code: 'network-unreachable',
        detail: expect.stringContaining('registry could not be reached'),
      },
    })
    expect((await t.status()).dependencies).toBe('missing')
  })

  test('a second installation is refused, and the first is cancelled whole', async () => {
    const t = await createPythonApiFixture()
    await t.says('hang')
    const first = t.call('apiSync', undefined)
    await expect.poll(() => t.jobs.running()[0]?.output).toEqual(['Resolved 29 packages in 14ms'])
    expect(await t.call('apiSync', undefined)).toMatchObject({
      ok: false,
      problem: { code: 'already-running' },
    })
    await t.jobs.cancel(t.jobs.running()[0]?.id ?? '')
    expect(await first).toMatchObject({ ok: false, problem: { code: 'cancelled' } })
  })
})

test('what can be seen of the getting-started steps', { tags: 'P-211' }, async () => {
  const t = await createPythonApiFixture({ env: { MOSAYGENT_STARTED_BY_PACKAGE: '1' } })
  expect(await t.call('pythonTools', undefined)).toMatchObject({
    ok: true,
    value: { uv: { version: '0.13.9' }, from_package: true, version: '1.2.3' },
  })
  const without = await createPythonApiFixture({ uv: false })
  expect(await without.call('pythonTools', undefined)).toMatchObject({
    value: { uv: null, from_package: false },
  })
})
