import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What lies beside the bundle. */
export interface ProductFiles {
  /** The dashboard's build. */
  readonly web: string
  /** The preview that needs no SDK; null when it was not built. */
  readonly sketchProgram: string | null
  /** The repositories that "Clone" gives when none is configured; null when they are not there. */
  readonly startersFolder: string | null
}

export function findProductFiles(folder: string): ProductFiles {
  const ifThere = (path: string) => (existsSync(path) ? path : null)
  return {
    web: join(folder, 'web'),
    sketchProgram: ifThere(join(folder, 'sketch.cjs')),
    startersFolder: ifThere(join(folder, 'starters')),
  }
}
