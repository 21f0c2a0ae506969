import { dirname } from 'node:path'
import { messageOf } from '@mosaygent/helper/errors'
import { EXIT } from './exit-codes.ts'
import { helpFor, parseCommandLine } from './settings/command-line.ts'
import type { CommandLine } from './settings/command-line.ts'
import { readPorts } from './settings/ports.ts'
import type { Ports } from './settings/ports.ts'
import { findProductFiles } from './settings/product-files.ts'
import { whyNoUserHome } from './settings/user-home.ts'
import { endWithParent } from './start/end-with-parent.ts'
import { VERSION } from './version.ts'

type RunnableLine = Extract<CommandLine, { command: 'start' | 'helper' | 'doctor' }>

interface Command {
  /** The file that was started, with the product's other files beside it. */
  readonly program: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
}

/** The `mosaygent` command: gives the exit code. An unexpected error ends the process. */
export async function runMosaygent({ program, args, env }: Command): Promise<number> {
  endOnUnexpectedErrors()
  const line = parseCommandLine(args)
  switch (line.command) {
    case 'help':
      console.log(helpFor(env))
      return 0
    case 'version':
      console.log(VERSION)
      return 0
    case 'headers':
      // the dashboard's server and its framework come with it
      return (await import('./headers-command.ts')).printHeaders(line.config)
    case 'wrong':
      return refuse(`${line.message}\n\n${helpFor(env)}`)
    default: {
      const read = readPorts(line.ports, env)
      if (!read.ok) return refuse(read.message)
      return runCommand(line, read.ports, { program, env })
    }
  }
}

async function runCommand(
  line: RunnableLine,
  ports: Ports,
  { program, env }: Omit<Command, 'args'>,
): Promise<number> {
  const homeless = whyNoUserHome()
  if (homeless !== null) return refuse(homeless, EXIT.failed)
  const files = findProductFiles(dirname(program))
  // npm start, npx; a helper with a parent of ours hears of its end by their channel
  const underNpm = env['npm_lifecycle_event'] !== undefined && process.send === undefined
  if (underNpm && line.command !== 'doctor') await endWithParent(env)
  switch (line.command) {
    case 'start':
      return (await import('./start/start.ts')).start({ ports, open: line.open, files, program, env })
    case 'helper':
      return (await import('./helper-command.ts')).runHelper({
        ports,
        files,
        env,
        open: line.open,
        untilInputEnds: line.untilInputEnds,
      })
    case 'doctor':
      return (await import('./doctor/doctor.ts')).doctor({ ports, env })
    default:
      return line satisfies never
  }
}

function refuse(message: string, code: number = EXIT.usage): number {
  console.error(message)
  return code
}

/**
 * Ends this process on an unexpected error, which leaves an unknown state. The handlers of `exit` end what was started;
 * the parent starts a helper again.
 */
function endOnUnexpectedErrors(): void {
  process.on('uncaughtException', (error, origin) => {
    const what = origin === 'unhandledRejection' ? 'A promise was rejected and nobody heard' : 'An error'
    console.error(`${what}; this process ends. ${error instanceof Error ? error.stack : messageOf(error)}`)
    process.exit(1)
  })
}
