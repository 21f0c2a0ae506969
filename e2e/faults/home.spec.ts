import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePorts } from '../harness/free-ports.ts'
import { expect, test } from './harness.ts'

/** One helper on each folder of ours: what one runs, another must never end. */
test.skip(process.platform !== 'linux', 'reads the process list of Linux')

for (const command of ['helper', 'start'] as const)
  test(
    `a second \`${command}\` on the same folder, other ports: it names the first and ends with 3; what that runs goes on`,
    { tag: '@P-221' },
    async ({ harness }) => {
      const first = await harness.run().ready()
      await first.call('POST', '/environment/set-directory', { path: harness.project })
      expect((await first.call('POST', '/flutter/start')).status).toBe(200)
      expect((await first.call('POST', '/api/start', {})).status).toBe(200)
      const status = async () => (await first.call('GET', '/flutter/status')).reply
      await expect.poll(status).toMatchObject({ ready: true })
      const { pid } = await status()
      // the sketch that stood in has gone: the helper, the tool and the API are left
      await expect.poll(async () => (await harness.living()).length).toBe(3)
      const recorded = () => readFile(join(harness.home, 'preview.json'), 'utf8')
      await expect.poll(async () => (await recorded()).match(/"by"/g)).toHaveLength(1)
      const before = await recorded()
      const running = (await harness.living()).map((one) => one.pid)

      const second = harness.run({ args: [command, '--no-open'], ports: await freePorts(3) })
      expect(await second.ended).toBe(3)
      expect(second.output()).toContain(`A Mosaygent helper already runs on port ${new URL(first.url).port} `)
      expect(second.output()).toMatch(new RegExp(`\\(process ${first.child.pid}, since [^)]+\\)`))
      expect(second.output()).toContain('set MOSAYGENT_HOME')
      expect(second.output()).not.toContain('Ready')

      expect((await harness.living()).map((one) => one.pid)).toEqual(running)
      expect(await status()).toMatchObject({ ready: true, pid })
      expect(await recorded()).toBe(before)
    },
  )

for (const [what, own] of [
  ['on the same ports', false],
  ['each on ports of its own', true],
] as const)
  test(
    `ten at once ${what}, after one that was killed: one of them runs, nine end with 3, the state is whole`,
    { tag: '@P-221' },
    async ({ harness }) => {
      const killed = await harness.run().ready()
      await killed.call('POST', '/environment/set-directory', { path: harness.project })
      killed.child.kill('SIGKILL')
      await killed.ended
      expect(await readdir(harness.home)).toContain('helper.lock')

      const ports = await freePorts(30)
      const all = Array.from({ length: 10 }, (_, index) =>
        harness.run(own ? { ports: ports.slice(3 * index, 3 * index + 3) } : {}),
      )
      const ends: (number | null)[] = []
      for (const one of all) void one.ended.then((code) => ends.push(code))
      await expect.poll(() => ends).toEqual(Array.from({ length: 9 }, () => 3))
      const [alive, ...others] = all.filter((one) => one.child.exitCode === null)
      expect(others).toEqual([])
      await alive?.ready()
      expect(await alive?.call('GET', '/environment/directory')).toMatchObject({
        reply: { path: harness.project },
      })
      // nothing half-written, nothing set aside
      expect((await readdir(harness.home)).filter((name) => /damaged|\.next|lock\./.test(name))).toEqual([])
      alive?.child.kill('SIGTERM')
      expect(await alive?.ended).toBe(0)
      expect(await readdir(harness.home)).not.toContain('helper.lock')
      expect(await harness.living()).toEqual([])
    },
  )
