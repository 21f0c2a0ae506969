import { examine } from '@mosaygent/helper/doctor'
import { doctorFacts } from '@mosaygent/helper/doctor-facts'
import { resolveHome } from '@mosaygent/helper/state'
import type { Ports } from '../settings/ports.ts'

export interface DoctorCommand {
  readonly ports: Ports
  readonly env: NodeJS.ProcessEnv
  /** Where the lines go; the terminal unless a test listens. */
  readonly print?: (line: string) => void
  /** For tests: folders to look for tools in besides PATH, instead of the usual ones. */
  readonly usual?: readonly string[]
}

/** Prints a line for each check; the exit code is 0 unless something is missing that all needs. */
export async function doctor({ ports, env, print = console.log, usual }: DoctorCommand): Promise<number> {
  const home = resolveHome(env)
  const checks = await examine({ home, env, ports, usual, ...(await doctorFacts(home)) })
  const width = Math.max(...checks.map(({ name }) => name.length))
  for (const { name, state, detail } of checks) print(`${state.padEnd(7)}  ${name.padEnd(width)}  ${detail}`)
  return checks.some(({ fatal }) => fatal) ? 1 : 0
}
