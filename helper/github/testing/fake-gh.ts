import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HelperEvent } from '@mosaygent/contract'
import { createEventHub } from '../../events/index.ts'
import { createJobBoard, type JobBoard } from '../../jobs/index.ts'
import { findExecutable } from '../../processes/index.ts'
import { createGithub, type Github, type GithubDeps } from '../github.ts'

/** Shell lines by the beginning of the arguments: `{ 'auth token': 'exit 1' }`. What is not listed fails with 99. */
export type FakeGh = Readonly<Record<string, string>>

export const VERSION = 'echo "gh version 2.46.0 (2025-12-13 Debian 2.46.0-4)"'
export const CODE_LINES = String.raw`printf '\n! First copy your one-time code: ABCD-1234\nOpen this URL to continue in your web browser: https://github.com/login/device\n' >&2`

/** For tests: the GitHub feature over a program called gh that says what each test wants. */
export interface GithubFixture {
  readonly root: string
  readonly github: Github
  readonly jobs: JobBoard
  readonly events: HelperEvent[]
  /** Puts such a gh on PATH and removes the one before. */
  install(gh: FakeGh): Promise<void>
  /** Puts another program on PATH. */
  program(name: string, lines: string): Promise<void>
  /** The arguments of every call of gh so far. */
  calls(): Promise<string[]>
  remove(): Promise<void>
}

export async function createGithubFixture(
  more: NodeJS.ProcessEnv = {},
  install: GithubDeps['install'] = { isRoot: false },
  login: Pick<GithubDeps, 'patience'> = {},
): Promise<GithubFixture> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é gh ')))
  const bin = join(root, 'bin')
  const log = join(root, 'calls')
  for (const folder of ['bin', 'home', 'user']) await mkdir(join(root, folder))
  const hub = createEventHub()
  const events: HelperEvent[] = []
  hub.subscribe(({ event }) => events.push(event))
  const jobs = createJobBoard(hub)
  // nothing else of this machine: no real gh, and above all no real installer
  for (const name of ['cat', 'cp', 'env', 'grep', 'gzip', 'sleep', 'tar', 'touch']) {
    const real = await findExecutable(name, process.env)
    if (real !== null) await symlink(real, join(bin, name))
  }
  const env = { PATH: bin, HOME: join(root, 'user'), FAKE_ROOT: root, ...more }
  return {
    root,
    jobs,
    events,
    github: createGithub({
      home: join(root, 'home'),
      env,
      hub,
      jobs,
      folders: { usual: [] },
      install,
      ...login,
    }),
    async install(gh) {
      const cases = Object.entries(gh).map(([args, lines]) => `  ${JSON.stringify(args)}*)\n${lines}\n  ;;`)
      const script = `#!/bin/sh\necho "$*" >> "$FAKE_ROOT/calls"\ncase "$*" in\n${cases.join('\n')}\n  *) exit 99 ;;\nesac\n`
      await writeFile(join(bin, 'gh'), script, { mode: 0o755 })
    },
    async program(name, lines) {
      await writeFile(join(bin, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 })
    },
    async calls() {
      const text = await readFile(log, 'utf8').catch(() => '')
      return text.split('\n').filter((line) => line !== '')
    },
    async remove() {
      await jobs.close()
      await rm(root, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
