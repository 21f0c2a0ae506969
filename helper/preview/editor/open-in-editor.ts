import { realpath, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { Reply, RequestBody } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import { type EditorAnswer, openInEditor as open } from '../../tools/index.ts'
import { localPackages } from '../watch/local-packages.ts'
import { contains, mayBeOpened } from '../watch/package-folder-rule.ts'

export interface EditorDeps {
  readonly flutterPath: () => Promise<string | null>
  /** The folder of the API; null: there is none. */
  readonly apiPath: () => Promise<string | null>
  /** The folder of the SDK that Start would run; null: none, or it does not say. */
  readonly sdkRoot: (project: string) => Promise<string | null>
  readonly env: NodeJS.ProcessEnv
}

/** A file of the SDK's packages, as code imports it and as compile errors name it. */
const SDK_FILE = /^package:(flutter(?:_[a-z_]+)?|integration_test)\/(.+\.dart)$/

/** A file that code imports. */
const IMPORTED = /^package:(\w+)\/(.+\.dart)$/

/**
 * Opens a file of the Flutter codebase, of one of its local packages, or a `package:` of its SDK, and of nothing else,
 * wherever links lead.
 */
export async function openInEditor(
  deps: EditorDeps,
  body: RequestBody<'openInEditor'>,
): Promise<Outcome<Reply<'openInEditor'>>> {
  if (body.codebase === 'api') return openOfApi(deps, body)
  const { file, line, column } = body
  const project = await deps.flutterPath()
  if (project === null)
    return refuse('no-flutter-codebase', 'There is no Flutter codebase in the project directory.')
  const path = await findIn(deps, project, file)
  if (path === 'outside')
    return refuse(
      'path-not-allowed',
      'Only files of the Flutter codebase, of its local packages and of its SDK are opened from here.',
    )
  if (path === 'missing') return refuse('path-not-found', `${file} is not there any more.`)
  return opened(await open({ path: path.path, line, column, cwd: project, env: deps.env }))
}

/** Whether that would open a file. */
export async function opensInEditor(deps: EditorDeps, file: string): Promise<boolean> {
  const project = await deps.flutterPath()
  return project !== null && typeof (await findIn(deps, project, file)) === 'object'
}

async function findIn({ sdkRoot }: EditorDeps, project: string, file: string): Promise<Found> {
  const [, name, below] = SDK_FILE.exec(file) ?? []
  const sdk = name === undefined ? null : await sdkRoot(project)
  return name === undefined || below === undefined || sdk === null
    ? inCodeOf(project, file)
    : insideOf(join(sdk, 'packages', name, 'lib'), below)
}

/** A file of the API's folder, and of nothing else. */
async function openOfApi(
  deps: EditorDeps,
  { file, line, column }: RequestBody<'openInEditor'>,
): Promise<Outcome<Reply<'openInEditor'>>> {
  const codebase = await deps.apiPath()
  if (codebase === null) return refuse('no-api-codebase', 'There is no API in the project directory.')
  const path = await insideOf(codebase, file)
  if (path === 'outside') return refuse('path-not-allowed', 'Only files of the API are opened from here.')
  if (path === 'missing') return refuse('path-not-found', `${file} is not there any more.`)
  return opened(await open({ path: path.path, line, column, cwd: codebase, env: deps.env }))
}

function opened(answer: EditorAnswer): Outcome<Reply<'openInEditor'>> {
  switch (answer.kind) {
    case 'opened':
      return succeed({ message: `Opened in ${answer.editor}.` })
    case 'no-editor':
      return refuse(
        'tool-missing',
        'No editor was found. Open yours, or name it in LAUNCH_EDITOR and start Mosaygent again.',
      )
    case 'failed':
      return refuse('tool-failed', `${answer.editor} could not be started: ${answer.message}.`)
  }
}

type Found = 'outside' | 'missing' | { readonly path: string }

/** A file of the codebase, else of one of its local packages: by its path, or as code imports it. */
async function inCodeOf(project: string, file: string): Promise<Found> {
  const own = await insideOf(project, file)
  if (typeof own === 'object' || file.includes('\0')) return own
  const { packages } = await localPackages(project)
  const [, name, below] = IMPORTED.exec(file) ?? []
  if (name !== undefined && below !== undefined) {
    const found = packages.find((one) => one.name === name)
    return found === undefined ? own : insideOf(join(found.root, 'lib'), below)
  }
  const asked = resolve(project, file)
  for (const { root, written, around } of packages) {
    const folder = [written, root].find((one) => contains(one, asked))
    if (folder === undefined || !mayBeOpened(relative(folder, asked), around)) continue
    const path = await insideOf(root, relative(folder, asked))
    // a link may lead to what is not to be opened
    if (typeof path !== 'object' || mayBeOpened(relative(root, path.path), around)) return path
  }
  return own
}

async function insideOf(project: string, file: string): Promise<Found> {
  if (file.includes('\0')) return 'outside'
  const asked = resolve(project, file)
  if (!contains(project, asked) && !contains(await real(project), asked)) return 'outside'
  const path = await realpath(asked).catch(() => null)
  if (path === null) return 'missing'
  if (!contains(await real(project), path)) return 'outside'
  return (await stat(path)).isFile() ? { path } : 'missing'
}

const real = (path: string) => realpath(path).catch(() => path)
