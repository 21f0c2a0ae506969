import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTakeOvers, openProjectStore, type ProjectStore, type TakeOvers } from '../../projects/index.ts'
import { createTemporaryProject, type TemporaryProject } from '../testing/temporary-project.ts'
import type { Workspace } from '../workspace.ts'

const { signal } = new AbortController()
const FILES = {
  'flutter/pubspec.yaml': 'name: app\ndependencies:\n  flutter:\n    sdk: flutter\n',
  'flutter/lib/main.dart': 'void main() {}\n',
}
const ADDRESS = 'https://ann:s3cret@git.example/tide.git'

let t: TemporaryProject
let projects: ProjectStore
let takeOvers: TakeOvers
let workspace: Workspace
let first: string

beforeEach(async () => {
  t = await createTemporaryProject()
  projects = await openProjectStore({ home: t.home, onDamaged: () => undefined })
  takeOvers = createTakeOvers(projects)
  workspace = await t.open({}, { projects, takeOvers })
  first = await t.repository('tide é', FILES)
})
afterEach(() => t.remove())

const open = (path: string) => workspace.handlers.setDirectory({ path }, signal)
/** Opened, looked at, and told something about. */
const work = async (path: string, firebase_project: string) => {
  await open(path)
  await workspace.handlers.environmentStatus(undefined, signal)
  await projects.choose(path, (project) => ({ ...project, firebase_project }))
}
const moved = async (from: string, name: string) => {
  const to = join(t.root, name)
  await rename(from, to)
  return to
}
const answer = (path: string, keep: boolean) => workspace.handlers.answerTakeOver({ path, keep }, signal)

test(
  'settings go with the folder that was moved, and Undo gives both what they had',
  { tags: 'P-379' },
  async () => {
    await t.git(first, 'remote', 'add', 'origin', ADDRESS)
    await work(first, 'tide-dev')
    expect(JSON.stringify(projects.get(first))).not.toContain('s3cret')
    const second = await moved(first, 'elsewhere 📱')
    await open(second)
    expect(projects.get(second)).toMatchObject({ directory: second, firebase_project: 'tide-dev' })
    expect(takeOvers.of(second)).toBe(first)
    expect(projects.get(first)).toMatchObject({ moved_to: second, unlisted: projects.get(first).opened_at })

    expect(await answer(second, false)).toMatchObject({ ok: true })
    expect(projects.get(second).firebase_project).toBeUndefined()
    expect(projects.get(first)).toMatchObject({ firebase_project: 'tide-dev' })
    expect(projects.get(first).moved_to).toBeUndefined()
    expect(await answer(second, false)).toMatchObject({ problem: { code: 'nothing-to-undo' } })
  },
)

test('moved on and back again, the latest settings go along', async () => {
  await t.git(first, 'remote', 'add', 'origin', ADDRESS)
  await work(first, 'tide-dev')
  const second = await moved(first, 'elsewhere')
  await work(second, 'tide-new')
  expect(await answer(second, true)).toMatchObject({ ok: true })
  await rename(second, first)
  await open(first)
  expect(projects.get(first)).toMatchObject({ directory: first, firebase_project: 'tide-new' })
  expect(projects.get(first).moved_to).toBeUndefined()
})

test.each([
  ['whose folder is still there', async () => undefined, ADDRESS, ADDRESS],
  ['of another address', () => rm(first, { recursive: true }), ADDRESS, 'https://git.example/other.git'],
  ['without an address', () => rm(first, { recursive: true }), null, null],
])('nothing is taken over of a project %s', { tags: 'P-379' }, async (_, leave, mine, other) => {
  const second = join(t.root, 'second')
  await t.git(t.root, 'clone', '-q', first, second)
  await t.git(second, 'remote', 'remove', 'origin')
  if (mine !== null) await t.git(first, 'remote', 'add', 'origin', mine)
  if (other !== null) await t.git(second, 'remote', 'add', 'origin', other)
  await work(first, 'tide-dev')
  await leave()
  await open(second)
  expect(projects.get(second).firebase_project).toBeUndefined()
  expect(takeOvers.of(second)).toBeNull()
  expect(projects.get(first)).toMatchObject({ firebase_project: 'tide-dev' })
})

test('nothing is taken over without a history, nor by a project with settings of its own', async () => {
  await rm(join(first, '.git'), { recursive: true })
  await work(first, 'tide-dev')
  const second = await moved(first, 'plain')
  await open(second)
  expect(projects.get(second).firebase_project).toBeUndefined()

  const known = await t.repository('known', FILES)
  await t.git(known, 'remote', 'add', 'origin', ADDRESS)
  await work(known, 'known-dev')
  const mine = join(t.root, 'mine')
  await t.git(t.root, 'clone', '-q', known, mine)
  await t.git(mine, 'remote', 'set-url', 'origin', ADDRESS)
  await work(mine, 'mine-dev')
  await rm(known, { recursive: true })
  await open(mine)
  expect(projects.get(mine)).toMatchObject({ firebase_project: 'mine-dev' })
})

test('a folder that is named gets the settings, with no history at all', { tags: 'P-380' }, async () => {
  await rm(join(first, '.git'), { recursive: true })
  await work(first, 'tide-dev')
  const find = (path: string, to: string) => workspace.handlers.findProject({ path, to }, signal)
  const before = projects.get(first)
  expect(await find(first, t.project)).toMatchObject({ problem: { code: 'target-exists' } })
  const second = await moved(first, 'found é')
  expect(await find('/nowhere', second)).toMatchObject({ problem: { code: 'no-directory' } })
  expect(await find(first, first)).toMatchObject({ problem: { code: 'path-not-found' } })
  expect(workspace.projectDirectory()).toBe(first)
  expect(projects.get(first)).toEqual(before)

  expect(await find(first, second)).toEqual({ ok: true, value: { path: second } })
  expect(workspace.projectDirectory()).toBe(second)
  expect(projects.get(second)).toMatchObject({ firebase_project: 'tide-dev' })
  expect(takeOvers.of(second)).toBe(first)
})
