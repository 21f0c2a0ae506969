import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { endpoints } from '@mosaygent/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../state/index.ts'
import {
  contentOf,
  createTemporaryProject,
  namesIn,
  type TemporaryProject,
} from '../testing/temporary-project.ts'

const signal = new AbortController().signal
const ADDRESS = 'https://git.example/team/app.git'
const PUBSPEC = 'name: app\ndependencies:\n  flutter:\n    sdk: flutter\n'
const flutter = { codebase: 'flutter' } as const
let t: TemporaryProject
beforeEach(async () => {
  t = await createTemporaryProject()
})
afterEach(() => t.remove())

const startersFolder = join(import.meta.dirname, '../../../starters')
const config = () => contentOf(join(t.home, 'config.json'))

describe('a repository that was chosen', () => {
  test(
    'is remembered, told, and cloned from then on; the default comes back',
    { tags: 'P-207' },
    async () => {
      const { handlers } = await t.open({}, { startersFolder })
      await handlers.setDirectory({ path: t.project }, signal)
      expect(await handlers.repositoryChoices(undefined, signal)).toMatchObject({
        value: { api: { from: 'starter' }, flutter: { from: 'starter' } },
      })
      const chosen = await handlers.chooseRepository({ ...flutter, address: ` ${ADDRESS} ` }, signal)
      const choices = { api: { from: 'starter' }, flutter: { from: 'config', address: ADDRESS } }
      expect(chosen).toMatchObject({ ok: true, value: choices })
      expect(endpoints.chooseRepository.reply.safeParse(chosen.ok && chosen.value).success).toBe(true)
      expect(t.events.at(-1)?.event.type).toBe('workspace.changed')
      const status = await handlers.environmentStatus(undefined, signal)
      expect(status).toMatchObject({
        value: { flutter: { repository: { address: ADDRESS, starter: false } } },
      })
      // the next start reads it
      const next = await t.open({}, { startersFolder })
      expect(await next.handlers.repositoryChoices(undefined, signal)).toMatchObject({
        value: choices,
      })

      await handlers.chooseRepository({ ...flutter, address: null }, signal)
      expect(await handlers.repositoryChoices(undefined, signal)).toMatchObject({
        value: { flutter: { from: 'starter' } },
      })
    },
  )

  test(
    'belongs to its project directory: another one keeps what config.json says',
    { tags: 'P-387' },
    async () => {
      const other = join(t.root, 'other')
      await mkdir(other)
      const mine = { flutterRepository: 'https://git.example/mine/app.git' }
      const { handlers } = await t.open(mine, { startersFolder })
      const flutterNow = async () => {
        const now = await handlers.repositoryChoices(undefined, signal)
        return now.ok ? now.value.flutter : now
      }
      await handlers.setDirectory({ path: t.project }, signal)
      await handlers.chooseRepository({ ...flutter, address: ADDRESS }, signal)
      await handlers.setDirectory({ path: other }, signal)
      expect(await flutterNow()).toEqual({ from: 'config', address: mine.flutterRepository })
      await handlers.chooseRepository({ ...flutter, address: null }, signal)
      expect(await flutterNow()).toMatchObject({ from: 'starter' })
      await handlers.setDirectory({ path: t.project }, signal)
      expect(await flutterNow()).toEqual({ from: 'config', address: ADDRESS })
      expect(await config()).toBeNull()
    },
  )

  test(
    'may be for a project that is not open yet, and then leaves the open one and config.json alone',
    { tags: ['P-387', 'P-405'] },
    async () => {
      const other = join(t.root, 'other')
      const { handlers } = await t.open({}, { startersFolder })
      await handlers.setDirectory({ path: t.project }, signal)
      const choose = (address: string) =>
        handlers.chooseRepository({ ...flutter, address, directory: other }, signal)
      // what is wrong with the address is said first, and then no folder is made
      expect(await choose('--upload-pack=x')).toMatchObject({ problem: { code: 'invalid-repository' } })
      expect(await namesIn(t.root)).not.toContain('other')
      expect(await choose(ADDRESS)).toMatchObject({ ok: true, value: { flutter: { from: 'starter' } } })
      await handlers.setDirectory({ path: other }, signal)
      expect(await handlers.repositoryChoices(undefined, signal)).toMatchObject({
        value: { flutter: { from: 'config', address: ADDRESS } },
      })
      expect(await config()).toBeNull()
    },
  )

  test('before any directory, is written into config.json for the projects to come', async () => {
    const { handlers } = await t.open({}, { startersFolder })
    await handlers.chooseRepository({ ...flutter, address: ADDRESS }, signal)
    expect(await readConfig(t.home, {})).toMatchObject({ config: { flutterRepository: ADDRESS } })
    await handlers.chooseRepository({ ...flutter, address: null }, signal)
    expect(await config()).toBe('{}\n')
    expect(await handlers.repositoryChoices(undefined, signal)).toMatchObject({
      value: { flutter: { from: 'starter' } },
    })
  })

  test.each([
    '',
    '--upload-pack=touch x',
    'ext::sh -c x',
    'http://git.example/a',
    'https://ann:secret@git.example/a',
    '/a/folder',
    'file:///a/folder',
    'foo',
  ])('may not be %j: nothing is written, and nothing is suggested that is refused', async (address) => {
    const { handlers } = await t.open()
    const refused = await handlers.chooseRepository({ ...flutter, address }, signal)
    expect(refused).toMatchObject({ problem: { code: 'invalid-repository' } })
    expect(refused).not.toMatchObject({
      problem: { detail: expect.stringMatching(/full path|config\.json|environment/) },
    })
    expect(await namesIn(t.home)).toEqual([])
    expect(t.events).toEqual([])
  })

  test('cannot be where the environment says another: that is told, and nothing is written', async () => {
    t.env['MOSAYGENT_FLUTTER_REPO'] = ADDRESS
    const { handlers } = await t.open({ flutterRepository: ADDRESS })
    expect(await handlers.repositoryChoices(undefined, signal)).toMatchObject({
      value: { flutter: { from: 'environment', variable: 'MOSAYGENT_FLUTTER_REPO', address: ADDRESS } },
    })
    const refused = await handlers.chooseRepository(
      { ...flutter, address: 'https://git.example/b/c' },
      signal,
    )
    expect(refused).toMatchObject({
      problem: { detail: expect.stringContaining('MOSAYGENT_FLUTTER_REPO') },
    })
    expect(await config()).toBeNull()
  })

  test('is not written over a config.json that somebody broke', async () => {
    await writeFile(join(t.home, 'config.json'), '{"mine": ')
    const { handlers } = await t.open()
    expect(await handlers.chooseRepository({ ...flutter, address: ADDRESS }, signal)).toMatchObject({
      problem: { code: 'settings-damaged' },
    })
    expect(await config()).toBe('{"mine": ')
    expect(await handlers.repositoryChoices(undefined, signal)).toMatchObject({
      value: { flutter: { from: 'none' } },
    })
  })
})

describe('the branch that a clone would check out', () => {
  test('is the one that the repository names', { tags: 'P-208' }, async () => {
    const source = await t.repository('source é', { 'a.txt': 'a' })
    await t.git(source, 'switch', '-qc', 'trunk/é')
    const { handlers } = await t.open({ flutterRepository: source }, { startersFolder })
    expect(await handlers.defaultBranch(flutter, signal)).toEqual({ ok: true, value: { branch: 'trunk/é' } })
    expect(await handlers.defaultBranch({ codebase: 'api' }, signal)).toMatchObject({
      value: { branch: 'main' },
    })
  })

  test('is not known when the server does not say, and no helper for passwords of its folder runs', async () => {
    const server = createServer((_, response) => {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const { handlers } = await t.open({ flutterRepository: `http://127.0.0.1:${String(port)}/a/b` })
    // a repository around our own folder: git would read its settings
    await t.git(t.root, 'init', '-q', '.')
    await t.git(t.root, 'config', 'credential.helper', `!touch '${join(t.root, 'pwned')}'`)
    expect(await handlers.defaultBranch(flutter, signal)).toEqual({ ok: true, value: { branch: null } })
    expect(await namesIn(t.root)).not.toContain('pwned')
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
})

describe('what lies in the place of a clone already', () => {
  const deep = { 'apps/mobile/one/app/pubspec.yaml': PUBSPEC, 'readme.md': 'x' }
  const status = async (workspace: Awaited<ReturnType<TemporaryProject['open']>>) => {
    const outcome = await workspace.handlers.environmentStatus(undefined, signal)
    if (!outcome.ok) throw new Error(outcome.problem.detail)
    return outcome.value.flutter
  }

  test('is used when it is the same repository, also after a restart', { tags: 'P-209' }, async () => {
    const source = await t.repository('source é', deep)
    await t.git(t.root, 'clone', '-q', source, join(t.project, 'flutter'))
    const first = await t.open({ flutterRepository: source })
    await first.handlers.setDirectory({ path: t.project }, signal)
    expect(await status(first)).toMatchObject({
      detected: false,
      repository: { same: true, taken: expect.stringContaining('already there') },
    })
    const app = join(t.project, 'flutter', 'apps/mobile/one/app')
    expect(await first.handlers.useExisting(flutter, signal)).toMatchObject({
      ok: true,
      value: { path: app },
    })
    const again = await t.open({ flutterRepository: source })
    expect(await status(again)).toMatchObject({ detected: true, path: app, git: { branch: 'main' } })
    expect(await again.flutterPath()).toBe(app)
    await rm(app, { recursive: true })
    expect(await status(again)).toMatchObject({ detected: false })
  })

  test('is left alone when it is another one, a link, or no repository', async () => {
    const source = await t.repository('source é', deep)
    const other = await t.repository('other', deep)
    const workspace = await t.open({ flutterRepository: source })
    await workspace.handlers.setDirectory({ path: t.project }, signal)
    const target = join(t.project, 'flutter')
    const refused = async () => {
      expect((await status(workspace)).repository).not.toHaveProperty('same')
      expect(await workspace.handlers.useExisting(flutter, signal)).toMatchObject({
        problem: { code: 'target-exists' },
      })
      expect(await contentOf(join(t.home, 'state.json'))).not.toContain('chosen')
      await rm(target, { recursive: true })
    }
    await t.git(t.root, 'clone', '-q', other, target)
    expect(await status(workspace)).toMatchObject({
      repository: {
        taken: `${target} is already there, and it is a clone of ${other}, so nothing can be cloned there. Move it away, or choose another project directory.`,
      },
    })
    await refused()
    await t.write(join(target, 'a file'), '')
    await refused()
    await t.git(t.root, 'clone', '-q', source, join(t.root, 'elsewhere'))
    await symlink(join(t.root, 'elsewhere'), target)
    await refused()
  })

  test('without a codebase in it says so', async () => {
    const source = await t.repository('source é', { 'readme.md': 'x' })
    await t.git(t.root, 'clone', '-q', source, join(t.project, 'flutter'))
    const { handlers } = await t.open({ flutterRepository: source })
    await handlers.setDirectory({ path: t.project }, signal)
    expect(await handlers.useExisting(flutter, signal)).toMatchObject({
      problem: { code: 'path-not-found', detail: expect.stringContaining('pubspec.yaml') },
    })
  })
})
