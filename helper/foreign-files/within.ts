import { createContext, Script } from 'node:vm'

const idle = (): void => undefined
const called = { work: idle }
/** A new one for each call would take milliseconds. */
const context = createContext(called)
const CALL = new Script('work()')

/**
 * Does a work. It is cut off after `ms`: throws ERR_SCRIPT_EXECUTION_TIMEOUT then. For a process that reads
 * without a pause, and so hears neither a timer nor that nobody waits for it any more.
 */
export function within(ms: number, work: () => void): void {
  called.work = work
  try {
    CALL.runInContext(context, { timeout: ms })
  } finally {
    called.work = idle
  }
}
