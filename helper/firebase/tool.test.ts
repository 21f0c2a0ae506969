import { access, mkdir as makeFolder, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFirebaseFixture, type FirebaseFixture } from './testing/firebase-fixture.ts'

const signal = new AbortController().signal

let t: FirebaseFixture
beforeEach(async () => {
  t = await createFirebaseFixture()
})
afterEach(() => t.remove())

describe('the tool', () => {
  const tool = async () => {
    const reply = await t.firebase.handlers.firebaseTool(undefined, signal)
    if (!reply.ok) throw new Error(reply.problem.detail)
    return reply.value
  }
  const install = () => t.firebase.handlers.installFirebaseTool(undefined, signal)
  /** An npm that "installs" a program which knows its version. */
  const NPM = `mkdir -p node_modules/firebase-tools/lib/bin
echo 'console.log("15.34.2")' > node_modules/firebase-tools/lib/bin/firebase.js
echo "$*" > "$FAKE_ROOT/npm-arguments"
echo 'npm http cache a@https://registry.example/a/-/a-1.0.0.tgz 0ms (cache hit)' >&2
echo 'npm http fetch GET 200 https://registry.example/a/-/a-1.0.0.tgz 5ms' >&2
echo 'npm http fetch GET 200 https://registry.example/b/-/b-1.0.0.tgz 5ms' >&2`
  const own = () => join(t.home, 'tools/firebase')

  test('found, unusable, too old, missing', async () => {
    await t.install([])
    expect(await tool()).toMatchObject({ installed: true, version: '15.34.2', found_by: 'PATH' })
    await t.program('firebase', 'echo 12.0.0')
    expect(await tool()).toMatchObject({ installed: false, note: expect.stringContaining('12.0.0') })
    await t.program('firebase', 'echo "Firebase CLI is incompatible with Node.js v18" >&2; exit 1')
    expect(await tool()).toMatchObject({ installed: false, note: expect.stringContaining('incompatible') })
  })

  test('installed by npm into our own folder, its scripts not run', async () => {
    const mkdir = '/bin/mkdir'
    await t.program('npm', NPM.replace('mkdir', mkdir))
    const left = join(t.home, 'tools/.firebase.partial-0a1b2c3d')
    await makeFolder(join(left, 'node_modules'), { recursive: true })
    expect(await tool()).toMatchObject({ installed: false, install: { target: own() } })
    expect(await install()).toEqual({ ok: true, value: { message: 'Installed the Firebase CLI 15.34.2.' } })
    expect(await tool()).toMatchObject({ installed: true, found_by: 'own' })
    expect(await readdir(join(t.home, 'tools'))).toEqual(['firebase'])
    const told = t.events.flatMap((event) =>
      event.type === 'job.changed' ? (event.job.transferred ?? []) : [],
    )
    expect(told.at(-1)).toBe('2 packages')
    expect(await readFile(join(t.root, 'npm-arguments'), 'utf8')).toContain('--ignore-scripts')
    expect(await install()).toMatchObject({
      ok: true,
      value: { message: expect.stringContaining('already') },
    })
  })

  test('cancelled, it leaves nothing behind and can be begun again', async () => {
    await t.program(
      'npm',
      `/bin/mkdir node_modules\necho begun > "$FAKE_ROOT/npm-begun"\nexec /bin/sleep 600`,
    )
    const installing = install()
    await vi.waitFor(() => access(join(t.root, 'npm-begun')), 10_000)
    await t.jobs.cancel(t.jobs.find('install-firebase')?.id ?? '')
    expect(await installing).toMatchObject({ problem: { code: 'cancelled' } })
    expect(await readdir(join(t.home, 'tools'))).toEqual([])
    await t.program('npm', NPM.replace('mkdir', '/bin/mkdir'))
    expect(await install()).toMatchObject({ ok: true })
  })

  test.each([
    ['npm error code ENOTFOUND', 'network-unreachable'],
    ['npm error code ENOSPC', 'disk-full'],
    ['npm error something else', 'tool-failed'],
  ])('%s leaves nothing behind', async (output, code) => {
    await t.program('npm', `/bin/mkdir node_modules\necho "${output}" >&2\nexit 1`)
    expect(await install()).toMatchObject({ problem: { code } })
    await expect(access(own())).rejects.toThrow('ENOENT')
  })
})
