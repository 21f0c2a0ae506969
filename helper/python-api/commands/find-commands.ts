import { basename, join } from 'node:path'
import { readForeign, valueOr, whyNotRead, type ForeignRead } from '../../foreign-files/index.ts'
import { entriesOf } from '../../state/index.ts'
import type { ApiCommand } from './api-command.ts'
import { type FoundApiCommands, NO_COMMANDS } from './found.ts'
import { proposeOthers } from './other-languages.ts'
import { proposePython } from './python-layout.ts'
import { resolveCommand, shownPath } from './resolve-command.ts'

export interface CommandPlace {
  /** The API's folder, absolute. */
  readonly codebase: string
  /** The project directory around it, where editors keep their files, too. */
  readonly directory: string
  readonly userHome: string
  readonly env: NodeJS.ProcessEnv
}

export interface FoundCommands {
  /** The one to use first. */
  readonly commands: readonly ApiCommand[]
  /** Files of which something was passed over, and why. */
  readonly files: readonly { readonly file: string; readonly note: string }[]
}

const MOST_FILES = 50

/** Every way to start the API that files tell: of editors, of deployments, of the project, and its layout. */
export async function findCommands(place: CommandPlace): Promise<FoundCommands> {
  const { codebase, directory } = place
  const found: { readonly rank: number; readonly command: ApiCommand }[] = []
  const files: { file: string; note: string }[] = []
  const ids = new Set<string>()
  const freeId = (wanted: string) => {
    let id = wanted
    for (let number = 2; ids.has(id); number += 1) id = `${wanted} ${number}`
    ids.add(id)
    return id
  }
  const take = (path: string, base: string, read: ForeignRead<FoundApiCommands>, rank: number) => {
    if (read.kind === 'absent') return
    const source = shownPath(codebase, path)
    const { commands, note } = valueOr(read, NO_COMMANDS)
    const why = whyNotRead(source, read) ?? note
    if (why !== null) files.push({ file: source, note: why })
    for (const one of commands) {
      const command = resolveCommand(one, source, { ...place, base })
      if (command === 'of-the-open-file')
        files.push({ file: source, note: `“${one.name}” runs the file that is open in the editor.` })
      if (command === 'too-long')
        files.push({ file: source, note: `“${one.name.slice(0, 60)}” is longer than any command.` })
      if (typeof command === 'string') continue
      found.push({ rank: rankOf(command, rank), command: { ...command, id: freeId(command.id) } })
    }
  }
  for (const base of new Set([codebase, directory])) {
    const launch = join(base, '.vscode', 'launch.json')
    take(launch, base, await readForeign('api-launch', launch, null), 10)
    for (const path of await runFiles(base))
      take(path, base, await readForeign('api-run-xml', path, null), 12)
  }
  const procfile = join(codebase, 'Procfile')
  take(procfile, codebase, await readForeign('procfile', procfile, null), 50)
  const pyproject = await readForeign('pyproject', join(codebase, 'pyproject.toml'), null)
  if (pyproject.kind === 'read')
    take(
      join(codebase, 'pyproject.toml'),
      codebase,
      { kind: 'read', value: { commands: pyproject.value.commands, note: null } },
      40,
    )
  for (const { source, command } of [
    ...(await proposePython(codebase)),
    ...(await proposeOthers(codebase)),
  ]) {
    const path = join(codebase, source)
    take(path, codebase, { kind: 'read', value: { commands: [command], note: null } }, 30)
  }
  return { commands: found.toSorted((a, b) => a.rank - b.rank).map(({ command }) => command), files }
}

const SERVER_FILE = /^(?:main|app|server|run|runserver|manage|api|asgi|wsgi|index|start|dev)\b/i

/** By where it was read, and by how much it looks like a server. */
function rankOf({ likely, problem, args }: ApiCommand, rank: number): number {
  if (problem !== null) return 90
  if (likely === 'unlikely') return 80
  if (likely === 'server') return rank
  // a script that is debugged now and then is no server
  const serves = args.some((arg) => SERVER_FILE.test(basename(arg)))
  return serves ? rank + 5 : rank + 50
}

/** The run files of JetBrains editors in a folder. */
async function runFiles(base: string): Promise<readonly string[]> {
  const folders = [
    { folder: join(base, '.run'), ending: '.run.xml' },
    { folder: join(base, '.idea', 'runConfigurations'), ending: '.xml' },
  ]
  const all = await Promise.all(
    folders.map(async ({ folder, ending }) =>
      (await entriesOf(folder))
        .filter((entry) => !entry.isDirectory() && entry.name.endsWith(ending))
        .map(({ name }) => join(folder, name))
        .toSorted(),
    ),
  )
  return all.flat().slice(0, MOST_FILES)
}
