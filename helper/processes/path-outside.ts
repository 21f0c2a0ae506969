import { realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, isAbsolute, relative, sep } from 'node:path'

/**
 * The environment with a PATH that never leads into a folder, asked for anew each time: whoever looks for a program,
 * and whatever is started and looks for its own, takes none that a project brought along (`node_modules/.bin`, a `bin`
 * beside the code). A folder that holds the user's home is no project in this sense: the user's own tools lie in it.
 */
export function withPathOutside(env: NodeJS.ProcessEnv, folder: () => string | null): NodeJS.ProcessEnv {
  // Windows writes it `Path`
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const all = env[name]
  if (all === undefined) return env
  // `.`, and an empty entry, is wherever a child happens to be: in the project
  const entries = all.split(delimiter).filter((entry) => isAbsolute(entry))
  const path = entries.join(delimiter)
  const home = env['HOME'] ?? env['USERPROFILE'] ?? homedir()
  let known = { folder: '', path }
  return Object.defineProperty({ ...env }, name, {
    enumerable: true,
    configurable: true,
    get() {
      const now = folder()
      if (now === null) return path
      if (now !== known.folder) {
        const outside = liesIn(home, now) ? entries : entries.filter((entry) => !liesIn(entry, now))
        known = { folder: now, path: outside.join(delimiter) }
      }
      return known.path
    },
  })
}

/** Whether a path is a folder or lies in it, as it is written or as it really is. */
export function liesIn(path: string, folder: string): boolean {
  return isBelow(path, folder) || isBelow(real(path), real(folder))
}

function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

function real(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path // not there: as it is written is all there is
  }
}
