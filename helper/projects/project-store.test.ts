import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openProjectStore, readProjectSettings } from './project-store.ts'

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

test(
  'a link and where it leads are one project, also after the folder is gone',
  { tags: 'P-392' },
  async () => {
    const root = await realpath(home)
    const [target, link] = [join(root, 'app é'), join(root, 'link')]
    await mkdir(target)
    await symlink(target, link)
    const store = await open()
    await store.choose(target, (project) => ({ ...project, opened_at: '2026-01-01', app: 'x' }))
    expect(store.get(link)).toMatchObject({ app: 'x' })
    await store.choose(link, (project) => ({ ...project, opened_at: '2026-01-02' }))
    expect(store.opened()).toEqual([{ directory: link, opened_at: '2026-01-02', app: 'x' }])
    expect(await readProjectSettings(home, link)).toMatchObject({ app: 'x' })
    await rm(target, { recursive: true })
    expect(store.get(link)).toMatchObject({ app: 'x' })
    expect((await open()).opened()).toHaveLength(1)
  },
)

test('settings that were kept under a link’s own path are found, and go on under the real one', async () => {
  const root = await realpath(home)
  const [target, link] = [join(root, 'app'), join(root, 'link')]
  await mkdir(target)
  await symlink(target, link)
  await mkdir(join(home, 'projects'))
  const old = `${createHash('sha256').update(link).digest('hex').slice(0, 32)}.json`
  const settings = { directory: link, opened_at: '2026-01-01', app: 'x' }
  await writeFile(join(home, 'projects', old), JSON.stringify(settings))
  const store = await open()
  expect(store.get(link)).toEqual(settings)
  expect(await readProjectSettings(home, link)).toEqual(settings)
  await store.choose(link, at('2026-01-02'))
  expect(store.opened()).toEqual([{ ...settings, opened_at: '2026-01-02' }])
  expect(store.get(target)).toMatchObject({ app: 'x' })
})
