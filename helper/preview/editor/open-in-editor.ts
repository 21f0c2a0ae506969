import { realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve } from 'node:path'
import type { Reply, RequestBody } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import { openInEditor as open } from '../../tools/index.ts'

export interface EditorDeps {
  readonly flutterPath: () => Promise<string | null>
  /** The folder of the SDK that Start would run; null: none, or it does not say. */
  readonly sdkRoot: (project: string) => Promise<string | null>
  readonly env: NodeJS.ProcessEnv
}

/** A file of the SDK's packages, as code imports it and as compile errors name it. */
const SDK_FILE = /^package:(flutter(?:_[a-z_]+)?|integration_test)\/(.+\.dart)$/

/**
 * Opens a file of the Flutter codebase, or a `package:` of its SDK, and of nothing else, wherever links lead.
 */
export async function openInEditor(
  deps: EditorDeps,
  { file, line, column }: RequestBody<'openInEditor'>,
): Promise<Outcome<Reply<'openInEditor'>>> {
  const project = await deps.flutterPath()
  if (project === null)
    return refuse('no-flutter-codebase', 'There is no Flutter codebase in the project directory.')
  const [, name, below] = SDK_FILE.exec(file) ?? []
  const sdk = name === undefined ? null : await deps.sdkRoot(project)
  const path =
    name === undefined || below === undefined || sdk === null
      ? await insideOf(project, file)
      : await insideOf(join(sdk, 'packages', name, 'lib'), below)
  if (path === 'outside')
    return refuse(
      'path-not-allowed',
      'Only files of the Flutter codebase and of its SDK are opened from here.',
    )
  if (path === 'missing') return refuse('path-not-found', `${file} is not there any more.`)
  const answer = await open({ path: path.path, line, column, cwd: project, env: deps.env })
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

async function insideOf(
  project: string,
  file: string,
): Promise<'outside' | 'missing' | { readonly path: string }> {
  if (file.includes('\0')) return 'outside'
  const asked = resolve(project, file)
  if (!contains(project, asked) && !contains(await real(project), asked)) return 'outside'
  const path = await realpath(asked).catch(() => null)
  if (path === null) return 'missing'
  if (!contains(await real(project), path)) return 'outside'
  return (await stat(path)).isFile() ? { path } : 'missing'
}

const real = (path: string) => realpath(path).catch(() => path)

function contains(folder: string, path: string): boolean {
  const inside = relative(folder, path)
  return inside !== '' && inside !== '..' && !/^\.\.[/\\]/.test(inside) && !isAbsolute(inside)
}
