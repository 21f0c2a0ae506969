import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePorts } from '../harness/free-ports.ts'
import { BUNDLE, runCommand, type Running } from '../harness/run-command.ts'
import { childrenOf } from '../harness/processes.ts'

let folder = ''
let ports: number[] = []
let runs: Running[] = []

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mosaygent dé '))
  ports = await freePorts(3)
  runs = []
})
test.afterEach(async () => {
  // one that still ends writes into the folder
  await Promise.all(runs.map((one) => one.stop()))
  await rm(folder, { recursive: true, force: true })
})

function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  input: 'ignore' | 'pipe' = 'ignore',
): Running {
  const running = runCommand({ args, env: { MOSAYGENT_HOME: join(folder, 'home'), ...env }, ports, input })
  runs.push(running)
  return running
}

async function answers(port: number | undefined, path = '/health'): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}${path}`).then(
    () => true,
    () => false,
  )
}

async function expectPortsFree(): Promise<void> {
  for (const port of ports) await expect.poll(() => answers(port)).toBe(false)
}

async function started(env?: Readonly<Record<string, string>>) {
  return run(['start', '--no-open'], env).ready()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  test(`${signal} ends everything with code 0`, async () => {
    const { child, ended, output } = await started()
    const lines = output().trim().split('\n')
    expect(lines.at(-1)).toBe(`Ready  http://localhost:${ports[0]}`)
    expect(await answers(ports[1])).toBe(true)
    child.kill(signal)
    expect(await ended).toBe(0)
    await expectPortsFree()
  })
}

test('a killed parent takes the helper with it', async () => {
  const { child } = await started()
  child.kill('SIGKILL')
  await expectPortsFree()
})

test('a helper that may not outlive its input ends with it, whoever closed it', async () => {
  const { child, ended } = run(['helper', '--until-input-ends', '--no-open'], {}, 'pipe')
  await expect.poll(() => answers(ports[1])).toBe(true)
  child.stdin?.destroy()
  expect(await ended).toBe(0)
  await expectPortsFree()
})

test('a killed helper is started again, and that is told', async () => {
  test.skip(process.platform !== 'linux', 'reads the process list of Linux')
  const { child, ended, output } = await started()
  const [helper] = await childrenOf(child.pid)
  expect(helper).toBeDefined()
  process.kill(helper ?? 0, 'SIGKILL')
  await expect.poll(output).toContain('starting it again (1 of 5)')
  await expect.poll(() => answers(ports[1])).toBe(true)
  child.kill('SIGINT')
  expect(await ended).toBe(0)
  await expectPortsFree()
})

test('a second start says that it already runs, and leaves the first alone', async () => {
  await started()
  const second = run(['start', '--no-open'])
  expect(await second.ended).toBe(3)
  expect(second.output()).toContain(`Mosaygent already runs at http://localhost:${ports[0]}`)
  expect(second.output()).toContain('Open that page in your browser.')
  expect(await answers(ports[1])).toBe(true)
})

test(
  'a Node that is too old is told in one sentence, before anything is read that it may not know',
  { tag: '@P-997' },
  async () => {
    const old = join(folder, 'old.cjs')
    await writeFile(
      old,
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })",
    )
    for (const command of ['start', 'helper', '--help']) {
      const { ended, output } = run([command], { NODE_OPTIONS: `--require ${JSON.stringify(old)}` })
      expect(await ended).toBe(1)
      expect(output().trim()).toBe(
        'Mosaygent needs Node 20.19 or newer; this is 18.20.8. Get it from https://nodejs.org',
      )
    }
    expect(await readFile(BUNDLE, 'utf8')).not.toMatch(/^import .*"\.\//m)
  },
)

test('a helper of another home is nobody’s to use: it is named, and nothing starts', async () => {
  await started()
  const [other = 0] = await freePorts(1)
  for (const command of ['start', 'helper']) {
    const second = run([command, '--no-open'], {
      MOSAYGENT_HOME: join(folder, 'another home'),
      MOSAYGENT_DASHBOARD_PORT: String(other),
      MOSAYGENT_PREVIEW_PORT: '0',
    })
    expect(await second.ended).toBe(3)
    expect(second.output()).toContain(`A Mosaygent helper already runs on port ${ports[1]}`)
    expect(second.output()).not.toContain('Ready')
  }
  expect(await answers(ports[1])).toBe(true)
  expect(await answers(other)).toBe(false)
})

test('a helper of this user that runs already is used, and outlives the dashboard', async () => {
  const helper = run(['helper', '--no-open'])
  await expect.poll(() => answers(ports[1])).toBe(true)
  const { child, ended, output } = await started()
  expect(output()).toContain(`Using the helper that runs on port ${ports[1]} already`)
  expect(await bootstrap()).toBe(200)

  helper.child.kill('SIGTERM')
  await expect.poll(output).toContain(`The helper on port ${ports[1]} has ended`)
  const next = run(['helper', '--no-open'])
  await expect.poll(output).toContain(`A helper is back on port ${ports[1]}`)
  await expect.poll(bootstrap).toBe(200)

  child.kill('SIGINT')
  expect(await ended).toBe(0)
  expect(await answers(ports[1])).toBe(true)
  await expect.poll(bootstrap).toBe(403)
  next.child.kill('SIGTERM')
  expect(await next.ended).toBe(0)
  await expectPortsFree()
})

/** What the helper answers to the page at the dashboard's address, which asks for a session. */
async function bootstrap(): Promise<number> {
  const reply = await fetch(`http://127.0.0.1:${ports[1]}/mosaygent/session/bootstrap`, {
    method: 'POST',
    headers: { origin: `http://localhost:${ports[0]}` },
  })
  return reply.status
}

for (const [index, name] of ['dashboard', 'helper', 'preview'].entries()) {
  test(
    `a stranger on the ${name}'s port is named, and nothing is left running`,
    { tag: ['@P-108', '@P-129'] },
    async () => {
      const stranger = createServer((_request, response) => response.end('mine'))
      await new Promise<void>((resolve) => {
        stranger.listen(ports[index], '127.0.0.1', resolve)
      })
      const { ended, output } = run(['start', '--no-open'])
      expect(await ended).toBe(3)
      expect(output()).toContain(`Port ${ports[index]}, which the ${name} needs, is held by`)
      expect(output()).toContain(`MOSAYGENT_${name.toUpperCase()}_PORT`)
      expect(output()).not.toContain('Ready')
      stranger.closeAllConnections()
      await new Promise((resolve) => {
        stranger.close(resolve)
      })
      await expectPortsFree()
    },
  )
}

test('the helper alone runs without a dashboard', async () => {
  const { child, ended } = run(['helper'])
  await expect.poll(() => answers(ports[1])).toBe(true)
  expect(await bootstrap()).toBe(403)
  child.kill('SIGINT')
  expect(await ended).toBe(0)
  await expectPortsFree()
})

test('wrong usage is refused with code 2 and the help', async () => {
  const wrong = run(['strat'])
  expect(await wrong.ended).toBe(2)
  expect(wrong.output()).toContain('Unknown command "strat"')
  const port = run(['start'], { MOSAYGENT_HELPER_PORT: 'many' })
  expect(await port.ended).toBe(2)
  expect(port.output()).toContain('MOSAYGENT_HELPER_PORT')
  await expectPortsFree()
})
