import { systemCode } from '../errors/index.ts'
import { processStartId } from './process-start-id.ts'
import { thisSystem } from '../operating-system/index.ts'

/** A process as it is written down: its id and when it began, in the system's own words. */
export interface KnownProcess {
  readonly pid: number
  /** Empty where the system does not tell when processes began. */
  readonly mark: string
}

let own: Promise<KnownProcess> | null = null

/** This very process. */
export function ownProcess(): Promise<KnownProcess> {
  own ??= processStartId(process.pid).then((mark) => ({ pid: process.pid, mark: mark ?? '' }))
  return own
}

/**
 * Whether that very process still lives; whoever got its id since, or after a reboot, is another one. Where the system
 * does not tell them apart, a process with that id counts as it: what may live is left alone.
 */
export async function stillLives({ pid, mark }: KnownProcess): Promise<boolean> {
  if (!idExists(pid)) return false
  const now = await processStartId(pid)
  if (now === null) return !thisSystem().processes.inFiles && idExists(pid)
  return mark === '' || now === mark
}

function idExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return systemCode(error) === 'EPERM'
  }
}
