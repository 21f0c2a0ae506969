import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
let folder

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mosaygent layers é '))
  await cp(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What the linter says of one import, had it been written in that file. */
async function lint(file, line) {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${line}\n`)
  try {
    await promisify(execFile)(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), path], {
      cwd: folder,
    })
    return ''
  } catch (error) {
    return error.stdout
  } finally {
    await rm(path)
  }
}

/** A rule that cannot fail is none: each layer's rule is seen failing, and its neighbour passing. */
describe('who may import whom', () => {
  test.each([
    ['contract/x.ts', "export { run } from 'execa'", 'The contract imports zod alone'],
    ['helper/workspace/x.ts', "export { run } from 'execa'", 'Only helper/processes starts programs'],
    [
      'helper/preview/x.ts',
      "export { spawn } from 'node:child_process'",
      'Only helper/processes starts programs',
    ],
    ['helper/preview/x.ts', "export { Hono } from 'hono'", 'web framework'],
    ['helper/preview/x.ts', "export { a } from '../workspace/index.ts'", 'Features do not know each other'],
    [
      'helper/preview/session/x.ts',
      "export { a } from '../../workspace/index.ts'",
      'Features do not know each other',
    ],
    ['helper/workspace/x.ts', "export { a } from '../http/index.ts'", 'Features do not know each other'],
    ['helper/doctor/x.ts', "export { a } from '../preview/index.ts'", 'Features do not know each other'],
    ['helper/tools/x.ts', "export { a } from '../http/index.ts'", 'turns arguments into output'],
    ['helper/jobs/x.ts', "export { a } from '../tools/index.ts'", 'work that it knows nothing of'],
    ['helper/cloning/x.ts', "export { a } from '../workspace/index.ts'", 'serve the features'],
    ['helper/runs/x.ts', "export { a } from '../preview/index.ts'", 'serve the features'],
    ['helper/tools/x.ts', "export { a } from '../jobs/index.ts'", 'turns arguments into output'],
    ['helper/processes/x.ts', "export { a } from '../state/index.ts'", 'lowest layer'],
    [
      'dashboard/features/preview/x.ts',
      "export { a } from '../workspace/card.tsx'",
      'A feature never imports another feature',
    ],
    ['dashboard/app/x.ts', "export { getAuth } from '@firebase/auth'", 'Only dashboard/cloud'],
    ['dashboard/app/x.ts', "export { join } from 'node:path'", 'runs in a browser'],
    [
      'dashboard/app/x.ts',
      "export const a = localStorage.getItem('a')",
      'Only dashboard/session touches storage',
    ],
    ['dashboard/features/workspace/x.ts', "export const a = fetch('/a')", 'touch the network'],
    [
      'dashboard/ui/x.ts',
      "export { endpoints } from '@mosaygent/contract'",
      'ui knows nothing of the product',
    ],
    [
      'dashboard/helper-ui/x.ts',
      "export { a } from '../features/workspace/card.tsx'",
      'stands below all of them',
    ],
    ['helper/http/x.ts', "export { object } from 'zod'", 'Import zod/mini'],
  ])('%s may not: %s', async (file, line, reason) => {
    expect((await lint(file, line)).replaceAll(/\s+/g, ' ')).toContain(reason)
  })

  test.each([
    ['contract/x.ts', "export { object } from 'zod/mini'"],
    ['helper/processes/x.ts', "export { execa } from 'execa'"],
    ['helper/http/x.ts', "export { Hono } from 'hono'"],
    ['helper/preview/x.ts', "export { run } from '../processes/index.ts'"],
    ['helper/preview/x.ts', "export { a } from '../jobs/index.ts'"],
    ['helper/preview/x.ts', "export { a } from '../cloning/index.ts'"],
    ['helper/jobs/x.ts', "export { a } from '../events/index.ts'"],
    ['dashboard/cloud/x.ts', "export { getAuth } from '@firebase/auth'"],
    ['dashboard/session/x.ts', "export const a = localStorage.getItem('a')"],
    ['dashboard/features/preview/x.ts', "export { Button } from '#ui'"],
    ['dashboard/helper-ui/x.ts', "export { Button } from '#ui'"],
  ])('%s may: %s', async (file, line) => {
    expect(await lint(file, line)).toBe('')
  })
})
