import { rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_RUNNING_PROJECTS, type PageNews, type RunningProject } from '@mosaygent/contract'
import { describe, expect, test, vi } from 'vitest'
import { alive, harnessForEach, openPage } from '../testing/harness-for-each.ts'
import type { PreviewHarness } from '../testing/preview-harness.ts'

/** Several projects beside each other, each with a real process and an address of its own. */
const { given, running } = harnessForEach()
const idle = AbortSignal.abort()
const WAIT = 30_000

async function list(s: PreviewHarness): Promise<RunningProject[]> {
  const reply = await s.preview.handlers.runningProjects(undefined, idle)
  if (!reply.ok) throw new Error(reply.problem.detail)
  return reply.value.running
}
const stop = (s: PreviewHarness, directory: string) => s.preview.handlers.stopProject({ directory }, idle)
const restarts = async (s: PreviewHarness, cwd: string) =>
  (await s.log()).filter((entry) => entry['request'] === 'app.restart' && entry['cwd'] === cwd)
const beside = async (s: PreviewHarness) => {
  const one = (await list(s)).find(({ shown }) => !shown)
  if (one?.port == null) throw new Error(`nothing runs beside: ${JSON.stringify(await list(s))}`)
  return { ...one, port: one.port }
}

/** The first project goes on beside a second one that runs and is shown. */
async function two(options: Partial<Parameters<typeof running>[0]> = {}, reloadsFirst = false) {
  const s = await running({ transcript: 'reload-ok', ...options })
  if (reloadsFirst) await s.preview.handlers.setReloadOnSave({ enabled: true }, idle)
  const first = s.project
  const firstPid = (await s.status()).pid
  await openPage(s.port)
  const second = await s.makeProject('second app')
  await s.change(second)
  expect(await s.call('flutterStart')).toMatchObject({ ok: true })
  await s.until(({ ready }) => ready === true)
  await openPage(s.port)
  const secondPid = (await s.status()).pid
  return { s, first, firstPid, second, secondPid }
}

describe('two projects', () => {
  test(
    'each has an address of its own, the calls speak of the chosen one; stopping one leaves the other',
    { tags: 'P-407' },
    async () => {
      const { s, first, firstPid, second, secondPid } = await two()
      expect(await s.status()).toMatchObject({ project: second, port: s.port, state: 'running' })
      const other = await beside(s)
      expect(await list(s)).toMatchObject([
        { directory: second, name: 'second app', port: s.port, shown: true, state: 'running' },
        { directory: first, name: 'my app é', url: `http://127.0.0.1:${other.port}`, shown: false },
      ])
      expect(other.port).not.toBe(s.port)
      expect(await openPage(s.port)).toContain(second)
      expect(await openPage(other.port)).toContain(first)
      const rebound = await fetch(`http://127.0.0.1:${other.port}/`, {
        headers: { origin: 'http://evil.example' },
      })
      expect(rebound.status).toBe(403)

      expect(await stop(s, first)).toMatchObject({ ok: true, value: { message: 'my app é is stopped.' } })
      expect([alive(firstPid), alive(secondPid)]).toEqual([false, true])
      await expect(openPage(other.port)).rejects.toThrow('fetch failed')
      expect(await openPage(s.port)).toContain(second)
      expect(await list(s)).toMatchObject([{ directory: second, shown: true }])
      expect(await stop(s, first)).toMatchObject({ ok: false, problem: { code: 'not-running' } })
      expect(alive(secondPid)).toBe(true)
      await vi.waitFor(async () => expect(await s.recorded()).toHaveLength(1), WAIT)
    },
  )

  test('coming back shows it at once, with its own receipts, and nothing is started', async () => {
    const { s, first, firstPid, second, secondPid } = await two()
    expect((await s.receipts()).length).toBe(0)
    const { port } = await beside(s)
    // another name of the same folder is the same project
    const link = join(s.base, 'link to it')
    await symlink(first, link)
    await s.change(link)
    expect(await s.status()).toMatchObject({ pid: firstPid, project: link, ready: true, port: s.port })
    expect([first, link].map((app) => s.preview.isRunning(app))).toEqual([true, true])
    expect(await openPage(s.port)).toContain(first)
    await expect(openPage(port)).rejects.toThrow('fetch failed')
    expect(await s.call('flutterStart')).toMatchObject({
      value: { message: 'The preview is already running.' },
    })
    expect((await s.log()).filter((entry) => 'start' in entry)).toHaveLength(2)
    expect(await beside(s)).toMatchObject({ directory: second })

    expect(await s.call('flutterStop')).toMatchObject({ ok: true })
    expect([alive(firstPid), alive(secondPid)]).toEqual([false, true])
    await s.change(second)
    expect(await s.status()).toMatchObject({ pid: secondPid, receipt: null })
    expect(await list(s)).toHaveLength(1)
  })

  test('a file saved in one is reloaded in that one alone', { tags: 'P-408' }, async () => {
    const { s, first, second } = await two({}, true)
    // each has a choice of its own
    expect(await s.status()).toMatchObject({ reload_on_save: false })
    const seen = s.events.length
    await writeFile(join(first, 'lib/main.dart'), '// saved beside')
    await vi.waitFor(async () => expect(await restarts(s, first)).toHaveLength(1), WAIT)
    const told = async () => (await s.console()).filter((line) => line.text.startsWith('Applied: 1 file'))
    await vi.waitFor(async () => expect(await told()).toHaveLength(1), WAIT)
    expect(await restarts(s, second)).toEqual([])
    // it is told in the console with its name, and opens no section there; nothing is said of it elsewhere
    const lines = (await s.console()).filter((line) => line.project === first && line.rule === undefined)
    expect(lines.map(({ text }) => text)).toContain('Reload, on save')
    expect(s.events.slice(seen).filter(({ type }) => type === 'preview.receipt')).toEqual([])
    expect(s.events.slice(seen).filter(({ type }) => type === 'workspace.changed')).toEqual([])
    expect(await s.receipts()).toEqual([])
    expect(await s.status()).toMatchObject({ project: second, receipt: null, stale: null })

    await s.change(first)
    expect(await s.receipts()).toMatchObject([{ trigger: 'save', outcome: 'applied', in_place: true }])
    expect(await s.status()).toMatchObject({ reload_on_save: true })
    // the console says whose section begins
    expect((await s.console()).findLast(({ rule }) => rule !== undefined)).toMatchObject({
      rule: 'Now shown',
      project: first,
    })
  })

  test('pages say nothing of a project that is not shown', { tags: 'P-408' }, async () => {
    // this version needs a fresh page for each reload
    const { s, first, second } = await two({ transcript: 'reload-35', version: '3.35.7' }, true)
    const news = (state: 'open' | 'shown', receipt = ''): PageNews =>
      state === 'open' ? { state, page: 'frame' } : { state, page: 'frame', receipt }
    await s.preview.handlers.setReloadOnSave({ enabled: true }, idle)
    await s.reportPage(news('open'))
    await writeFile(join(first, 'lib/main.dart'), '// saved beside')
    await vi.waitFor(async () => expect(await restarts(s, first)).toHaveLength(1), WAIT)
    const told = async () => (await s.console()).filter((line) => line.text.startsWith('Compiled: 1 file'))
    await vi.waitFor(async () => expect(await told()).toHaveLength(1), WAIT)
    expect((await told())[0]).toMatchObject({
      project: first,
      text: expect.stringContaining('Shown when a page opens.'),
    })
    // the page of the one that runs beside is open at its own port, and what is shown is not newer for it
    const { port } = await beside(s)
    await openPage(port)
    await writeFile(join(second, 'lib/main.dart'), '// saved')
    await s.until(({ receipt }) => receipt?.screen?.state === 'waiting')
    const mine = (await s.status()).receipt
    await s.change(first)
    const [theirs] = await s.receipts()
    expect(theirs?.at).not.toBe(mine?.at)
    await s.change(second)
    await s.reportPage(news('open'))
    await s.reportPage(news('shown', theirs?.at))
    expect((await s.status()).receipt?.outcome).toBe('compiled')
    await s.reportPage(news('shown', mine?.at))
    expect((await s.status()).receipt).toMatchObject({ at: mine?.at, outcome: 'applied' })
  })

  test('one that is left while it compiles goes on', async () => {
    const s = await running({
      transcript: 'reload-ok',
      switches: 'slow',
      async whileStarting(made) {
        const other = await made.makeProject('second app')
        await made.change(other)
        expect(await made.status()).toMatchObject({ running: false, project: null })
        expect(await list(made)).toMatchObject([{ state: 'starting', shown: false }])
        const { port } = await beside(made)
        expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(503)
        await made.release()
        await vi.waitFor(async () => expect((await beside(made)).state).toBe('running'), WAIT)
        expect(await openPage(port)).toContain('fake app')
        await made.change(made.project)
      },
    })
    expect(await s.status()).toMatchObject({ project: s.project, ready: true })
  })

  test('one that ends by itself says why in the console, and again to who comes back', async () => {
    const { s, first, firstPid, second } = await two()
    const { port } = await beside(s)
    const seen = s.events.length
    process.kill(firstPid ?? 0, 'SIGKILL')
    await vi.waitFor(async () => expect(await list(s)).toHaveLength(1), WAIT)
    await vi.waitFor(async () => expect(openPage(port)).rejects.toThrow('fetch failed'), WAIT)
    expect(s.events.slice(seen).map(({ type }) => type)).toContain('project.running')
    const told = s.events
      .slice(seen)
      .flatMap((event) => (event.type === 'preview.changed' ? [event.status] : []))
    expect(told.filter(({ project, state }) => project !== second || state !== 'running')).toEqual([])
    expect(await s.status()).toMatchObject({ project: second, state: 'running' })
    expect((await s.console()).findLast(({ level }) => level === 'error')).toMatchObject({ project: first })
    await s.change(first)
    expect(await s.status()).toMatchObject({ state: 'crashed', running: false })
    expect(await beside(s)).toMatchObject({ directory: second })
  })

  test('one that is gone from the disk is stopped by its name', async () => {
    const { s, first, firstPid } = await two()
    await rm(first, { recursive: true })
    expect(await stop(s, first)).toMatchObject({ ok: true })
    expect(alive(firstPid)).toBe(false)
  })

  test('closing ends both and frees their ports', async () => {
    const { s, firstPid, secondPid } = await two()
    const { port } = await beside(s)
    await s.preview.close()
    expect([alive(firstPid), alive(secondPid)]).toEqual([false, false])
    for (const at of [s.port, port]) await expect(openPage(at)).rejects.toThrow('fetch failed')
  })
})

test(
  'each project that is chosen has a section of its own, also where nothing has run',
  { tags: 'P-881' },
  async () => {
    const s = await given({ transcript: 'clean-start' })
    const sections = async () =>
      (await s.console()).filter(({ rule }) => rule === 'Now shown').map(({ project }) => project)
    // the first one is no turn
    await s.change(s.project)
    expect(await sections()).toEqual([])
    const [second, third] = [await s.makeProject('second'), await s.makeProject('third')]
    for (const folder of [second, third, third, s.project]) await s.change(folder)
    expect(await sections()).toEqual([second, third, s.project])
    // with none in between as well; whoever comes back to the same one goes on in its section
    for (const folder of [null, s.project, null, second]) await s.change(folder)
    expect(await sections()).toEqual([second, third, s.project, second])
  },
)

test('one more than can run is refused by name, and nothing is started', { tags: 'P-409' }, async () => {
  const s = await running({ transcript: 'clean-start' })
  for (let at = 2; at <= MAX_RUNNING_PROJECTS; at += 1) {
    await s.change(await s.makeProject(`app ${at}`))
    await s.call('flutterStart')
    await s.until(({ ready }) => ready === true)
  }
  const before = (await s.log()).length
  const another = await s.makeProject('one more')
  await s.change(another)
  expect(await s.call('flutterStart')).toMatchObject({
    ok: false,
    problem: {
      code: 'too-many-running',
      detail: 'my app é, app 2 and app 3 run already. Stop one of them first.',
    },
  })
  expect(await list(s)).toHaveLength(MAX_RUNNING_PROJECTS)
  expect(await s.status()).toMatchObject({ running: false, state: 'stopped' })
  expect((await s.log()).slice(before).filter((entry) => 'start' in entry)).toEqual([])

  await stop(s, s.project)
  expect(await s.call('flutterStart')).toMatchObject({ ok: true })
  expect(await s.until(({ ready }) => ready === true)).toMatchObject({ project: another })
})
