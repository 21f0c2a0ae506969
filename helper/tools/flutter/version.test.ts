import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isOlderFlutter } from '@mosaygent/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findFlutterSdk } from './sdk.ts'
import { versionIn, wrapperVersion } from './version.ts'

const JSON_TEXT = '{\n  "frameworkVersion": "3.13.9",\n  "channel": "stable",\n  "dartSdkVersion": "3.1.5"\n}'

test.each([
  ['alone', JSON_TEXT],
  ['a notice before', `Welcome to Flutter! {see below}\n╔══╗\n${JSON_TEXT}\n`],
  ['a notice behind', `${JSON_TEXT}\nThe Flutter CLI developer tool uses Google Analytics {…}\n`],
])('the version is cut out: %s', (_name, text) => {
  expect(versionIn(text)).toEqual({ version: '3.13.9', channel: 'stable' })
})

test.each(['', 'no such command', '{"frameworkVersion":', '{} {"channel":"stable"}'])(
  '%j says none',
  (text) => {
    expect(versionIn(text)).toBeNull()
  },
)

/** A wrapper as asdf and mise put it on PATH: it belongs to no SDK, and counts how often it is asked. */
async function wrapper(says: string) {
  const folder = await mkdtemp(join(tmpdir(), 'é shims '))
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 3 }))
  const file = join(folder, 'flutter')
  await writeFile(
    file,
    `#!${process.execPath}\nrequire('fs').appendFileSync(${JSON.stringify(join(folder, 'asked'))}, process.argv.slice(2).join(' ') + '\\n')\n${says}\n`,
  )
  await chmod(file, 0o755)
  const asked = async () => (await readFile(join(folder, 'asked'), 'utf8')).trim().split('\n')
  return { folder, file, asked }
}

test('a wrapper on PATH is asked once, and its SDK has a version', async () => {
  const says = `console.log('First run notice'); console.log(${JSON.stringify(JSON_TEXT)}); console.log('Telemetry')`
  const { folder, asked } = await wrapper(says)
  const env = { PATH: folder, HOME: folder }
  const search = { project: folder, env, places: [], patienceMs: 60_000 }
  const found = { root: null, foundBy: 'PATH', version: '3.13.9', channel: 'stable' }
  expect(await Promise.all([findFlutterSdk(search), findFlutterSdk(search)])).toMatchObject([found, found])
  expect(await findFlutterSdk(search)).toMatchObject(found)
  expect(await asked()).toEqual(['--suppress-analytics --version --machine'])
})

test('a look asks no wrapper inside the codebase, and none where a pin could make it another version', async () => {
  const { folder, file } = await wrapper(
    `require('fs').writeFileSync(${JSON.stringify('cwd')}, ''); console.log(${JSON.stringify(JSON_TEXT)})`,
  )
  const project = join(folder, 'my app')
  await mkdir(project)
  const look = () => findFlutterSdk({ project, env: { PATH: folder, HOME: folder }, folders: [] })
  await writeFile(join(project, '.tool-versions'), 'flutter 3.7.0')
  expect(await look()).toMatchObject({ program: file, version: null })
  await expect(readFile(join(folder, 'asked'))).rejects.toThrow('ENOENT')
  await rm(join(project, '.tool-versions'))
  await vi.waitFor(async () => expect(await look()).toMatchObject({ version: '3.13.9' }), 30_000)
  // where it ran
  await expect(readFile(join(folder, 'cwd'))).resolves.toBeDefined()
  await expect(readFile(join(project, 'cwd'))).rejects.toThrow('ENOENT')
})

test('a wrapper that never answers is ended, and has no version', async () => {
  const { folder, file } = await wrapper('setInterval(() => 0, 1000)')
  expect(
    await wrapperVersion(file, folder, { PATH: folder }, { timeoutMs: 300, patienceMs: 60_000 }),
  ).toEqual({
    version: null,
    channel: null,
  })
})

test('a slow wrapper holds up nobody who is in a hurry, and is known later', async () => {
  const says = `setTimeout(() => console.log(${JSON.stringify(JSON_TEXT)}), 500)`
  const { folder, file, asked } = await wrapper(says)
  expect(await wrapperVersion(file, folder, { PATH: folder }, { patienceMs: 1 })).toMatchObject({
    version: null,
  })
  const patient = { patienceMs: 60_000 }
  expect(await wrapperVersion(file, folder, { PATH: folder }, patient)).toMatchObject({ version: '3.13.9' })
  expect(await asked()).toHaveLength(1)
})

test.each([
  ['3.7.0', true],
  ['3.13.9', true],
  ['3.21.0-1.0.pre', true],
  ['2.10.5', true],
  ['3.22.0', false],
  ['3.41.2', false],
  ['4.0.0', false],
  [null, false],
  ['sketch', false],
])('%s is older than what this was made for: %s', (version, older) => {
  expect(isOlderFlutter(version)).toBe(older)
})
