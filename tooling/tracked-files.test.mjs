import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyShipped, removeOthers, trackedFiles } from './tracked-files.mjs'

let root
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mosaygent tracked é '))
  await mkdir(join(root, 'starters/api/app é'), { recursive: true })
  await writeFile(join(root, 'starters/api/app é/main.py'), '')
  await writeFile(join(root, 'starters/api/.gitignore'), '.env')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const git = (...args) => promisify(execFile)('git', args, { cwd: root })

async function copied() {
  await copyShipped(join(root, 'starters'), join(root, 'out'), trackedFiles(root, 'starters'))
  return (await readdir(join(root, 'out'), { recursive: true }))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
}

test('what git does not keep is somebody’s own and is not shipped', async () => {
  await git('init', '--quiet')
  await git('add', '--all')
  await writeFile(join(root, 'starters/api/.env'), 'SECRET=1')
  await mkdir(join(root, 'starters/api/.idea'))
  await writeFile(join(root, 'starters/api/.idea/workspace.xml'), '')
  await writeFile(join(root, 'starters/api/app é/notes.py'), '')
  expect(await copied()).toEqual(['api', 'api/.gitignore', 'api/app é', 'api/app é/main.py'])
  // what was there before goes
  await git('rm', '--quiet', '--cached', 'starters/api/app é/main.py')
  expect(await copied()).toEqual(['api', 'api/.gitignore'])
})

test('sources without git are shipped whole, but for what tools leave there', async () => {
  await mkdir(join(root, 'starters/api/__pycache__'))
  await writeFile(join(root, 'starters/api/__pycache__/main.pyc'), '')
  expect(trackedFiles(root, 'starters')).toBe(null)
  expect(await copied()).toEqual(['api', 'api/.gitignore', 'api/app é', 'api/app é/main.py'])
})

test('what an earlier build left under a name that nothing has now is not packed', async () => {
  for (const name of ['sketch.cjs', 'sketch.mjs']) await writeFile(join(root, name), '')
  await removeOthers(root, ['sketch.cjs', 'not built yet'])
  expect(await readdir(root)).toEqual(['sketch.cjs'])
})
