import { readFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { findExecutable } from '../../processes/index.ts'
import { thisSystem } from '../../operating-system/index.ts'

/** In bytes. A repository for which a look takes more could not be read in the few seconds that it has, either. */
const LOOK_BYTES = 1_000_000_000
/** In ms. */
const LOOK_MS = 10_000

/** What git says when it is given no more. */
export const OUT_OF_MEMORY = /\bout of memory\b|unable to mmap|memory exhausted/i

/**
 * `prlimit`, by which a child can be given a bound of memory on Linux; null where there is none to be had, or where the
 * user set a lower bound already. What git maps (packs, its index) does not count to it, what it reads into memory does.
 */
export async function findMemoryLimiter(env: NodeJS.ProcessEnv): Promise<string | null> {
  if (!thisSystem().processes.inFiles) return null
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '') // no /proc: no bound
  return /^Max data size +unlimited +unlimited /m.test(limits) ? findExecutable('prlimit', env) : null
}

/** In bytes: little for a look, half of the machine's for what fetches and writes. */
export function memoryFor(timeoutMs: number | undefined): number {
  return timeoutMs !== undefined && timeoutMs <= LOOK_MS ? LOOK_BYTES : Math.floor(totalmem() / 2)
}
