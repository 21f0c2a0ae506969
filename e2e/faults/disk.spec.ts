import { execFileSync } from 'node:child_process'
import { openSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { APP_FILES, DART } from '../firebase/app-files.ts'
import { aboutProject, DEV } from '../firebase/cloud.ts'
import { expect, type Harness, test } from './harness.ts'
import { fill, free, NO_MOUNTS, onSmallDisk, readOnly, seenBy } from './small-disk.ts'

/** Real disks that are really full, or that nobody may write. */
test.skip(NO_MOUNTS !== null, NO_MOUNTS ?? '')

const FAKE = new URL('../../helper/firebase/testing/fake-firebase.mjs', import.meta.url).pathname
const fetchOf = (harness: Harness) => ({
  project_id: DEV.id,
  bundle_id: DEV.bundle,
  flutter_app_path: harness.flutter,
  firebase_config_path: DART,
})

async function textsIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name !== 'filler')
  const read = files.map(async (entry) => {
    const path = join(entry.parentPath, entry.name)
    return [path.slice(folder.length), await readFile(path, 'utf8')] as const
  })
  return Object.fromEntries((await Promise.all(read)).sort(([one], [other]) => (one < other ? -1 : 1)))
}

async function withFirebase(harness: Harness): Promise<Record<string, string>> {
  await harness.program('firebase', `#!/bin/sh\nexec "${process.execPath}" "${FAKE}" "$@"\n`)
  const answers = [...aboutProject(DEV), { when: '--version', stdout: '15.34.2\n' }]
  await writeFile(join(harness.folder, 'answers.json'), JSON.stringify(answers))
  return { FAKE_ROOT: harness.folder }
}

async function writeApp(folder: string): Promise<void> {
  for (const [path, text] of Object.entries(APP_FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

test(
  'the disk of the settings is full: a change is refused with 507 and the old bytes stay, everything else goes on, and room heals it',
  { tag: '@P-224' },
  async ({ harness }) => {
    await mkdir(harness.home)
    const helper = await harness.run({ by: onSmallDisk(harness.home, '1m') }).ready()
    const { call } = helper
    const home = seenBy(helper.child.pid, harness.home)
    await call('POST', '/environment/set-directory', { path: harness.project })
    await fill(join(home, 'filler'))
    const before = await textsIn(home)

    const change = { path: harness.flutter }
    const refused = await call('POST', '/environment/set-directory', change)
    expect(refused).toMatchObject({ status: 507, reply: { code: 'disk-full' } })
    expect(refused.reply['detail']).toBe('The disk is full. Free some space, then try again.')
    expect((await call('GET', '/environment/directory')).reply).toMatchObject({ path: harness.project })
    expect((await call('POST', '/flutter/reload-on-save', { enabled: true })).status).toBe(507)
    expect((await call('GET', '/flutter/status')).reply).toMatchObject({ reload_on_save: false })

    expect((await call('POST', '/flutter/start')).status).toBe(200)
    await expect.poll(async () => (await call('GET', '/flutter/status')).reply).toMatchObject({ ready: true })
    expect(await helper.answers()).toBe(true)
    const { lines } = (await call('GET', '/flutter/console')).reply as { lines: { text: string }[] }
    const warned = lines.filter(({ text }) => text.startsWith('What runs could not be written down: ENOSPC'))
    expect(warned).toHaveLength(1)
    expect((await call('POST', '/flutter/stop')).status).toBe(200)
    expect(await textsIn(home)).toEqual(before)

    await free(join(home, 'filler'))
    expect((await call('POST', '/environment/set-directory', change)).status).toBe(200)
    expect((await call('GET', '/environment/directory')).reply).toMatchObject(change)
  },
)

test('a start on a full disk says so and ends with 1, once', { tag: '@P-224' }, async ({ harness }) => {
  await mkdir(harness.home)
  const disk = onSmallDisk(harness.home, '64k')
  const by = (line: readonly string[]) => {
    const [program = '', ...rest] = disk(line)
    // filled before the program begins
    return [
      program,
      ...rest.map((word) => word.replace('&& cd /', '&& { cat /dev/zero > "$1/filler" || true; } && cd /')),
    ]
  }
  const helper = harness.run({ args: ['start', '--no-open'], by })
  expect(await helper.ended).toBe(1)
  expect(helper.output()).toContain(`The helper could not start on ${harness.home}. The disk is full.`)
  expect(helper.output().match(/could not start on/g)).toHaveLength(1)
  expect(helper.output()).not.toContain('starting it again')
})

test(
  'the disk of the project is full: a clone and config files are refused with 507, old bytes stay, nothing lies about',
  { tag: ['@P-197', '@P-224'] },
  async ({ harness }) => {
    const source = join(harness.folder, 'source')
    await mkdir(source)
    const git = (...args: string[]) => execFileSync('git', ['-C', source, ...args], { stdio: 'ignore' })
    git('init', '-q')
    await writeFile(join(source, 'pyproject.toml'), '[project]\n')
    await writeFile(join(source, 'large'), randomBytes(3_000_000))
    git('add', '.')
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'large')
    const env = { ...(await withFirebase(harness)), MOSAYGENT_API_REPO: source }
    const helper = await harness.run({ env, by: onSmallDisk(harness.project, '1m') }).ready()
    const { call } = helper
    const project = seenBy(helper.child.pid, harness.project)
    await writeApp(join(project, 'flutter'))
    await call('POST', '/environment/set-directory', { path: harness.project })
    const before = await textsIn(project)

    const cloned = await call('POST', '/environment/clone-api')
    expect(cloned).toMatchObject({ status: 507, reply: { code: 'disk-full' } })
    expect(await readdir(project)).toEqual(['flutter'])
    expect(await readdir(join(harness.home, 'clones'))).toEqual([])

    await fill(join(project, 'filler'))
    const fetched = await call('POST', '/firebase/fetch-firebase-configs', fetchOf(harness))
    expect(fetched).toMatchObject({ status: 507, reply: { code: 'disk-full' } })
    expect(await textsIn(project)).toEqual(before)
    expect(await helper.answers()).toBe(true)

    await free(join(project, 'filler'))
    expect(await call('POST', '/firebase/fetch-firebase-configs', fetchOf(harness))).toMatchObject({
      status: 200,
    })
  },
)

test(
  'a project that nobody may write: clone and config files are refused with what to do, and nothing is changed',
  { tag: '@P-224' },
  async ({ harness }) => {
    await writeApp(harness.flutter)
    const source = join(harness.folder, 'source')
    execFileSync('git', ['init', '-q', source])
    const env = { ...(await withFirebase(harness)), MOSAYGENT_API_REPO: source }
    await rm(harness.api, { recursive: true })
    const before = await textsIn(harness.project)
    // chosen while it could be written
    const first = await harness.run({ env }).ready()
    await first.call('POST', '/environment/set-directory', { path: harness.project })
    first.child.kill('SIGTERM')
    await first.ended
    const { call } = await harness.run({ env, by: readOnly(harness.project) }).ready()
    const cloned = await call('POST', '/environment/clone-api')
    expect(cloned).toMatchObject({ status: 422, reply: { code: 'path-not-accessible' } })
    const fetched = await call('POST', '/firebase/fetch-firebase-configs', fetchOf(harness))
    expect(fetched).toMatchObject({ status: 422, reply: { code: 'path-not-accessible' } })
    expect(await textsIn(harness.project)).toEqual(before)
  },
)

test('outputs that go to a full disk do not end anything', { tag: '@P-224' }, async ({ harness }) => {
  const helper = await harness.run({ output: openSync('/dev/full', 'w') }).ready()
  await helper.call('POST', '/environment/set-directory', { path: harness.project })
  expect((await helper.call('POST', '/flutter/start')).status).toBe(200)
  await expect
    .poll(async () => (await helper.call('GET', '/flutter/status')).reply)
    .toMatchObject({ ready: true })
  helper.child.kill('SIGTERM')
  expect(await helper.ended).toBe(0)
})
