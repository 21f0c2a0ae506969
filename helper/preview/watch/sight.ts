import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PUBSPEC } from './local-packages.ts'

/** Whether a codebase can be seen. `closed`: it is there, as a drive that does not answer is, and cannot be read. */
export type Sight = 'there' | 'gone' | 'closed'

export async function lookAt(project: string): Promise<Sight> {
  try {
    if (!(await stat(join(project, PUBSPEC))).isFile()) return 'gone'
    await access(project, constants.R_OK | constants.X_OK)
    return 'there'
  } catch (error) {
    return isAbsence(error) ? 'gone' : 'closed'
  }
}

const isAbsence = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
