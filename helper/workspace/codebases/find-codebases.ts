import { basename, join, relative, sep } from 'node:path'
import type { CodebaseKind } from '@mosaygent/contract'
import { readForeign, valueOr, whyNotRead } from '../../foreign-files/index.ts'
import { entriesOf } from '../../state/index.ts'
import { holdsSource } from './source-folders.ts'

/** Absolute folders of each kind, the one to use first. */
export type FoundCodebases = Readonly<Record<CodebaseKind, readonly string[]>> & {
  /** Of files that would decide but could not be read: one sentence each, of the kind that they would make. */
  readonly notes: Readonly<Record<CodebaseKind, readonly string[]>>
}

/** How far below the project directory a codebase may lie. */
const DEPTH = 2
/** Somebody may name their whole home: enough to see every real project, little enough to answer at once. */
const MOST_FOLDERS = 2_000

interface Candidate {
  readonly folder: string
  readonly depth: number
}

/**
 * Looks for the Flutter app and the API in the project directory and two levels below it. Links are not
 * followed. What lies inside a codebase belongs to it (a plugin's `example`, an app's build scripts in Python),
 * except that a project directory that is a codebase itself may hold the other one, in the folder that Clone makes.
 */
export async function findCodebases(directory: string, deepest = DEPTH): Promise<FoundCodebases> {
  const found: Record<CodebaseKind, Candidate[]> = { api: [], flutter: [] }
  const notes: Record<CodebaseKind, string[]> = { api: [], flutter: [] }
  let level: string[] = [directory]
  let looked = 0
  for (let depth = 0; depth <= deepest; depth += 1) {
    const next: string[] = []
    for (const folder of level) {
      looked += 1
      if (looked > MOST_FOLDERS) break
      const { kind, folders, unread } = await inspect(folder)
      if (unread !== null)
        notes[unread.kind].push(unread.why.replace(unread.name, shown(directory, folder, unread.name)))
      if (kind !== null) found[kind].push({ folder, depth })
      const enter = kind === null ? folders : depth === 0 ? folders.filter((name) => mayHold(kind, name)) : []
      next.push(...enter.map((name) => join(folder, name)))
    }
    level = next
  }
  return { api: inOrder('api', found.api), flutter: inOrder('flutter', found.flutter), notes }
}

/** Whether a folder (still) is a codebase of this kind. */
export async function isCodebase(kind: CodebaseKind, folder: string): Promise<boolean> {
  return (await inspect(folder)).kind === kind
}

/** A Flutter app at the root has dozens of folders with tools in Python; a Python one has none with apps in Dart. */
function mayHold(root: CodebaseKind, name: string): boolean {
  return root === 'api' || API_FOLDER.test(name) || name === 'flutter'
}
const API_FOLDER =
  /(?:^|[-_ ])(?:api|backend|server|flask|django|fastapi|express|node|nestjs|golang)(?:$|[-_ ])/i

/** A file that would say what a folder is, and why it was not read. */
interface Unread {
  readonly kind: CodebaseKind
  readonly name: string
  readonly why: string
}

interface Inspected {
  readonly kind: CodebaseKind | null
  readonly folders: string[]
  readonly unread: Unread | null
}

async function inspect(folder: string): Promise<Inspected> {
  const entries = await entriesOf(folder)
  const files = new Set(entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name))
  const folders = entries.filter((entry) => entry.isDirectory() && holdsSource(entry.name))
  return { ...(await kindOf(folder, files)), folders: folders.map((entry) => entry.name).sort() }
}

async function kindOf(
  folder: string,
  files: ReadonlySet<string>,
): Promise<Pick<Inspected, 'kind' | 'unread'>> {
  let unread: Unread | null = null
  const says = async <K extends Telling>(kind: CodebaseKind, reader: K, name: string) => {
    if (!files.has(name)) return null
    const read = await readForeign(reader, join(folder, name), null)
    const why = whyNotRead(name, read)
    if (why !== null) unread ??= { kind, name, why }
    return valueOr(read, null)
  }
  if ((await says('flutter', 'pubspec', 'pubspec.yaml')) === true) return { kind: 'flutter', unread }
  const api =
    files.has('pyproject.toml') ||
    files.has('manage.py') ||
    (await says('api', 'requirements', 'requirements.txt')) === true ||
    (await says('api', 'node-package', 'package.json'))?.serves === true ||
    // a library in Go has no program
    (files.has('go.mod') && (files.has('main.go') || (await hasPrograms(folder)))) ||
    // a package that serves in its tests has neither
    ((await says('api', 'dart-server', 'pubspec.yaml')) !== null &&
      (await hasFolder(folder, ['bin', 'routes']))) ||
    // nothing says what it needs, and yet it is one
    (await holdsPythonApp(folder, files))
  return { kind: api ? 'api' : null, unread }
}

/** The kinds of file that tell a codebase. */
type Telling = 'pubspec' | 'requirements' | 'node-package' | 'dart-server'

/** Where a module with a web application lies that nothing else tells of. */
const MODULES = ['main.py', 'app.py', 'server.py', 'api.py', 'asgi.py', 'wsgi.py']

async function holdsPythonApp(folder: string, files: ReadonlySet<string>): Promise<boolean> {
  for (const name of MODULES) {
    if (!files.has(name)) continue
    const app = valueOr(await readForeign('python-app', join(folder, name), null), null)
    if (app?.certain === true) return true
  }
  return false
}

const hasFolder = async (folder: string, names: readonly string[]) =>
  (await entriesOf(folder)).some((entry) => entry.isDirectory() && names.includes(entry.name))

/** Where projects in Go keep their programs. */
async function hasPrograms(folder: string): Promise<boolean> {
  return (await entriesOf(join(folder, 'cmd'))).some(
    (entry) => entry.isDirectory() || entry.name === 'main.go',
  )
}

/** `flutter/pubspec.yaml` */
function shown(directory: string, folder: string, name: string): string {
  return relative(directory, join(folder, name)).split(sep).join('/')
}

/** The folder named like its kind wins, else the nearest; both ways nearest first. */
function inOrder(kind: CodebaseKind, candidates: readonly Candidate[]): string[] {
  const rank = ({ folder }: Candidate) => (basename(folder).toLowerCase() === kind ? 0 : 1)
  return candidates.toSorted((a, b) => rank(a) - rank(b) || a.depth - b.depth).map(({ folder }) => folder)
}
