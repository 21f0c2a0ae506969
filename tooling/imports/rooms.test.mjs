import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL, DIRECTIONS, PARENTS } from './directions.mjs'
import { findRefusal } from './find-refusal.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** What is no code of ours, or is code that nothing of ours imports. */
const NO_ROOMS = new Set(['docs', 'python-api', 'starters', 'dashboard/public', 'dashboard/features'])

const foldersOf = async (parent) =>
  (await readdir(join(root, parent), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !/^\.|^dist$|^node_modules$|^test-results/.test(entry.name))
    .map(({ name }) => (parent === '' ? name : `${parent}/${name}`))
    .filter((folder) => !NO_ROOMS.has(folder))

async function holdsCode(folder) {
  const names = await readdir(join(root, folder), { recursive: true })
  return names.some((name) => /\.(ts|tsx|mjs)$/.test(name))
}

describe('the table of directions', () => {
  test('has a row for every room, and no row for a room that is gone', async () => {
    const folders = (await Promise.all(['', ...PARENTS].map(foldersOf))).flat()
    const withCode = await Promise.all(
      folders.map(async (folder) => ((await holdsCode(folder)) ? [folder] : [])),
    )
    expect(Object.keys(DIRECTIONS).toSorted()).toEqual(withCode.flat().toSorted())
  })

  test('names rooms that exist, each row with its reason', () => {
    const known = new Set([...Object.keys(DIRECTIONS), 'docs'])
    for (const { imports, why } of Object.values(DIRECTIONS)) {
      expect(why).toMatch(/\.$/)
      expect((imports === ALL ? [] : imports).filter((other) => !known.has(other))).toEqual([])
    }
  })

  test.each([
    ['contract/x.ts', 'execa', 'zod alone'],
    ['contract/x.ts', 'node:path', 'zod alone'],
    ['helper/workspace/x.ts', 'execa', 'starts programs'],
    ['helper/preview/x.ts', 'node:child_process', 'starts programs'],
    ['launcher/start/x.ts', 'execa', 'starts programs'],
    ['helper/preview/x.ts', 'hono', 'web framework'],
    ['helper/http/x.ts', 'hono', 'web framework'],
    ['helper/preview/x.ts', '../workspace/index.ts', 'Features do not know each other'],
    ['helper/preview/session/x.ts', '../../workspace/index.ts', 'Features do not know each other'],
    ['helper/workspace/x.ts', '../http/index.ts', 'Features do not know each other'],
    ['helper/workspace/x.ts', '../doctor/index.ts', 'Features do not know each other'],
    ['helper/doctor/x.ts', '../preview/index.ts', 'Features do not know each other'],
    ['helper/preview/x.ts', '../features.ts', 'helper/preview may not import helper.'],
    ['helper/http/x.ts', '../firebase/index.ts', 'handed to it by helper/main.ts'],
    ['helper/tools/x.ts', '../http/index.ts', 'turns arguments into output'],
    ['helper/tools/x.ts', '../jobs/index.ts', 'turns arguments into output'],
    ['helper/jobs/x.ts', '../tools/index.ts', 'work that it knows nothing of'],
    ['helper/cloning/x.ts', '../workspace/index.ts', 'serve the features'],
    ['helper/process-registry/x.ts', '../preview/index.ts', 'serve the features'],
    ['helper/processes/x.ts', '../state/index.ts', 'lowest layer'],
    ['helper/foreign-files/x.ts', '../firebase/index.ts', 'only readers.ts'],
    ['launcher/dashboard-server/x.ts', '@mosaygent/helper/workspace', 'knows nothing of its features'],
    ['sketch/draw/x.ts', '../serve/page-server.ts', 'who serves it is above'],
    ['dashboard/features/preview/x.ts', '../workspace/card.tsx', 'never imports another feature'],
    ['dashboard/features/preview/x.ts', '../doctor/card.tsx', 'never imports another feature'],
    ['dashboard/features/doctor/x.ts', '../preview/card.tsx', 'never imports another feature'],
    ['dashboard/features/doctor/x.ts', '../../app/router.tsx', 'never imports another feature'],
    ['dashboard/app/x.ts', '@firebase/auth', 'Only dashboard/cloud'],
    ['dashboard/app/x.ts', '#cloud', 'not its business'],
    ['dashboard/app/x.ts', '../testing/render-app.tsx', 'not its business'],
    ['dashboard/app/x.ts', 'node:path', 'runs in a browser'],
    ['dashboard/ui/x.ts', '@mosaygent/contract', 'ui knows nothing of the product'],
    ['dashboard/helper-ui/x.ts', '../features/workspace/card.tsx', 'stands below all of them'],
    ['helper/http/x.ts', 'zod', 'Import zod/mini'],
  ])('%s may not import %s', (file, source, reason) => {
    expect(findRefusal(root, file, source)).toContain(reason)
  })

  test.each([
    ['contract/x.ts', 'zod/mini'],
    ['helper/processes/x.ts', 'execa'],
    ['launcher/supervise/x.ts', 'node:child_process'],
    ['launcher/dashboard-server/x.ts', 'hono'],
    ['helper/preview/x.ts', '../processes/index.ts'],
    ['helper/preview/x.ts', '../jobs/index.ts'],
    ['helper/preview/x.ts', '../cloning/index.ts'],
    ['helper/preview/x.test.ts', '../workspace/index.ts'],
    ['helper/jobs/x.ts', '../events/index.ts'],
    ['helper/foreign-files/readers.ts', '../firebase/index.ts'],
    ['dashboard/cloud/x.ts', '@firebase/auth'],
    ['dashboard/features/preview/x.ts', '#ui'],
    ['dashboard/features/preview/console/x.ts', '../frame/y.ts'],
    ['dashboard/app/x.ts', '../features/preview/index.ts'],
  ])('%s may import %s', (file, source) => {
    expect(findRefusal(root, file, source)).toBe(null)
  })
})

/** A rule that cannot fail is none: the linter itself, with its settings and plugin, is seen refusing. */
const REFUSED = [
  ['helper/preview/x.ts', "export { a } from '../workspace/index.ts'", 'Features do not know each other'],
  ['helper/preview/x.ts', "export * from '../workspace/index.ts'", 'Features do not know each other'],
  ['helper/preview/x.ts', "export const a = import('execa')", 'starts programs'],
  ['helper/preview/x.ts', "export type A = import('execa').Options", 'starts programs'],
  [
    'dashboard/app/x.ts',
    "export const a = localStorage.getItem('a')",
    'Only dashboard/session touches storage',
  ],
  ['dashboard/features/workspace/x.ts', "export const a = fetch('/a')", 'touch the network'],
  ['helper/preview/x.ts', 'export const a = process.platform', 'which system this is'],
  ['launcher/start/x.ts', "export const a = process['platform']", 'which system this is'],
  ['sketch/draw/x.ts', 'export const { platform } = process', 'which system this is'],
  ['helper/tools/x.ts', "export { platform as a } from 'node:os'", 'which system this is'],
  [
    'helper/tools/x.ts',
    "import { platform } from 'node:os'\nexport const a = platform()",
    'which system this is',
  ],
]
const ALLOWED = [
  ['helper/preview/x.ts', "export { run } from '../processes/index.ts'"],
  ['dashboard/session/x.ts', "export const a = localStorage.getItem('a')"],
  ['helper/operating-system/x.ts', 'export const a = process.platform'],
  ['helper/preview/x.test.ts', 'export const a = process.platform'],
]

describe('the linter', () => {
  let folder
  /** What is said of the files; one run over all of them, for starting the linter takes longer than linting. */
  let said
  let linted
  const place = (file, index) => file.replace('/x.', `/x${index}.`)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mosaygent rooms é '))
    await cp(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    await cp(join(root, 'tooling/imports'), join(folder, 'tooling/imports'), { recursive: true })
    const files = [...REFUSED, ...ALLOWED].map(([file, line], index) => [place(file, index), line])
    for (const [file, line] of files) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), `${line}\n`)
    }
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
    const args = [oxlint, '--format=json', ...files.map(([file]) => file)]
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder }).catch(
      (error) => error,
    )
    const { diagnostics, number_of_files } = JSON.parse(stdout)
    said = diagnostics
    linted = number_of_files
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const saidOf = (file, index) =>
    said
      .filter(({ filename }) => filename.replaceAll('\\', '/') === place(file, index))
      .map(({ message }) => message)

  test.each(REFUSED.map(([file, line, reason], index) => [file, line, reason, index]))(
    'refuses in %s: %s',
    (file, _line, reason, index) => {
      expect(saidOf(file, index).join('\n')).toContain(reason)
    },
  )

  test.each(ALLOWED.map(([file, line], index) => [file, line, REFUSED.length + index]))(
    'allows in %s: %s',
    (file, _line, index) => {
      expect(saidOf(file, index)).toEqual([])
      expect(linted).toBe(REFUSED.length + ALLOWED.length)
    },
  )
})
