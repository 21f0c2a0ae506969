import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openProjectStore } from '../projects/index.ts'
import { openFirebaseMemory } from './project-memory.ts'

const A = '/projects/tide é'
const B = '/projects/form'
let home: string
let chosen: string | null
const open = async () => {
  const onDamaged = () => undefined
  const projects = await openProjectStore({ home, onDamaged })
  return openFirebaseMemory({ home, projects, directory: () => chosen, onDamaged })
}

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'projets é '))
  chosen = A
})
afterEach(() => rm(home, { recursive: true, force: true }))

test(
  'what is told for one directory is not the other’s, also after a restart',
  { tags: 'P-387' },
  async () => {
    const memory = await open()
    await memory.setProjectId('tide-dev')
    await memory.takeWebApp('shared', '1:web:a')
    chosen = B
    expect(await memory.projectId()).toBeNull()
    expect(await memory.webApp('shared')).toBeNull()
    await memory.setProjectId('form-dev')
    const next = await open()
    expect(await next.projectId()).toBe('form-dev')
    chosen = A
    expect(await next.projectId()).toBe('tide-dev')
    expect(await next.webApp('shared')).toBe('1:web:a')
  },
)

test('an older helper’s memory belongs to the directory that was chosen then', async () => {
  await writeFile(join(home, 'firebase.json'), '{"project_id":"tide-dev","web_apps":{"shared":"1:web:a"}}')
  const memory = await open()
  chosen = B
  expect(await memory.projectId()).toBeNull()
  expect(await memory.webApp('shared')).toBeNull()
  chosen = A
  expect(await memory.projectId()).toBe('tide-dev')
  expect(await memory.webApp('shared')).toBe('1:web:a')
  expect(JSON.parse(await readFile(join(home, 'firebase.json'), 'utf8'))).toEqual({
    project_id: null,
    web_apps: {},
  })
})

test('what is said before any directory is chosen goes to the first one', async () => {
  chosen = null
  const memory = await open()
  await memory.setProjectId('tide-dev')
  expect(await memory.projectId()).toBe('tide-dev')
  chosen = A
  expect(await memory.projectId()).toBe('tide-dev')
  chosen = B
  expect(await memory.projectId()).toBeNull()
})
