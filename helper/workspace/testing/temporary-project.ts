import { type GitLine } from '../../cloning/index.ts'
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import type { Job } from '@mosaygent/contract'
import { createEventHub, type NumberedEvent } from '../../events/index.ts'
import { createJobBoard } from '../../jobs/index.ts'
import { findExecutable, run } from '../../processes/index.ts'
import { createTakeOvers, openProjectStore } from '../../projects/index.ts'
import type { Config } from '../../state/index.ts'
import { createWorkspace, type Workspace, type WorkspaceDeps } from '../workspace.ts'

/** A workspace and what its board says. */
export interface OpenWorkspace extends Workspace {
  jobs(): Job[]
}

/** For tests: real folders with awkward names, real git, a real workspace over them. */
export interface TemporaryProject {
  readonly root: string
  readonly home: string
  /** An existing, empty folder. */
  readonly project: string
  readonly env: NodeJS.ProcessEnv
  readonly events: NumberedEvent[]
  readonly notices: string[]
  /** The lines of git for the console. */
  readonly gitLines: GitLine[]
  write(path: string, text: string): Promise<void>
  git(folder: string, ...args: string[]): Promise<string>
  /** A repository with one commit of these files; returns its folder. */
  repository(name: string, files: Readonly<Record<string, string>>): Promise<string>
  /** Puts a program before all others on PATH. */
  program(name: string, script: string): Promise<void>
  open(config?: Config, more?: Partial<WorkspaceDeps>): Promise<OpenWorkspace>
  remove(): Promise<void>
}

export async function createTemporaryProject(): Promise<TemporaryProject> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é 📱 ')))
  const home = join(root, 'state home')
  const project = join(root, 'my projet é 🐟')
  const bin = join(root, 'bin')
  for (const folder of [home, project, bin, join(root, 'user')]) await mkdir(folder)
  const env: NodeJS.ProcessEnv = {
    PATH: [bin, process.env['PATH'] ?? ''].join(delimiter),
    HOME: join(root, 'user'),
    GIT_DIR: join(root, 'misleading'), // as a git hook that starts us would leave it
  }
  const { GIT_DIR: _, ...clean } = env
  const who = { GIT_AUTHOR_NAME: 'Ann', GIT_AUTHOR_EMAIL: 'ann@example.test' }
  const gitEnv = { ...clean, ...who, GIT_COMMITTER_NAME: 'Ann', GIT_COMMITTER_EMAIL: 'ann@example.test' }
  const gitFile = (await findExecutable('git', process.env)) ?? 'git'
  const open: Workspace[] = []
  const events: NumberedEvent[] = []
  const notices: string[] = []
  const gitLines: GitLine[] = []

  const write = async (path: string, text: string) => {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  const git = async (folder: string, ...args: string[]) => {
    const result = await run({ file: gitFile, args: ['-C', folder, ...args], env: toStrings(gitEnv) })
    if (result.kind !== 'exited' || result.code !== 0) throw new Error(JSON.stringify(result))
    return result.stdout.trim()
  }

  return {
    root,
    home,
    project,
    env,
    events,
    notices,
    gitLines,
    write,
    git,
    async repository(name, files) {
      const folder = join(root, name)
      for (const [path, text] of Object.entries(files)) await write(join(folder, path), text)
      await git(folder, 'init', '-q', '-b', 'main')
      await git(folder, 'add', '-A')
      await git(folder, 'commit', '-qm', 'first')
      return folder
    },
    async program(name, script) {
      await writeFile(join(bin, name), script, { mode: 0o755 })
    },
    async open(config = {}, more = {}) {
      const hub = createEventHub()
      hub.subscribe((event) => events.push(event))
      const board = createJobBoard(hub)
      const projects =
        more.projects ?? (await openProjectStore({ home, onDamaged: (aside) => notices.push(aside) }))
      const workspace = await createWorkspace({
        home,
        startersFolder: null,
        config,
        projects,
        takeOvers: createTakeOvers(projects),
        env,
        hub,
        jobs: board,
        notice: (text) => notices.push(text),
        logGit: (line) => gitLines.push(line),
        ownFiles: async () => [],
        previewRunning: () => false,
        apiRunning: async () => false,
        ...more,
      })
      open.push(workspace)
      return { ...workspace, jobs: () => board.running() }
    },
    async remove() {
      await Promise.all(open.map((workspace) => workspace.close()))
      await rm(root, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function toStrings(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])))
}

/** A git whose `clone` shows progress up to a phase, then waits until `gate` exists before it really clones. */
export function slowGit(realGit: string, lines: readonly string[], gate: string, pidFile: string): string {
  return `#!/bin/sh
cloning=no
for arg in "$@"; do [ "$arg" = clone ] && cloning=yes; last="$arg"; done
if [ $cloning = yes ]; then
  mkdir -p "$last/.git"; echo half > "$last/half-a-file"
  echo $$ > ${quote(`${pidFile}.new`)}; mv ${quote(`${pidFile}.new`)} ${quote(pidFile)}
  trap '' PIPE # a helper that is killed at the first line is still outlived
${lines.map((line) => `  printf '%s\\r' ${quote(line)} >&2`).join('\n')}
  trap - PIPE
  while [ ! -e ${quote(gate)} ]; do sleep 0.02; done
  rm -rf "$last"
fi
exec ${quote(realGit)} "$@"
`
}

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Every name below a folder, hidden ones too; none when there is no folder. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}

/** The text of a file, or null. */
export async function contentOf(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null)
}
