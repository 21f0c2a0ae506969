import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { WatchTrouble } from '@mosaygent/contract'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { harnessForEach, openPage } from '../testing/harness-for-each.ts'
import type { PreviewHarness } from '../testing/preview-harness.ts'
import { lookAt, type Sight } from './sight.ts'
import { watchSources } from './source-watch.ts'

const { running } = harnessForEach()
const save = (s: PreviewHarness) => s.preview.handlers.setReloadOnSave({ enabled: true }, AbortSignal.abort())
const restarts = async (s: PreviewHarness) =>
  (await s.log()).filter((entry) => entry['request'] === 'app.restart')
const trouble = (s: PreviewHarness, code: WatchTrouble['code'] | null) =>
  s.until((status) => (status.watch_trouble?.code ?? null) === code)
const stale = (s: PreviewHarness, first: string) => s.until((status) => status.stale?.first === first)

async function git(folder: string, ...args: string[]): Promise<void> {
  const own = ['-c', 'user.name=é', '-c', 'user.email=e@example.com', '-c', 'core.hooksPath=/dev/null']
  await promisify(execFile)('git', ['-C', folder, ...own, ...args])
}

describe('a watch that lost its folders finds them again', { tags: 'P-377' }, () => {
  test('a branch without the app is visited: nothing is asked of the tool, and afterwards all goes on', async () => {
    const s = await running({ transcript: 'reload-ok' })
    await openPage(s.port)
    await git(s.base, 'init', '-q', '-b', 'main')
    await git(s.base, 'add', 'my app é')
    await git(s.base, 'commit', '-qm', 'app')
    await git(s.base, 'switch', '-qc', 'without')
    // first, because on a busy machine the sources are read between the end of one file and of the next
    await git(s.base, 'rm', '-q', 'my app é/pubspec.yaml')
    await git(s.base, 'rm', '-qr', 'my app é')
    await git(s.base, 'commit', '-qm', 'none')
    const status = await trouble(s, 'gone')
    expect(status).toMatchObject({ state: 'running', stale: null })
    expect(status.watch_trouble?.detail).toContain(`${s.project} has no pubspec.yaml now`)
    await save(s)
    await git(s.base, 'switch', '-q', 'main')
    await trouble(s, null)
    await s.edit('lib/main.dart', '// back')
    await s.until(async () => (await s.receipts()).length === 1)
    expect(await s.receipts()).toMatchObject([{ trigger: 'save', outcome: 'applied', files: 1 }])
    expect(await restarts(s)).toHaveLength(1)
    expect((await s.console()).filter(({ text }) => text.includes('no pubspec.yaml now'))).toHaveLength(1)
  })

  test('moved away and back, at once and after it was missed', async () => {
    const s = await running({ transcript: 'reload-ok' })
    await rename(s.project, `${s.project} away`)
    await trouble(s, 'gone')
    await rename(`${s.project} away`, s.project)
    await trouble(s, null)
    await s.edit('lib/a.dart', 'a')
    await stale(s, 'lib/a.dart')
    await rename(s.project, `${s.project} away`)
    await rename(`${s.project} away`, s.project)
    await s.edit('lib/Z.dart', 'b')
    expect((await stale(s, 'lib/Z.dart')).stale?.files).toBe(2)
  })

  test('deleted and made again, whole or its sources alone', async () => {
    const s = await running({ transcript: 'reload-ok' })
    await rm(join(s.project, 'lib'), { recursive: true })
    await stale(s, 'lib/main.dart')
    await s.edit('lib/a.dart', 'a')
    await stale(s, 'lib/a.dart')
    await rm(s.project, { recursive: true })
    await trouble(s, 'gone')
    expect((await s.status()).stale).toMatchObject({ first: 'lib/a.dart' })
    await s.edit('lib/b.dart', 'b')
    await s.edit('pubspec.yaml', 'name: my_app\n')
    await trouble(s, null)
    await stale(s, 'lib/b.dart')
  })

  test('a folder that cannot be read for a while, as of a disk that went away', async () => {
    const project = await mkdtemp(join(tmpdir(), 'é unmounted '))
    onTestFinished(() => rm(project, { recursive: true }))
    await mkdir(join(project, 'lib'))
    await writeFile(join(project, 'pubspec.yaml'), 'name: x')
    let sight: Sight = 'there'
    const onEvent = vi.fn<() => void>()
    const onTrouble = vi.fn<(trouble: WatchTrouble | null) => void>()
    const watch = watchSources(project, { checkMs: 5, onEvent, onTrouble, look: async () => sight })
    onTestFinished(() => watch.close())
    await vi.waitFor(() => expect(onEvent).toHaveBeenCalledOnce())
    sight = 'closed'
    await vi.waitFor(() => expect(onTrouble.mock.lastCall?.[0]).toMatchObject({ code: 'closed' }))
    sight = 'there'
    await vi.waitFor(() => expect(onTrouble.mock.lastCall).toEqual([null]))
    expect(onTrouble).toHaveBeenCalledTimes(2)
    // what changed meanwhile went unnoticed, so it is read
    await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(2))
  })

  test('what is there, gone, and neither', async () => {
    const base = await mkdtemp(join(tmpdir(), 'é sight '))
    onTestFinished(() => rm(base, { recursive: true }))
    expect(await lookAt(join(base, 'none'))).toBe('gone')
    await writeFile(join(base, 'file'), '')
    expect(await lookAt(join(base, 'file'))).toBe('gone')
    await symlink('round', join(base, 'round'))
    expect(await lookAt(join(base, 'round'))).toBe('closed')
    await mkdir(join(base, 'pubspec.yaml'))
    expect(await lookAt(base)).toBe('gone')
    await rm(join(base, 'pubspec.yaml'), { recursive: true })
    await writeFile(join(base, 'pubspec.yaml'), '')
    expect(await lookAt(base)).toBe('there')
    expect(await readFile(join(base, 'pubspec.yaml'), 'utf8')).toBe('')
  })
})
