import { appendFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { bind, closeServer } from '../../ports/index.ts'
import { type ClonedCodebase, createClonedCodebase } from './cloned-codebase.ts'
import { contentOf, namesIn } from './temporary-project.ts'

const SIGNAL = new AbortController().signal
const API = { codebase: 'api' } as const

/**
 * For tests: a codebase whose git directory can be prepared as an archive's could be, beside a source with a new commit.
 * A clone brings no settings; a folder that was unpacked from an archive does.
 */
export async function createUnpackedRepository() {
  const cloned: ClonedCodebase = await createClonedCodebase((project, source) =>
    project.git(source, 'branch', 'other'),
  )
  const { root, source, folder, workspace } = cloned
  const { handlers } = workspace
  // something to fetch, which a misled git would write into the home folder
  await writeFile(join(source, '.bashrc'), 'evil\n')
  await cloned.git(source, 'add', '-A')
  await cloned.git(source, 'commit', '-qm', 'second')

  const userHome = join(root, 'user')
  const actions = {
    fetch: () => handlers.gitFetch(API, SIGNAL),
    pull: () => handlers.gitPull(API, SIGNAL),
    switch: () => handlers.gitSwitch({ ...API, branch: 'other' }, SIGNAL),
  }
  const branches = () => handlers.gitBranches(API, SIGNAL)
  const status = () => handlers.environmentStatus(undefined, SIGNAL)

  /** All that could have happened: a program, a new commit, another branch, files in the home folder. */
  const traces = async () => ({
    ran: (await namesIn(root)).filter((name) => name === 'pwned'),
    home: await namesIn(userHome),
    remote: await contentOf(join(folder, '.git', 'refs', 'remotes', 'origin', 'main')),
    head: await contentOf(join(folder, '.git', 'HEAD')),
    fetched: await contentOf(join(folder, '.git', 'FETCH_HEAD')),
    logged: await contentOf(join(folder, '.git', 'logs', 'HEAD')),
  })

  return {
    ...cloned,
    userHome,
    /** A command that leaves a trace when it runs. */
    attack: `touch '${join(root, 'pwned')}'`,
    actions,
    branches,
    status,
    traces,
    /** Adds text to the settings of the repository itself. */
    addSettings: (text: string) => appendFile(join(folder, '.git', 'config'), `${text}\n`),
    /** Reading works or says why not, each action is refused with these words, and nothing has happened. */
    async expectRefused(words: string): Promise<void> {
      const before = await traces()
      expect(await status()).toMatchObject({ ok: true })
      await branches()
      for (const act of Object.values(actions)) {
        const outcome = await act()
        expect(outcome).toMatchObject({ ok: false, problem: { code: 'repository-not-trusted' } })
        expect(outcome.ok ? '' : outcome.problem.detail).toContain(words)
      }
      expect(await traces()).toEqual(before)
    },
  }
}

export type UnpackedRepository = Awaited<ReturnType<typeof createUnpackedRepository>>

/** Starts a server of the attacker's until the test ends; `requests` is every request that reached it. */
export async function startAttackersServer(answer?: Parameters<typeof createServer>[1]) {
  const requests: string[] = []
  const server: Server = createServer((request, response) => {
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`)
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  server.on('connect', (request, socket) => {
    requests.push(`CONNECT ${request.url ?? ''}`)
    socket.destroy()
  })
  const port = await bind(server, 0, '127.0.0.1')
  onTestFinished(() => closeServer(server))
  return { requests, address: `127.0.0.1:${port}` }
}
