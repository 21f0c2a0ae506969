import type { KernelTables, TableName } from './kernel-tables.ts'
import type { Spelled } from './socket-endpoints.ts'
import { scanRows, type SocketOwner } from './socket-table.ts'

/** The kernel writes its table bucket by bucket: a row may be missed while others come and go. */
const LOOKS = 3

export type OwnerSearch = (ends: Spelled) => Promise<SocketOwner | null>

interface Question {
  readonly ends: Spelled
  readonly answer: (owner: SocketOwner | null) => void
  looks: number
}

/**
 * Who holds the far end of a connection; null: after three looks no row says. Whatever is asked while a look is under
 * way shares the next one, so that however many connections come, there is never more than one look at a time.
 */
export function createOwnerSearch(tables: Pick<KernelTables, 'read'>): OwnerSearch {
  let waiting: Question[] = []
  let looking = false

  async function look(): Promise<void> {
    looking = true
    while (waiting.length > 0) {
      const asked = new Set(waiting)
      waiting = []
      await lookOnce(tables, asked)
      for (const question of asked)
        if ((question.looks += 1) < LOOKS) waiting.push(question)
        else question.answer(null)
    }
    looking = false
  }

  return (ends) =>
    new Promise((answer) => {
      waiting.push({ ends, answer, looks: 0 })
      if (!looking) void look()
    })
}

/** Answers what it finds, and takes it out of `asked`. */
async function lookOnce({ read }: Pick<KernelTables, 'read'>, asked: Set<Question>): Promise<void> {
  for (const name of ['tcp', 'tcp6'] as const) {
    const servers = byServer(asked, name)
    if (servers.size === 0) continue
    const rows = (text: string) => {
      for (const [server, clients] of servers)
        scanRows(
          text,
          server,
          (client) => clients.has(client),
          (client, owner) => {
            const question = clients.get(client)
            if (question === undefined || !asked.delete(question)) return
            question.answer(owner)
          },
        )
    }
    const isDone = () => asked.size === 0
    // a table that cannot be read this once is one that did not say: looked at again, and refused in the end
    await read(name, rows, isDone).catch(() => undefined)
  }
}

/** Those that can stand in a table, by our own end and then by the caller's. */
function byServer(asked: ReadonlySet<Question>, name: TableName): Map<string, Map<string, Question>> {
  const servers = new Map<string, Map<string, Question>>()
  for (const question of asked) {
    const ends = question.ends[name]
    if (ends === null) continue
    const clients = servers.get(ends.server) ?? new Map<string, Question>()
    servers.set(ends.server, clients.set(ends.client, question))
  }
  return servers
}
