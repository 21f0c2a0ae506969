import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openProjectStore } from './project-store.ts'

let home: string
const damaged: string[] = []
const open = () => openProjectStore({ home, onDamaged: (aside) => damaged.push(aside) })
const at = (opened_at: string) => (settings: object) => ({ directory: '', ...settings, opened_at })

beforeEach(async () => {
  damaged.length = 0
  home = await mkdtemp(join(tmpdir(), 'projets é '))
})
afterEach(() => rm(home, { recursive: true, force: true }))

test('each directory has settings of its own, also for the next run', async () => {
  const store = await open()
  expect(store.get('/a b')).toEqual({ directory: '/a b', opened_at: null })
  expect(await store.choose('/a b', at('2026-01-01'))).toEqual({ ok: true, value: null })
  await store.choose('/é', at('2026-01-02'))
  const next = await open()
  expect(next.get('/a b')).toEqual({ directory: '/a b', opened_at: '2026-01-01' })
  expect(next.get('/other').opened_at).toBeNull()
  expect(next.opened().map(({ directory }) => directory)).toEqual(['/é', '/a b'])
})

test('a damaged file is set aside, and its project begins anew', async () => {
  const store = await open()
  await store.choose('/a', at('2026-01-01'))
  const [name = ''] = await readdir(join(home, 'projects'))
  await writeFile(join(home, 'projects', name), '{')
  expect((await open()).opened()).toEqual([])
  expect(damaged).toHaveLength(1)
})
