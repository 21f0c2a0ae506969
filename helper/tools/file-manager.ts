import { childEnvironment, findExecutable, openProgram } from '../processes/index.ts'

export type FileManagerAnswer =
  | { readonly kind: 'opened' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly message: string }

/** Names the folder for PowerShell: as an argument it would be read as code. */
const FOLDER = 'MOSAYGENT_FOLDER'

/** Opens a folder, absolute, in the file manager of this machine. */
export async function openFolder(folder: string, env: NodeJS.ProcessEnv): Promise<FileManagerAnswer> {
  const { name, args } = commandFor(process.platform, folder)
  const program = await findExecutable(name, env)
  if (program === null) return { kind: 'missing' }
  return openProgram({ file: program, args, cwd: folder, env: childEnvironment(env, { [FOLDER]: folder }) })
}

/** `explorer.exe` ends with 1 also where it opened the folder, so that a failure could not be told. */
export function commandFor(
  platform: NodeJS.Platform,
  folder: string,
): { readonly name: string; readonly args: readonly string[] } {
  switch (platform) {
    case 'darwin':
      return { name: 'open', args: [folder] }
    case 'win32':
      return {
        name: 'powershell',
        args: ['-NoProfile', '-Command', `Invoke-Item -LiteralPath $env:${FOLDER}`],
      }
    default:
      return { name: 'xdg-open', args: [folder] }
  }
}
