import { isIPv4, isIPv6, type Socket } from 'node:net'
import { endianness } from 'node:os'

/** One end of a connection. */
interface SocketEndpoint {
  readonly address: string
  readonly port: number
}

/** Both ends of a connection as they stand side by side in a row of one of the kernel's tables. */
export interface RowEnds {
  /** The far end of ours: the local side of its own row. */
  readonly client: string
  readonly server: string
}

/** How the kernel writes the ends of an accepted connection, in `tcp` and in `tcp6`; null: it cannot stand there. */
export interface Spelled {
  readonly tcp: RowEnds | null
  readonly tcp6: RowEnds | null
}

type Ends = Partial<Pick<Socket, 'remoteAddress' | 'remotePort' | 'localAddress' | 'localPort'>>

/** Null: the connection is gone, or is none of the internet's. */
export function spellEnds(socket: Ends): Spelled | null {
  const { remoteAddress, remotePort, localAddress, localPort } = socket
  if (!remoteAddress || !remotePort || !localAddress || !localPort) return null
  const client = { address: remoteAddress, port: remotePort }
  const server = { address: localAddress, port: localPort }
  const spelled = { tcp: pair(client, server, 4), tcp6: pair(client, server, 16) }
  return spelled.tcp === null && spelled.tcp6 === null ? null : spelled
}

function pair(client: SocketEndpoint, server: SocketEndpoint, length: 4 | 16): RowEnds | null {
  const [one, other] = [spell(client, length), spell(server, length)]
  return one === null || other === null ? null : { client: one, server: other }
}

/** Words of four bytes in the machine's own order, then the port; an IPv6 socket that speaks IPv4 stands in `tcp6`. */
function spell({ address, port }: SocketEndpoint, length: 4 | 16): string | null {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
  const v4 = isIPv4(plain) ? plain.split('.').map(Number) : null
  const mapped = v4 === null ? bytesOf(plain) : [...Array.from({ length: 10 }, () => 0), 255, 255, ...v4]
  const bytes = length === 4 ? v4 : mapped
  if (bytes === null) return null
  let hex = ''
  for (let at = 0; at < bytes.length; at += 4) {
    const word = bytes.slice(at, at + 4)
    for (const byte of endianness() === 'LE' ? word.reverse() : word) hex += hexOf(byte, 2)
  }
  return `${hex}:${hexOf(port, 4)}`
}

/** The sixteen bytes of an IPv6 address; null: it is none, or one of a single network card (`%eth0`). */
function bytesOf(address: string): number[] | null {
  if (!isIPv6(address) || /[%.]/.test(address)) return null
  const [head = '', tail] = address.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const [front, back] = [groups(head), groups(tail ?? '')]
  const missing = tail === undefined ? 0 : 8 - front.length - back.length
  const words = [...front, ...Array.from({ length: missing }, () => '0'), ...back]
  return words.map((word) => Number.parseInt(word, 16)).flatMap((word) => [word >> 8, word & 0xff])
}

const hexOf = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, '0')
