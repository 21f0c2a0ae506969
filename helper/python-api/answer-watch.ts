import type { ApiLook } from '@mosaygent/contract'
import type { ListeningSocket, ProcessRow } from '../operating-system/index.ts'
import type { ProcessTable } from '../process-table/index.ts'
import type { Address } from './address/address.ts'
import { type Answer, ask } from './address/ask.ts'
import { type Candidate, candidates, type Hints } from './address/candidates.ts'
import type { Look } from './server-standing.ts'

/** What a look at a server found out. */
export interface Looked {
  readonly look: Look
  /** Where it answered; null: nowhere. */
  readonly at: { readonly address: Address; readonly from: Candidate['from'] } | null
  readonly hints: Hints
}

export interface AnswerWatch {
  /**
   * `docs`: the path of the page that lists the calls, once it is known. `mayRest`: nothing points to a change, so where
   * its processes are the same it need not be asked.
   */
  look(docs: string | null, mayRest: boolean): Promise<Looked>
  /** It counts as running with the processes that were seen last. */
  settled(): void
  /** Looks at its processes alone. */
  see(): Promise<void>
  /** What it printed says where it listens. */
  printed(address: Address): void
  /** All processes of it that were ever seen. */
  family(): readonly ProcessRow[]
  /** A path is about to be asked. */
  asks(path: string): void
  /** The paths that were asked lately. */
  lookedAt(): readonly string[]
}

interface Watched {
  readonly pid: number | null
  readonly expected: number | null
  /** The path that its command's configuration names as the one that tells whether it is well. */
  readonly health: string | null
  readonly settings: () => ApiLook
  readonly table: ProcessTable
}

interface Seen {
  readonly pids: string
  readonly sockets: readonly ListeningSocket[] | null
}

const KEPT_ADDRESSES = 4
/** The quiet of a server that is looked at without asking it, in ms. */
const LONGEST_QUIET_MS = 60_000
const RECENT_MS = 2_000

/** Looks at one server: where its processes listen, and whether it answers there. */
export function createAnswerWatch({ pid, expected, health, settings, table }: Watched): AnswerWatch {
  let printed: readonly Address[] = []
  let known = new Map<number, ProcessRow>()
  let seen: Seen | null = null
  let answered: { readonly sign: string; readonly at: number; readonly last: Looked } | null = null
  /** Its processes when it last counted as running. */
  let before: string | null = null
  let asked: readonly { readonly path: string; readonly at: number }[] = []
  const asks = (path: string) => {
    const now = Date.now()
    asked = [...asked.filter((one) => now - one.at < RECENT_MS), { path, at: now }]
  }

  const see = async (): Promise<Seen | null> => {
    if (pid === null) return null
    const family = await table.family(pid)
    if (family === null || family.length === 0) return null
    known = new Map([...known, ...family.map((row) => [row.pid, row] as const)])
    const sockets = await table.listening(family.map((row) => row.pid))
    return { pids: family.map((row) => row.pid).join(' '), sockets }
  }

  return {
    async see() {
      seen = await see()
    },
    async look(docs, mayRest) {
      const now = Date.now()
      const set = settings()
      // where a program has to be asked it costs a second of work, and is done while nobody answers
      if (table.cheap || answered === null) seen = await see()
      const sockets = seen?.sockets ?? null
      const sign = JSON.stringify([set, seen, printed])
      const others = !table.cheap || seen === null || before === null ? null : seen.pids !== before
      // with nothing new about it, it is not asked each time: its log is the user's
      if (
        mayRest &&
        table.cheap &&
        seen !== null &&
        answered?.sign === sign &&
        now - answered.at < LONGEST_QUIET_MS
      )
        return answered.last
      const wanted = set.health_path ?? health
      const hints: Hints = { set: set.port, printed, sockets, expected }
      let worst: Answer = 'nobody'
      for (const { address, from } of candidates(hints)) {
        const at = wanted ?? docs ?? '/'
        asks(at)
        const answer = await ask(address, at, wanted === null ? 'HEAD' : 'GET')
        if (typeof answer === 'object') {
          const look = { answer: { status: answer.status }, health: wanted, others }
          const last: Looked = { look, at: { address: answer.at, from }, hints }
          answered = { sign, at: now, last }
          return last
        }
        if (answer === 'silent') worst = answer
      }
      answered = null
      return { look: { answer: worst, health: wanted, others }, at: null, hints }
    },
    settled() {
      before = seen?.pids ?? null
    },
    printed(address) {
      printed = [address, ...printed.filter(({ port }) => port !== address.port)].slice(0, KEPT_ADDRESSES)
    },
    family: () => [...known.values()],
    asks,
    lookedAt: () => asked.filter(({ at }) => Date.now() - at < RECENT_MS).map(({ path }) => path),
  }
}
