import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer as createSocketServer } from 'node:net'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { contentOf } from '../testing/temporary-project.ts'
import { createUnpackedRepository, type UnpackedRepository } from '../testing/unpacked-repository.ts'

/** Each attack is really tried, with the git of this machine: `npm run test:real` runs it with a current one, too. */
let r: UnpackedRepository
beforeEach(async () => {
  r = await createUnpackedRepository()
})
afterEach(() => r.remove())

describe('nothing waits for a pipe that an archive brought', () => {
  test.each([
    ['.git/FETCH_HEAD'],
    ['.git/info/exclude'],
    ['.git/remotes/origin'],
    ['.git/objects/info/alternates'],
    ['.git/objects/pack/multi-pack-index'],
    ['.gitattributes'],
  ])('%s is named, and no action begins', async (name) => {
    const path = join(r.folder, name)
    await rm(path, { force: true })
    await mkdir(dirname(path), { recursive: true })
    execFileSync('mkfifo', [path])
    for (const act of Object.values(r.actions)) {
      const outcome = await act()
      expect(outcome).toMatchObject({ ok: false, problem: { code: 'repository-not-trusted' } })
      expect(outcome.ok ? '' : outcome.problem.detail).toContain(
        `${name} in this repository is neither a file`,
      )
    }
  })

  test('also where a link leads to it, and the socket of git’s own watcher is none', async () => {
    const pipe = join(r.userHome, 'pipe')
    execFileSync('mkfifo', [pipe])
    const socket = createSocketServer().listen(join(r.folder, '.git', 'fsmonitor--daemon.ipc'))
    onTestFinished(() => {
      socket.close()
    })
    await once(socket, 'listening')
    expect(await r.actions.fetch()).toEqual({ ok: true, value: { message: 'Fetched.' } })
    // not every git is installed with the templates that make this folder
    await mkdir(join(r.folder, '.git', 'info'), { recursive: true })
    await rm(join(r.folder, '.git', 'info', 'exclude'), { force: true })
    await symlink(pipe, join(r.folder, '.git', 'info', 'exclude'))
    expect(await r.actions.fetch()).toMatchObject({
      problem: { detail: expect.stringContaining('.git/info/exclude in this repository is neither') },
    })
  })

  test('a list of what is to be ignored, named by its settings, is not waited for', async () => {
    const pipe = join(r.userHome, 'pipe')
    execFileSync('mkfifo', [pipe])
    await r.addSettings(`[core]\n\texcludesFile = ${JSON.stringify(pipe)}`)
    await writeFile(join(r.folder, 'new.py'), '')
    r.workspace.changed()
    expect(await r.status()).toMatchObject({ value: { api: { git: { branch: 'main', changes: 1 } } } })
    expect(await r.actions.pull()).toEqual({ ok: true, value: { message: 'Pulled.' } })
  })

  test('a look ends after its own limit, which is said; the switch is not made', async () => {
    await mkdir(join(r.folder, 'deep'))
    execFileSync('mkfifo', [join(r.folder, 'deep', '.gitignore')])
    expect(await r.actions.switch()).toEqual({
      ok: false,
      problem: expect.objectContaining({
        code: 'tool-failed',
        detail: expect.stringContaining('git took longer than 10 s'),
      }),
    })
    expect(await contentOf(join(r.folder, '.git', 'HEAD'))).toBe('ref: refs/heads/main\n')
  })
})
