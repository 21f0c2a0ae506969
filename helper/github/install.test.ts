import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Job } from '@mosaygent/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { childEnvironment, run, withOwnTools } from '../processes/index.ts'
import { createGithubFixture, type GithubFixture, VERSION } from './testing/fake-gh.ts'
import { RELEASE, type ReleaseServer, startReleaseServer } from './testing/release-server.ts'

/** A caller that stays. */
const OPEN = new AbortController().signal

let t: GithubFixture
let server: ReleaseServer
const stage = async (isRoot: boolean) => {
  t = await createGithubFixture({}, { isRoot, releases: server.url })
}
beforeEach(async () => {
  server = await startReleaseServer()
  await stage(false)
})
afterEach(async () => {
  await server.close()
  await t.remove()
})

const install = () => t.github.handlers.installGh(undefined, OPEN)
const installed = async () => {
  const outcome = await t.github.handlers.ghInstalled(undefined, OPEN)
  return outcome.ok ? outcome.value : outcome.problem
}
const jobs = (): Job[] => t.events.flatMap((event) => (event.type === 'job.changed' ? [event.job] : []))
const ownFolder = () => readdir(join(t.root, 'home', 'tools'), { recursive: true }).catch(() => [])

/** An installer that puts a gh on PATH, and notes how it was called. */
const APT = `echo "$*" >> "$FAKE_ROOT/apt"
case "$*" in *update*) exit 0 ;; esac
echo "Unpacking gh"
printf '%s\\n' '#!/bin/sh' 'echo "gh version 2.23.0 (2023-02-27)"' > "$FAKE_ROOT/bin/gh.new"
cp "$FAKE_ROOT/bin/gh.new" "$FAKE_ROOT/bin/gh"; /bin/chmod 755 "$FAKE_ROOT/bin/gh"`
const aptCalls = async () => (await readFile(join(t.root, 'apt'), 'utf8').catch(() => '')).trim().split('\n')

describe.runIf(process.platform === 'linux')('the system’s way', () => {
  test('is taken by root, tells its output, and gh is found afterwards', { tags: 'P-172' }, async () => {
    await t.remove()
    await stage(true)
    await t.program('apt-get', APT)
    expect(await installed()).toMatchObject({
      installed: false,
      install: { way: 'system', command: 'apt-get install -y gh' },
    })
    expect(await install()).toEqual({ ok: true, value: { message: 'Installed with apt-get.' } })
    expect(await installed()).toMatchObject({ installed: true, version: '2.23.0' })
    expect(await aptCalls()).toEqual(['install -y -o DPkg::Lock::Timeout=120 gh'])
    expect(jobs().at(-1)).toMatchObject({ kind: 'install-gh', state: 'done', output: ['Unpacking gh'] })
    expect(t.events.at(-1)).toEqual({ type: 'github.changed' })
    expect(server.asked).toEqual([])
  })

  test('goes through sudo only when sudo asks nothing', async () => {
    await t.program('apt-get', APT)
    await t.program(
      'sudo',
      'echo "$*" >> "$FAKE_ROOT/sudo"; [ "$1" = -n ] || exit 97; shift; [ "$1" = true ] && exit 0; "$@"',
    )
    expect(await installed()).toMatchObject({
      install: { way: 'system', command: 'sudo apt-get install -y gh' },
    })
    expect(await install()).toMatchObject({ value: { message: 'Installed with apt-get.' } })
  })

  test('with a sudo that wants a password is left to a person; the release is installed for this user', async () => {
    await t.program('apt-get', APT)
    await t.program('sudo', 'echo "sudo: a password is required" >&2; exit 1')
    expect(await installed()).toMatchObject({
      install: { way: 'archive', command: 'sudo apt-get install -y gh' },
    })
    expect(await install()).toMatchObject({
      value: { message: `Installed the official release ${RELEASE}.` },
    })
    expect(await aptCalls()).toEqual([''])
  })

  test('that does not know gh refreshes its lists once, and then the release takes over', async () => {
    await t.remove()
    await stage(true)
    await t.program(
      'apt-get',
      'echo "$1" >> "$FAKE_ROOT/apt"; [ "$1" = update ] && exit 0; echo "E: Unable to locate package gh" >&2; exit 100',
    )
    expect(await install()).toMatchObject({ ok: true })
    expect(await aptCalls()).toEqual(['install', 'update', 'install'])
    expect(await installed()).toMatchObject({ version: RELEASE })
  })
})

describe.runIf(process.platform === 'linux')('the official release', () => {
  test('is checked, unpacked for this user alone, and found', { tags: 'P-172' }, async () => {
    expect(await install()).toMatchObject({ ok: true })
    const file = join(t.root, 'home', 'tools', 'gh', 'bin', 'gh')
    expect(await installed()).toMatchObject({ installed: true, version: RELEASE, path: file })
    expect((await stat(file)).mode & 0o111).not.toBe(0)
    expect(await ownFolder()).toEqual(['gh', 'gh/bin', 'gh/bin/gh'])
  })

  test('removes what an install left whose helper was killed', { tags: 'P-160' }, async () => {
    const left = join(t.root, 'home', 'tools', '.gh.partial-00c0ffee')
    await mkdir(left, { recursive: true })
    await writeFile(join(left, 'gh_1.0.0_linux_amd64.tar.gz'), 'half')
    expect(await install()).toMatchObject({ ok: true })
    expect(await ownFolder()).toEqual(['gh', 'gh/bin', 'gh/bin/gh'])
  })

  test('is what our children find under the name, unless the user has one', async () => {
    expect(await install()).toMatchObject({ ok: true })
    const says = async (env: NodeJS.ProcessEnv) => {
      const result = await run({ file: '/bin/sh', args: ['-c', 'gh --version'], env: childEnvironment(env) })
      return result.kind === 'exited' ? result.stdout : null
    }
    const env = withOwnTools({ PATH: join(t.root, 'bin') }, join(t.root, 'home'))
    expect(await says(env)).toContain(`gh version ${RELEASE} `)
    await t.install({ '--version': VERSION })
    expect(await says({ ...env, FAKE_ROOT: t.root })).toContain('gh version 2.46.0 ')
  })

  test('with other bytes than published is thrown away', { tags: 'P-172' }, async () => {
    server.checksum = '0'.repeat(64)
    expect(await install()).toMatchObject({ problem: { detail: expect.stringContaining('thrown away') } })
    expect(await ownFolder()).toEqual([])
    expect(await installed()).toMatchObject({ installed: false })
  })

  test('without a network says so and names the command', async () => {
    await server.close()
    await t.program('dnf', 'exit 1')
    expect(await install()).toMatchObject({
      problem: { code: 'network-unreachable', detail: expect.stringContaining('sudo dnf install -y gh') },
    })
    expect(await ownFolder()).toEqual([])
  })

  test('cancelled in the middle leaves nothing', async () => {
    server.stalls = true
    const ended = install()
    await vi.waitFor(() => expect(jobs().at(-1)?.stage).toBe('Downloading'), 5_000)
    await t.jobs.handlers.cancelJob({ id: jobs().at(-1)?.id ?? '' })
    expect(await ended).toMatchObject({ problem: { code: 'cancelled' } })
    expect(await ownFolder()).toEqual([])
  })
})

test('what is there already is not installed again', async () => {
  await t.install({ '--version': VERSION })
  await t.program('apt-get', APT)
  expect(await install()).toMatchObject({ value: { message: expect.stringContaining('already') } })
  expect(await aptCalls()).toEqual([''])
  expect(server.asked).toEqual([])
})
