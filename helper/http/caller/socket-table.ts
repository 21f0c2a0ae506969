import { endianness } from 'node:os'

/** One end of a connection. */
export interface SocketEnd {
  readonly address: string
  readonly port: number
}

/** Columns of a row of `/proc/net/tcp` (proc_net_tcp.txt of the kernel). */
const LOCAL = 1
const REMOTE = 2
const UID = 7
const INODE = 9

/**
 * Who owns the socket at the far end of a loopback connection: its row in the kernel's table (`/proc/net/tcp` or
 * `tcp6`), where `client` is the local side. Null: no such row, or a socket that no process holds any more (inode 0),
 * for which the kernel says root whoever it was.
 */
export function ownerOf(table: string, client: SocketEnd, server: SocketEnd): number | null {
  const [here, there] = [spellings(client), spellings(server)]
  // a busy machine has thousands of rows, and one that ends is kept for a minute
  for (const line of table.split('\n').filter((row) => here.some((end) => row.includes(end)))) {
    const row = line.trim().split(/\s+/)
    if (!here.includes(row[LOCAL] ?? '') || !there.includes(row[REMOTE] ?? '')) continue
    const [uid, inode] = [row[UID] ?? '', row[INODE] ?? '']
    if (/^\d+$/.test(uid) && /^[1-9]\d*$/.test(inode)) return Number(uid)
  }
  return null
}

/** An IPv4 end as the two tables write it: an IPv6 socket that speaks IPv4 has a row in the second one alone. */
function spellings({ address, port }: SocketEnd): readonly string[] {
  const bytes = address
    .replace(/^::ffff:/i, '')
    .split('.')
    .map(Number)
  if (bytes.length !== 4 || bytes.some((byte) => !Number.isInteger(byte) || byte < 0 || byte > 255)) return []
  const hex = (word: readonly number[]) =>
    (endianness() === 'LE' ? word.toReversed() : word)
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
      .toUpperCase()
  const at = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const v4 = hex(bytes)
  return [v4 + at, `${'0'.repeat(16)}${hex([0, 0, 255, 255])}${v4}${at}`]
}
