import { childEnvironment, run } from '../processes/index.ts'
import { outputOf, readListening, readProcesses } from './linux.ts'
import { familyOf } from './family.ts'
import {
  type Command,
  type ListeningSocket,
  type OperatingSystem,
  type ProcessRow,
  thisSystem,
} from '../operating-system/index.ts'

/** Asks the system about processes and the sockets on which they listen. Null: it does not say. */
export interface ProcessTable {
  /** A look costs next to nothing. */
  readonly cheap: boolean
  family(root: number): Promise<ProcessRow[] | null>
  listening(pids: readonly number[]): Promise<ListeningSocket[] | null>
  /** Who listens on a port; null also where it is another user's. */
  holder(port: number): Promise<ProcessRow | null>
  /** By what its output is known among others; asked while the process lives. */
  outputOf(pid: number): Promise<string | null>
  /** Those of `known` that live still, and whatever else has this output open. */
  remaining(known: readonly ProcessRow[], output: string | null): Promise<ProcessRow[]>
}

export function openProcessTable(
  env: NodeJS.ProcessEnv,
  system: OperatingSystem = thisSystem(),
): ProcessTable {
  const { processes: known, ports } = system
  const linux = known.inFiles
  const ask = async ({ file, args }: Command) => {
    const result = await run({ file, args, env: childEnvironment(env, { LC_ALL: 'C' }), timeoutMs: 10_000 })
    return result.kind === 'exited' ? result.stdout : null
  }
  const processes = async () => {
    if (linux) return readProcesses()
    const said = await ask(known.listQuestion)
    return said === null ? null : known.readList(said)
  }
  const all = async () => {
    const said = await ask(ports.allListeningQuestion)
    return said === null ? null : ports.readListening(said)
  }

  return {
    cheap: linux,
    async family(root) {
      const rows = await processes()
      return rows === null ? null : familyOf(rows, root)
    },
    async listening(pids) {
      if (linux) return readListening(pids)
      if (pids.length === 0) return []
      const said = await ask(ports.listeningQuestion(pids))
      return said === null ? null : ports.readListening(said).filter(({ pid }) => pids.includes(pid))
    },
    async holder(port) {
      const [rows, sockets] = await Promise.all([processes(), linux ? null : all()])
      if (rows === null) return null
      const listening = linux ? await readListening(rows.map(({ pid }) => pid)) : sockets
      const held = listening?.find((socket) => socket.port === port)
      return rows.find(({ pid }) => pid === held?.pid) ?? null
    },
    outputOf: async (pid) => (linux ? outputOf(pid) : null),
    async remaining(known, output) {
      const rows = (await processes()) ?? []
      const began = new Map(known.map((row) => [row.pid, row.began]))
      const stays = await Promise.all(
        rows.map(async (row) => {
          if (row.pid === process.pid) return false
          if (began.get(row.pid) === row.began) return true
          return output !== null && (await outputOf(row.pid)) === output
        }),
      )
      return rows.filter((_, at) => stays[at])
    },
  }
}
