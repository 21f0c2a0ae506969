import { realpathSync } from 'node:fs'
import path from 'node:path'

/** Whether a file or folder lies in a package, wherever links lead: one out of the package is not followed. */
export function isInside(directory: string, file: string): boolean {
  try {
    return realpathSync(file).startsWith(realpathSync(directory) + path.sep)
  } catch {
    return false // No such file.
  }
}
