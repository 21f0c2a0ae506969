import { join } from 'node:path'
import { readForeign, valueOr } from '../../foreign-files/index.ts'
import { entriesOf } from '../../state/index.ts'
import { plainCommand } from './found.ts'
import type { Proposed } from './python-layout.ts'

const SCRIPTS = ['dev', 'start:dev', 'develop', 'serve', 'start', 'server']
const COMPOSE = ['compose.yaml', 'compose.yml', 'docker-compose.yml', 'docker-compose.yaml']

/** What starts an API in another language than Python, by the files that name it. */
export async function proposeOthers(codebase: string): Promise<readonly Proposed[]> {
  const names = new Set((await entriesOf(codebase)).map(({ name }) => name))
  return [
    ...(names.has('package.json') ? await node(codebase, names) : []),
    ...(names.has('go.mod') ? await go(codebase, names) : []),
    ...(names.has('pubspec.yaml') ? await dart(codebase) : []),
    ...COMPOSE.filter((name) => names.has(name)).map(compose),
  ]
}

/** The program that installs the packages of a Node project, by its lock file. */
export function nodeManager(names: ReadonlySet<string>, said: string | null): string {
  if (said !== null) return said
  if (names.has('pnpm-lock.yaml')) return 'pnpm'
  if (names.has('yarn.lock')) return 'yarn'
  return names.has('bun.lock') || names.has('bun.lockb') ? 'bun' : 'npm'
}

async function node(codebase: string, names: ReadonlySet<string>): Promise<readonly Proposed[]> {
  const source = 'package.json'
  const read = valueOr(await readForeign('node-package', join(codebase, source), null), null)
  if (read === null) return []
  const manager = nodeManager(names, read.manager)
  const scripts = SCRIPTS.filter((script) => read.scripts.includes(script))
  if (scripts.length > 0)
    return scripts.map((script) => ({
      source,
      command: plainCommand(script, 'program', [manager, 'run', script]),
    }))
  if (!read.serves || read.main === null) return []
  return [{ source, command: plainCommand(read.main, 'program', ['node', read.main]) }]
}

async function go(codebase: string, names: ReadonlySet<string>): Promise<readonly Proposed[]> {
  const source = 'go.mod'
  if (names.has('main.go'))
    return [{ source, command: plainCommand('go run', 'program', ['go', 'run', '.']) }]
  const inside = await entriesOf(join(codebase, 'cmd'))
  if (inside.some(({ name }) => name === 'main.go'))
    return [{ source, command: plainCommand('go run', 'program', ['go', 'run', './cmd']) }]
  const programs = inside.filter((entry) => entry.isDirectory())
  const found = await Promise.all(
    programs.slice(0, 20).map(async ({ name }) => {
      const files = await entriesOf(join(codebase, 'cmd', name))
      return files.some((file) => file.name === 'main.go') ? name : null
    }),
  )
  return found
    .filter((name) => name !== null)
    .map((name) => ({ source, command: plainCommand(name, 'program', ['go', 'run', `./cmd/${name}`]) }))
}

async function dart(codebase: string): Promise<readonly Proposed[]> {
  const source = 'pubspec.yaml'
  const kind = valueOr(await readForeign('dart-server', join(codebase, source), null), null)
  if (kind === null) return []
  if (kind === 'dart_frog')
    return [{ source, command: plainCommand('dart_frog', 'program', ['dart_frog', 'dev']) }]
  const files = (await entriesOf(join(codebase, 'bin'))).map(({ name }) => name)
  const rank = (name: string) => ['server.dart', 'main.dart'].indexOf(name)
  return files
    .filter((name) => name.endsWith('.dart'))
    .toSorted((a, b) => (rank(a) === -1 ? 9 : rank(a)) - (rank(b) === -1 ? 9 : rank(b)))
    .slice(0, 5)
    .map((name) => ({ source, command: plainCommand(name, 'program', ['dart', 'run', `bin/${name}`]) }))
}

const compose = (source: string): Proposed => ({
  source,
  command: {
    ...plainCommand('docker compose', 'program', ['docker', 'compose', 'up']),
    problem: 'It starts containers, which is not done from here. Run it in a terminal.',
  },
})
