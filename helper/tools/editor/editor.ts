import { basename, isAbsolute } from 'node:path'
import getArguments from 'launch-editor/get-args.js'
import { childEnvironment, findExecutable, openProgram, run } from '../../processes/index.ts'
import { thisSystem } from '../../operating-system/index.ts'

export interface FileToOpen {
  /** Absolute. */
  readonly path: string
  /** From 1; null: the file alone. */
  readonly line: number | null
  readonly column: number | null
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

export type EditorAnswer =
  | { readonly kind: 'opened'; readonly editor: string }
  | { readonly kind: 'no-editor' }
  | { readonly kind: 'failed'; readonly editor: string; readonly message: string }

/** They draw in a terminal, and ours belongs to the helper's own output. */
const IN_TERMINAL = /^(vi|vim|nvim|emacs|emacsclient|nano|pico|joe|micro|hx|helix|ed|ne|mg|kak)$/
/** Asked for on PATH when none is named and none runs. */
const COMMON = ['code', 'cursor', 'windsurf', 'codium', 'zed', 'subl', 'studio', 'idea']

/**
 * Opens a file in the developer's editor: the one LAUNCH_EDITOR names, else one that runs, else VISUAL or EDITOR, else
 * a well-known one on PATH. `launch-editor` knows the editors' process names and arguments; programs are started by our
 * own means, so only these two parts of it are used and nothing of it spawns.
 */
export async function openInEditor(file: FileToOpen): Promise<EditorAnswer> {
  const { env } = file
  const editor = await findEditor(env)
  if (editor === null) return { kind: 'no-editor' }
  const known = getArguments(editor.name, file.path, file.line ?? undefined, file.column ?? undefined)
  const opened = await openProgram({
    file: editor.program,
    args: [...editor.leading, ...known.map(String)],
    cwd: file.cwd,
    env: childEnvironment(env),
  })
  return { ...opened, editor: editor.name }
}

interface Editor {
  /** Its command, without folder: what its arguments are known by. */
  readonly name: string
  readonly program: string
  readonly leading: readonly string[]
}

async function findEditor(env: NodeJS.ProcessEnv): Promise<Editor | null> {
  return (
    (await named(env['LAUNCH_EDITOR'], env)) ??
    (await named(await runningEditor(env), env)) ??
    (await named(env['VISUAL'], env)) ??
    (await named(env['EDITOR'], env)) ??
    firstOnPath(env)
  )
}

/** A command as people write it into a variable: a path, or a name with arguments. */
async function named(command: string | undefined, env: NodeJS.ProcessEnv): Promise<Editor | null> {
  const text = command?.trim() ?? ''
  if (text === '') return null
  const whole = await editorAt(text, [], env)
  if (whole !== null) return whole
  const [first = '', ...rest] = text.split(/\s+/)
  return editorAt(first, rest, env)
}

async function editorAt(
  command: string,
  leading: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Editor | null> {
  const name = basename(command).replace(/\.(exe|cmd|bat|sh)$/i, '')
  if (IN_TERMINAL.test(name)) return null
  // a relative path would be looked for in the folder that happens to be ours
  if (command.includes('/') && !isAbsolute(command)) return null
  const program = await findExecutable(command, env)
  return program === null ? null : { name, program, leading }
}

async function firstOnPath(env: NodeJS.ProcessEnv): Promise<Editor | null> {
  for (const command of COMMON) {
    const editor = await editorAt(command, [], env)
    if (editor !== null) return editor
  }
  return null
}

/** An editor among the user's own processes. */
async function runningEditor(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { editors } = thisSystem()
  const result = await run({ ...editors.runningQuestion, env: childEnvironment(env), timeoutMs: 5_000 })
  return editors.readRunning(result.kind === 'exited' ? result.stdout : '')
}
