import { delimiter, isAbsolute } from 'node:path'
import which from 'which'

/**
 * Absolute path of a program on PATH, or null. Relative PATH entries are left out: with `.` on it, a `git` in the
 * folder somebody opened would run (GO-2022-0395).
 */
export async function findExecutable(name: string, env: NodeJS.ProcessEnv): Promise<string | null> {
  const raw = env['PATH'] ?? env['Path'] ?? ''
  const path = raw
    .split(delimiter)
    .filter((entry) => isAbsolute(entry))
    .join(delimiter)
  if (path === '') return null
  return which(name, { path, pathExt: env['PATHEXT'] ?? '.EXE;.CMD;.BAT;.COM', nothrow: true })
}
