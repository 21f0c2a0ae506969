import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { childrenOf } from '../harness/processes.ts'
import { eventsOf } from './events-of.ts'
import { expect, test } from './harness.ts'

/** Time goes on without us, or the clock on the wall jumps. */
test.skip(process.platform !== 'linux', 'reads the process list of Linux')

test(
  'everything is stopped, as when the machine sleeps, and goes on: state, stream and pages are as before',
  { tag: '@P-227' },
  async ({ harness }) => {
    const parent = await harness.run({ args: ['start', '--no-open'] }).ready()
    const { call, url } = parent
    await call('POST', '/environment/set-directory', { path: harness.project })
    await call('POST', '/flutter/start')
    const status = async () => (await call('GET', '/flutter/status')).reply
    await expect.poll(status).toMatchObject({ ready: true })
    await expect.poll(async () => (await harness.living()).length).toBe(3)
    const { pid } = await status()
    const page = await eventsOf(url)
    const all = await harness.living()
    for (const one of all) process.kill(one.pid, 'SIGSTOP')
    const asleep = await fetch(`${url}/health`, { signal: AbortSignal.timeout(1_000) }).catch(
      (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
    )
    expect(asleep).toBe('TimeoutError')
    for (const one of all) process.kill(one.pid, 'SIGCONT')

    await expect.poll(parent.answers).toBe(true)
    expect(await status()).toMatchObject({ state: 'running', ready: true, pid })
    expect(await harness.living()).toEqual(all)
    expect(parent.output()).not.toContain('starting it again')
    expect((await call('POST', '/flutter/stop')).status).toBe(200)
    await expect.poll(() => JSON.stringify(page.seen)).toContain('"state":"stopped"')
    page.leave()
  },
)

/** Loaded before the program: a signal moves its clock on the wall. */
const JUMPS = `const { now } = Date
let days = 0
process.on('SIGUSR2', () => { days = days === 1 ? -1 : 1; console.log('The clock is off by ' + days) })
const Real = Date
globalThis.Date = class extends Real {
  constructor(...given) { if (given.length === 0) super(Real.now()); else super(...given) }
}
Real.now = Date.now = () => now.call(Real) + days * 86_400_000`

test(
  'the clock jumps a day on and two back: the page may go on, so does what runs, and nothing is given up',
  { tag: '@P-227' },
  async ({ harness }) => {
    const file = join(harness.folder, 'jumps.mjs')
    await writeFile(file, JUMPS)
    const parent = await harness
      .run({ args: ['start', '--no-open'], env: { NODE_OPTIONS: `--import=${encodeURI(`file://${file}`)}` } })
      .ready()
    const { call, url } = parent
    await call('POST', '/environment/set-directory', { path: harness.project })
    await call('POST', '/flutter/start')
    const status = async () => (await call('GET', '/flutter/status')).reply
    await expect.poll(status).toMatchObject({ ready: true })
    const { pid } = await status()
    const origin = /^Ready {2}(http\S+)/m.exec(parent.output())?.[1] ?? ''
    // a served page whose session is over gets another one without a word
    const mayCall = async () => {
      const headers = { origin }
      const bootstrap = await fetch(`${url}/mosaygent/session/bootstrap`, { method: 'POST', headers })
      const { token } = (await bootstrap.json()) as { token: string }
      const authorization = `Bearer ${token}`
      return (await fetch(`${url}/mosaygent/jobs`, { headers: { origin, authorization } })).status
    }
    expect(await mayCall()).toBe(200)
    const [helper = 0] = await childrenOf(parent.child.pid)
    for (const off of [1, -1]) {
      process.kill(helper, 'SIGUSR2')
      await expect.poll(parent.output).toContain(`The clock is off by ${off}`)
      expect(await mayCall()).toBe(200)
      expect(await status()).toMatchObject({ ready: true, pid })
      expect((await call('POST', '/flutter/restart')).reply).toMatchObject({ receipt: { action: 'restart' } })
    }
    expect(parent.output()).not.toContain('starting it again')
  },
)
