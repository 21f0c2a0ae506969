import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reply } from '@mosaygent/contract'
import { claimPartialFolder } from '../cloning/index.ts'
import { type Outcome, refuse, succeed, systemCode } from '../errors/index.ts'
import { readForeign, valueOr } from '../foreign-files/index.ts'
import type { JobHandle } from '../jobs/index.ts'
import {
  type HeldFolder,
  holdFolder,
  makeFolderIn,
  readFileIn,
  removeEmptyFolder,
  removeFile,
  writeNewFile,
} from '../project-files/index.ts'
import { entriesOf } from '../state/index.ts'
import { type FlutterSdk, runFlutterCommand } from '../tools/index.ts'
import { reportLine } from './job-output.ts'

interface AddWeb {
  readonly sdk: FlutterSdk | null
  /** The folder with `pubspec.yaml`. */
  readonly app: string
  /** Our state folder. */
  readonly home: string
  readonly env: NodeJS.ProcessEnv
  readonly job: JobHandle
  /** Gets each file that was written, absolute. */
  readonly wrote: (path: string, content: Buffer) => Promise<void>
}

/** More than any template has. */
const MOST_FILES = 200

/**
 * Lets `flutter create` make an app of the same name in a folder of ours, and brings its `web` folder into the app, whole
 * or not at all: run in the app itself the command would add other missing files of its template, too. Where the app has
 * a `web` folder without a page (an icon, a worker), what is missing is added beside what is there, as the command does.
 */
export async function addWeb(request: AddWeb): Promise<Outcome<Reply<'addWeb'>>> {
  const { sdk, app, home, env, job, wrote } = request
  if (sdk === null) return refuse('tool-missing', 'No Flutter SDK was found. Install Flutter first.')
  const real = await realpath(app)
  const there = await whatIsThere(real)
  if (there === 'other')
    return refuse('target-exists', 'There is something called web in the app already. Move it away first.')
  const manifest = await readForeign('app-manifest', join(real, 'pubspec.yaml'), null)
  const name = valueOr(manifest, null)?.name ?? 'app'
  const elsewhere = await mkdtemp(join(await realpath(home), 'web-'))
  try {
    const result = await runFlutterCommand({
      program: { file: sdk.program, leading: [], root: sdk.root },
      args: ['create', '--no-pub', '--platforms', 'web', '--project-name', name, join(elsewhere, 'made')],
      cwd: elsewhere,
      env,
      signal: job.signal,
      onLine: reportLine(job, null),
    })
    switch (result.kind) {
      case 'done':
        break
      case 'cancelled':
        return refuse('cancelled', 'Cancelled. Nothing was added.')
      case 'missing':
        return refuse('tool-missing', `${sdk.program} could not be started. Check the Flutter SDK.`)
      case 'failed':
        return refuse(
          'tool-failed',
          `flutter create failed: ${result.output.findLast((line) => line.trim() !== '') ?? 'it did not say why'}`,
        )
    }
    const made = await filesOf(join(elsewhere, 'made', 'web'))
    if (!made.some(({ names }) => names.join('/') === 'index.html'))
      return refuse('tool-failed', 'flutter create made no web/index.html. Nothing was added.')
    if (there === 'files') {
      const added = await addMissing(real, made)
      if (!added.ok) return added
      // taking it back would have to know what was there before: git tells, and nothing of it was touched
      return succeed({
        message:
          added.value.length === 1 ? 'Added 1 file to web.' : `Added ${added.value.length} files to web.`,
        files: added.value,
      })
    }
    const failed = await bringInto(real, home, made)
    if (failed !== null) return failed
    for (const { names, bytes } of made) await wrote(join(real, 'web', ...names), bytes)
    const files = made.map(({ names }) => ['web', ...names].join('/'))
    return succeed({ message: `Added web with ${files.length} files.`, files })
  } finally {
    await rm(elsewhere, { recursive: true, force: true })
  }
}

/** `files`: a folder with something in it and no page; `other`: a link, a file, or a folder with a page. */
async function whatIsThere(app: string): Promise<'nothing' | 'files' | 'other'> {
  const found = (await entriesOf(app)).find(({ name }) => name === 'web')
  if (found === undefined) return 'nothing'
  if (!found.isDirectory()) return 'other'
  const inside = await entriesOf(join(app, 'web'))
  if (inside.some(({ name }) => name === 'index.html')) return 'other'
  return inside.length === 0 ? 'nothing' : 'files'
}

interface MadeFile {
  /** Folders and name, from `web` on. */
  readonly names: readonly string[]
  readonly bytes: Buffer
  readonly mode: number
}

/** Every file below a folder; links are passed over. */
async function filesOf(folder: string): Promise<MadeFile[]> {
  const found: MadeFile[] = []
  const waiting: string[][] = [[]]
  for (let names = waiting.pop(); names !== undefined; names = waiting.pop()) {
    const held = await holdFolder(join(folder, ...names))
    if (held === null) continue
    try {
      for (const entry of await entriesOf(held.path)) {
        const path = [...names, entry.name]
        if (entry.isDirectory()) waiting.push(path)
        if (!entry.isFile() || found.length >= MOST_FILES) continue
        const file = await readFileIn(held, entry.name)
        if (file !== null) found.push({ names: path, ...file })
      }
    } finally {
      await held.close()
    }
  }
  return found.toSorted((a, b) => (a.names.join('/') < b.names.join('/') ? -1 : 1))
}

/**
 * Writes what `web` lacks, the page last: until then the app still counts as one without web, and pressing again goes
 * on. What was written goes again where the rest cannot be. Gives the files, relative to the app.
 */
async function addMissing(app: string, made: readonly MadeFile[]): Promise<Outcome<string[]>> {
  const isPage = ({ names }: MadeFile) => names.join('/') === 'index.html'
  const files = [...made.filter((file) => !isPage(file)), ...made.filter(isPage)]
  const root = await holdFolder(join(app, 'web'))
  if (root === null) return refuse('file-changed', 'The app’s folder changed meanwhile.')
  const added: MadeFile[] = []
  const folders: (readonly string[])[] = []
  let next = ''
  try {
    for (const file of files) {
      next = ['web', ...file.names].join('/')
      if (await writeMissing(root, file, (names) => folders.push(names))) added.push(file)
    }
    return succeed(added.map(({ names }) => ['web', ...names].join('/')).toSorted())
  } catch (error) {
    for (const file of added) await removeBelow(root, file.names, removeFile)
    // what is in a folder comes before it
    for (const names of folders.toReversed()) await removeBelow(root, names, removeUnlessUsed)
    const refused = refusalOf(error, `Something is in the way of ${next}. Nothing was added.`)
    if (refused === null) throw error
    return refused
  } finally {
    await root.close()
  }
}

/** Whether it was written; what has the name already stays. */
async function writeMissing(root: HeldFolder, file: MadeFile, onFolder: OnFolder): Promise<boolean> {
  try {
    await writeBelow(root, file, onFolder)
    return true
  } catch (error) {
    if (systemCode(error) === 'EEXIST' && file.names.join('/') !== 'index.html') return false
    throw error
  }
}

async function removeBelow(
  folder: HeldFolder,
  [first, ...rest]: readonly string[],
  remove: (folder: HeldFolder, name: string) => Promise<void>,
): Promise<void> {
  if (first === undefined) return
  if (rest.length === 0) return remove(folder, first)
  const inner = await folder.enter(first)
  if (inner === null) return
  try {
    await removeBelow(inner, rest, remove)
  } finally {
    await inner.close()
  }
}

/** A folder of ours that somebody has put something into, or has put something else for, stays. */
async function removeUnlessUsed(folder: HeldFolder, name: string): Promise<void> {
  try {
    await removeEmptyFolder(folder, name)
  } catch (error) {
    const code = systemCode(error)
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST' && code !== 'ENOTDIR') throw error
  }
}

/** Into a hidden sibling, which then gets the name: a helper that is killed meanwhile leaves nothing. */
async function bringInto(
  app: string,
  home: string,
  files: readonly MadeFile[],
): Promise<Outcome<never> | null> {
  const partial = await claimPartialFolder(home, join(app, 'web'))
  try {
    const above = await holdFolder(app)
    if (above === null) return refuse('path-not-found', 'The app’s folder is gone.')
    try {
      const name = partial.path.slice(app.length + 1)
      await makeFolderIn(above, name)
      const root = await above.enter(name)
      if (root === null) return refuse('file-changed', 'The app’s folder changed meanwhile.')
      try {
        for (const file of files) await writeBelow(root, file)
      } finally {
        await root.close()
      }
    } finally {
      await above.close()
    }
    await partial.becomeTarget()
    return null
  } catch (error) {
    const refused = refusalOf(error, 'Something called web appeared in the app meanwhile. Nothing was added.')
    if (refused === null) throw error
    return refused
  } finally {
    await partial.settle()
  }
}

/** What the system said while files were written, as a refusal; null: it is a fault of ours. `taken`: the name is. */
function refusalOf(error: unknown, taken: string): Outcome<never> | null {
  switch (systemCode(error)) {
    case 'ENOTEMPTY':
    case 'EEXIST':
    case 'ENOTDIR':
      return refuse('target-exists', taken)
    case 'ENOSPC':
    case 'EDQUOT':
      return refuse('disk-full', 'The disk is full. Nothing was added.')
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return refuse('path-not-accessible', 'The helper may not write into the app’s folder.')
    default:
      return null
  }
}

/** Gets each folder that was made, from `web` on. */
type OnFolder = (names: readonly string[]) => void

async function writeBelow(
  folder: HeldFolder,
  { names, bytes, mode }: MadeFile,
  onFolder: OnFolder = () => undefined,
): Promise<void> {
  const [first, ...rest] = names
  if (first === undefined) return
  if (rest.length === 0) return writeNewFile(folder, first, bytes, mode)
  if (await makeFolderIn(folder, first)) onFolder([first])
  const inner = await folder.enter(first)
  if (inner === null) throw Object.assign(new Error(`${first} is no folder`), { code: 'ENOTDIR' })
  try {
    await writeBelow(inner, { names: rest, bytes, mode }, (below) => {
      onFolder([first, ...below])
    })
  } finally {
    await inner.close()
  }
}
