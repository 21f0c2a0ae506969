import { execa } from 'execa'
import { messageOf, systemCode } from '../errors/index.ts'
import { requireDescriptors } from './descriptors.ts'

export type Opened = { readonly kind: 'opened' } | { readonly kind: 'failed'; readonly message: string }

export interface OpenProgramOptions {
  readonly file: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  /** How long a program is watched that neither ends nor fails, in ms. */
  readonly watchMs?: number
}

/**
 * Opens a program that belongs to the user afterwards: it outlives us, and its output is not read. A failure right at
 * the start is reported.
 */
export async function openProgram(options: OpenProgramOptions): Promise<Opened> {
  try {
    requireDescriptors()
  } catch (error) {
    return { kind: 'failed', message: messageOf(error) }
  }
  const child = execa(options.file, [...options.args], {
    cwd: options.cwd,
    env: options.env,
    extendEnv: false,
    detached: true,
    windowsHide: true,
    reject: false,
    cleanup: false,
    stdio: 'ignore',
  })
  child.unref()
  let timer: NodeJS.Timeout | undefined
  const goesOn = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), options.watchMs ?? 1_500)
  })
  const result = await Promise.race([child, goesOn])
  clearTimeout(timer)
  if (result === null || result.exitCode === 0) return { kind: 'opened' }
  if (result.exitCode !== undefined) return { kind: 'failed', message: `exit code ${result.exitCode}` }
  if (result.signal !== undefined) return { kind: 'failed', message: `ended by ${result.signal}` }
  if (systemCode(result.cause) === 'ENOENT') return { kind: 'failed', message: 'not found' }
  return { kind: 'failed', message: messageOf(result.cause) }
}
