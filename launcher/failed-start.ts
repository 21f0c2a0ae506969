import { HomeHeldError, PortTakenError, UnsafeFileError } from '@mosaygent/helper'
import { systemProblem } from '@mosaygent/helper/errors'
import { EXIT } from './exit-codes.ts'
import { homeHeldMessage } from './ports/home-held-message.ts'
import { noLoopbackMessage } from './ports/no-loopback-message.ts'
import { helperPortTakenMessage } from './ports/port-taken-message.ts'
import type { Ports } from './settings/ports.ts'
import type { HelperMessage } from './supervise/index.ts'

interface FailedStart {
  readonly home: string
  readonly ports: Ports
  /** Sends it to the parent, which prints it; null: there is none. */
  readonly send: ((message: HelperMessage) => Promise<void>) | null
}

/** Reports why the helper could not start and returns the exit code. Rethrows an unexpected error. */
export async function reportFailedStart(error: unknown, { home, ports, send }: FailedStart): Promise<number> {
  if (error instanceof PortTakenError) {
    const { port } = error
    if (send !== null) await send({ type: 'port-taken', port })
    else console.error(await helperPortTakenMessage(port, ports))
    return EXIT.held
  }
  if (error instanceof HomeHeldError) {
    const { holder } = error
    if (send !== null) await send({ type: 'home-held', home: error.home, holder })
    else console.error(homeHeldMessage(error.home, holder))
    return EXIT.held
  }
  if (error instanceof UnsafeFileError) {
    console.error(error.message)
    return EXIT.failed
  }
  const unreachable = noLoopbackMessage(error)
  if (unreachable !== null) {
    console.error(unreachable)
    return EXIT.failed
  }
  const problem = systemProblem(error)
  if (problem === null) throw error
  console.error(`The helper could not start on ${home}. ${problem.detail}`)
  return EXIT.failed
}
