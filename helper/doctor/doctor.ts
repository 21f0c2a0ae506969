import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reply, RequestBody } from '@mosaygent/contract'
import { type Outcome, succeed } from '../errors/index.ts'
import { singleFlight } from '../async/index.ts'
import type { PortsInUse } from './check-ports.ts'
import { examine } from './examine.ts'
import { openFiles } from './folders.ts'

export interface DoctorDeps {
  readonly home: string
  readonly env: NodeJS.ProcessEnv
  readonly ports: () => PortsInUse
  readonly facts: () => Promise<{
    readonly directory: string | null
    readonly flutter: string | null
    readonly leftovers: readonly number[]
  }>
  /** Ends what is no running server's; gives the ids that were ended. */
  readonly endLeftovers: () => Promise<readonly number[]>
  /** For tests: folders to look for tools in besides PATH. */
  readonly usual?: readonly string[]
}

export interface Doctor {
  readonly handlers: {
    doctor(): Promise<Outcome<Reply<'doctor'>>>
    repair(body: RequestBody<'repair'>): Promise<Outcome<Reply<'repair'>>>
  }
}

/** The checks of `mosaygent doctor` for the page, and the few things that the helper mends itself. */
export function createDoctor({ home, env, ports, facts, endLeftovers, usual }: DoctorDeps): Doctor {
  // it starts a dozen programs: several pages share one examination
  const examination = singleFlight(async () =>
    examine({ home, env, usual, ports: ports(), ...(await facts()) }),
  )
  return {
    handlers: {
      doctor: async () => succeed({ checks: await examination.ask() }),
      async repair({ fix }) {
        const message = fix === 'end-leftovers' ? sayEnded(await endLeftovers()) : await protect(home)
        examination.forget()
        return succeed({ message })
      },
    },
  }
}

function sayEnded(pids: readonly number[]): string {
  if (pids.length === 0) return 'Nothing was left to end.'
  return pids.length === 1 ? `Process ${pids[0]} has ended.` : `Processes ${pids.join(', ')} have ended.`
}

async function protect(home: string): Promise<string> {
  const names = await openFiles(home)
  await Promise.all(names.map((name) => chmod(join(home, name), 0o600)))
  return names.length === 0 ? 'They were closed to others already.' : 'Only you may read them now.'
}
