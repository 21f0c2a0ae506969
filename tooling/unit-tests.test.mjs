import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SLOW_FILES, withoutSlowFiles } from './unit-tests.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** @type {string[]} */
const all = ['contract', 'dashboard', 'e2e', 'helper', 'launcher', 'sketch', 'tooling'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((file) => `${folder}/${String(file).replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.\w+$/.test(file) && !file.includes('node_modules')),
)

test('a slow file is there, and its pattern leaves out no other', () => {
  expect(SLOW_FILES.filter((file) => !existsSync(join(root, file)))).toEqual([])
  const ends = withoutSlowFiles.map((option) => option.replace('--exclude=**', ''))
  expect(all.filter((file) => ends.some((end) => file.endsWith(end))).toSorted()).toEqual(
    SLOW_FILES.toSorted(),
  )
})

test('no file names an environment of its own: a worker ends where the next file wants another', () => {
  const names = (file) => readFileSync(join(root, file), 'utf8').startsWith('// @vitest-environment')
  expect(all.filter(names)).toEqual([])
})
