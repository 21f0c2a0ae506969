import type { ListeningSocket } from '../../operating-system/index.ts'
import type { Address } from './address.ts'

/** How an address was learnt. */
export type AddressSource = 'settings' | 'output' | 'sockets' | 'command'
export interface Candidate {
  readonly address: Address
  readonly from: AddressSource
}

/** All that says where a server may listen. */
export interface Hints {
  /** What the user set. */
  readonly set: number | null
  /** What it printed, the latest first. */
  readonly printed: readonly Address[]
  /** Where its processes listen; null: the system does not say, or they are not to be seen. */
  readonly sockets: readonly ListeningSocket[] | null
  /** What its command says. */
  readonly expected: number | null
}

/**
 * Where to ask, the likeliest first. Where the system tells on which ports the server's processes listen, no other port
 * is asked: it is somebody else's, whatever was printed or set.
 */
export function candidates({ set, printed, sockets, expected }: Hints): Candidate[] {
  const bound = sockets === null ? null : new Set(sockets.map(({ port }) => port))
  const usual = (port: number): Address => {
    const own = sockets?.filter((socket) => socket.port === port).map(({ host }) => host) ?? []
    const said = printed.find((address) => address.port === port)
    // with both families bound the older one is asked
    const host = own.find((one) => !one.includes(':')) ?? own[0] ?? said?.host ?? 'localhost'
    return { scheme: said?.scheme ?? 'http', host, port }
  }
  const all: Candidate[] = set === null ? [] : [{ address: usual(set), from: 'settings' }]
  if (set === null) {
    for (const { port } of printed) all.push({ address: usual(port), from: 'output' })
    if (expected !== null) all.push({ address: usual(expected), from: 'command' })
    for (const { port } of sockets ?? []) all.push({ address: usual(port), from: 'sockets' })
  }
  const seen = new Set<number>()
  return all.filter(({ address: { port } }) => {
    if (seen.has(port) || bound?.has(port) === false) return false
    seen.add(port)
    return true
  })
}

/** What is awaited of a server that has not answered, in one sentence. */
export function whatIsAwaited({ set, printed, sockets, expected }: Hints): string {
  const ports = [...new Set(sockets?.map(({ port }) => port))]
  const where = ports.length === 1 ? `port ${ports[0]}` : `ports ${ports.join(', ')}`
  if (set !== null && ports.length > 0 && !ports.includes(set))
    return `Awaits an answer on port ${set}, as it is set; the server listens on ${where}.`
  if (ports.length > 0)
    return `Awaits an answer: the server listens on ${where} and has not answered there. If its health path is another one, set it.`
  const port = set ?? printed[0]?.port ?? expected
  if (sockets !== null)
    return `Awaits a port: the server listens on none yet${port === null ? '' : `, nor on ${port}`}.`
  return port === null
    ? 'Awaits an address: the server has printed none. If you know its port, set it.'
    : `Awaits an answer on port ${port}. If the server has another port, set it.`
}
