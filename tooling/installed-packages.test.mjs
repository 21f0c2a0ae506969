import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packagesAreInstalled, testToolsAreInstalled } from './installed-packages.mjs'

const PACKAGES = {
  '': { name: 'product' },
  half: { version: '1.0.0' },
  'node_modules/half': { resolved: 'half', link: true },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/a/node_modules/b': { version: '2.0.0', integrity: 'sha512-b' },
  'node_modules/test-tool': { version: '3.0.0', integrity: 'sha512-t', dev: true },
  'node_modules/elsewhere': { version: '1.0.0', integrity: 'sha512-c', optional: true },
}
let root

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mosaygent packages é '))
  await mkdir(join(root, 'node_modules'))
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: PACKAGES }))
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function installed(change) {
  const { '': _, 'node_modules/elsewhere': __, ...there } = PACKAGES
  const all = { ...there, ...change }
  const packages = Object.fromEntries(Object.entries(all).filter(([, entry]) => entry !== undefined))
  await writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
  for (const path of Object.keys(packages)) {
    await mkdir(join(root, path), { recursive: true })
    await writeFile(join(root, path, 'package.json'), '{}')
  }
}

test('what npm ci left is taken, without what is for another system', async () => {
  await installed({})
  expect(await packagesAreInstalled(root)).toBe(true)
})

test('running needs no test tools, and keeps those that are there', async () => {
  await installed({ 'node_modules/test-tool': undefined })
  expect(await packagesAreInstalled(root)).toBe(false)
  expect(await packagesAreInstalled(root, { tests: false })).toBe(true)
  expect(await testToolsAreInstalled(root)).toBe(false)
  await installed({})
  expect(await packagesAreInstalled(root, { tests: false })).toBe(true)
  expect(await testToolsAreInstalled(root)).toBe(true)
  await installed({ 'node_modules/a': undefined })
  expect(await packagesAreInstalled(root, { tests: false })).toBe(false)
})

test.each([
  ['another version', { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }],
  ['other bytes', { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' } }],
  ['one that lacks deep down', { 'node_modules/a/node_modules/b': undefined }],
  ['a package in place of the link', { 'node_modules/half': { version: '1.0.0' } }],
])('%s is not what the lockfile says', async (_, change) => {
  await installed(change)
  expect(await packagesAreInstalled(root)).toBe(false)
})

test('a package whose folder is gone is not installed, whatever npm has written down', async () => {
  await installed({})
  await rm(join(root, 'node_modules/a/node_modules/b'), { recursive: true })
  expect(await packagesAreInstalled(root)).toBe(false)
})

test.each([
  [{ os: ['haiku'] }, false],
  [{ cpu: ['pdp11'] }, false],
  [{ os: [`!${process.platform}`] }, false],
  [{ os: ['haiku', process.platform], cpu: [process.arch] }, true],
  [{ os: ['!haiku'] }, true],
])('an installation with a package for %j fits here: %s', async (system, fits) => {
  await installed({ 'node_modules/elsewhere': { ...PACKAGES['node_modules/elsewhere'], ...system } })
  expect(await packagesAreInstalled(root)).toBe(fits)
})

test('nothing installed, or an installation that was cut off, is none', async () => {
  expect(await packagesAreInstalled(root)).toBe(false)
  await writeFile(join(root, 'node_modules/.package-lock.json'), '{"packages": {')
  expect(await packagesAreInstalled(root)).toBe(false)
  for (const text of ['', 'null', '{}']) {
    await writeFile(join(root, 'node_modules/.package-lock.json'), text)
    expect(await packagesAreInstalled(root)).toBe(false)
  }
})

test('this very checkout is installed', async () => {
  expect(await packagesAreInstalled(dirname(dirname(fileURLToPath(import.meta.url))))).toBe(true)
})
