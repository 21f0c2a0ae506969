import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { expect, type Running, test } from './harness.ts'

/** What the system gives the helper is less than it asks for. */
test.skip(process.platform !== 'linux', 'reads the process list of Linux')

const LIMIT = 72
/** Enough to answer, too few to start a program. */
const LITTLE = 8

const descriptors = async ({ child }: Running) => (await readdir(`/proc/${child.pid}/fd`)).length

/** An open connection that says nothing. */
const holdOne = (port: number) =>
  new Promise<Socket>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.on('error', () => undefined)
  })

test(
  'no more open files: calls that need some say so with 503, nothing ends, and it works again when there are',
  { tag: '@P-225' },
  async ({ harness }) => {
    const by = (line: readonly string[]) => ['sh', '-c', `ulimit -n ${LIMIT} && exec "$@"`, 'sh', ...line]
    const helper = await harness.run({ by }).ready()
    const { call, url } = helper
    const port = Number(new URL(url).port)
    await call('POST', '/environment/set-directory', { path: harness.project })
    const sockets: Socket[] = []
    while ((await descriptors(helper)) < LIMIT - LITTLE) sockets.push(await holdOne(port))

    const refused = { status: 503, reply: { code: 'out-of-resources' } }
    await expect.poll(() => call('POST', '/api/sync').catch(() => null)).toMatchObject(refused)
    // what was refused a moment ago may still hold the last descriptors: nobody is let in without a look at whose page calls
    await expect.poll(() => helper.answers()).toBe(true)
    expect(await harness.living()).toHaveLength(1)

    // not one is left: what comes is turned away, and who is there already is served
    for (let more = 0; more < 2 * LITTLE; more += 1) sockets.push(await holdOne(port))
    await call('GET', '/environment/status').catch(() => null)
    await call('POST', '/flutter/start').catch(() => null)
    expect(helper.child.exitCode).toBeNull()

    for (const socket of sockets) socket.destroy()
    await expect.poll(() => helper.answers()).toBe(true)
    await expect.poll(() => call('POST', '/flutter/start').catch(() => null)).toMatchObject({ status: 200 })
    await expect.poll(async () => (await call('GET', '/flutter/status')).reply).toMatchObject({ ready: true })
    expect((await call('POST', '/api/sync')).status).toBe(200)
  },
)
