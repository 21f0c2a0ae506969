import { childEnvironment, findExecutable, openProgram } from '../processes/index.ts'
import { FOLDER, thisSystem } from '../operating-system/index.ts'

export type FileManagerAnswer =
  | { readonly kind: 'opened' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly message: string }

/** Opens a folder, absolute, in the file manager of this machine. */
export async function openFolder(folder: string, env: NodeJS.ProcessEnv): Promise<FileManagerAnswer> {
  const { file, args } = thisSystem().opening.folder(folder)
  const program = await findExecutable(file, env)
  if (program === null) return { kind: 'missing' }
  return openProgram({ file: program, args, cwd: folder, env: childEnvironment(env, { [FOLDER]: folder }) })
}
