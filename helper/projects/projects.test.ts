import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type HelperEvent, NO_CHOICES } from '@mosaygent/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openProjectStore } from './project-store.ts'
import { createProjects } from './projects.ts'
import { createTakeOvers } from './take-overs.ts'

const A = '/projects/tide é'
const CHOICES = { ...NO_CHOICES, development: { ...NO_CHOICES.development, project_id: 'tide-dev' } }
const { signal } = new AbortController()

let home: string
let chosen: string | null
let events: HelperEvent[]
const open = async () => {
  const store = await openProjectStore({ home, onDamaged: () => undefined })
  const { handlers } = createProjects({
    store,
    takeOvers: createTakeOvers(store),
    directory: () => chosen,
    hub: { publish: (event) => void events.push(event) },
  })
  return { store, handlers }
}

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'projets é '))
  chosen = A
  events = []
})
afterEach(() => rm(home, { recursive: true, force: true }))

test('each directory has choices of its own, told as the chosen one’s, also after a restart', async () => {
  const { handlers, store } = await open()
  expect(await handlers.projectChoices(undefined, signal)).toEqual({
    ok: true,
    value: { directory: A, choices: null },
  })
  expect(await handlers.storeProjectChoices({ directory: A, choices: CHOICES }, signal)).toMatchObject({
    ok: true,
  })
  await store.choose(A, (project) => ({ ...project, opened_at: '2026-01-01' }))
  expect(events).toEqual([{ type: 'project.changed' }])
  chosen = '/projects/other'
  expect(await handlers.projectChoices(undefined, signal)).toMatchObject({ value: { choices: null } })
  // one that was left can still be stored: the page does so while it goes to the next
  const later = { ...CHOICES, environment: 'production' as const }
  expect(await handlers.storeProjectChoices({ directory: A, choices: later }, signal)).toMatchObject({
    ok: true,
  })
  chosen = A
  const next = await open()
  expect(await next.handlers.projectChoices(undefined, signal)).toEqual({
    ok: true,
    value: { directory: A, choices: later },
  })
})

test('a directory that was never chosen keeps nothing', async () => {
  const { handlers, store } = await open()
  const refused = await handlers.storeProjectChoices({ directory: '/nowhere', choices: CHOICES }, signal)
  expect(refused).toMatchObject({ ok: false, problem: { code: 'no-directory' } })
  expect(store.get('/nowhere').choices).toBeUndefined()
  expect(events).toEqual([])
  chosen = null
  expect(await handlers.projectChoices(undefined, signal)).toEqual({
    ok: true,
    value: { directory: null, choices: null },
  })
})

test(
  'recent projects: the latest first, gone ones told; one that is removed keeps its settings and comes back',
  { tags: 'P-391' },
  async () => {
    const { handlers, store } = await open()
    expect(await handlers.recentProjects(undefined, signal)).toEqual({ ok: true, value: { projects: [] } })
    const there = join(home, 'form_app')
    await mkdir(there)
    await store.choose(A, (project) => ({ ...project, opened_at: '2026-01-01' }))
    await store.choose(there, (project) => ({ ...project, opened_at: '2026-01-02', app: 'x' }))
    const first = { path: there, name: 'form_app', exists: true, opened_at: '2026-01-02', environment: null }
    const second = { path: A, name: 'tide é', exists: false, opened_at: '2026-01-01', environment: null }
    const list = async () => handlers.recentProjects(undefined, signal)
    expect(await list()).toEqual({ ok: true, value: { projects: [first, second] } })
    expect(await handlers.forgetProject({ path: there }, signal)).toEqual({
      ok: true,
      value: { path: there },
    })
    expect(events).toEqual([{ type: 'project.changed' }])
    expect(await list()).toEqual({ ok: true, value: { projects: [second] } })
    expect(store.get(there).app).toBe('x')
    await store.choose(there, (project) => ({ ...project, opened_at: '2026-01-03' }))
    expect(await list()).toMatchObject({ value: { projects: [{ path: there }, { path: A }] } })
  },
)

test('what was never chosen cannot be removed, at most twelve are listed', async () => {
  const { handlers, store } = await open()
  expect(await handlers.forgetProject({ path: '/nowhere' }, signal)).toMatchObject({
    ok: false,
    problem: { code: 'no-directory' },
  })
  expect(events).toEqual([])
  for (let day = 10; day < 24; day += 1)
    await store.choose(`/p${day}`, (project) => ({ ...project, opened_at: `2026-01-${day}` }))
  const listed = await handlers.recentProjects(undefined, signal)
  expect(listed.ok && listed.value.projects.map(({ path }) => path)).toHaveLength(12)
  expect(listed).toMatchObject({ value: { projects: { 0: { path: '/p23' }, 11: { path: '/p12' } } } })
})
