import { stat } from 'node:fs/promises'
import { systemCode } from '../errors/index.ts'

/** Whether a project's folder is there. What may not be looked at is not called gone. */
export async function folderExists(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch (error) {
    const code = systemCode(error)
    return code !== 'ENOENT' && code !== 'ENOTDIR'
  }
}
