import { appendFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ClonedCodebase, createClonedCodebase } from '../testing/cloned-codebase.ts'
import { contentOf, namesIn } from '../testing/temporary-project.ts'

const signal = new AbortController().signal
const api = { codebase: 'api' } as const
let t: ClonedCodebase
beforeEach(async () => {
  t = await createClonedCodebase((project, source) => project.git(source, 'branch', 'feature/é'))
  for (const [name, value] of [
    ['user.name', 'Ann'],
    ['user.email', 'ann@example.test'],
  ] as const)
    await t.git(t.folder, 'config', name, value)
})
afterEach(() => t.remove())

const facts = async () => {
  const outcome = await t.workspace.handlers.environmentStatus(undefined, signal)
  return outcome.ok ? outcome.value.api.git : null
}
async function commit(folder: string, file: string, text: string): Promise<string> {
  await writeFile(join(folder, file), text)
  await t.git(folder, 'add', '-A')
  await t.git(folder, 'commit', '-qm', text)
  return t.git(folder, 'rev-parse', 'HEAD')
}
const { fetch, pull, branches, change } = {
  fetch: () => t.workspace.handlers.gitFetch(api, signal),
  pull: () => t.workspace.handlers.gitPull(api, signal),
  branches: () => t.workspace.handlers.gitBranches(api, signal),
  change: (branch: string) => t.workspace.handlers.gitSwitch({ ...api, branch }, signal),
}

describe('fetch and pull', () => {
  test('a fetch tells what is new and changes no file; a pull brings it', { tags: 'P-174' }, async () => {
    expect(await facts()).toMatchObject({ ahead: 0, behind: 0, upstream: 'origin/main', remote: t.source })
    const head = await commit(t.source, 'app.py', 'two\n')
    expect(await fetch()).toEqual({ ok: true, value: { message: 'Fetched.' } })
    expect(await facts()).toMatchObject({ behind: 1, dirty: false, fetched_at: expect.any(String) })
    expect(await contentOf(join(t.folder, 'app.py'))).toBe('one\n')
    expect(await pull()).toEqual({ ok: true, value: { message: 'Pulled.' } })
    expect(await t.git(t.folder, 'rev-parse', 'HEAD')).toBe(head)
    expect(await facts()).toMatchObject({ behind: 0, dirty: false })
    expect(await pull()).toEqual({ ok: true, value: { message: 'Nothing new: it is up to date.' } })
    expect(t.events.at(-1)?.event.type).toBe('workspace.changed')
  })

  test('a pull that would need a merge is refused, and nothing has moved', { tags: 'P-174' }, async () => {
    const head = await commit(t.folder, 'mine.py', 'mine\n')
    await commit(t.source, 'app.py', 'two\n')
    expect(await pull()).toMatchObject({ problem: { code: 'not-fast-forward' } })
    expect(await t.git(t.folder, 'rev-parse', 'HEAD')).toBe(head)
    expect(await facts()).toMatchObject({ ahead: 1, behind: 1, dirty: false })
  })

  test('a branch that follows none cannot be pulled', async () => {
    await t.git(t.folder, 'switch', '-qc', 'own')
    expect(await pull()).toMatchObject({ problem: { code: 'not-fast-forward' } })
  })

  test('a branch whose remote branch was deleted there cannot be pulled, and why is said', async () => {
    await t.git(t.source, 'branch', 'gone')
    await fetch()
    await t.git(t.folder, 'switch', '-q', '-c', 'gone', '--track', 'origin/gone')
    const head = await t.git(t.folder, 'rev-parse', 'HEAD')
    await t.git(t.source, 'branch', '-D', 'gone')
    expect(await pull()).toMatchObject({
      problem: { code: 'not-fast-forward', detail: expect.stringContaining('is not there any more') },
    })
    expect(await t.git(t.folder, 'rev-parse', 'HEAD')).toBe(head)
  })

  test('an index.lock of an editor is respected and left alone', async () => {
    await commit(t.source, 'app.py', 'two\n')
    await writeFile(join(t.folder, '.git', 'index.lock'), '')
    expect(await pull()).toMatchObject({ problem: { code: 'already-running' } })
    expect(await facts()).toMatchObject({ dirty: false, behind: 1 })
    expect(await contentOf(join(t.folder, '.git', 'index.lock'))).toBe('')
  })

  test('a remote that is gone, and a codebase that was deleted under us', async () => {
    await rm(t.source, { recursive: true })
    expect(await fetch()).toMatchObject({ problem: { code: 'repository-not-found' } })
    // it was asked, but not answered
    expect(await facts()).toMatchObject({ fetch_failed_at: expect.any(String) })
    expect(await facts()).not.toHaveProperty('fetched_at')
    await rm(t.folder, { recursive: true })
    expect(await fetch()).toMatchObject({ problem: { code: 'no-directory' } })
    expect(await facts()).toBeNull()
  })

  test('two at once are one', async () => {
    const both = await Promise.all([fetch(), fetch()])
    expect(both.map((outcome) => (outcome.ok ? 'done' : outcome.problem.code))).toEqual([
      'done',
      'already-running',
    ])
  })
})

describe('switching the branch', () => {
  test('offers those of the remote, and makes one here that follows it', async () => {
    expect(await branches()).toMatchObject({
      value: {
        branches: expect.arrayContaining([
          { name: 'main', current: true, remote_only: false },
          { name: 'feature/é', current: false, remote_only: true },
        ]),
      },
    })
    expect(await change('feature/é')).toEqual({ ok: true, value: { message: 'Switched to feature/é.' } })
    expect(await facts()).toMatchObject({ branch: 'feature/é', upstream: 'origin/feature/é' })
    expect(await change('main')).toMatchObject({ ok: true })
  })

  test.each(['--orphan=x', '-f', 'main~1', 'HEAD', 'nowhere', '../x'])('%j is no branch', async (name) => {
    expect(await change(name)).toMatchObject({ problem: { code: 'no-such-branch' } })
    expect(await facts()).toMatchObject({ branch: 'main', dirty: false })
  })
})

describe('a repository that somebody prepared runs nothing', () => {
  const evil = () => `touch '${join(t.root, 'pwned')}'`
  const nothingRan = async () => expect(await namesIn(t.root)).not.toContain('pwned')

  test('by its settings: watcher, hooks, other end, ssh, passwords, signatures', async () => {
    const hooks = join(t.root, 'hooks')
    for (const hook of ['post-checkout', 'post-merge', 'reference-transaction', 'pre-auto-gc'])
      await t.write(join(hooks, hook), `#!/bin/sh\n${evil()}\n`)
    const lines = [
      `[core]\n\tfsmonitor = "${evil()}"\n\thooksPath = "${hooks}"\n\tsshCommand = "${evil()}; false"`,
      `\taskPass = "${evil()}"\n\tpager = "${evil()}"\n\teditor = "${evil()}"`,
      `[remote "origin"]\n\tuploadpack = "${evil()}; false"`,
      `[credential]\n\thelper = "!${evil()}"`,
      `[gpg]\n\tprogram = "${evil()}"\n[merge]\n\tverifySignatures = true`,
    ]
    await appendFile(join(t.folder, '.git', 'config'), `${lines.join('\n')}\n`)
    await commit(t.source, 'app.py', 'two\n')
    expect(await facts()).toMatchObject({ branch: 'main' })
    const refused = { problem: { code: 'repository-not-trusted' } }
    expect(await fetch()).toMatchObject(refused)
    expect(await pull()).toMatchObject(refused)
    expect(await change('feature/é')).toMatchObject(refused)
    expect(await facts()).toMatchObject({ branch: 'main', behind: 0 })
    await nothingRan()
  })

  test('by a helper for passwords, when the server asks for one', async ({ skip }) => {
    const programs = await namesIn(await t.git(t.source, '--exec-path'))
    skip(!programs.some((name) => name.startsWith('git-remote-http')), 'this git cannot speak http')
    const server = createServer((_, response) => {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const url = `http://127.0.0.1:${port}`
    await t.git(t.folder, 'remote', 'set-url', 'origin', `${url}/team/app.git`)
    // a well-known name that is no program of git's own
    await t.program('git-credential-oauth', `#!/bin/sh\n${evil()}\n`)
    await t.git(t.folder, 'config', 'credential.helper', 'oauth')
    await t.git(t.folder, 'config', `credential.${url}.helper`, 'oauth')
    expect(await fetch()).toMatchObject({ problem: { code: 'repository-auth' } })
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await nothingRan()
  })

  test.each(['ext::sh -c "touch pwned"', 'fd::17/x', 'git://127.0.0.1:9/x', 'http://example.test/x.git'])(
    'by the remote %s',
    async (remote) => {
      await t.git(t.folder, 'config', '--global', 'protocol.allow', 'always')
      await t.git(t.folder, 'remote', 'set-url', 'origin', remote)
      expect(await fetch()).toMatchObject({ problem: { code: 'invalid-repository' } })
      await nothingRan()
      expect(await namesIn(t.folder)).not.toContain('pwned')
    },
  )

  test('by being a bare repository in disguise', async () => {
    const inner = join(t.project, 'flutter')
    await t.write(join(inner, 'pubspec.yaml'), 'dependencies:\n  flutter:\n    sdk: flutter\n')
    await t.git(inner, 'init', '-q', '--bare', '.')
    await t.git(inner, 'config', 'core.bare', 'false')
    await t.git(inner, 'config', 'core.worktree', '.')
    await t.git(inner, 'config', 'core.fsmonitor', evil())
    await t.workspace.handlers.environmentStatus(undefined, signal)
    expect(await t.workspace.handlers.gitFetch({ codebase: 'flutter' }, signal)).toMatchObject({ ok: false })
    await nothingRan()
  })

  test('names with line breaks and colours stay data', async () => {
    await writeFile(join(t.folder, 'a\nb \u001b[31m'), '')
    await t.git(t.folder, 'remote', 'set-url', 'origin', 'https://ann:secret@example.test/a.git')
    expect(await facts()).toMatchObject({ changes: 1, remote: 'https://example.test/a.git' })
  })
})
